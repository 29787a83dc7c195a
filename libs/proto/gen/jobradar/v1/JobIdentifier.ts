// Original file: proto/jobradar/v1/job.proto


/**
 * A further id of the posting.
 */
export interface JobIdentifier$Input {
  /**
   * "requisition", "internal", "short_code", or the source's word.
   * Rule: required max_len=64
   */
  'kind'?: (string);
  /**
   * The id.
   * Rule: required max_len=200
   */
  'value'?: (string);
}

/**
 * A further id of the posting.
 */
export interface JobIdentifier {
  /**
   * "requisition", "internal", "short_code", or the source's word.
   * Rule: required max_len=64
   */
  'kind': (string);
  /**
   * The id.
   * Rule: required max_len=200
   */
  'value': (string);
}
