// Original file: proto/jobradar/v1/job_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetJobsRequest$Input as _jobradar_v1_BatchGetJobsRequest$Input, BatchGetJobsRequest as _jobradar_v1_BatchGetJobsRequest } from '../../jobradar/v1/BatchGetJobsRequest.ts';
import type { BatchGetJobsResponse$Input as _jobradar_v1_BatchGetJobsResponse$Input, BatchGetJobsResponse as _jobradar_v1_BatchGetJobsResponse } from '../../jobradar/v1/BatchGetJobsResponse.ts';
import type { ExportJobsRequest$Input as _jobradar_v1_ExportJobsRequest$Input, ExportJobsRequest as _jobradar_v1_ExportJobsRequest } from '../../jobradar/v1/ExportJobsRequest.ts';
import type { ExportJobsResponse$Input as _jobradar_v1_ExportJobsResponse$Input, ExportJobsResponse as _jobradar_v1_ExportJobsResponse } from '../../jobradar/v1/ExportJobsResponse.ts';
import type { GetJobRequest$Input as _jobradar_v1_GetJobRequest$Input, GetJobRequest as _jobradar_v1_GetJobRequest } from '../../jobradar/v1/GetJobRequest.ts';
import type { GetJobResponse$Input as _jobradar_v1_GetJobResponse$Input, GetJobResponse as _jobradar_v1_GetJobResponse } from '../../jobradar/v1/GetJobResponse.ts';
import type { ListJobVersionsRequest$Input as _jobradar_v1_ListJobVersionsRequest$Input, ListJobVersionsRequest as _jobradar_v1_ListJobVersionsRequest } from '../../jobradar/v1/ListJobVersionsRequest.ts';
import type { ListJobVersionsResponse$Input as _jobradar_v1_ListJobVersionsResponse$Input, ListJobVersionsResponse as _jobradar_v1_ListJobVersionsResponse } from '../../jobradar/v1/ListJobVersionsResponse.ts';
import type { ListJobsRequest$Input as _jobradar_v1_ListJobsRequest$Input, ListJobsRequest as _jobradar_v1_ListJobsRequest } from '../../jobradar/v1/ListJobsRequest.ts';
import type { ListJobsResponse$Input as _jobradar_v1_ListJobsResponse$Input, ListJobsResponse as _jobradar_v1_ListJobsResponse } from '../../jobradar/v1/ListJobsResponse.ts';
import type { SearchJobsRequest$Input as _jobradar_v1_SearchJobsRequest$Input, SearchJobsRequest as _jobradar_v1_SearchJobsRequest } from '../../jobradar/v1/SearchJobsRequest.ts';
import type { SearchJobsResponse$Input as _jobradar_v1_SearchJobsResponse$Input, SearchJobsResponse as _jobradar_v1_SearchJobsResponse } from '../../jobradar/v1/SearchJobsResponse.ts';
import type { WatchJobsRequest$Input as _jobradar_v1_WatchJobsRequest$Input, WatchJobsRequest as _jobradar_v1_WatchJobsRequest } from '../../jobradar/v1/WatchJobsRequest.ts';
import type { WatchJobsResponse$Input as _jobradar_v1_WatchJobsResponse$Input, WatchJobsResponse as _jobradar_v1_WatchJobsResponse } from '../../jobradar/v1/WatchJobsResponse.ts';

/**
 * The collected postings. Served by storage; the gateway passes it through with the tenant applied.
 */
export interface JobServiceClient extends grpc.Client {
  /**
   * Reads up to 200 jobs, all or none.
   */
  BatchGetJobs(argument: _jobradar_v1_BatchGetJobsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BatchGetJobsResponse>): grpc.ClientUnaryCall;
  BatchGetJobs(argument: _jobradar_v1_BatchGetJobsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_BatchGetJobsResponse>): grpc.ClientUnaryCall;
  BatchGetJobs(argument: _jobradar_v1_BatchGetJobsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BatchGetJobsResponse>): grpc.ClientUnaryCall;
  BatchGetJobs(argument: _jobradar_v1_BatchGetJobsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_BatchGetJobsResponse>): grpc.ClientUnaryCall;
  /**
   * Reads up to 200 jobs, all or none.
   */
  batchGetJobs(argument: _jobradar_v1_BatchGetJobsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BatchGetJobsResponse>): grpc.ClientUnaryCall;
  batchGetJobs(argument: _jobradar_v1_BatchGetJobsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_BatchGetJobsResponse>): grpc.ClientUnaryCall;
  batchGetJobs(argument: _jobradar_v1_BatchGetJobsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BatchGetJobsResponse>): grpc.ClientUnaryCall;
  batchGetJobs(argument: _jobradar_v1_BatchGetJobsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_BatchGetJobsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Streams every matching job, then a token to watch from. A large export goes on with its resume_token.
   */
  ExportJobs(argument: _jobradar_v1_ExportJobsRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_ExportJobsResponse>;
  ExportJobs(argument: _jobradar_v1_ExportJobsRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_ExportJobsResponse>;
  /**
   * Streams every matching job, then a token to watch from. A large export goes on with its resume_token.
   */
  exportJobs(argument: _jobradar_v1_ExportJobsRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_ExportJobsResponse>;
  exportJobs(argument: _jobradar_v1_ExportJobsRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_ExportJobsResponse>;
  
  /**
   * Reads one job.
   */
  GetJob(argument: _jobradar_v1_GetJobRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetJobResponse>): grpc.ClientUnaryCall;
  GetJob(argument: _jobradar_v1_GetJobRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetJobResponse>): grpc.ClientUnaryCall;
  GetJob(argument: _jobradar_v1_GetJobRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetJobResponse>): grpc.ClientUnaryCall;
  GetJob(argument: _jobradar_v1_GetJobRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetJobResponse>): grpc.ClientUnaryCall;
  /**
   * Reads one job.
   */
  getJob(argument: _jobradar_v1_GetJobRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetJobResponse>): grpc.ClientUnaryCall;
  getJob(argument: _jobradar_v1_GetJobRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetJobResponse>): grpc.ClientUnaryCall;
  getJob(argument: _jobradar_v1_GetJobRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetJobResponse>): grpc.ClientUnaryCall;
  getJob(argument: _jobradar_v1_GetJobRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetJobResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists the versions of a job, newest first.
   */
  ListJobVersions(argument: _jobradar_v1_ListJobVersionsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListJobVersionsResponse>): grpc.ClientUnaryCall;
  ListJobVersions(argument: _jobradar_v1_ListJobVersionsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListJobVersionsResponse>): grpc.ClientUnaryCall;
  ListJobVersions(argument: _jobradar_v1_ListJobVersionsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListJobVersionsResponse>): grpc.ClientUnaryCall;
  ListJobVersions(argument: _jobradar_v1_ListJobVersionsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListJobVersionsResponse>): grpc.ClientUnaryCall;
  /**
   * Lists the versions of a job, newest first.
   */
  listJobVersions(argument: _jobradar_v1_ListJobVersionsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListJobVersionsResponse>): grpc.ClientUnaryCall;
  listJobVersions(argument: _jobradar_v1_ListJobVersionsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListJobVersionsResponse>): grpc.ClientUnaryCall;
  listJobVersions(argument: _jobradar_v1_ListJobVersionsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListJobVersionsResponse>): grpc.ClientUnaryCall;
  listJobVersions(argument: _jobradar_v1_ListJobVersionsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListJobVersionsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists jobs by exact filter.
   */
  ListJobs(argument: _jobradar_v1_ListJobsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListJobsResponse>): grpc.ClientUnaryCall;
  ListJobs(argument: _jobradar_v1_ListJobsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListJobsResponse>): grpc.ClientUnaryCall;
  ListJobs(argument: _jobradar_v1_ListJobsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListJobsResponse>): grpc.ClientUnaryCall;
  ListJobs(argument: _jobradar_v1_ListJobsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListJobsResponse>): grpc.ClientUnaryCall;
  /**
   * Lists jobs by exact filter.
   */
  listJobs(argument: _jobradar_v1_ListJobsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListJobsResponse>): grpc.ClientUnaryCall;
  listJobs(argument: _jobradar_v1_ListJobsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListJobsResponse>): grpc.ClientUnaryCall;
  listJobs(argument: _jobradar_v1_ListJobsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListJobsResponse>): grpc.ClientUnaryCall;
  listJobs(argument: _jobradar_v1_ListJobsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListJobsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Ranks jobs by text, with facets.
   */
  SearchJobs(argument: _jobradar_v1_SearchJobsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_SearchJobsResponse>): grpc.ClientUnaryCall;
  SearchJobs(argument: _jobradar_v1_SearchJobsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_SearchJobsResponse>): grpc.ClientUnaryCall;
  SearchJobs(argument: _jobradar_v1_SearchJobsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_SearchJobsResponse>): grpc.ClientUnaryCall;
  SearchJobs(argument: _jobradar_v1_SearchJobsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_SearchJobsResponse>): grpc.ClientUnaryCall;
  /**
   * Ranks jobs by text, with facets.
   */
  searchJobs(argument: _jobradar_v1_SearchJobsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_SearchJobsResponse>): grpc.ClientUnaryCall;
  searchJobs(argument: _jobradar_v1_SearchJobsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_SearchJobsResponse>): grpc.ClientUnaryCall;
  searchJobs(argument: _jobradar_v1_SearchJobsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_SearchJobsResponse>): grpc.ClientUnaryCall;
  searchJobs(argument: _jobradar_v1_SearchJobsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_SearchJobsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Streams changes from a token on.
   */
  WatchJobs(argument: _jobradar_v1_WatchJobsRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_WatchJobsResponse>;
  WatchJobs(argument: _jobradar_v1_WatchJobsRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_WatchJobsResponse>;
  /**
   * Streams changes from a token on.
   */
  watchJobs(argument: _jobradar_v1_WatchJobsRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_WatchJobsResponse>;
  watchJobs(argument: _jobradar_v1_WatchJobsRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_WatchJobsResponse>;
  
}

/**
 * The collected postings. Served by storage; the gateway passes it through with the tenant applied.
 */
export interface JobServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Reads up to 200 jobs, all or none.
   */
  BatchGetJobs: grpc.handleUnaryCall<_jobradar_v1_BatchGetJobsRequest, _jobradar_v1_BatchGetJobsResponse$Input>;
  
  /**
   * Streams every matching job, then a token to watch from. A large export goes on with its resume_token.
   */
  ExportJobs: grpc.handleServerStreamingCall<_jobradar_v1_ExportJobsRequest, _jobradar_v1_ExportJobsResponse$Input>;
  
  /**
   * Reads one job.
   */
  GetJob: grpc.handleUnaryCall<_jobradar_v1_GetJobRequest, _jobradar_v1_GetJobResponse$Input>;
  
  /**
   * Lists the versions of a job, newest first.
   */
  ListJobVersions: grpc.handleUnaryCall<_jobradar_v1_ListJobVersionsRequest, _jobradar_v1_ListJobVersionsResponse$Input>;
  
  /**
   * Lists jobs by exact filter.
   */
  ListJobs: grpc.handleUnaryCall<_jobradar_v1_ListJobsRequest, _jobradar_v1_ListJobsResponse$Input>;
  
  /**
   * Ranks jobs by text, with facets.
   */
  SearchJobs: grpc.handleUnaryCall<_jobradar_v1_SearchJobsRequest, _jobradar_v1_SearchJobsResponse$Input>;
  
  /**
   * Streams changes from a token on.
   */
  WatchJobs: grpc.handleServerStreamingCall<_jobradar_v1_WatchJobsRequest, _jobradar_v1_WatchJobsResponse$Input>;
  
}

export interface JobServiceDefinition extends grpc.ServiceDefinition {
  BatchGetJobs: MethodDefinition<_jobradar_v1_BatchGetJobsRequest$Input, _jobradar_v1_BatchGetJobsResponse$Input, _jobradar_v1_BatchGetJobsRequest, _jobradar_v1_BatchGetJobsResponse>
  ExportJobs: MethodDefinition<_jobradar_v1_ExportJobsRequest$Input, _jobradar_v1_ExportJobsResponse$Input, _jobradar_v1_ExportJobsRequest, _jobradar_v1_ExportJobsResponse>
  GetJob: MethodDefinition<_jobradar_v1_GetJobRequest$Input, _jobradar_v1_GetJobResponse$Input, _jobradar_v1_GetJobRequest, _jobradar_v1_GetJobResponse>
  ListJobVersions: MethodDefinition<_jobradar_v1_ListJobVersionsRequest$Input, _jobradar_v1_ListJobVersionsResponse$Input, _jobradar_v1_ListJobVersionsRequest, _jobradar_v1_ListJobVersionsResponse>
  ListJobs: MethodDefinition<_jobradar_v1_ListJobsRequest$Input, _jobradar_v1_ListJobsResponse$Input, _jobradar_v1_ListJobsRequest, _jobradar_v1_ListJobsResponse>
  SearchJobs: MethodDefinition<_jobradar_v1_SearchJobsRequest$Input, _jobradar_v1_SearchJobsResponse$Input, _jobradar_v1_SearchJobsRequest, _jobradar_v1_SearchJobsResponse>
  WatchJobs: MethodDefinition<_jobradar_v1_WatchJobsRequest$Input, _jobradar_v1_WatchJobsResponse$Input, _jobradar_v1_WatchJobsRequest, _jobradar_v1_WatchJobsResponse>
}
