// Original file: proto/google/rpc/error_details.proto


/**
 * One condition.
 */
export interface _google_rpc_PreconditionFailure_Violation$Input {
  /**
   * The reason, as in ErrorInfo.
   */
  'type'?: (string);
  /**
   * Name of the resource.
   */
  'subject'?: (string);
  /**
   * What to change, in words.
   */
  'description'?: (string);
}

/**
 * One condition.
 */
export interface _google_rpc_PreconditionFailure_Violation {
  /**
   * The reason, as in ErrorInfo.
   */
  'type': (string);
  /**
   * Name of the resource.
   */
  'subject': (string);
  /**
   * What to change, in words.
   */
  'description': (string);
}

/**
 * Which precondition does not hold.
 */
export interface PreconditionFailure$Input {
  /**
   * The conditions that do not hold.
   */
  'violations'?: (_google_rpc_PreconditionFailure_Violation$Input)[];
}

/**
 * Which precondition does not hold.
 */
export interface PreconditionFailure {
  /**
   * The conditions that do not hold.
   */
  'violations': (_google_rpc_PreconditionFailure_Violation)[];
}
