// Original file: proto/jobradar/v1/caller_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetCallerRequest$Input as _jobradar_v1_GetCallerRequest$Input, GetCallerRequest as _jobradar_v1_GetCallerRequest } from '../../jobradar/v1/GetCallerRequest.ts';
import type { GetCallerResponse$Input as _jobradar_v1_GetCallerResponse$Input, GetCallerResponse as _jobradar_v1_GetCallerResponse } from '../../jobradar/v1/GetCallerResponse.ts';

/**
 * Who am I, and what may I use?
 */
export interface CallerServiceClient extends grpc.Client {
  /**
   * Tells the caller its identity, scopes, limits and use. Needs any valid credential.
   */
  GetCaller(argument: _jobradar_v1_GetCallerRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCallerResponse>): grpc.ClientUnaryCall;
  GetCaller(argument: _jobradar_v1_GetCallerRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetCallerResponse>): grpc.ClientUnaryCall;
  GetCaller(argument: _jobradar_v1_GetCallerRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCallerResponse>): grpc.ClientUnaryCall;
  GetCaller(argument: _jobradar_v1_GetCallerRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetCallerResponse>): grpc.ClientUnaryCall;
  /**
   * Tells the caller its identity, scopes, limits and use. Needs any valid credential.
   */
  getCaller(argument: _jobradar_v1_GetCallerRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCallerResponse>): grpc.ClientUnaryCall;
  getCaller(argument: _jobradar_v1_GetCallerRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetCallerResponse>): grpc.ClientUnaryCall;
  getCaller(argument: _jobradar_v1_GetCallerRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCallerResponse>): grpc.ClientUnaryCall;
  getCaller(argument: _jobradar_v1_GetCallerRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetCallerResponse>): grpc.ClientUnaryCall;
  
}

/**
 * Who am I, and what may I use?
 */
export interface CallerServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Tells the caller its identity, scopes, limits and use. Needs any valid credential.
   */
  GetCaller: grpc.handleUnaryCall<_jobradar_v1_GetCallerRequest, _jobradar_v1_GetCallerResponse$Input>;
  
}

export interface CallerServiceDefinition extends grpc.ServiceDefinition {
  GetCaller: MethodDefinition<_jobradar_v1_GetCallerRequest$Input, _jobradar_v1_GetCallerResponse$Input, _jobradar_v1_GetCallerRequest, _jobradar_v1_GetCallerResponse>
}
