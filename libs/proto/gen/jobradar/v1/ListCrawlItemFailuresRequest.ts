// Original file: proto/jobradar/v1/crawl_service.proto


/**
 * A page of item failures.
 */
export interface ListCrawlItemFailuresRequest$Input {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'parent'?: (string);
  /**
   * 0 = 50; more than 500 is lowered to 500.
   * Rule: gte=0
   */
  'pageSize'?: (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken'?: (string);
}

/**
 * A page of item failures.
 */
export interface ListCrawlItemFailuresRequest {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'parent': (string);
  /**
   * 0 = 50; more than 500 is lowered to 500.
   * Rule: gte=0
   */
  'pageSize': (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken': (string);
}
