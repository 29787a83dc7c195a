// Original file: proto/jobradar/v1/dead_letter.proto

import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../jobradar/v1/Failure.ts';
import type { QueueMessage$Input as _jobradar_v1_QueueMessage$Input, QueueMessage as _jobradar_v1_QueueMessage } from '../../jobradar/v1/QueueMessage.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/dead_letter.proto

/**
 * Why it came here.
 */
export const _jobradar_v1_DeadLetter_Cause = {
  /**
   * Never sent.
   */
  CAUSE_UNSPECIFIED: 'CAUSE_UNSPECIFIED',
  /**
   * The crawl failed after its last attempt.
   */
  CAUSE_ATTEMPTS_EXHAUSTED: 'CAUSE_ATTEMPTS_EXHAUSTED',
  /**
   * The crawl failed with a class that is not retried.
   */
  CAUSE_PERMANENT_FAILURE: 'CAUSE_PERMANENT_FAILURE',
  /**
   * The broker's delivery limit. Its dispatch is due again if the task waits for this copy.
   */
  CAUSE_DELIVERY_LIMIT: 'CAUSE_DELIVERY_LIMIT',
  /**
   * Size, content type, type, JSON or schema. Cannot be replayed.
   */
  CAUSE_INVALID_MESSAGE: 'CAUSE_INVALID_MESSAGE',
  /**
   * No such task. Cannot be replayed.
   */
  CAUSE_UNKNOWN_TASK: 'CAUSE_UNKNOWN_TASK',
  /**
   * Its workers were lost five times in a row without progress.
   */
  CAUSE_WORKER_CRASHED: 'CAUSE_WORKER_CRASHED',
  /**
   * Its scalars differ from the task's row; a security alarm. Cannot be replayed.
   */
  CAUSE_MESSAGE_MISMATCH: 'CAUSE_MESSAGE_MISMATCH',
} as const;

/**
 * Why it came here.
 */
export type _jobradar_v1_DeadLetter_Cause$Input =
  /**
   * Never sent.
   */
  | 'CAUSE_UNSPECIFIED'
  | 0
  /**
   * The crawl failed after its last attempt.
   */
  | 'CAUSE_ATTEMPTS_EXHAUSTED'
  | 1
  /**
   * The crawl failed with a class that is not retried.
   */
  | 'CAUSE_PERMANENT_FAILURE'
  | 2
  /**
   * The broker's delivery limit. Its dispatch is due again if the task waits for this copy.
   */
  | 'CAUSE_DELIVERY_LIMIT'
  | 3
  /**
   * Size, content type, type, JSON or schema. Cannot be replayed.
   */
  | 'CAUSE_INVALID_MESSAGE'
  | 4
  /**
   * No such task. Cannot be replayed.
   */
  | 'CAUSE_UNKNOWN_TASK'
  | 5
  /**
   * Its workers were lost five times in a row without progress.
   */
  | 'CAUSE_WORKER_CRASHED'
  | 6
  /**
   * Its scalars differ from the task's row; a security alarm. Cannot be replayed.
   */
  | 'CAUSE_MESSAGE_MISMATCH'
  | 7

/**
 * Why it came here.
 */
export type _jobradar_v1_DeadLetter_Cause = typeof _jobradar_v1_DeadLetter_Cause[keyof typeof _jobradar_v1_DeadLetter_Cause]

// Original file: proto/jobradar/v1/dead_letter.proto

/**
 * What became of it.
 */
export const _jobradar_v1_DeadLetter_State = {
  /**
   * Never sent.
   */
  STATE_UNSPECIFIED: 'STATE_UNSPECIFIED',
  /**
   * Nobody has looked at it. Never purged.
   */
  STATE_OPEN: 'STATE_OPEN',
  /**
   * A new crawl was made of it.
   */
  STATE_REPLAYED: 'STATE_REPLAYED',
  /**
   * Closed without replay.
   */
  STATE_DISCARDED: 'STATE_DISCARDED',
} as const;

/**
 * What became of it.
 */
export type _jobradar_v1_DeadLetter_State$Input =
  /**
   * Never sent.
   */
  | 'STATE_UNSPECIFIED'
  | 0
  /**
   * Nobody has looked at it. Never purged.
   */
  | 'STATE_OPEN'
  | 1
  /**
   * A new crawl was made of it.
   */
  | 'STATE_REPLAYED'
  | 2
  /**
   * Closed without replay.
   */
  | 'STATE_DISCARDED'
  | 3

/**
 * What became of it.
 */
export type _jobradar_v1_DeadLetter_State = typeof _jobradar_v1_DeadLetter_State[keyof typeof _jobradar_v1_DeadLetter_State]

/**
 * A task or message that the system gave up on.
 */
export interface DeadLetter$Input {
  /**
   * deadLetters/{uuid}
   */
  'name'?: (string);
  /**
   * Why it came here.
   */
  'cause'?: (_jobradar_v1_DeadLetter_Cause$Input);
  /**
   * What became of it.
   */
  'state'?: (_jobradar_v1_DeadLetter_State$Input);
  /**
   * The crawl, if there is one.
   */
  'crawl'?: (string);
  /**
   * Its source.
   */
  'source'?: (string);
  /**
   * Its last failure.
   */
  'failure'?: (_jobradar_v1_Failure$Input | null);
  /**
   * The message, if one was dead-lettered. Only in GetDeadLetter.
   */
  'message'?: (_jobradar_v1_QueueMessage$Input | null);
  /**
   * How many replays lie behind its crawl, so that a loop is seen.
   */
  'replayDepth'?: (number);
  /**
   * Who resolved it.
   */
  'resolver'?: (string);
  /**
   * As given.
   */
  'resolutionNote'?: (string);
  /**
   * When it came.
   */
  'createTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When it was resolved.
   */
  'resolveTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * resolve_time + JOBRADAR_RETENTION_DAYS_DEAD_LETTERS (90 days unless set).
   */
  'purgeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Send back on Replay and Discard.
   */
  'etag'?: (string);
  /**
   * The new crawl, if REPLAYED.
   */
  'replayedAs'?: (string);
}

/**
 * A task or message that the system gave up on.
 */
export interface DeadLetter {
  /**
   * deadLetters/{uuid}
   */
  'name': (string);
  /**
   * Why it came here.
   */
  'cause': (_jobradar_v1_DeadLetter_Cause);
  /**
   * What became of it.
   */
  'state': (_jobradar_v1_DeadLetter_State);
  /**
   * The crawl, if there is one.
   */
  'crawl': (string);
  /**
   * Its source.
   */
  'source': (string);
  /**
   * Its last failure.
   */
  'failure': (_jobradar_v1_Failure | null);
  /**
   * The message, if one was dead-lettered. Only in GetDeadLetter.
   */
  'message': (_jobradar_v1_QueueMessage | null);
  /**
   * How many replays lie behind its crawl, so that a loop is seen.
   */
  'replayDepth': (number);
  /**
   * Who resolved it.
   */
  'resolver': (string);
  /**
   * As given.
   */
  'resolutionNote': (string);
  /**
   * When it came.
   */
  'createTime': (_google_protobuf_Timestamp | null);
  /**
   * When it was resolved.
   */
  'resolveTime': (_google_protobuf_Timestamp | null);
  /**
   * resolve_time + JOBRADAR_RETENTION_DAYS_DEAD_LETTERS (90 days unless set).
   */
  'purgeTime': (_google_protobuf_Timestamp | null);
  /**
   * Send back on Replay and Discard.
   */
  'etag': (string);
  /**
   * The new crawl, if REPLAYED.
   */
  'replayedAs': (string);
}
