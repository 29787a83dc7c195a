// Original file: proto/jobradar/v1/crawl.proto

import type { CrawlPriority$Input as _jobradar_v1_CrawlPriority$Input, CrawlPriority as _jobradar_v1_CrawlPriority } from '../../jobradar/v1/CrawlPriority.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { CrawlProgress$Input as _jobradar_v1_CrawlProgress$Input, CrawlProgress as _jobradar_v1_CrawlProgress } from '../../jobradar/v1/CrawlProgress.ts';
import type { CrawlCounts$Input as _jobradar_v1_CrawlCounts$Input, CrawlCounts as _jobradar_v1_CrawlCounts } from '../../jobradar/v1/CrawlCounts.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../jobradar/v1/Failure.ts';
import type { CrawlDispatch$Input as _jobradar_v1_CrawlDispatch$Input, CrawlDispatch as _jobradar_v1_CrawlDispatch } from '../../jobradar/v1/CrawlDispatch.ts';
import type { CrawlCancellation$Input as _jobradar_v1_CrawlCancellation$Input, CrawlCancellation as _jobradar_v1_CrawlCancellation } from '../../jobradar/v1/CrawlCancellation.ts';
import type { CrawlDependency$Input as _jobradar_v1_CrawlDependency$Input, CrawlDependency as _jobradar_v1_CrawlDependency } from '../../jobradar/v1/CrawlDependency.ts';
import type { CrawlLimit$Input as _jobradar_v1_CrawlLimit$Input, CrawlLimit as _jobradar_v1_CrawlLimit } from '../../jobradar/v1/CrawlLimit.ts';
import type { ListEnd$Input as _jobradar_v1_ListEnd$Input, ListEnd as _jobradar_v1_ListEnd } from '../../jobradar/v1/ListEnd.ts';

// Original file: proto/jobradar/v1/crawl.proto

/**
 * How much of the list was read. Decided by the gateway from the accumulated checkpoint.
 */
export const _jobradar_v1_Crawl_Completeness = {
  /**
   * Not decided yet.
   */
  COMPLETENESS_UNSPECIFIED: 'COMPLETENESS_UNSPECIFIED',
  /**
   * The end is proven and every page was read; only such a run may serve to close jobs.
   */
  COMPLETENESS_COMPLETE: 'COMPLETENESS_COMPLETE',
  /**
   * A limit was reached, or the end could not be proven.
   */
  COMPLETENESS_TRUNCATED: 'COMPLETENESS_TRUNCATED',
  /**
   * At least one list page could not be read.
   */
  COMPLETENESS_GAPS: 'COMPLETENESS_GAPS',
} as const;

/**
 * How much of the list was read. Decided by the gateway from the accumulated checkpoint.
 */
export type _jobradar_v1_Crawl_Completeness$Input =
  /**
   * Not decided yet.
   */
  | 'COMPLETENESS_UNSPECIFIED'
  | 0
  /**
   * The end is proven and every page was read; only such a run may serve to close jobs.
   */
  | 'COMPLETENESS_COMPLETE'
  | 1
  /**
   * A limit was reached, or the end could not be proven.
   */
  | 'COMPLETENESS_TRUNCATED'
  | 2
  /**
   * At least one list page could not be read.
   */
  | 'COMPLETENESS_GAPS'
  | 3

/**
 * How much of the list was read. Decided by the gateway from the accumulated checkpoint.
 */
export type _jobradar_v1_Crawl_Completeness = typeof _jobradar_v1_Crawl_Completeness[keyof typeof _jobradar_v1_Crawl_Completeness]

// Original file: proto/jobradar/v1/crawl.proto

/**
 * Where it stands. end_time is set exactly in the five final states.
 */
export const _jobradar_v1_Crawl_State = {
  /**
   * Never sent.
   */
  STATE_UNSPECIFIED: 'STATE_UNSPECIFIED',
  /**
   * Durably accepted; its dispatch is not due yet or not confirmed by the broker.
   */
  STATE_PENDING: 'STATE_PENDING',
  /**
   * The broker confirmed the message; no worker has claimed it.
   */
  STATE_QUEUED: 'STATE_QUEUED',
  /**
   * A worker holds the lease.
   */
  STATE_RUNNING: 'STATE_RUNNING',
  /**
   * The next dispatch is in the outbox with a time; wait_reason says why.
   */
  STATE_WAITING: 'STATE_WAITING',
  /**
   * Running, and was asked to stop.
   */
  STATE_CANCELLING: 'STATE_CANCELLING',
  /**
   * The verdict stands; storage seals the run. Nothing is fetched any more.
   */
  STATE_FINISHING: 'STATE_FINISHING',
  /**
   * Final: finished, nothing failed.
   */
  STATE_SUCCEEDED: 'STATE_SUCCEEDED',
  /**
   * Final: finished; pages or items failed, or a limit was reached.
   */
  STATE_PARTIALLY_SUCCEEDED: 'STATE_PARTIALLY_SUCCEEDED',
  /**
   * Final: gave up; failure says why.
   */
  STATE_FAILED: 'STATE_FAILED',
  /**
   * Final: stopped on request.
   */
  STATE_CANCELLED: 'STATE_CANCELLED',
  /**
   * Final: expire_time passed before the first execution.
   */
  STATE_EXPIRED: 'STATE_EXPIRED',
} as const;

/**
 * Where it stands. end_time is set exactly in the five final states.
 */
export type _jobradar_v1_Crawl_State$Input =
  /**
   * Never sent.
   */
  | 'STATE_UNSPECIFIED'
  | 0
  /**
   * Durably accepted; its dispatch is not due yet or not confirmed by the broker.
   */
  | 'STATE_PENDING'
  | 1
  /**
   * The broker confirmed the message; no worker has claimed it.
   */
  | 'STATE_QUEUED'
  | 2
  /**
   * A worker holds the lease.
   */
  | 'STATE_RUNNING'
  | 3
  /**
   * The next dispatch is in the outbox with a time; wait_reason says why.
   */
  | 'STATE_WAITING'
  | 4
  /**
   * Running, and was asked to stop.
   */
  | 'STATE_CANCELLING'
  | 5
  /**
   * The verdict stands; storage seals the run. Nothing is fetched any more.
   */
  | 'STATE_FINISHING'
  | 6
  /**
   * Final: finished, nothing failed.
   */
  | 'STATE_SUCCEEDED'
  | 7
  /**
   * Final: finished; pages or items failed, or a limit was reached.
   */
  | 'STATE_PARTIALLY_SUCCEEDED'
  | 8
  /**
   * Final: gave up; failure says why.
   */
  | 'STATE_FAILED'
  | 9
  /**
   * Final: stopped on request.
   */
  | 'STATE_CANCELLED'
  | 10
  /**
   * Final: expire_time passed before the first execution.
   */
  | 'STATE_EXPIRED'
  | 11

/**
 * Where it stands. end_time is set exactly in the five final states.
 */
export type _jobradar_v1_Crawl_State = typeof _jobradar_v1_Crawl_State[keyof typeof _jobradar_v1_Crawl_State]

// Original file: proto/jobradar/v1/crawl.proto

/**
 * Why a WAITING crawl waits.
 */
export const _jobradar_v1_Crawl_WaitReason = {
  /**
   * It does not wait.
   */
  WAIT_REASON_UNSPECIFIED: 'WAIT_REASON_UNSPECIFIED',
  /**
   * A retryable attempt failed.
   */
  WAIT_REASON_RETRY: 'WAIT_REASON_RETRY',
  /**
   * The slice ended; the rest goes on from the checkpoint.
   */
  WAIT_REASON_CONTINUATION: 'WAIT_REASON_CONTINUATION',
  /**
   * The site's next free slot, its Retry-After, its window or its robots.txt is later.
   */
  WAIT_REASON_HOST_NOT_READY: 'WAIT_REASON_HOST_NOT_READY',
  /**
   * The source is PAUSED or SUSPENDED.
   */
  WAIT_REASON_SOURCE_STOPPED: 'WAIT_REASON_SOURCE_STOPPED',
  /**
   * The tenant or the source runs as many crawls as it may.
   */
  WAIT_REASON_TENANT_LIMIT: 'WAIT_REASON_TENANT_LIMIT',
  /**
   * A crawl that it comes after has not ended.
   */
  WAIT_REASON_DEPENDENCY: 'WAIT_REASON_DEPENDENCY',
  /**
   * Its worker was lost.
   */
  WAIT_REASON_WORKER_LOST: 'WAIT_REASON_WORKER_LOST',
  /**
   * Its worker shut down.
   */
  WAIT_REASON_SHUTDOWN: 'WAIT_REASON_SHUTDOWN',
  /**
   * Storage was away for a whole slice.
   */
  WAIT_REASON_STORAGE_UNAVAILABLE: 'WAIT_REASON_STORAGE_UNAVAILABLE',
} as const;

/**
 * Why a WAITING crawl waits.
 */
export type _jobradar_v1_Crawl_WaitReason$Input =
  /**
   * It does not wait.
   */
  | 'WAIT_REASON_UNSPECIFIED'
  | 0
  /**
   * A retryable attempt failed.
   */
  | 'WAIT_REASON_RETRY'
  | 1
  /**
   * The slice ended; the rest goes on from the checkpoint.
   */
  | 'WAIT_REASON_CONTINUATION'
  | 2
  /**
   * The site's next free slot, its Retry-After, its window or its robots.txt is later.
   */
  | 'WAIT_REASON_HOST_NOT_READY'
  | 3
  /**
   * The source is PAUSED or SUSPENDED.
   */
  | 'WAIT_REASON_SOURCE_STOPPED'
  | 4
  /**
   * The tenant or the source runs as many crawls as it may.
   */
  | 'WAIT_REASON_TENANT_LIMIT'
  | 5
  /**
   * A crawl that it comes after has not ended.
   */
  | 'WAIT_REASON_DEPENDENCY'
  | 6
  /**
   * Its worker was lost.
   */
  | 'WAIT_REASON_WORKER_LOST'
  | 7
  /**
   * Its worker shut down.
   */
  | 'WAIT_REASON_SHUTDOWN'
  | 8
  /**
   * Storage was away for a whole slice.
   */
  | 'WAIT_REASON_STORAGE_UNAVAILABLE'
  | 9

/**
 * Why a WAITING crawl waits.
 */
export type _jobradar_v1_Crawl_WaitReason = typeof _jobradar_v1_Crawl_WaitReason[keyof typeof _jobradar_v1_Crawl_WaitReason]

/**
 * One requested collection run: the business task. It is its own long-running operation.
 */
export interface Crawl$Input {
  /**
   * crawls/{uuidv7}: the task id; made by the gateway, never changes.
   */
  'name'?: (string);
  /**
   * sources/{id}; found by seed_url where the request leaves it out.
   * Rule: pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'source'?: (string);
  /**
   * Where to begin, inside the source's hosts and paths; empty = the source's base_url.
   * Rule: uri max_len=2048
   */
  'seedUrl'?: (string);
  /**
   * List pages to read at most; 0 = the source's default, else 10.
   * Rule: gte=1 lte=1000
   */
  'maxPages'?: (number);
  /**
   * 0 = NORMAL.
   */
  'priority'?: (_jobradar_v1_CrawlPriority$Input);
  /**
   * Do not start before; at most 30 days ahead. Unset = at once.
   */
  'scheduleTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * EXPIRED when no execution began by then. Unset = 24 h after creation or schedule_time.
   */
  'expireTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * For filters and grouping.
   * Rule: max_items=32 keys.pattern=^[a-z][a-z0-9_.-]{0,62}$ values.max_len=128
   */
  'labels'?: ({[key: string]: string});
  /**
   * Where it stands.
   */
  'state'?: (_jobradar_v1_Crawl_State$Input);
  /**
   * Set when the list was read to an end of any kind.
   */
  'completeness'?: (_jobradar_v1_Crawl_Completeness$Input);
  /**
   * Of the running execution; unset otherwise.
   */
  'progress'?: (_jobradar_v1_CrawlProgress$Input | null);
  /**
   * Over all executions.
   */
  'counts'?: (_jobradar_v1_CrawlCounts$Input | null);
  /**
   * The last failure; stays while WAITING and after the end.
   */
  'failure'?: (_jobradar_v1_Failure$Input | null);
  /**
   * The ended crawl of which this is a retry or a replay: crawls/{uuid}.
   */
  'replayOf'?: (string);
  /**
   * Number of the attempt, from 1. Rises only after a reported failure; slices, losses and deferrals share it.
   */
  'attempt'?: (number);
  /**
   * 1 + retries.
   */
  'maxAttempts'?: (number);
  /**
   * While PENDING or WAITING: when the next dispatch is due.
   */
  'resumeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Facts of the newest dispatch.
   */
  'dispatch'?: (_jobradar_v1_CrawlDispatch$Input | null);
  /**
   * Set once cancellation was asked for.
   */
  'cancellation'?: (_jobradar_v1_CrawlCancellation$Input | null);
  /**
   * schedules/{id} that started it.
   */
  'schedule'?: (string);
  /**
   * Revision of the source, pinned at the first claim.
   */
  'sourceRevision'?: (string);
  /**
   * "key:{id}", "sub:{subject}" or "schedule:{id}".
   */
  'creator'?: (string);
  /**
   * W3C trace id of the create call.
   */
  'traceId'?: (string);
  /**
   * When it was accepted.
   */
  'createTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When anything of it last changed.
   */
  'updateTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When its first execution began.
   */
  'startTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Set exactly when the state is final.
   */
  'endTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * end_time + JOBRADAR_RETENTION_DAYS_CRAWLS (90 days unless set).
   */
  'purgeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Set while WAITING.
   */
  'waitReason'?: (_jobradar_v1_Crawl_WaitReason$Input);
  /**
   * crawlBatches/{id} that it belongs to.
   */
  'batch'?: (string);
  /**
   * Crawls that must end before this one starts.
   */
  'after'?: (_jobradar_v1_CrawlDependency$Input)[];
  /**
   * Limit that was reached.
   */
  'limitHit'?: (_jobradar_v1_CrawlLimit$Input);
  /**
   * How the list ended.
   */
  'listEnd'?: (_jobradar_v1_ListEnd$Input);
  /**
   * Executions so far (claims).
   */
  'executionCount'?: (number);
  /**
   * Losses in a row without progress; at 5 it fails as WORKER_CRASHED.
   */
  'crashCount'?: (number);
}

/**
 * One requested collection run: the business task. It is its own long-running operation.
 */
export interface Crawl {
  /**
   * crawls/{uuidv7}: the task id; made by the gateway, never changes.
   */
  'name': (string);
  /**
   * sources/{id}; found by seed_url where the request leaves it out.
   * Rule: pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'source': (string);
  /**
   * Where to begin, inside the source's hosts and paths; empty = the source's base_url.
   * Rule: uri max_len=2048
   */
  'seedUrl': (string);
  /**
   * List pages to read at most; 0 = the source's default, else 10.
   * Rule: gte=1 lte=1000
   */
  'maxPages': (number);
  /**
   * 0 = NORMAL.
   */
  'priority': (_jobradar_v1_CrawlPriority);
  /**
   * Do not start before; at most 30 days ahead. Unset = at once.
   */
  'scheduleTime': (_google_protobuf_Timestamp | null);
  /**
   * EXPIRED when no execution began by then. Unset = 24 h after creation or schedule_time.
   */
  'expireTime': (_google_protobuf_Timestamp | null);
  /**
   * For filters and grouping.
   * Rule: max_items=32 keys.pattern=^[a-z][a-z0-9_.-]{0,62}$ values.max_len=128
   */
  'labels': ({[key: string]: string});
  /**
   * Where it stands.
   */
  'state': (_jobradar_v1_Crawl_State);
  /**
   * Set when the list was read to an end of any kind.
   */
  'completeness': (_jobradar_v1_Crawl_Completeness);
  /**
   * Of the running execution; unset otherwise.
   */
  'progress': (_jobradar_v1_CrawlProgress | null);
  /**
   * Over all executions.
   */
  'counts': (_jobradar_v1_CrawlCounts | null);
  /**
   * The last failure; stays while WAITING and after the end.
   */
  'failure': (_jobradar_v1_Failure | null);
  /**
   * The ended crawl of which this is a retry or a replay: crawls/{uuid}.
   */
  'replayOf': (string);
  /**
   * Number of the attempt, from 1. Rises only after a reported failure; slices, losses and deferrals share it.
   */
  'attempt': (number);
  /**
   * 1 + retries.
   */
  'maxAttempts': (number);
  /**
   * While PENDING or WAITING: when the next dispatch is due.
   */
  'resumeTime': (_google_protobuf_Timestamp | null);
  /**
   * Facts of the newest dispatch.
   */
  'dispatch': (_jobradar_v1_CrawlDispatch | null);
  /**
   * Set once cancellation was asked for.
   */
  'cancellation': (_jobradar_v1_CrawlCancellation | null);
  /**
   * schedules/{id} that started it.
   */
  'schedule': (string);
  /**
   * Revision of the source, pinned at the first claim.
   */
  'sourceRevision': (string);
  /**
   * "key:{id}", "sub:{subject}" or "schedule:{id}".
   */
  'creator': (string);
  /**
   * W3C trace id of the create call.
   */
  'traceId': (string);
  /**
   * When it was accepted.
   */
  'createTime': (_google_protobuf_Timestamp | null);
  /**
   * When anything of it last changed.
   */
  'updateTime': (_google_protobuf_Timestamp | null);
  /**
   * When its first execution began.
   */
  'startTime': (_google_protobuf_Timestamp | null);
  /**
   * Set exactly when the state is final.
   */
  'endTime': (_google_protobuf_Timestamp | null);
  /**
   * end_time + JOBRADAR_RETENTION_DAYS_CRAWLS (90 days unless set).
   */
  'purgeTime': (_google_protobuf_Timestamp | null);
  /**
   * Set while WAITING.
   */
  'waitReason': (_jobradar_v1_Crawl_WaitReason);
  /**
   * crawlBatches/{id} that it belongs to.
   */
  'batch': (string);
  /**
   * Crawls that must end before this one starts.
   */
  'after': (_jobradar_v1_CrawlDependency)[];
  /**
   * Limit that was reached.
   */
  'limitHit': (_jobradar_v1_CrawlLimit);
  /**
   * How the list ended.
   */
  'listEnd': (_jobradar_v1_ListEnd);
  /**
   * Executions so far (claims).
   */
  'executionCount': (number);
  /**
   * Losses in a row without progress; at 5 it fails as WORKER_CRASHED.
   */
  'crashCount': (number);
}
