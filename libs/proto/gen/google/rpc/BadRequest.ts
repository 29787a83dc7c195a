// Original file: proto/google/rpc/error_details.proto


/**
 * One field.
 */
export interface _google_rpc_BadRequest_FieldViolation$Input {
  /**
   * Path in proto names: "crawl.max_pages", "requests[3].crawl.seed_url".
   */
  'field'?: (string);
  /**
   * What is wrong, in words.
   */
  'description'?: (string);
  /**
   * The clause of the rule that was broken, in upper case: "LTE", "MAX_LEN".
   */
  'reason'?: (string);
}

/**
 * One field.
 */
export interface _google_rpc_BadRequest_FieldViolation {
  /**
   * Path in proto names: "crawl.max_pages", "requests[3].crawl.seed_url".
   */
  'field': (string);
  /**
   * What is wrong, in words.
   */
  'description': (string);
  /**
   * The clause of the rule that was broken, in upper case: "LTE", "MAX_LEN".
   */
  'reason': (string);
}

/**
 * Which fields are wrong.
 */
export interface BadRequest$Input {
  /**
   * At most 20.
   */
  'fieldViolations'?: (_google_rpc_BadRequest_FieldViolation$Input)[];
}

/**
 * Which fields are wrong.
 */
export interface BadRequest {
  /**
   * At most 20.
   */
  'fieldViolations': (_google_rpc_BadRequest_FieldViolation)[];
}
