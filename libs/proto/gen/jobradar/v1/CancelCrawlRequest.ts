// Original file: proto/jobradar/v1/crawl_service.proto


/**
 * Names a crawl to stop.
 */
export interface CancelCrawlRequest$Input {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name'?: (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note'?: (string);
}

/**
 * Names a crawl to stop.
 */
export interface CancelCrawlRequest {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name': (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note': (string);
}
