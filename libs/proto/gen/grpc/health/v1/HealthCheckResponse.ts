// Original file: proto/grpc/health/v1/health.proto


// Original file: proto/grpc/health/v1/health.proto

/**
 * Status of a service.
 */
export const _grpc_health_v1_HealthCheckResponse_ServingStatus = {
  /**
   * Not known yet.
   */
  UNKNOWN: 'UNKNOWN',
  /**
   * Takes calls.
   */
  SERVING: 'SERVING',
  /**
   * Starting, draining, or without its database.
   */
  NOT_SERVING: 'NOT_SERVING',
  /**
   * Watch only: no service has this name.
   */
  SERVICE_UNKNOWN: 'SERVICE_UNKNOWN',
} as const;

/**
 * Status of a service.
 */
export type _grpc_health_v1_HealthCheckResponse_ServingStatus$Input =
  /**
   * Not known yet.
   */
  | 'UNKNOWN'
  | 0
  /**
   * Takes calls.
   */
  | 'SERVING'
  | 1
  /**
   * Starting, draining, or without its database.
   */
  | 'NOT_SERVING'
  | 2
  /**
   * Watch only: no service has this name.
   */
  | 'SERVICE_UNKNOWN'
  | 3

/**
 * Status of a service.
 */
export type _grpc_health_v1_HealthCheckResponse_ServingStatus = typeof _grpc_health_v1_HealthCheckResponse_ServingStatus[keyof typeof _grpc_health_v1_HealthCheckResponse_ServingStatus]

/**
 * How it is.
 */
export interface HealthCheckResponse$Input {
  /**
   * The status now.
   */
  'status'?: (_grpc_health_v1_HealthCheckResponse_ServingStatus$Input);
}

/**
 * How it is.
 */
export interface HealthCheckResponse {
  /**
   * The status now.
   */
  'status': (_grpc_health_v1_HealthCheckResponse_ServingStatus);
}
