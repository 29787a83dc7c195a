// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { Lease$Input as _jobradar_worker_v1_Lease$Input, Lease as _jobradar_worker_v1_Lease } from '../../../jobradar/worker/v1/Lease.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';
import type { _jobradar_v1_Crawl_Completeness$Input, _jobradar_v1_Crawl_Completeness } from '../../../jobradar/v1/Crawl.ts';

// Original file: proto/jobradar/worker/v1/task_lease_service.proto

/**
 * What to do.
 */
export const _jobradar_worker_v1_HeartbeatTaskResponse_Directive = {
  /**
   * Never sent.
   */
  DIRECTIVE_UNSPECIFIED: 'DIRECTIVE_UNSPECIFIED',
  /**
   * Go on.
   */
  DIRECTIVE_CONTINUE: 'DIRECTIVE_CONTINUE',
  /**
   * Stop at the next page or permit, then CompleteTask(cancelled).
   */
  DIRECTIVE_CANCEL: 'DIRECTIVE_CANCEL',
  /**
   * Checkpoint and ReleaseTask(SHUTDOWN).
   */
  DIRECTIVE_DRAIN: 'DIRECTIVE_DRAIN',
  /**
   * Checkpoint and ReleaseTask(SOURCE_STOPPED).
   */
  DIRECTIVE_STOP_SOURCE: 'DIRECTIVE_STOP_SOURCE',
} as const;

/**
 * What to do.
 */
export type _jobradar_worker_v1_HeartbeatTaskResponse_Directive$Input =
  /**
   * Never sent.
   */
  | 'DIRECTIVE_UNSPECIFIED'
  | 0
  /**
   * Go on.
   */
  | 'DIRECTIVE_CONTINUE'
  | 1
  /**
   * Stop at the next page or permit, then CompleteTask(cancelled).
   */
  | 'DIRECTIVE_CANCEL'
  | 2
  /**
   * Checkpoint and ReleaseTask(SHUTDOWN).
   */
  | 'DIRECTIVE_DRAIN'
  | 3
  /**
   * Checkpoint and ReleaseTask(SOURCE_STOPPED).
   */
  | 'DIRECTIVE_STOP_SOURCE'
  | 4

/**
 * What to do.
 */
export type _jobradar_worker_v1_HeartbeatTaskResponse_Directive = typeof _jobradar_worker_v1_HeartbeatTaskResponse_Directive[keyof typeof _jobradar_worker_v1_HeartbeatTaskResponse_Directive]

/**
 * What to do, and until when.
 */
export interface HeartbeatTaskResponse$Input {
  /**
   * What to do.
   */
  'directive'?: (_jobradar_worker_v1_HeartbeatTaskResponse_Directive$Input);
  /**
   * In words.
   */
  'reason'?: (string);
  /**
   * Extended, with a new grant.
   */
  'lease'?: (_jobradar_worker_v1_Lease$Input | null);
  /**
   * Rest of the slice.
   */
  'softRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * Rest of the slice until it is aborted.
   */
  'hardRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * Rest of the crawl.
   */
  'wallRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * Rest of the authorization.
   */
  'authorizationRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * What the gateway makes of the checkpoint; UNSPECIFIED while the list has not ended.
   */
  'completeness'?: (_jobradar_v1_Crawl_Completeness$Input);
}

/**
 * What to do, and until when.
 */
export interface HeartbeatTaskResponse {
  /**
   * What to do.
   */
  'directive': (_jobradar_worker_v1_HeartbeatTaskResponse_Directive);
  /**
   * In words.
   */
  'reason': (string);
  /**
   * Extended, with a new grant.
   */
  'lease': (_jobradar_worker_v1_Lease | null);
  /**
   * Rest of the slice.
   */
  'softRemaining': (_google_protobuf_Duration | null);
  /**
   * Rest of the slice until it is aborted.
   */
  'hardRemaining': (_google_protobuf_Duration | null);
  /**
   * Rest of the crawl.
   */
  'wallRemaining': (_google_protobuf_Duration | null);
  /**
   * Rest of the authorization.
   */
  'authorizationRemaining': (_google_protobuf_Duration | null);
  /**
   * What the gateway makes of the checkpoint; UNSPECIFIED while the list has not ended.
   */
  'completeness': (_jobradar_v1_Crawl_Completeness);
}
