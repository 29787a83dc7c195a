// Original file: proto/jobradar/storage/v1/storage_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { FindMissingSnapshotsRequest$Input as _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, FindMissingSnapshotsRequest as _jobradar_storage_v1_FindMissingSnapshotsRequest } from '../../../jobradar/storage/v1/FindMissingSnapshotsRequest.ts';
import type { FindMissingSnapshotsResponse$Input as _jobradar_storage_v1_FindMissingSnapshotsResponse$Input, FindMissingSnapshotsResponse as _jobradar_storage_v1_FindMissingSnapshotsResponse } from '../../../jobradar/storage/v1/FindMissingSnapshotsResponse.ts';
import type { GetSnapshotRequest$Input as _jobradar_storage_v1_GetSnapshotRequest$Input, GetSnapshotRequest as _jobradar_storage_v1_GetSnapshotRequest } from '../../../jobradar/storage/v1/GetSnapshotRequest.ts';
import type { GetSnapshotResponse$Input as _jobradar_storage_v1_GetSnapshotResponse$Input, GetSnapshotResponse as _jobradar_storage_v1_GetSnapshotResponse } from '../../../jobradar/storage/v1/GetSnapshotResponse.ts';
import type { OpenRunRequest$Input as _jobradar_storage_v1_OpenRunRequest$Input, OpenRunRequest as _jobradar_storage_v1_OpenRunRequest } from '../../../jobradar/storage/v1/OpenRunRequest.ts';
import type { OpenRunResponse$Input as _jobradar_storage_v1_OpenRunResponse$Input, OpenRunResponse as _jobradar_storage_v1_OpenRunResponse } from '../../../jobradar/storage/v1/OpenRunResponse.ts';
import type { PlanProbesRequest$Input as _jobradar_storage_v1_PlanProbesRequest$Input, PlanProbesRequest as _jobradar_storage_v1_PlanProbesRequest } from '../../../jobradar/storage/v1/PlanProbesRequest.ts';
import type { PlanProbesResponse$Input as _jobradar_storage_v1_PlanProbesResponse$Input, PlanProbesResponse as _jobradar_storage_v1_PlanProbesResponse } from '../../../jobradar/storage/v1/PlanProbesResponse.ts';
import type { PutSnapshotRequest$Input as _jobradar_storage_v1_PutSnapshotRequest$Input, PutSnapshotRequest as _jobradar_storage_v1_PutSnapshotRequest } from '../../../jobradar/storage/v1/PutSnapshotRequest.ts';
import type { PutSnapshotResponse$Input as _jobradar_storage_v1_PutSnapshotResponse$Input, PutSnapshotResponse as _jobradar_storage_v1_PutSnapshotResponse } from '../../../jobradar/storage/v1/PutSnapshotResponse.ts';
import type { SealRunsRequest$Input as _jobradar_storage_v1_SealRunsRequest$Input, SealRunsRequest as _jobradar_storage_v1_SealRunsRequest } from '../../../jobradar/storage/v1/SealRunsRequest.ts';
import type { SealRunsResponse$Input as _jobradar_storage_v1_SealRunsResponse$Input, SealRunsResponse as _jobradar_storage_v1_SealRunsResponse } from '../../../jobradar/storage/v1/SealRunsResponse.ts';
import type { UpsertJobsRequest$Input as _jobradar_storage_v1_UpsertJobsRequest$Input, UpsertJobsRequest as _jobradar_storage_v1_UpsertJobsRequest } from '../../../jobradar/storage/v1/UpsertJobsRequest.ts';
import type { UpsertJobsResponse$Input as _jobradar_storage_v1_UpsertJobsResponse$Input, UpsertJobsResponse as _jobradar_storage_v1_UpsertJobsResponse } from '../../../jobradar/storage/v1/UpsertJobsResponse.ts';

/**
 * Writes of the crawler into the job store. Internal. Tenant, task, source and epoch are read from
 * the grant, never from the request. Every write first locks the run's row where the epoch
 * is the grant's and the run is not sealed, in its own transaction; otherwise LEASE_LOST (ABORTED).
 * OpenRun and SealRuns update that row. A grant past its expiry is GRANT_EXPIRED (ABORTED): renew it
 * by a heartbeat and repeat. A grant of epoch 0 (a preview) is refused everywhere here.
 */
export interface StorageServiceClient extends grpc.Client {
  /**
   * Tells which page bodies are not stored yet.
   */
  FindMissingSnapshots(argument: _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_FindMissingSnapshotsResponse>): grpc.ClientUnaryCall;
  FindMissingSnapshots(argument: _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_FindMissingSnapshotsResponse>): grpc.ClientUnaryCall;
  FindMissingSnapshots(argument: _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_FindMissingSnapshotsResponse>): grpc.ClientUnaryCall;
  FindMissingSnapshots(argument: _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_FindMissingSnapshotsResponse>): grpc.ClientUnaryCall;
  /**
   * Tells which page bodies are not stored yet.
   */
  findMissingSnapshots(argument: _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_FindMissingSnapshotsResponse>): grpc.ClientUnaryCall;
  findMissingSnapshots(argument: _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_FindMissingSnapshotsResponse>): grpc.ClientUnaryCall;
  findMissingSnapshots(argument: _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_FindMissingSnapshotsResponse>): grpc.ClientUnaryCall;
  findMissingSnapshots(argument: _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_FindMissingSnapshotsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reads one page body; for the gateway, with the tenant applied.
   */
  GetSnapshot(argument: _jobradar_storage_v1_GetSnapshotRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_storage_v1_GetSnapshotResponse>;
  GetSnapshot(argument: _jobradar_storage_v1_GetSnapshotRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_storage_v1_GetSnapshotResponse>;
  /**
   * Reads one page body; for the gateway, with the tenant applied.
   */
  getSnapshot(argument: _jobradar_storage_v1_GetSnapshotRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_storage_v1_GetSnapshotResponse>;
  getSnapshot(argument: _jobradar_storage_v1_GetSnapshotRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_storage_v1_GetSnapshotResponse>;
  
  /**
   * Opens the run: raises its epoch; from the commit on every lower one is refused. The first step
   * after a claim, before any fetch.
   */
  OpenRun(argument: _jobradar_storage_v1_OpenRunRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_OpenRunResponse>): grpc.ClientUnaryCall;
  OpenRun(argument: _jobradar_storage_v1_OpenRunRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_OpenRunResponse>): grpc.ClientUnaryCall;
  OpenRun(argument: _jobradar_storage_v1_OpenRunRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_OpenRunResponse>): grpc.ClientUnaryCall;
  OpenRun(argument: _jobradar_storage_v1_OpenRunRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_OpenRunResponse>): grpc.ClientUnaryCall;
  /**
   * Opens the run: raises its epoch; from the commit on every lower one is refused. The first step
   * after a claim, before any fetch.
   */
  openRun(argument: _jobradar_storage_v1_OpenRunRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_OpenRunResponse>): grpc.ClientUnaryCall;
  openRun(argument: _jobradar_storage_v1_OpenRunRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_OpenRunResponse>): grpc.ClientUnaryCall;
  openRun(argument: _jobradar_storage_v1_OpenRunRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_OpenRunResponse>): grpc.ClientUnaryCall;
  openRun(argument: _jobradar_storage_v1_OpenRunRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_OpenRunResponse>): grpc.ClientUnaryCall;
  
  /**
   * Names the detail pages that decide about missing jobs. Changes nothing; asked when the list was read to its end.
   */
  PlanProbes(argument: _jobradar_storage_v1_PlanProbesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_PlanProbesResponse>): grpc.ClientUnaryCall;
  PlanProbes(argument: _jobradar_storage_v1_PlanProbesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_PlanProbesResponse>): grpc.ClientUnaryCall;
  PlanProbes(argument: _jobradar_storage_v1_PlanProbesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_PlanProbesResponse>): grpc.ClientUnaryCall;
  PlanProbes(argument: _jobradar_storage_v1_PlanProbesRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_PlanProbesResponse>): grpc.ClientUnaryCall;
  /**
   * Names the detail pages that decide about missing jobs. Changes nothing; asked when the list was read to its end.
   */
  planProbes(argument: _jobradar_storage_v1_PlanProbesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_PlanProbesResponse>): grpc.ClientUnaryCall;
  planProbes(argument: _jobradar_storage_v1_PlanProbesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_PlanProbesResponse>): grpc.ClientUnaryCall;
  planProbes(argument: _jobradar_storage_v1_PlanProbesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_PlanProbesResponse>): grpc.ClientUnaryCall;
  planProbes(argument: _jobradar_storage_v1_PlanProbesRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_PlanProbesResponse>): grpc.ClientUnaryCall;
  
  /**
   * Stores one page body.
   */
  PutSnapshot(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_PutSnapshotResponse>): grpc.ClientWritableStream<_jobradar_storage_v1_PutSnapshotRequest$Input>;
  PutSnapshot(metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_PutSnapshotResponse>): grpc.ClientWritableStream<_jobradar_storage_v1_PutSnapshotRequest$Input>;
  PutSnapshot(options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_PutSnapshotResponse>): grpc.ClientWritableStream<_jobradar_storage_v1_PutSnapshotRequest$Input>;
  PutSnapshot(callback: grpc.requestCallback<_jobradar_storage_v1_PutSnapshotResponse>): grpc.ClientWritableStream<_jobradar_storage_v1_PutSnapshotRequest$Input>;
  /**
   * Stores one page body.
   */
  putSnapshot(metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_PutSnapshotResponse>): grpc.ClientWritableStream<_jobradar_storage_v1_PutSnapshotRequest$Input>;
  putSnapshot(metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_PutSnapshotResponse>): grpc.ClientWritableStream<_jobradar_storage_v1_PutSnapshotRequest$Input>;
  putSnapshot(options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_PutSnapshotResponse>): grpc.ClientWritableStream<_jobradar_storage_v1_PutSnapshotRequest$Input>;
  putSnapshot(callback: grpc.requestCallback<_jobradar_storage_v1_PutSnapshotResponse>): grpc.ClientWritableStream<_jobradar_storage_v1_PutSnapshotRequest$Input>;
  
  /**
   * Ends runs, for the gateway alone, after the verdict on their crawls: records how each ended,
   * closes what evidence closes, gives the final totals. From then on a run takes no write.
   */
  SealRuns(argument: _jobradar_storage_v1_SealRunsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_SealRunsResponse>): grpc.ClientUnaryCall;
  SealRuns(argument: _jobradar_storage_v1_SealRunsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_SealRunsResponse>): grpc.ClientUnaryCall;
  SealRuns(argument: _jobradar_storage_v1_SealRunsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_SealRunsResponse>): grpc.ClientUnaryCall;
  SealRuns(argument: _jobradar_storage_v1_SealRunsRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_SealRunsResponse>): grpc.ClientUnaryCall;
  /**
   * Ends runs, for the gateway alone, after the verdict on their crawls: records how each ended,
   * closes what evidence closes, gives the final totals. From then on a run takes no write.
   */
  sealRuns(argument: _jobradar_storage_v1_SealRunsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_SealRunsResponse>): grpc.ClientUnaryCall;
  sealRuns(argument: _jobradar_storage_v1_SealRunsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_SealRunsResponse>): grpc.ClientUnaryCall;
  sealRuns(argument: _jobradar_storage_v1_SealRunsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_SealRunsResponse>): grpc.ClientUnaryCall;
  sealRuns(argument: _jobradar_storage_v1_SealRunsRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_SealRunsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Stores one batch of observations in one transaction.
   */
  UpsertJobs(argument: _jobradar_storage_v1_UpsertJobsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_UpsertJobsResponse>): grpc.ClientUnaryCall;
  UpsertJobs(argument: _jobradar_storage_v1_UpsertJobsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_UpsertJobsResponse>): grpc.ClientUnaryCall;
  UpsertJobs(argument: _jobradar_storage_v1_UpsertJobsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_UpsertJobsResponse>): grpc.ClientUnaryCall;
  UpsertJobs(argument: _jobradar_storage_v1_UpsertJobsRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_UpsertJobsResponse>): grpc.ClientUnaryCall;
  /**
   * Stores one batch of observations in one transaction.
   */
  upsertJobs(argument: _jobradar_storage_v1_UpsertJobsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_UpsertJobsResponse>): grpc.ClientUnaryCall;
  upsertJobs(argument: _jobradar_storage_v1_UpsertJobsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_storage_v1_UpsertJobsResponse>): grpc.ClientUnaryCall;
  upsertJobs(argument: _jobradar_storage_v1_UpsertJobsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_storage_v1_UpsertJobsResponse>): grpc.ClientUnaryCall;
  upsertJobs(argument: _jobradar_storage_v1_UpsertJobsRequest$Input, callback: grpc.requestCallback<_jobradar_storage_v1_UpsertJobsResponse>): grpc.ClientUnaryCall;
  
}

/**
 * Writes of the crawler into the job store. Internal. Tenant, task, source and epoch are read from
 * the grant, never from the request. Every write first locks the run's row where the epoch
 * is the grant's and the run is not sealed, in its own transaction; otherwise LEASE_LOST (ABORTED).
 * OpenRun and SealRuns update that row. A grant past its expiry is GRANT_EXPIRED (ABORTED): renew it
 * by a heartbeat and repeat. A grant of epoch 0 (a preview) is refused everywhere here.
 */
export interface StorageServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Tells which page bodies are not stored yet.
   */
  FindMissingSnapshots: grpc.handleUnaryCall<_jobradar_storage_v1_FindMissingSnapshotsRequest, _jobradar_storage_v1_FindMissingSnapshotsResponse$Input>;
  
  /**
   * Reads one page body; for the gateway, with the tenant applied.
   */
  GetSnapshot: grpc.handleServerStreamingCall<_jobradar_storage_v1_GetSnapshotRequest, _jobradar_storage_v1_GetSnapshotResponse$Input>;
  
  /**
   * Opens the run: raises its epoch; from the commit on every lower one is refused. The first step
   * after a claim, before any fetch.
   */
  OpenRun: grpc.handleUnaryCall<_jobradar_storage_v1_OpenRunRequest, _jobradar_storage_v1_OpenRunResponse$Input>;
  
  /**
   * Names the detail pages that decide about missing jobs. Changes nothing; asked when the list was read to its end.
   */
  PlanProbes: grpc.handleUnaryCall<_jobradar_storage_v1_PlanProbesRequest, _jobradar_storage_v1_PlanProbesResponse$Input>;
  
  /**
   * Stores one page body.
   */
  PutSnapshot: grpc.handleClientStreamingCall<_jobradar_storage_v1_PutSnapshotRequest, _jobradar_storage_v1_PutSnapshotResponse$Input>;
  
  /**
   * Ends runs, for the gateway alone, after the verdict on their crawls: records how each ended,
   * closes what evidence closes, gives the final totals. From then on a run takes no write.
   */
  SealRuns: grpc.handleUnaryCall<_jobradar_storage_v1_SealRunsRequest, _jobradar_storage_v1_SealRunsResponse$Input>;
  
  /**
   * Stores one batch of observations in one transaction.
   */
  UpsertJobs: grpc.handleUnaryCall<_jobradar_storage_v1_UpsertJobsRequest, _jobradar_storage_v1_UpsertJobsResponse$Input>;
  
}

export interface StorageServiceDefinition extends grpc.ServiceDefinition {
  FindMissingSnapshots: MethodDefinition<_jobradar_storage_v1_FindMissingSnapshotsRequest$Input, _jobradar_storage_v1_FindMissingSnapshotsResponse$Input, _jobradar_storage_v1_FindMissingSnapshotsRequest, _jobradar_storage_v1_FindMissingSnapshotsResponse>
  GetSnapshot: MethodDefinition<_jobradar_storage_v1_GetSnapshotRequest$Input, _jobradar_storage_v1_GetSnapshotResponse$Input, _jobradar_storage_v1_GetSnapshotRequest, _jobradar_storage_v1_GetSnapshotResponse>
  OpenRun: MethodDefinition<_jobradar_storage_v1_OpenRunRequest$Input, _jobradar_storage_v1_OpenRunResponse$Input, _jobradar_storage_v1_OpenRunRequest, _jobradar_storage_v1_OpenRunResponse>
  PlanProbes: MethodDefinition<_jobradar_storage_v1_PlanProbesRequest$Input, _jobradar_storage_v1_PlanProbesResponse$Input, _jobradar_storage_v1_PlanProbesRequest, _jobradar_storage_v1_PlanProbesResponse>
  PutSnapshot: MethodDefinition<_jobradar_storage_v1_PutSnapshotRequest$Input, _jobradar_storage_v1_PutSnapshotResponse$Input, _jobradar_storage_v1_PutSnapshotRequest, _jobradar_storage_v1_PutSnapshotResponse>
  SealRuns: MethodDefinition<_jobradar_storage_v1_SealRunsRequest$Input, _jobradar_storage_v1_SealRunsResponse$Input, _jobradar_storage_v1_SealRunsRequest, _jobradar_storage_v1_SealRunsResponse>
  UpsertJobs: MethodDefinition<_jobradar_storage_v1_UpsertJobsRequest$Input, _jobradar_storage_v1_UpsertJobsResponse$Input, _jobradar_storage_v1_UpsertJobsRequest, _jobradar_storage_v1_UpsertJobsResponse>
}
