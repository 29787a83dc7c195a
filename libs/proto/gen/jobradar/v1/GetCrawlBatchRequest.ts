// Original file: proto/jobradar/v1/crawl_service.proto


/**
 * Names a batch.
 */
export interface GetCrawlBatchRequest$Input {
  /**
   * crawlBatches/{id}
   * Rule: required pattern=^crawlBatches/[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
}

/**
 * Names a batch.
 */
export interface GetCrawlBatchRequest {
  /**
   * crawlBatches/{id}
   * Rule: required pattern=^crawlBatches/[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
}
