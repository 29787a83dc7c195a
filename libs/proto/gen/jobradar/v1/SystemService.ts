// Original file: proto/jobradar/v1/system_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetStatusRequest$Input as _jobradar_v1_GetStatusRequest$Input, GetStatusRequest as _jobradar_v1_GetStatusRequest } from '../../jobradar/v1/GetStatusRequest.ts';
import type { GetStatusResponse$Input as _jobradar_v1_GetStatusResponse$Input, GetStatusResponse as _jobradar_v1_GetStatusResponse } from '../../jobradar/v1/GetStatusResponse.ts';

/**
 * The installation as a whole; for operators.
 */
export interface SystemServiceClient extends grpc.Client {
  /**
   * Outbox, queues, workers and what is waiting, over all tenants. No name of a tenant, no URL.
   */
  GetStatus(argument: _jobradar_v1_GetStatusRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetStatusResponse>): grpc.ClientUnaryCall;
  GetStatus(argument: _jobradar_v1_GetStatusRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetStatusResponse>): grpc.ClientUnaryCall;
  GetStatus(argument: _jobradar_v1_GetStatusRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetStatusResponse>): grpc.ClientUnaryCall;
  GetStatus(argument: _jobradar_v1_GetStatusRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetStatusResponse>): grpc.ClientUnaryCall;
  /**
   * Outbox, queues, workers and what is waiting, over all tenants. No name of a tenant, no URL.
   */
  getStatus(argument: _jobradar_v1_GetStatusRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetStatusResponse>): grpc.ClientUnaryCall;
  getStatus(argument: _jobradar_v1_GetStatusRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetStatusResponse>): grpc.ClientUnaryCall;
  getStatus(argument: _jobradar_v1_GetStatusRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetStatusResponse>): grpc.ClientUnaryCall;
  getStatus(argument: _jobradar_v1_GetStatusRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetStatusResponse>): grpc.ClientUnaryCall;
  
}

/**
 * The installation as a whole; for operators.
 */
export interface SystemServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Outbox, queues, workers and what is waiting, over all tenants. No name of a tenant, no URL.
   */
  GetStatus: grpc.handleUnaryCall<_jobradar_v1_GetStatusRequest, _jobradar_v1_GetStatusResponse$Input>;
  
}

export interface SystemServiceDefinition extends grpc.ServiceDefinition {
  GetStatus: MethodDefinition<_jobradar_v1_GetStatusRequest$Input, _jobradar_v1_GetStatusResponse$Input, _jobradar_v1_GetStatusRequest, _jobradar_v1_GetStatusResponse>
}
