// Original file: proto/jobradar/v1/crawl_service.proto


/**
 * Names an ended crawl.
 */
export interface RetryCrawlRequest$Input {
  /**
   * crawls/{uuid}; any final state.
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name'?: (string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note'?: (string);
}

/**
 * Names an ended crawl.
 */
export interface RetryCrawlRequest {
  /**
   * crawls/{uuid}; any final state.
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name': (string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note': (string);
}
