// Original file: proto/jobradar/worker/v1/politeness_service.proto


/**
 * Names an origin.
 */
export interface GetRobotsRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * scheme://host[:port]
   * Rule: required uri max_len=300
   */
  'origin'?: (string);
}

/**
 * Names an origin.
 */
export interface GetRobotsRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * scheme://host[:port]
   * Rule: required uri max_len=300
   */
  'origin': (string);
}
