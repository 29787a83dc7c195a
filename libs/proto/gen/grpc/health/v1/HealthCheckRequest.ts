// Original file: proto/grpc/health/v1/health.proto


/**
 * Which service is asked about.
 */
export interface HealthCheckRequest$Input {
  /**
   * Full name of a service; empty = the process as a whole.
   */
  'service'?: (string);
}

/**
 * Which service is asked about.
 */
export interface HealthCheckRequest {
  /**
   * Full name of a service; empty = the process as a whole.
   */
  'service': (string);
}
