// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { Checkpoint$Input as _jobradar_worker_v1_Checkpoint$Input, Checkpoint as _jobradar_worker_v1_Checkpoint } from '../../../jobradar/worker/v1/Checkpoint.ts';
import type { CrawlCounts$Input as _jobradar_v1_CrawlCounts$Input, CrawlCounts as _jobradar_v1_CrawlCounts } from '../../../jobradar/v1/CrawlCounts.ts';
import type { CrawlItemFailure$Input as _jobradar_v1_CrawlItemFailure$Input, CrawlItemFailure as _jobradar_v1_CrawlItemFailure } from '../../../jobradar/v1/CrawlItemFailure.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';

// Original file: proto/jobradar/worker/v1/task_lease_service.proto

/**
 * Why.
 */
export const _jobradar_worker_v1_ReleaseTaskRequest_Cause = {
  /**
   * Never stored.
   */
  CAUSE_UNSPECIFIED: 'CAUSE_UNSPECIFIED',
  /**
   * The slice is over: WAITING (CONTINUATION).
   */
  CAUSE_SLICE_ENDED: 'CAUSE_SLICE_ENDED',
  /**
   * The next permit is too far away: WAITING (HOST_NOT_READY).
   */
  CAUSE_HOST_NOT_READY: 'CAUSE_HOST_NOT_READY',
  /**
   * The worker shuts down: WAITING (SHUTDOWN).
   */
  CAUSE_SHUTDOWN: 'CAUSE_SHUTDOWN',
  /**
   * The source was stopped: WAITING (SOURCE_STOPPED).
   */
  CAUSE_SOURCE_STOPPED: 'CAUSE_SOURCE_STOPPED',
  /**
   * Storage is away: WAITING (STORAGE_UNAVAILABLE), 5 s doubling to 60 s.
   */
  CAUSE_STORAGE_UNAVAILABLE: 'CAUSE_STORAGE_UNAVAILABLE',
} as const;

/**
 * Why.
 */
export type _jobradar_worker_v1_ReleaseTaskRequest_Cause$Input =
  /**
   * Never stored.
   */
  | 'CAUSE_UNSPECIFIED'
  | 0
  /**
   * The slice is over: WAITING (CONTINUATION).
   */
  | 'CAUSE_SLICE_ENDED'
  | 1
  /**
   * The next permit is too far away: WAITING (HOST_NOT_READY).
   */
  | 'CAUSE_HOST_NOT_READY'
  | 2
  /**
   * The worker shuts down: WAITING (SHUTDOWN).
   */
  | 'CAUSE_SHUTDOWN'
  | 3
  /**
   * The source was stopped: WAITING (SOURCE_STOPPED).
   */
  | 'CAUSE_SOURCE_STOPPED'
  | 4
  /**
   * Storage is away: WAITING (STORAGE_UNAVAILABLE), 5 s doubling to 60 s.
   */
  | 'CAUSE_STORAGE_UNAVAILABLE'
  | 5

/**
 * Why.
 */
export type _jobradar_worker_v1_ReleaseTaskRequest_Cause = typeof _jobradar_worker_v1_ReleaseTaskRequest_Cause[keyof typeof _jobradar_worker_v1_ReleaseTaskRequest_Cause]

/**
 * A crawl given back.
 */
export interface ReleaseTaskRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * Why.
   * Rule: required
   */
  'cause'?: (_jobradar_worker_v1_ReleaseTaskRequest_Cause$Input);
  /**
   * Where to go on; unset = as last stored.
   */
  'checkpoint'?: (_jobradar_worker_v1_Checkpoint$Input | null);
  /**
   * Of this execution; jobs_* as storage last returned them.
   */
  'counts'?: (_jobradar_v1_CrawlCounts$Input | null);
  /**
   * Since the last call, as many as the request can hold; each is stored once, by its id.
   * Rule: max_items=200
   */
  'itemFailures'?: (_jobradar_v1_CrawlItemFailure$Input)[];
  /**
   * Not before this has passed; unset = at once.
   * Rule: gte=0s lte=86400s
   */
  'wait'?: (_google_protobuf_Duration$Input | null);
}

/**
 * A crawl given back.
 */
export interface ReleaseTaskRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * Why.
   * Rule: required
   */
  'cause': (_jobradar_worker_v1_ReleaseTaskRequest_Cause);
  /**
   * Where to go on; unset = as last stored.
   */
  'checkpoint': (_jobradar_worker_v1_Checkpoint | null);
  /**
   * Of this execution; jobs_* as storage last returned them.
   */
  'counts': (_jobradar_v1_CrawlCounts | null);
  /**
   * Since the last call, as many as the request can hold; each is stored once, by its id.
   * Rule: max_items=200
   */
  'itemFailures': (_jobradar_v1_CrawlItemFailure)[];
  /**
   * Not before this has passed; unset = at once.
   * Rule: gte=0s lte=86400s
   */
  'wait': (_google_protobuf_Duration | null);
}
