// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { MessageAction$Input as _jobradar_worker_v1_MessageAction$Input, MessageAction as _jobradar_worker_v1_MessageAction } from '../../../jobradar/worker/v1/MessageAction.ts';
import type { Lease$Input as _jobradar_worker_v1_Lease$Input, Lease as _jobradar_worker_v1_Lease } from '../../../jobradar/worker/v1/Lease.ts';
import type { TaskAssignment$Input as _jobradar_worker_v1_TaskAssignment$Input, TaskAssignment as _jobradar_worker_v1_TaskAssignment } from '../../../jobradar/worker/v1/TaskAssignment.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/worker/v1/task_lease_service.proto

/**
 * What. In brackets: the action.
 */
export const _jobradar_worker_v1_ClaimTaskResponse_Outcome = {
  /**
   * Never sent.
   */
  OUTCOME_UNSPECIFIED: 'OUTCOME_UNSPECIFIED',
  /**
   * [PROCESS] The lease is taken, given again after a lost answer, or bound to a new delivery.
   */
  OUTCOME_CLAIMED: 'OUTCOME_CLAIMED',
  /**
   * [ACK] The crawl is FINISHING or has ended.
   */
  OUTCOME_ALREADY_ENDED: 'OUTCOME_ALREADY_ENDED',
  /**
   * [ACK] It was asked to stop and its holder is lost: it ends CANCELLED.
   */
  OUTCOME_CANCELLED: 'OUTCOME_CANCELLED',
  /**
   * [ACK] It expired before it started, and is settled now.
   */
  OUTCOME_EXPIRED: 'OUTCOME_EXPIRED',
  /**
   * [ACK] Another copy or a later hand-out of this dispatch holds a live lease.
   */
  OUTCOME_HELD_BY_OTHER: 'OUTCOME_HELD_BY_OTHER',
  /**
   * [ACK] A newer dispatch exists.
   */
  OUTCOME_SUPERSEDED: 'OUTCOME_SUPERSEDED',
  /**
   * [ACK] The source is stopped; the crawl waits.
   */
  OUTCOME_SOURCE_STOPPED: 'OUTCOME_SOURCE_STOPPED',
  /**
   * [ACK] The tenant or the source runs as many as it may; the crawl waits.
   */
  OUTCOME_TENANT_LIMIT: 'OUTCOME_TENANT_LIMIT',
  /**
   * [ACK] The site is not ready; the crawl waits.
   */
  OUTCOME_HOST_NOT_READY: 'OUTCOME_HOST_NOT_READY',
  /**
   * [ACK] The worker cannot do it; a dispatch to the right queue is written.
   */
  OUTCOME_CAPABILITY_MISSING: 'OUTCOME_CAPABILITY_MISSING',
  /**
   * [ACK] Its second counted loss; dispatched anew to the suspect queue.
   */
  OUTCOME_SUSPECT: 'OUTCOME_SUSPECT',
  /**
   * [DEAD_LETTER] No such task.
   */
  OUTCOME_UNKNOWN_TASK: 'OUTCOME_UNKNOWN_TASK',
  /**
   * [DEAD_LETTER] The scalars differ from the row; alarm.
   */
  OUTCOME_MESSAGE_MISMATCH: 'OUTCOME_MESSAGE_MISMATCH',
  /**
   * [ACK] Lost too often without progress: it ends FAILED.
   */
  OUTCOME_WORKER_CRASHED: 'OUTCOME_WORKER_CRASHED',
  /**
   * [ACK] Its wall time is over: it ends with what it has.
   */
  OUTCOME_WALL_TIME_OVER: 'OUTCOME_WALL_TIME_OVER',
} as const;

/**
 * What. In brackets: the action.
 */
export type _jobradar_worker_v1_ClaimTaskResponse_Outcome$Input =
  /**
   * Never sent.
   */
  | 'OUTCOME_UNSPECIFIED'
  | 0
  /**
   * [PROCESS] The lease is taken, given again after a lost answer, or bound to a new delivery.
   */
  | 'OUTCOME_CLAIMED'
  | 1
  /**
   * [ACK] The crawl is FINISHING or has ended.
   */
  | 'OUTCOME_ALREADY_ENDED'
  | 2
  /**
   * [ACK] It was asked to stop and its holder is lost: it ends CANCELLED.
   */
  | 'OUTCOME_CANCELLED'
  | 3
  /**
   * [ACK] It expired before it started, and is settled now.
   */
  | 'OUTCOME_EXPIRED'
  | 4
  /**
   * [ACK] Another copy or a later hand-out of this dispatch holds a live lease.
   */
  | 'OUTCOME_HELD_BY_OTHER'
  | 5
  /**
   * [ACK] A newer dispatch exists.
   */
  | 'OUTCOME_SUPERSEDED'
  | 6
  /**
   * [ACK] The source is stopped; the crawl waits.
   */
  | 'OUTCOME_SOURCE_STOPPED'
  | 7
  /**
   * [ACK] The tenant or the source runs as many as it may; the crawl waits.
   */
  | 'OUTCOME_TENANT_LIMIT'
  | 8
  /**
   * [ACK] The site is not ready; the crawl waits.
   */
  | 'OUTCOME_HOST_NOT_READY'
  | 9
  /**
   * [ACK] The worker cannot do it; a dispatch to the right queue is written.
   */
  | 'OUTCOME_CAPABILITY_MISSING'
  | 10
  /**
   * [ACK] Its second counted loss; dispatched anew to the suspect queue.
   */
  | 'OUTCOME_SUSPECT'
  | 11
  /**
   * [DEAD_LETTER] No such task.
   */
  | 'OUTCOME_UNKNOWN_TASK'
  | 12
  /**
   * [DEAD_LETTER] The scalars differ from the row; alarm.
   */
  | 'OUTCOME_MESSAGE_MISMATCH'
  | 13
  /**
   * [ACK] Lost too often without progress: it ends FAILED.
   */
  | 'OUTCOME_WORKER_CRASHED'
  | 14
  /**
   * [ACK] Its wall time is over: it ends with what it has.
   */
  | 'OUTCOME_WALL_TIME_OVER'
  | 15

/**
 * What. In brackets: the action.
 */
export type _jobradar_worker_v1_ClaimTaskResponse_Outcome = typeof _jobradar_worker_v1_ClaimTaskResponse_Outcome[keyof typeof _jobradar_worker_v1_ClaimTaskResponse_Outcome]

/**
 * What the gateway decided. Expected outcomes are data, not errors.
 */
export interface ClaimTaskResponse$Input {
  /**
   * What.
   */
  'outcome'?: (_jobradar_worker_v1_ClaimTaskResponse_Outcome$Input);
  /**
   * What to do with the message.
   */
  'action'?: (_jobradar_worker_v1_MessageAction$Input);
  /**
   * Set when CLAIMED.
   */
  'lease'?: (_jobradar_worker_v1_Lease$Input | null);
  /**
   * Set when CLAIMED.
   */
  'assignment'?: (_jobradar_worker_v1_TaskAssignment$Input | null);
  /**
   * In words.
   */
  'reason'?: (string);
  /**
   * The database's clock at this answer. observe_time = this + monotonic time since; never the worker's own clock.
   */
  'serverTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * What the gateway decided. Expected outcomes are data, not errors.
 */
export interface ClaimTaskResponse {
  /**
   * What.
   */
  'outcome': (_jobradar_worker_v1_ClaimTaskResponse_Outcome);
  /**
   * What to do with the message.
   */
  'action': (_jobradar_worker_v1_MessageAction);
  /**
   * Set when CLAIMED.
   */
  'lease': (_jobradar_worker_v1_Lease | null);
  /**
   * Set when CLAIMED.
   */
  'assignment': (_jobradar_worker_v1_TaskAssignment | null);
  /**
   * In words.
   */
  'reason': (string);
  /**
   * The database's clock at this answer. observe_time = this + monotonic time since; never the worker's own clock.
   */
  'serverTime': (_google_protobuf_Timestamp | null);
}
