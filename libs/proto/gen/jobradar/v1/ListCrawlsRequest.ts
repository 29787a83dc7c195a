// Original file: proto/jobradar/v1/crawl_service.proto


/**
 * A page of crawls.
 */
export interface ListCrawlsRequest$Input {
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
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter'?: (string);
  /**
   * Field, optionally "desc".
   * Rule: max_len=128
   */
  'orderBy'?: (string);
}

/**
 * A page of crawls.
 */
export interface ListCrawlsRequest {
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
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter': (string);
  /**
   * Field, optionally "desc".
   * Rule: max_len=128
   */
  'orderBy': (string);
}
