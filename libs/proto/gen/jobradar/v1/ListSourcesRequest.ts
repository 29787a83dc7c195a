// Original file: proto/jobradar/v1/source_service.proto


/**
 * A page of sources.
 */
export interface ListSourcesRequest$Input {
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
   * Deleted ones too.
   */
  'showDeleted'?: (boolean);
}

/**
 * A page of sources.
 */
export interface ListSourcesRequest {
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
   * Deleted ones too.
   */
  'showDeleted': (boolean);
}
