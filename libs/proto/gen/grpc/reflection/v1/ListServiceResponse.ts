// Original file: proto/grpc/reflection/v1/reflection.proto

import type { ServiceResponse$Input as _grpc_reflection_v1_ServiceResponse$Input, ServiceResponse as _grpc_reflection_v1_ServiceResponse } from '../../../grpc/reflection/v1/ServiceResponse.ts';

/**
 * The services of this port.
 */
export interface ListServiceResponse$Input {
  /**
   * One for each service.
   */
  'service'?: (_grpc_reflection_v1_ServiceResponse$Input)[];
}

/**
 * The services of this port.
 */
export interface ListServiceResponse {
  /**
   * One for each service.
   */
  'service': (_grpc_reflection_v1_ServiceResponse)[];
}
