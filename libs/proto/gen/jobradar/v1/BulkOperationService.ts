// Original file: proto/jobradar/v1/bulk_operation_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CancelBulkOperationRequest$Input as _jobradar_v1_CancelBulkOperationRequest$Input, CancelBulkOperationRequest as _jobradar_v1_CancelBulkOperationRequest } from '../../jobradar/v1/CancelBulkOperationRequest.ts';
import type { CancelBulkOperationResponse$Input as _jobradar_v1_CancelBulkOperationResponse$Input, CancelBulkOperationResponse as _jobradar_v1_CancelBulkOperationResponse } from '../../jobradar/v1/CancelBulkOperationResponse.ts';
import type { GetBulkOperationRequest$Input as _jobradar_v1_GetBulkOperationRequest$Input, GetBulkOperationRequest as _jobradar_v1_GetBulkOperationRequest } from '../../jobradar/v1/GetBulkOperationRequest.ts';
import type { GetBulkOperationResponse$Input as _jobradar_v1_GetBulkOperationResponse$Input, GetBulkOperationResponse as _jobradar_v1_GetBulkOperationResponse } from '../../jobradar/v1/GetBulkOperationResponse.ts';
import type { ListBulkOperationsRequest$Input as _jobradar_v1_ListBulkOperationsRequest$Input, ListBulkOperationsRequest as _jobradar_v1_ListBulkOperationsRequest } from '../../jobradar/v1/ListBulkOperationsRequest.ts';
import type { ListBulkOperationsResponse$Input as _jobradar_v1_ListBulkOperationsResponse$Input, ListBulkOperationsResponse as _jobradar_v1_ListBulkOperationsResponse } from '../../jobradar/v1/ListBulkOperationsResponse.ts';

/**
 * Follows bulk work.
 */
export interface BulkOperationServiceClient extends grpc.Client {
  /**
   * Stops after the item in hand; an ended one is returned as it is.
   */
  CancelBulkOperation(argument: _jobradar_v1_CancelBulkOperationRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CancelBulkOperationResponse>): grpc.ClientUnaryCall;
  CancelBulkOperation(argument: _jobradar_v1_CancelBulkOperationRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CancelBulkOperationResponse>): grpc.ClientUnaryCall;
  CancelBulkOperation(argument: _jobradar_v1_CancelBulkOperationRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CancelBulkOperationResponse>): grpc.ClientUnaryCall;
  CancelBulkOperation(argument: _jobradar_v1_CancelBulkOperationRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CancelBulkOperationResponse>): grpc.ClientUnaryCall;
  /**
   * Stops after the item in hand; an ended one is returned as it is.
   */
  cancelBulkOperation(argument: _jobradar_v1_CancelBulkOperationRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CancelBulkOperationResponse>): grpc.ClientUnaryCall;
  cancelBulkOperation(argument: _jobradar_v1_CancelBulkOperationRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CancelBulkOperationResponse>): grpc.ClientUnaryCall;
  cancelBulkOperation(argument: _jobradar_v1_CancelBulkOperationRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CancelBulkOperationResponse>): grpc.ClientUnaryCall;
  cancelBulkOperation(argument: _jobradar_v1_CancelBulkOperationRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CancelBulkOperationResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reads one.
   */
  GetBulkOperation(argument: _jobradar_v1_GetBulkOperationRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetBulkOperationResponse>): grpc.ClientUnaryCall;
  GetBulkOperation(argument: _jobradar_v1_GetBulkOperationRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetBulkOperationResponse>): grpc.ClientUnaryCall;
  GetBulkOperation(argument: _jobradar_v1_GetBulkOperationRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetBulkOperationResponse>): grpc.ClientUnaryCall;
  GetBulkOperation(argument: _jobradar_v1_GetBulkOperationRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetBulkOperationResponse>): grpc.ClientUnaryCall;
  /**
   * Reads one.
   */
  getBulkOperation(argument: _jobradar_v1_GetBulkOperationRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetBulkOperationResponse>): grpc.ClientUnaryCall;
  getBulkOperation(argument: _jobradar_v1_GetBulkOperationRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetBulkOperationResponse>): grpc.ClientUnaryCall;
  getBulkOperation(argument: _jobradar_v1_GetBulkOperationRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetBulkOperationResponse>): grpc.ClientUnaryCall;
  getBulkOperation(argument: _jobradar_v1_GetBulkOperationRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetBulkOperationResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists them, newest first.
   */
  ListBulkOperations(argument: _jobradar_v1_ListBulkOperationsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListBulkOperationsResponse>): grpc.ClientUnaryCall;
  ListBulkOperations(argument: _jobradar_v1_ListBulkOperationsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListBulkOperationsResponse>): grpc.ClientUnaryCall;
  ListBulkOperations(argument: _jobradar_v1_ListBulkOperationsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListBulkOperationsResponse>): grpc.ClientUnaryCall;
  ListBulkOperations(argument: _jobradar_v1_ListBulkOperationsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListBulkOperationsResponse>): grpc.ClientUnaryCall;
  /**
   * Lists them, newest first.
   */
  listBulkOperations(argument: _jobradar_v1_ListBulkOperationsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListBulkOperationsResponse>): grpc.ClientUnaryCall;
  listBulkOperations(argument: _jobradar_v1_ListBulkOperationsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListBulkOperationsResponse>): grpc.ClientUnaryCall;
  listBulkOperations(argument: _jobradar_v1_ListBulkOperationsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListBulkOperationsResponse>): grpc.ClientUnaryCall;
  listBulkOperations(argument: _jobradar_v1_ListBulkOperationsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListBulkOperationsResponse>): grpc.ClientUnaryCall;
  
}

/**
 * Follows bulk work.
 */
export interface BulkOperationServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Stops after the item in hand; an ended one is returned as it is.
   */
  CancelBulkOperation: grpc.handleUnaryCall<_jobradar_v1_CancelBulkOperationRequest, _jobradar_v1_CancelBulkOperationResponse$Input>;
  
  /**
   * Reads one.
   */
  GetBulkOperation: grpc.handleUnaryCall<_jobradar_v1_GetBulkOperationRequest, _jobradar_v1_GetBulkOperationResponse$Input>;
  
  /**
   * Lists them, newest first.
   */
  ListBulkOperations: grpc.handleUnaryCall<_jobradar_v1_ListBulkOperationsRequest, _jobradar_v1_ListBulkOperationsResponse$Input>;
  
}

export interface BulkOperationServiceDefinition extends grpc.ServiceDefinition {
  CancelBulkOperation: MethodDefinition<_jobradar_v1_CancelBulkOperationRequest$Input, _jobradar_v1_CancelBulkOperationResponse$Input, _jobradar_v1_CancelBulkOperationRequest, _jobradar_v1_CancelBulkOperationResponse>
  GetBulkOperation: MethodDefinition<_jobradar_v1_GetBulkOperationRequest$Input, _jobradar_v1_GetBulkOperationResponse$Input, _jobradar_v1_GetBulkOperationRequest, _jobradar_v1_GetBulkOperationResponse>
  ListBulkOperations: MethodDefinition<_jobradar_v1_ListBulkOperationsRequest$Input, _jobradar_v1_ListBulkOperationsResponse$Input, _jobradar_v1_ListBulkOperationsRequest, _jobradar_v1_ListBulkOperationsResponse>
}
