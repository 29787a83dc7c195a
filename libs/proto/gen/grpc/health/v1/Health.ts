// Original file: proto/grpc/health/v1/health.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { HealthCheckRequest$Input as _grpc_health_v1_HealthCheckRequest$Input, HealthCheckRequest as _grpc_health_v1_HealthCheckRequest } from '../../../grpc/health/v1/HealthCheckRequest.ts';
import type { HealthCheckResponse$Input as _grpc_health_v1_HealthCheckResponse$Input, HealthCheckResponse as _grpc_health_v1_HealthCheckResponse } from '../../../grpc/health/v1/HealthCheckResponse.ts';

/**
 * Can this process take calls?
 */
export interface HealthClient extends grpc.Client {
  /**
   * Answers at once; an unknown service name is NOT_FOUND.
   */
  Check(argument: _grpc_health_v1_HealthCheckRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_grpc_health_v1_HealthCheckResponse>): grpc.ClientUnaryCall;
  Check(argument: _grpc_health_v1_HealthCheckRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_grpc_health_v1_HealthCheckResponse>): grpc.ClientUnaryCall;
  Check(argument: _grpc_health_v1_HealthCheckRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_grpc_health_v1_HealthCheckResponse>): grpc.ClientUnaryCall;
  Check(argument: _grpc_health_v1_HealthCheckRequest$Input, callback: grpc.requestCallback<_grpc_health_v1_HealthCheckResponse>): grpc.ClientUnaryCall;
  /**
   * Answers at once; an unknown service name is NOT_FOUND.
   */
  check(argument: _grpc_health_v1_HealthCheckRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_grpc_health_v1_HealthCheckResponse>): grpc.ClientUnaryCall;
  check(argument: _grpc_health_v1_HealthCheckRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_grpc_health_v1_HealthCheckResponse>): grpc.ClientUnaryCall;
  check(argument: _grpc_health_v1_HealthCheckRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_grpc_health_v1_HealthCheckResponse>): grpc.ClientUnaryCall;
  check(argument: _grpc_health_v1_HealthCheckRequest$Input, callback: grpc.requestCallback<_grpc_health_v1_HealthCheckResponse>): grpc.ClientUnaryCall;
  
  /**
   * Sends the status now and after each change; ends with OK at shutdown.
   */
  Watch(argument: _grpc_health_v1_HealthCheckRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_grpc_health_v1_HealthCheckResponse>;
  Watch(argument: _grpc_health_v1_HealthCheckRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_grpc_health_v1_HealthCheckResponse>;
  /**
   * Sends the status now and after each change; ends with OK at shutdown.
   */
  watch(argument: _grpc_health_v1_HealthCheckRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_grpc_health_v1_HealthCheckResponse>;
  watch(argument: _grpc_health_v1_HealthCheckRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_grpc_health_v1_HealthCheckResponse>;
  
}

/**
 * Can this process take calls?
 */
export interface HealthHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Answers at once; an unknown service name is NOT_FOUND.
   */
  Check: grpc.handleUnaryCall<_grpc_health_v1_HealthCheckRequest, _grpc_health_v1_HealthCheckResponse$Input>;
  
  /**
   * Sends the status now and after each change; ends with OK at shutdown.
   */
  Watch: grpc.handleServerStreamingCall<_grpc_health_v1_HealthCheckRequest, _grpc_health_v1_HealthCheckResponse$Input>;
  
}

export interface HealthDefinition extends grpc.ServiceDefinition {
  Check: MethodDefinition<_grpc_health_v1_HealthCheckRequest$Input, _grpc_health_v1_HealthCheckResponse$Input, _grpc_health_v1_HealthCheckRequest, _grpc_health_v1_HealthCheckResponse>
  Watch: MethodDefinition<_grpc_health_v1_HealthCheckRequest$Input, _grpc_health_v1_HealthCheckResponse$Input, _grpc_health_v1_HealthCheckRequest, _grpc_health_v1_HealthCheckResponse>
}
