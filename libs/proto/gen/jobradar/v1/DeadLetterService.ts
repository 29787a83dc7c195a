// Original file: proto/jobradar/v1/dead_letter_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BulkDiscardDeadLettersRequest$Input as _jobradar_v1_BulkDiscardDeadLettersRequest$Input, BulkDiscardDeadLettersRequest as _jobradar_v1_BulkDiscardDeadLettersRequest } from '../../jobradar/v1/BulkDiscardDeadLettersRequest.ts';
import type { BulkDiscardDeadLettersResponse$Input as _jobradar_v1_BulkDiscardDeadLettersResponse$Input, BulkDiscardDeadLettersResponse as _jobradar_v1_BulkDiscardDeadLettersResponse } from '../../jobradar/v1/BulkDiscardDeadLettersResponse.ts';
import type { BulkReplayDeadLettersRequest$Input as _jobradar_v1_BulkReplayDeadLettersRequest$Input, BulkReplayDeadLettersRequest as _jobradar_v1_BulkReplayDeadLettersRequest } from '../../jobradar/v1/BulkReplayDeadLettersRequest.ts';
import type { BulkReplayDeadLettersResponse$Input as _jobradar_v1_BulkReplayDeadLettersResponse$Input, BulkReplayDeadLettersResponse as _jobradar_v1_BulkReplayDeadLettersResponse } from '../../jobradar/v1/BulkReplayDeadLettersResponse.ts';
import type { CountDeadLettersRequest$Input as _jobradar_v1_CountDeadLettersRequest$Input, CountDeadLettersRequest as _jobradar_v1_CountDeadLettersRequest } from '../../jobradar/v1/CountDeadLettersRequest.ts';
import type { CountDeadLettersResponse$Input as _jobradar_v1_CountDeadLettersResponse$Input, CountDeadLettersResponse as _jobradar_v1_CountDeadLettersResponse } from '../../jobradar/v1/CountDeadLettersResponse.ts';
import type { DiscardDeadLetterRequest$Input as _jobradar_v1_DiscardDeadLetterRequest$Input, DiscardDeadLetterRequest as _jobradar_v1_DiscardDeadLetterRequest } from '../../jobradar/v1/DiscardDeadLetterRequest.ts';
import type { DiscardDeadLetterResponse$Input as _jobradar_v1_DiscardDeadLetterResponse$Input, DiscardDeadLetterResponse as _jobradar_v1_DiscardDeadLetterResponse } from '../../jobradar/v1/DiscardDeadLetterResponse.ts';
import type { GetDeadLetterRequest$Input as _jobradar_v1_GetDeadLetterRequest$Input, GetDeadLetterRequest as _jobradar_v1_GetDeadLetterRequest } from '../../jobradar/v1/GetDeadLetterRequest.ts';
import type { GetDeadLetterResponse$Input as _jobradar_v1_GetDeadLetterResponse$Input, GetDeadLetterResponse as _jobradar_v1_GetDeadLetterResponse } from '../../jobradar/v1/GetDeadLetterResponse.ts';
import type { ListDeadLettersRequest$Input as _jobradar_v1_ListDeadLettersRequest$Input, ListDeadLettersRequest as _jobradar_v1_ListDeadLettersRequest } from '../../jobradar/v1/ListDeadLettersRequest.ts';
import type { ListDeadLettersResponse$Input as _jobradar_v1_ListDeadLettersResponse$Input, ListDeadLettersResponse as _jobradar_v1_ListDeadLettersResponse } from '../../jobradar/v1/ListDeadLettersResponse.ts';
import type { ReplayDeadLetterRequest$Input as _jobradar_v1_ReplayDeadLetterRequest$Input, ReplayDeadLetterRequest as _jobradar_v1_ReplayDeadLetterRequest } from '../../jobradar/v1/ReplayDeadLetterRequest.ts';
import type { ReplayDeadLetterResponse$Input as _jobradar_v1_ReplayDeadLetterResponse$Input, ReplayDeadLetterResponse as _jobradar_v1_ReplayDeadLetterResponse } from '../../jobradar/v1/ReplayDeadLetterResponse.ts';

/**
 * What the system gave up on, and what to do with it.
 */
export interface DeadLetterServiceClient extends grpc.Client {
  /**
   * Discards all that match.
   */
  BulkDiscardDeadLetters(argument: _jobradar_v1_BulkDiscardDeadLettersRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BulkDiscardDeadLettersResponse>): grpc.ClientUnaryCall;
  BulkDiscardDeadLetters(argument: _jobradar_v1_BulkDiscardDeadLettersRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_BulkDiscardDeadLettersResponse>): grpc.ClientUnaryCall;
  BulkDiscardDeadLetters(argument: _jobradar_v1_BulkDiscardDeadLettersRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BulkDiscardDeadLettersResponse>): grpc.ClientUnaryCall;
  BulkDiscardDeadLetters(argument: _jobradar_v1_BulkDiscardDeadLettersRequest$Input, callback: grpc.requestCallback<_jobradar_v1_BulkDiscardDeadLettersResponse>): grpc.ClientUnaryCall;
  /**
   * Discards all that match.
   */
  bulkDiscardDeadLetters(argument: _jobradar_v1_BulkDiscardDeadLettersRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BulkDiscardDeadLettersResponse>): grpc.ClientUnaryCall;
  bulkDiscardDeadLetters(argument: _jobradar_v1_BulkDiscardDeadLettersRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_BulkDiscardDeadLettersResponse>): grpc.ClientUnaryCall;
  bulkDiscardDeadLetters(argument: _jobradar_v1_BulkDiscardDeadLettersRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BulkDiscardDeadLettersResponse>): grpc.ClientUnaryCall;
  bulkDiscardDeadLetters(argument: _jobradar_v1_BulkDiscardDeadLettersRequest$Input, callback: grpc.requestCallback<_jobradar_v1_BulkDiscardDeadLettersResponse>): grpc.ClientUnaryCall;
  
  /**
   * Replays all that match, at a bounded rate.
   */
  BulkReplayDeadLetters(argument: _jobradar_v1_BulkReplayDeadLettersRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BulkReplayDeadLettersResponse>): grpc.ClientUnaryCall;
  BulkReplayDeadLetters(argument: _jobradar_v1_BulkReplayDeadLettersRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_BulkReplayDeadLettersResponse>): grpc.ClientUnaryCall;
  BulkReplayDeadLetters(argument: _jobradar_v1_BulkReplayDeadLettersRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BulkReplayDeadLettersResponse>): grpc.ClientUnaryCall;
  BulkReplayDeadLetters(argument: _jobradar_v1_BulkReplayDeadLettersRequest$Input, callback: grpc.requestCallback<_jobradar_v1_BulkReplayDeadLettersResponse>): grpc.ClientUnaryCall;
  /**
   * Replays all that match, at a bounded rate.
   */
  bulkReplayDeadLetters(argument: _jobradar_v1_BulkReplayDeadLettersRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BulkReplayDeadLettersResponse>): grpc.ClientUnaryCall;
  bulkReplayDeadLetters(argument: _jobradar_v1_BulkReplayDeadLettersRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_BulkReplayDeadLettersResponse>): grpc.ClientUnaryCall;
  bulkReplayDeadLetters(argument: _jobradar_v1_BulkReplayDeadLettersRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BulkReplayDeadLettersResponse>): grpc.ClientUnaryCall;
  bulkReplayDeadLetters(argument: _jobradar_v1_BulkReplayDeadLettersRequest$Input, callback: grpc.requestCallback<_jobradar_v1_BulkReplayDeadLettersResponse>): grpc.ClientUnaryCall;
  
  /**
   * Counts dead letters by group.
   */
  CountDeadLetters(argument: _jobradar_v1_CountDeadLettersRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CountDeadLettersResponse>): grpc.ClientUnaryCall;
  CountDeadLetters(argument: _jobradar_v1_CountDeadLettersRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CountDeadLettersResponse>): grpc.ClientUnaryCall;
  CountDeadLetters(argument: _jobradar_v1_CountDeadLettersRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CountDeadLettersResponse>): grpc.ClientUnaryCall;
  CountDeadLetters(argument: _jobradar_v1_CountDeadLettersRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CountDeadLettersResponse>): grpc.ClientUnaryCall;
  /**
   * Counts dead letters by group.
   */
  countDeadLetters(argument: _jobradar_v1_CountDeadLettersRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CountDeadLettersResponse>): grpc.ClientUnaryCall;
  countDeadLetters(argument: _jobradar_v1_CountDeadLettersRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CountDeadLettersResponse>): grpc.ClientUnaryCall;
  countDeadLetters(argument: _jobradar_v1_CountDeadLettersRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CountDeadLettersResponse>): grpc.ClientUnaryCall;
  countDeadLetters(argument: _jobradar_v1_CountDeadLettersRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CountDeadLettersResponse>): grpc.ClientUnaryCall;
  
  /**
   * Closes one without replay.
   */
  DiscardDeadLetter(argument: _jobradar_v1_DiscardDeadLetterRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DiscardDeadLetterResponse>): grpc.ClientUnaryCall;
  DiscardDeadLetter(argument: _jobradar_v1_DiscardDeadLetterRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_DiscardDeadLetterResponse>): grpc.ClientUnaryCall;
  DiscardDeadLetter(argument: _jobradar_v1_DiscardDeadLetterRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DiscardDeadLetterResponse>): grpc.ClientUnaryCall;
  DiscardDeadLetter(argument: _jobradar_v1_DiscardDeadLetterRequest$Input, callback: grpc.requestCallback<_jobradar_v1_DiscardDeadLetterResponse>): grpc.ClientUnaryCall;
  /**
   * Closes one without replay.
   */
  discardDeadLetter(argument: _jobradar_v1_DiscardDeadLetterRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DiscardDeadLetterResponse>): grpc.ClientUnaryCall;
  discardDeadLetter(argument: _jobradar_v1_DiscardDeadLetterRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_DiscardDeadLetterResponse>): grpc.ClientUnaryCall;
  discardDeadLetter(argument: _jobradar_v1_DiscardDeadLetterRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DiscardDeadLetterResponse>): grpc.ClientUnaryCall;
  discardDeadLetter(argument: _jobradar_v1_DiscardDeadLetterRequest$Input, callback: grpc.requestCallback<_jobradar_v1_DiscardDeadLetterResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reads one dead letter with its message.
   */
  GetDeadLetter(argument: _jobradar_v1_GetDeadLetterRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetDeadLetterResponse>): grpc.ClientUnaryCall;
  GetDeadLetter(argument: _jobradar_v1_GetDeadLetterRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetDeadLetterResponse>): grpc.ClientUnaryCall;
  GetDeadLetter(argument: _jobradar_v1_GetDeadLetterRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetDeadLetterResponse>): grpc.ClientUnaryCall;
  GetDeadLetter(argument: _jobradar_v1_GetDeadLetterRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetDeadLetterResponse>): grpc.ClientUnaryCall;
  /**
   * Reads one dead letter with its message.
   */
  getDeadLetter(argument: _jobradar_v1_GetDeadLetterRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetDeadLetterResponse>): grpc.ClientUnaryCall;
  getDeadLetter(argument: _jobradar_v1_GetDeadLetterRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetDeadLetterResponse>): grpc.ClientUnaryCall;
  getDeadLetter(argument: _jobradar_v1_GetDeadLetterRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetDeadLetterResponse>): grpc.ClientUnaryCall;
  getDeadLetter(argument: _jobradar_v1_GetDeadLetterRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetDeadLetterResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists dead letters without messages.
   */
  ListDeadLetters(argument: _jobradar_v1_ListDeadLettersRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListDeadLettersResponse>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _jobradar_v1_ListDeadLettersRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListDeadLettersResponse>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _jobradar_v1_ListDeadLettersRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListDeadLettersResponse>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _jobradar_v1_ListDeadLettersRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListDeadLettersResponse>): grpc.ClientUnaryCall;
  /**
   * Lists dead letters without messages.
   */
  listDeadLetters(argument: _jobradar_v1_ListDeadLettersRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListDeadLettersResponse>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _jobradar_v1_ListDeadLettersRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListDeadLettersResponse>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _jobradar_v1_ListDeadLettersRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListDeadLettersResponse>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _jobradar_v1_ListDeadLettersRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListDeadLettersResponse>): grpc.ClientUnaryCall;
  
  /**
   * Makes a new crawl of one.
   */
  ReplayDeadLetter(argument: _jobradar_v1_ReplayDeadLetterRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ReplayDeadLetterResponse>): grpc.ClientUnaryCall;
  ReplayDeadLetter(argument: _jobradar_v1_ReplayDeadLetterRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ReplayDeadLetterResponse>): grpc.ClientUnaryCall;
  ReplayDeadLetter(argument: _jobradar_v1_ReplayDeadLetterRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ReplayDeadLetterResponse>): grpc.ClientUnaryCall;
  ReplayDeadLetter(argument: _jobradar_v1_ReplayDeadLetterRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ReplayDeadLetterResponse>): grpc.ClientUnaryCall;
  /**
   * Makes a new crawl of one.
   */
  replayDeadLetter(argument: _jobradar_v1_ReplayDeadLetterRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ReplayDeadLetterResponse>): grpc.ClientUnaryCall;
  replayDeadLetter(argument: _jobradar_v1_ReplayDeadLetterRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ReplayDeadLetterResponse>): grpc.ClientUnaryCall;
  replayDeadLetter(argument: _jobradar_v1_ReplayDeadLetterRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ReplayDeadLetterResponse>): grpc.ClientUnaryCall;
  replayDeadLetter(argument: _jobradar_v1_ReplayDeadLetterRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ReplayDeadLetterResponse>): grpc.ClientUnaryCall;
  
}

/**
 * What the system gave up on, and what to do with it.
 */
export interface DeadLetterServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Discards all that match.
   */
  BulkDiscardDeadLetters: grpc.handleUnaryCall<_jobradar_v1_BulkDiscardDeadLettersRequest, _jobradar_v1_BulkDiscardDeadLettersResponse$Input>;
  
  /**
   * Replays all that match, at a bounded rate.
   */
  BulkReplayDeadLetters: grpc.handleUnaryCall<_jobradar_v1_BulkReplayDeadLettersRequest, _jobradar_v1_BulkReplayDeadLettersResponse$Input>;
  
  /**
   * Counts dead letters by group.
   */
  CountDeadLetters: grpc.handleUnaryCall<_jobradar_v1_CountDeadLettersRequest, _jobradar_v1_CountDeadLettersResponse$Input>;
  
  /**
   * Closes one without replay.
   */
  DiscardDeadLetter: grpc.handleUnaryCall<_jobradar_v1_DiscardDeadLetterRequest, _jobradar_v1_DiscardDeadLetterResponse$Input>;
  
  /**
   * Reads one dead letter with its message.
   */
  GetDeadLetter: grpc.handleUnaryCall<_jobradar_v1_GetDeadLetterRequest, _jobradar_v1_GetDeadLetterResponse$Input>;
  
  /**
   * Lists dead letters without messages.
   */
  ListDeadLetters: grpc.handleUnaryCall<_jobradar_v1_ListDeadLettersRequest, _jobradar_v1_ListDeadLettersResponse$Input>;
  
  /**
   * Makes a new crawl of one.
   */
  ReplayDeadLetter: grpc.handleUnaryCall<_jobradar_v1_ReplayDeadLetterRequest, _jobradar_v1_ReplayDeadLetterResponse$Input>;
  
}

export interface DeadLetterServiceDefinition extends grpc.ServiceDefinition {
  BulkDiscardDeadLetters: MethodDefinition<_jobradar_v1_BulkDiscardDeadLettersRequest$Input, _jobradar_v1_BulkDiscardDeadLettersResponse$Input, _jobradar_v1_BulkDiscardDeadLettersRequest, _jobradar_v1_BulkDiscardDeadLettersResponse>
  BulkReplayDeadLetters: MethodDefinition<_jobradar_v1_BulkReplayDeadLettersRequest$Input, _jobradar_v1_BulkReplayDeadLettersResponse$Input, _jobradar_v1_BulkReplayDeadLettersRequest, _jobradar_v1_BulkReplayDeadLettersResponse>
  CountDeadLetters: MethodDefinition<_jobradar_v1_CountDeadLettersRequest$Input, _jobradar_v1_CountDeadLettersResponse$Input, _jobradar_v1_CountDeadLettersRequest, _jobradar_v1_CountDeadLettersResponse>
  DiscardDeadLetter: MethodDefinition<_jobradar_v1_DiscardDeadLetterRequest$Input, _jobradar_v1_DiscardDeadLetterResponse$Input, _jobradar_v1_DiscardDeadLetterRequest, _jobradar_v1_DiscardDeadLetterResponse>
  GetDeadLetter: MethodDefinition<_jobradar_v1_GetDeadLetterRequest$Input, _jobradar_v1_GetDeadLetterResponse$Input, _jobradar_v1_GetDeadLetterRequest, _jobradar_v1_GetDeadLetterResponse>
  ListDeadLetters: MethodDefinition<_jobradar_v1_ListDeadLettersRequest$Input, _jobradar_v1_ListDeadLettersResponse$Input, _jobradar_v1_ListDeadLettersRequest, _jobradar_v1_ListDeadLettersResponse>
  ReplayDeadLetter: MethodDefinition<_jobradar_v1_ReplayDeadLetterRequest$Input, _jobradar_v1_ReplayDeadLetterResponse$Input, _jobradar_v1_ReplayDeadLetterRequest, _jobradar_v1_ReplayDeadLetterResponse>
}
