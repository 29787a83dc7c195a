// Original file: proto/jobradar/v1/crawl_service.proto


/**
 * Names a crawl to explain.
 */
export interface ExplainCrawlRequest$Input {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name'?: (string);
}

/**
 * Names a crawl to explain.
 */
export interface ExplainCrawlRequest {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name': (string);
}
