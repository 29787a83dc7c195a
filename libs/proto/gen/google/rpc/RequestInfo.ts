// Original file: proto/google/rpc/error_details.proto


/**
 * Which call it was.
 */
export interface RequestInfo$Input {
  /**
   * Trace id of the call.
   */
  'requestId'?: (string);
  /**
   * Not used.
   */
  'servingData'?: (string);
}

/**
 * Which call it was.
 */
export interface RequestInfo {
  /**
   * Trace id of the call.
   */
  'requestId': (string);
  /**
   * Not used.
   */
  'servingData': (string);
}
