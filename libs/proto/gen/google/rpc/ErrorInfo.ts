// Original file: proto/google/rpc/error_details.proto


/**
 * Why, for a program: a stable reason within a domain. In every error of ours.
 */
export interface ErrorInfo$Input {
  /**
   * A value of jobradar.v1.ErrorReason without its prefix.
   */
  'reason'?: (string);
  /**
   * Always "jobradar".
   */
  'domain'?: (string);
  /**
   * The changing parts of the message, by stable keys.
   */
  'metadata'?: ({[key: string]: string});
}

/**
 * Why, for a program: a stable reason within a domain. In every error of ours.
 */
export interface ErrorInfo {
  /**
   * A value of jobradar.v1.ErrorReason without its prefix.
   */
  'reason': (string);
  /**
   * Always "jobradar".
   */
  'domain': (string);
  /**
   * The changing parts of the message, by stable keys.
   */
  'metadata': ({[key: string]: string});
}
