// Original file: proto/grpc/reflection/v1/reflection.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ServerReflectionRequest$Input as _grpc_reflection_v1_ServerReflectionRequest$Input, ServerReflectionRequest as _grpc_reflection_v1_ServerReflectionRequest } from '../../../grpc/reflection/v1/ServerReflectionRequest.ts';
import type { ServerReflectionResponse$Input as _grpc_reflection_v1_ServerReflectionResponse$Input, ServerReflectionResponse as _grpc_reflection_v1_ServerReflectionResponse } from '../../../grpc/reflection/v1/ServerReflectionResponse.ts';

/**
 * Descriptors of the services on this port.
 */
export interface ServerReflectionClient extends grpc.Client {
  /**
   * One answer for each request, in order.
   */
  ServerReflectionInfo(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_grpc_reflection_v1_ServerReflectionRequest$Input, _grpc_reflection_v1_ServerReflectionResponse>;
  ServerReflectionInfo(options?: grpc.CallOptions): grpc.ClientDuplexStream<_grpc_reflection_v1_ServerReflectionRequest$Input, _grpc_reflection_v1_ServerReflectionResponse>;
  /**
   * One answer for each request, in order.
   */
  serverReflectionInfo(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_grpc_reflection_v1_ServerReflectionRequest$Input, _grpc_reflection_v1_ServerReflectionResponse>;
  serverReflectionInfo(options?: grpc.CallOptions): grpc.ClientDuplexStream<_grpc_reflection_v1_ServerReflectionRequest$Input, _grpc_reflection_v1_ServerReflectionResponse>;
  
}

/**
 * Descriptors of the services on this port.
 */
export interface ServerReflectionHandlers extends grpc.UntypedServiceImplementation {
  /**
   * One answer for each request, in order.
   */
  ServerReflectionInfo: grpc.handleBidiStreamingCall<_grpc_reflection_v1_ServerReflectionRequest, _grpc_reflection_v1_ServerReflectionResponse$Input>;
  
}

export interface ServerReflectionDefinition extends grpc.ServiceDefinition {
  ServerReflectionInfo: MethodDefinition<_grpc_reflection_v1_ServerReflectionRequest$Input, _grpc_reflection_v1_ServerReflectionResponse$Input, _grpc_reflection_v1_ServerReflectionRequest, _grpc_reflection_v1_ServerReflectionResponse>
}
