// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ClaimTaskRequest$Input as _jobradar_worker_v1_ClaimTaskRequest$Input, ClaimTaskRequest as _jobradar_worker_v1_ClaimTaskRequest } from '../../../jobradar/worker/v1/ClaimTaskRequest.ts';
import type { ClaimTaskResponse$Input as _jobradar_worker_v1_ClaimTaskResponse$Input, ClaimTaskResponse as _jobradar_worker_v1_ClaimTaskResponse } from '../../../jobradar/worker/v1/ClaimTaskResponse.ts';
import type { CompleteTaskRequest$Input as _jobradar_worker_v1_CompleteTaskRequest$Input, CompleteTaskRequest as _jobradar_worker_v1_CompleteTaskRequest } from '../../../jobradar/worker/v1/CompleteTaskRequest.ts';
import type { CompleteTaskResponse$Input as _jobradar_worker_v1_CompleteTaskResponse$Input, CompleteTaskResponse as _jobradar_worker_v1_CompleteTaskResponse } from '../../../jobradar/worker/v1/CompleteTaskResponse.ts';
import type { FailTaskRequest$Input as _jobradar_worker_v1_FailTaskRequest$Input, FailTaskRequest as _jobradar_worker_v1_FailTaskRequest } from '../../../jobradar/worker/v1/FailTaskRequest.ts';
import type { FailTaskResponse$Input as _jobradar_worker_v1_FailTaskResponse$Input, FailTaskResponse as _jobradar_worker_v1_FailTaskResponse } from '../../../jobradar/worker/v1/FailTaskResponse.ts';
import type { HeartbeatTaskRequest$Input as _jobradar_worker_v1_HeartbeatTaskRequest$Input, HeartbeatTaskRequest as _jobradar_worker_v1_HeartbeatTaskRequest } from '../../../jobradar/worker/v1/HeartbeatTaskRequest.ts';
import type { HeartbeatTaskResponse$Input as _jobradar_worker_v1_HeartbeatTaskResponse$Input, HeartbeatTaskResponse as _jobradar_worker_v1_HeartbeatTaskResponse } from '../../../jobradar/worker/v1/HeartbeatTaskResponse.ts';
import type { ReleaseTaskRequest$Input as _jobradar_worker_v1_ReleaseTaskRequest$Input, ReleaseTaskRequest as _jobradar_worker_v1_ReleaseTaskRequest } from '../../../jobradar/worker/v1/ReleaseTaskRequest.ts';
import type { ReleaseTaskResponse$Input as _jobradar_worker_v1_ReleaseTaskResponse$Input, ReleaseTaskResponse as _jobradar_worker_v1_ReleaseTaskResponse } from '../../../jobradar/worker/v1/ReleaseTaskResponse.ts';

/**
 * What the crawler asks of the gateway, which owns the tasks. Internal listener only.
 * Every call after the claim carries the grant; LEASE_LOST (ABORTED) means: stop at once.
 * No absolute time in these answers is to be acted on. Durations are counted by the worker's monotonic
 * clock: what ends (lease, limits) from the moment at which it sent the request, what is waited for
 * (permits, pauses) from the answer's arrival.
 */
export interface TaskLeaseServiceClient extends grpc.Client {
  /**
   * Takes the lease of a task named by a queue message. Before any side effect.
   */
  ClaimTask(argument: _jobradar_worker_v1_ClaimTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ClaimTaskResponse>): grpc.ClientUnaryCall;
  ClaimTask(argument: _jobradar_worker_v1_ClaimTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_ClaimTaskResponse>): grpc.ClientUnaryCall;
  ClaimTask(argument: _jobradar_worker_v1_ClaimTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ClaimTaskResponse>): grpc.ClientUnaryCall;
  ClaimTask(argument: _jobradar_worker_v1_ClaimTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_ClaimTaskResponse>): grpc.ClientUnaryCall;
  /**
   * Takes the lease of a task named by a queue message. Before any side effect.
   */
  claimTask(argument: _jobradar_worker_v1_ClaimTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ClaimTaskResponse>): grpc.ClientUnaryCall;
  claimTask(argument: _jobradar_worker_v1_ClaimTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_ClaimTaskResponse>): grpc.ClientUnaryCall;
  claimTask(argument: _jobradar_worker_v1_ClaimTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ClaimTaskResponse>): grpc.ClientUnaryCall;
  claimTask(argument: _jobradar_worker_v1_ClaimTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_ClaimTaskResponse>): grpc.ClientUnaryCall;
  
  /**
   * Ends the crawl as finished or as cancelled.
   */
  CompleteTask(argument: _jobradar_worker_v1_CompleteTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_CompleteTaskResponse>): grpc.ClientUnaryCall;
  CompleteTask(argument: _jobradar_worker_v1_CompleteTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_CompleteTaskResponse>): grpc.ClientUnaryCall;
  CompleteTask(argument: _jobradar_worker_v1_CompleteTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_CompleteTaskResponse>): grpc.ClientUnaryCall;
  CompleteTask(argument: _jobradar_worker_v1_CompleteTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_CompleteTaskResponse>): grpc.ClientUnaryCall;
  /**
   * Ends the crawl as finished or as cancelled.
   */
  completeTask(argument: _jobradar_worker_v1_CompleteTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_CompleteTaskResponse>): grpc.ClientUnaryCall;
  completeTask(argument: _jobradar_worker_v1_CompleteTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_CompleteTaskResponse>): grpc.ClientUnaryCall;
  completeTask(argument: _jobradar_worker_v1_CompleteTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_CompleteTaskResponse>): grpc.ClientUnaryCall;
  completeTask(argument: _jobradar_worker_v1_CompleteTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_CompleteTaskResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reports a failure; the gateway decides about a retry.
   */
  FailTask(argument: _jobradar_worker_v1_FailTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_FailTaskResponse>): grpc.ClientUnaryCall;
  FailTask(argument: _jobradar_worker_v1_FailTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_FailTaskResponse>): grpc.ClientUnaryCall;
  FailTask(argument: _jobradar_worker_v1_FailTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_FailTaskResponse>): grpc.ClientUnaryCall;
  FailTask(argument: _jobradar_worker_v1_FailTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_FailTaskResponse>): grpc.ClientUnaryCall;
  /**
   * Reports a failure; the gateway decides about a retry.
   */
  failTask(argument: _jobradar_worker_v1_FailTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_FailTaskResponse>): grpc.ClientUnaryCall;
  failTask(argument: _jobradar_worker_v1_FailTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_FailTaskResponse>): grpc.ClientUnaryCall;
  failTask(argument: _jobradar_worker_v1_FailTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_FailTaskResponse>): grpc.ClientUnaryCall;
  failTask(argument: _jobradar_worker_v1_FailTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_FailTaskResponse>): grpc.ClientUnaryCall;
  
  /**
   * Extends the lease, reports, checkpoints, learns what to do.
   */
  HeartbeatTask(argument: _jobradar_worker_v1_HeartbeatTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_HeartbeatTaskResponse>): grpc.ClientUnaryCall;
  HeartbeatTask(argument: _jobradar_worker_v1_HeartbeatTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_HeartbeatTaskResponse>): grpc.ClientUnaryCall;
  HeartbeatTask(argument: _jobradar_worker_v1_HeartbeatTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_HeartbeatTaskResponse>): grpc.ClientUnaryCall;
  HeartbeatTask(argument: _jobradar_worker_v1_HeartbeatTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_HeartbeatTaskResponse>): grpc.ClientUnaryCall;
  /**
   * Extends the lease, reports, checkpoints, learns what to do.
   */
  heartbeatTask(argument: _jobradar_worker_v1_HeartbeatTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_HeartbeatTaskResponse>): grpc.ClientUnaryCall;
  heartbeatTask(argument: _jobradar_worker_v1_HeartbeatTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_HeartbeatTaskResponse>): grpc.ClientUnaryCall;
  heartbeatTask(argument: _jobradar_worker_v1_HeartbeatTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_HeartbeatTaskResponse>): grpc.ClientUnaryCall;
  heartbeatTask(argument: _jobradar_worker_v1_HeartbeatTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_HeartbeatTaskResponse>): grpc.ClientUnaryCall;
  
  /**
   * Gives the crawl back; the gateway writes the next dispatch. Burns no attempt.
   */
  ReleaseTask(argument: _jobradar_worker_v1_ReleaseTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ReleaseTaskResponse>): grpc.ClientUnaryCall;
  ReleaseTask(argument: _jobradar_worker_v1_ReleaseTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_ReleaseTaskResponse>): grpc.ClientUnaryCall;
  ReleaseTask(argument: _jobradar_worker_v1_ReleaseTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ReleaseTaskResponse>): grpc.ClientUnaryCall;
  ReleaseTask(argument: _jobradar_worker_v1_ReleaseTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_ReleaseTaskResponse>): grpc.ClientUnaryCall;
  /**
   * Gives the crawl back; the gateway writes the next dispatch. Burns no attempt.
   */
  releaseTask(argument: _jobradar_worker_v1_ReleaseTaskRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ReleaseTaskResponse>): grpc.ClientUnaryCall;
  releaseTask(argument: _jobradar_worker_v1_ReleaseTaskRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_ReleaseTaskResponse>): grpc.ClientUnaryCall;
  releaseTask(argument: _jobradar_worker_v1_ReleaseTaskRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ReleaseTaskResponse>): grpc.ClientUnaryCall;
  releaseTask(argument: _jobradar_worker_v1_ReleaseTaskRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_ReleaseTaskResponse>): grpc.ClientUnaryCall;
  
}

/**
 * What the crawler asks of the gateway, which owns the tasks. Internal listener only.
 * Every call after the claim carries the grant; LEASE_LOST (ABORTED) means: stop at once.
 * No absolute time in these answers is to be acted on. Durations are counted by the worker's monotonic
 * clock: what ends (lease, limits) from the moment at which it sent the request, what is waited for
 * (permits, pauses) from the answer's arrival.
 */
export interface TaskLeaseServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Takes the lease of a task named by a queue message. Before any side effect.
   */
  ClaimTask: grpc.handleUnaryCall<_jobradar_worker_v1_ClaimTaskRequest, _jobradar_worker_v1_ClaimTaskResponse$Input>;
  
  /**
   * Ends the crawl as finished or as cancelled.
   */
  CompleteTask: grpc.handleUnaryCall<_jobradar_worker_v1_CompleteTaskRequest, _jobradar_worker_v1_CompleteTaskResponse$Input>;
  
  /**
   * Reports a failure; the gateway decides about a retry.
   */
  FailTask: grpc.handleUnaryCall<_jobradar_worker_v1_FailTaskRequest, _jobradar_worker_v1_FailTaskResponse$Input>;
  
  /**
   * Extends the lease, reports, checkpoints, learns what to do.
   */
  HeartbeatTask: grpc.handleUnaryCall<_jobradar_worker_v1_HeartbeatTaskRequest, _jobradar_worker_v1_HeartbeatTaskResponse$Input>;
  
  /**
   * Gives the crawl back; the gateway writes the next dispatch. Burns no attempt.
   */
  ReleaseTask: grpc.handleUnaryCall<_jobradar_worker_v1_ReleaseTaskRequest, _jobradar_worker_v1_ReleaseTaskResponse$Input>;
  
}

export interface TaskLeaseServiceDefinition extends grpc.ServiceDefinition {
  ClaimTask: MethodDefinition<_jobradar_worker_v1_ClaimTaskRequest$Input, _jobradar_worker_v1_ClaimTaskResponse$Input, _jobradar_worker_v1_ClaimTaskRequest, _jobradar_worker_v1_ClaimTaskResponse>
  CompleteTask: MethodDefinition<_jobradar_worker_v1_CompleteTaskRequest$Input, _jobradar_worker_v1_CompleteTaskResponse$Input, _jobradar_worker_v1_CompleteTaskRequest, _jobradar_worker_v1_CompleteTaskResponse>
  FailTask: MethodDefinition<_jobradar_worker_v1_FailTaskRequest$Input, _jobradar_worker_v1_FailTaskResponse$Input, _jobradar_worker_v1_FailTaskRequest, _jobradar_worker_v1_FailTaskResponse>
  HeartbeatTask: MethodDefinition<_jobradar_worker_v1_HeartbeatTaskRequest$Input, _jobradar_worker_v1_HeartbeatTaskResponse$Input, _jobradar_worker_v1_HeartbeatTaskRequest, _jobradar_worker_v1_HeartbeatTaskResponse>
  ReleaseTask: MethodDefinition<_jobradar_worker_v1_ReleaseTaskRequest$Input, _jobradar_worker_v1_ReleaseTaskResponse$Input, _jobradar_worker_v1_ReleaseTaskRequest, _jobradar_worker_v1_ReleaseTaskResponse>
}
