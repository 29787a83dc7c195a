// Original file: proto/jobradar/storage/v1/storage_service.proto


/**
 * Asks for the run.
 */
export interface OpenRunRequest$Input {
  /**
   * The grant of the claim.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
}

/**
 * Asks for the run.
 */
export interface OpenRunRequest {
  /**
   * The grant of the claim.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
}
