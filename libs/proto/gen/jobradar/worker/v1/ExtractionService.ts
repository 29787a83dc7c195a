// Original file: proto/jobradar/worker/v1/extraction_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { PreviewExtractionRequest$Input as _jobradar_worker_v1_PreviewExtractionRequest$Input, PreviewExtractionRequest as _jobradar_worker_v1_PreviewExtractionRequest } from '../../../jobradar/worker/v1/PreviewExtractionRequest.ts';
import type { PreviewExtractionResponse$Input as _jobradar_worker_v1_PreviewExtractionResponse$Input, PreviewExtractionResponse as _jobradar_worker_v1_PreviewExtractionResponse } from '../../../jobradar/worker/v1/PreviewExtractionResponse.ts';

/**
 * Served by the crawler for the gateway's TestSource: the same fetcher, guards, permits and parsers
 * as a crawl. Internal.
 */
export interface ExtractionServiceClient extends grpc.Client {
  /**
   * Fetches (if asked) and parses one page; stores nothing.
   */
  PreviewExtraction(argument: _jobradar_worker_v1_PreviewExtractionRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_PreviewExtractionResponse>): grpc.ClientUnaryCall;
  PreviewExtraction(argument: _jobradar_worker_v1_PreviewExtractionRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_PreviewExtractionResponse>): grpc.ClientUnaryCall;
  PreviewExtraction(argument: _jobradar_worker_v1_PreviewExtractionRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_PreviewExtractionResponse>): grpc.ClientUnaryCall;
  PreviewExtraction(argument: _jobradar_worker_v1_PreviewExtractionRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_PreviewExtractionResponse>): grpc.ClientUnaryCall;
  /**
   * Fetches (if asked) and parses one page; stores nothing.
   */
  previewExtraction(argument: _jobradar_worker_v1_PreviewExtractionRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_PreviewExtractionResponse>): grpc.ClientUnaryCall;
  previewExtraction(argument: _jobradar_worker_v1_PreviewExtractionRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_PreviewExtractionResponse>): grpc.ClientUnaryCall;
  previewExtraction(argument: _jobradar_worker_v1_PreviewExtractionRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_PreviewExtractionResponse>): grpc.ClientUnaryCall;
  previewExtraction(argument: _jobradar_worker_v1_PreviewExtractionRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_PreviewExtractionResponse>): grpc.ClientUnaryCall;
  
}

/**
 * Served by the crawler for the gateway's TestSource: the same fetcher, guards, permits and parsers
 * as a crawl. Internal.
 */
export interface ExtractionServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Fetches (if asked) and parses one page; stores nothing.
   */
  PreviewExtraction: grpc.handleUnaryCall<_jobradar_worker_v1_PreviewExtractionRequest, _jobradar_worker_v1_PreviewExtractionResponse$Input>;
  
}

export interface ExtractionServiceDefinition extends grpc.ServiceDefinition {
  PreviewExtraction: MethodDefinition<_jobradar_worker_v1_PreviewExtractionRequest$Input, _jobradar_worker_v1_PreviewExtractionResponse$Input, _jobradar_worker_v1_PreviewExtractionRequest, _jobradar_worker_v1_PreviewExtractionResponse>
}
