// Original file: proto/jobradar/v1/bulk_operation.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { Status$Input as _google_rpc_Status$Input, Status as _google_rpc_Status } from '../../google/rpc/Status.ts';

/**
 * The outcome of one item that did not succeed.
 */
export interface _jobradar_v1_BulkOperation_ItemFailure$Input {
  /**
   * Name of the item.
   */
  'name'?: (string);
  /**
   * As the single method would have answered.
   */
  'status'?: (_google_rpc_Status$Input | null);
}

/**
 * The outcome of one item that did not succeed.
 */
export interface _jobradar_v1_BulkOperation_ItemFailure {
  /**
   * Name of the item.
   */
  'name': (string);
  /**
   * As the single method would have answered.
   */
  'status': (_google_rpc_Status | null);
}

// Original file: proto/jobradar/v1/bulk_operation.proto

/**
 * What it does.
 */
export const _jobradar_v1_BulkOperation_Kind = {
  /**
   * Never sent.
   */
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * BulkReplayDeadLetters.
   */
  KIND_REPLAY_DEAD_LETTERS: 'KIND_REPLAY_DEAD_LETTERS',
  /**
   * BulkDiscardDeadLetters.
   */
  KIND_DISCARD_DEAD_LETTERS: 'KIND_DISCARD_DEAD_LETTERS',
} as const;

/**
 * What it does.
 */
export type _jobradar_v1_BulkOperation_Kind$Input =
  /**
   * Never sent.
   */
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * BulkReplayDeadLetters.
   */
  | 'KIND_REPLAY_DEAD_LETTERS'
  | 1
  /**
   * BulkDiscardDeadLetters.
   */
  | 'KIND_DISCARD_DEAD_LETTERS'
  | 2

/**
 * What it does.
 */
export type _jobradar_v1_BulkOperation_Kind = typeof _jobradar_v1_BulkOperation_Kind[keyof typeof _jobradar_v1_BulkOperation_Kind]

// Original file: proto/jobradar/v1/bulk_operation.proto

/**
 * Where it stands.
 */
export const _jobradar_v1_BulkOperation_State = {
  /**
   * Never sent.
   */
  STATE_UNSPECIFIED: 'STATE_UNSPECIFIED',
  /**
   * At work.
   */
  STATE_RUNNING: 'STATE_RUNNING',
  /**
   * Stops after the item in hand.
   */
  STATE_CANCELLING: 'STATE_CANCELLING',
  /**
   * Every item succeeded or was skipped.
   */
  STATE_SUCCEEDED: 'STATE_SUCCEEDED',
  /**
   * Some items failed.
   */
  STATE_PARTIALLY_SUCCEEDED: 'STATE_PARTIALLY_SUCCEEDED',
  /**
   * No item succeeded.
   */
  STATE_FAILED: 'STATE_FAILED',
  /**
   * Stopped on request.
   */
  STATE_CANCELLED: 'STATE_CANCELLED',
} as const;

/**
 * Where it stands.
 */
export type _jobradar_v1_BulkOperation_State$Input =
  /**
   * Never sent.
   */
  | 'STATE_UNSPECIFIED'
  | 0
  /**
   * At work.
   */
  | 'STATE_RUNNING'
  | 1
  /**
   * Stops after the item in hand.
   */
  | 'STATE_CANCELLING'
  | 2
  /**
   * Every item succeeded or was skipped.
   */
  | 'STATE_SUCCEEDED'
  | 3
  /**
   * Some items failed.
   */
  | 'STATE_PARTIALLY_SUCCEEDED'
  | 4
  /**
   * No item succeeded.
   */
  | 'STATE_FAILED'
  | 5
  /**
   * Stopped on request.
   */
  | 'STATE_CANCELLED'
  | 6

/**
 * Where it stands.
 */
export type _jobradar_v1_BulkOperation_State = typeof _jobradar_v1_BulkOperation_State[keyof typeof _jobradar_v1_BulkOperation_State]

/**
 * Work over many resources, done in the background. Survives a restart of the gateway.
 */
export interface BulkOperation$Input {
  /**
   * bulkOperations/{uuid}; empty with validate_only.
   */
  'name'?: (string);
  /**
   * What it does.
   */
  'kind'?: (_jobradar_v1_BulkOperation_Kind$Input);
  /**
   * Where it stands.
   */
  'state'?: (_jobradar_v1_BulkOperation_State$Input);
  /**
   * As given.
   */
  'filter'?: (string);
  /**
   * Items when it began, at most max_count.
   */
  'totalCount'?: (number);
  /**
   * Done.
   */
  'succeededCount'?: (number);
  /**
   * Refused.
   */
  'failedCount'?: (number);
  /**
   * Resolved by someone else meanwhile.
   */
  'skippedCount'?: (number);
  /**
   * The first 100.
   */
  'itemFailures'?: (_jobradar_v1_BulkOperation_ItemFailure$Input)[];
  /**
   * Who began it.
   */
  'creator'?: (string);
  /**
   * When it began.
   */
  'createTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When it ended.
   */
  'endTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * Work over many resources, done in the background. Survives a restart of the gateway.
 */
export interface BulkOperation {
  /**
   * bulkOperations/{uuid}; empty with validate_only.
   */
  'name': (string);
  /**
   * What it does.
   */
  'kind': (_jobradar_v1_BulkOperation_Kind);
  /**
   * Where it stands.
   */
  'state': (_jobradar_v1_BulkOperation_State);
  /**
   * As given.
   */
  'filter': (string);
  /**
   * Items when it began, at most max_count.
   */
  'totalCount': (number);
  /**
   * Done.
   */
  'succeededCount': (number);
  /**
   * Refused.
   */
  'failedCount': (number);
  /**
   * Resolved by someone else meanwhile.
   */
  'skippedCount': (number);
  /**
   * The first 100.
   */
  'itemFailures': (_jobradar_v1_BulkOperation_ItemFailure)[];
  /**
   * Who began it.
   */
  'creator': (string);
  /**
   * When it began.
   */
  'createTime': (_google_protobuf_Timestamp | null);
  /**
   * When it ended.
   */
  'endTime': (_google_protobuf_Timestamp | null);
}
