import type { Timestamp } from '#libs/proto/gen/google/protobuf/Timestamp.ts';
import type { Crawl$Input } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { CrawlCounts$Input } from '#libs/proto/gen/jobradar/v1/CrawlCounts.ts';
import type { CrawlDispatch$Input } from '#libs/proto/gen/jobradar/v1/CrawlDispatch.ts';
import type { CrawlExecution$Input } from '#libs/proto/gen/jobradar/v1/CrawlExecution.ts';
import type { CrawlLimit } from '#libs/proto/gen/jobradar/v1/CrawlLimit.ts';
import type { CrawlPriority } from '#libs/proto/gen/jobradar/v1/CrawlPriority.ts';
import type { CrawlProgress$Input } from '#libs/proto/gen/jobradar/v1/CrawlProgress.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { ListEnd } from '#libs/proto/gen/jobradar/v1/ListEnd.ts';
import { addExecution } from './counts.ts';
import { purgeTimeOf, type RowSight } from './row-sight.ts';

/** Turns a time of the database into one of the wire. */
export type TimeOf = (isoText: string | null) => Timestamp | null;

type Bare<Name, Prefix extends string> = Name extends `${Prefix}${infer Rest}` ? Rest : never;
type StateName = Extract<NonNullable<Crawl$Input['state']>, string>;
type WaitReasonName = Extract<NonNullable<Crawl$Input['waitReason']>, string>;
type CompletenessName = Extract<NonNullable<Crawl$Input['completeness']>, string>;
type OutcomeName = Extract<NonNullable<CrawlExecution$Input['outcome']>, string>;

/** A crawl as the tables hold it: its task, its newest dispatch, and the lease, if one holds. */
export interface CrawlRow {
  readonly task_id: string;
  readonly source_id: string;
  readonly source_revision: number | null;
  readonly seed_url: string;
  readonly max_pages: number;
  readonly priority: number;
  readonly labels: Readonly<Record<string, string>>;
  readonly state: Bare<StateName, 'STATE_'>;
  readonly wait_reason: Bare<WaitReasonName, 'WAIT_REASON_'> | null;
  readonly version: string;
  readonly epoch: string;
  readonly attempt: number;
  readonly max_attempts: number;
  readonly losses: number;
  readonly cancel_requester: string | null;
  readonly cancel_note: string | null;
  readonly cancel_time: string | null;
  readonly cancel_acknowledge_time: string | null;
  readonly completeness: Bare<CompletenessName, 'COMPLETENESS_'> | null;
  readonly list_end: string | null;
  readonly limit_hit: string | null;
  readonly counts: CrawlCounts$Input;
  readonly list_pages_read: number;
  readonly detail_pages_read: number;
  readonly items_found: number;
  readonly item_failure_count: number;
  readonly failure: Failure$Input | null;
  readonly replay_of: string | null;
  readonly creator: string;
  readonly trace_id: string;
  readonly create_time: string;
  readonly update_time: string;
  readonly expire_time: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly dispatch_id: string;
  readonly dispatch_count: number;
  readonly queue: string;
  readonly dispatch_state: string | null;
  readonly available_at: string | null;
  readonly publish_time: string | null;
  readonly last_error: string | null;
  readonly progress: CrawlProgress$Input | null;
  readonly progress_time: string | null;
  /** What the running execution did so far; it joins `counts` when that is settled. */
  readonly lease_counts: CrawlCounts$Input | null;
  readonly lease_until: string | null;
  readonly lease_beat: string | null;
  readonly worker_name: string | null;
}

/** An execution as its table holds it. */
export interface ExecutionRow {
  readonly epoch: string;
  readonly attempt: number;
  readonly outcome: Bare<OutcomeName, 'OUTCOME_'>;
  readonly worker_name: string;
  readonly dispatch_id: string;
  readonly dispatch_copy: number;
  readonly handout: number;
  readonly counts: CrawlCounts$Input;
  readonly failure: Failure$Input | null;
  readonly trace_id: string;
  readonly start_time: string;
  readonly end_time: string | null;
}

/** A crawl as its owner sees it. */
export function crawlView(row: CrawlRow, sight: RowSight): Crawl$Input {
  const { time } = sight;
  return {
    ...askedOf(row, time),
    ...whereaboutsOf(row, time),
    // A draft has none.
    name: row.task_id === '' ? '' : crawlName(row.task_id),
    state: `STATE_${row.state}`,
    waitReason:
      row.wait_reason === null ? 'WAIT_REASON_UNSPECIFIED' : `WAIT_REASON_${row.wait_reason}`,
    counts: countsOf(row),
    failure: row.failure,
    attempt: row.attempt,
    maxAttempts: row.max_attempts,
    executionCount: Number(row.epoch),
    crashCount: row.losses,
    ...(row.completeness === null
      ? {}
      : { completeness: `COMPLETENESS_${row.completeness}` as const }),
    limitHit: prefixed('CRAWL_LIMIT_', row.limit_hit) as CrawlLimit,
    listEnd: prefixed('LIST_END_', row.list_end) as ListEnd,
    creator: row.creator,
    traceId: row.trace_id,
    createTime: time(row.create_time),
    updateTime: time(row.update_time),
    startTime: time(row.start_time),
    endTime: time(row.end_time),
    purgeTime: purgeTimeOf(row.end_time, sight),
  };
}

/** An execution as the owner of its crawl sees it. */
export function executionView(row: ExecutionRow, time: TimeOf): CrawlExecution$Input {
  return {
    epoch: row.epoch,
    attempt: row.attempt,
    outcome: `OUTCOME_${row.outcome}`,
    worker: row.worker_name,
    dispatchId: row.dispatch_id,
    dispatchCopy: row.dispatch_copy,
    handout: row.handout,
    counts: row.counts,
    failure: row.failure,
    traceId: row.trace_id,
    startTime: time(row.start_time),
    endTime: time(row.end_time),
  };
}

/** The name of a crawl by its task id. */
export function crawlName(taskId: string): string {
  return `crawls/${taskId}`;
}

/** The name of a source by its id. */
export function sourceName(sourceId: string): string {
  return `sources/${sourceId}`;
}

/** The id that a resource name ends with: `crawls/{id}`, `sources/{id}`. */
export function idOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

function askedOf(row: CrawlRow, time: TimeOf): Crawl$Input {
  return {
    source: sourceName(row.source_id),
    seedUrl: row.seed_url,
    maxPages: row.max_pages,
    priority: priorityName(row.priority),
    expireTime: time(row.expire_time),
    labels: row.labels,
    replayOf: row.replay_of === null ? '' : crawlName(row.replay_of),
    sourceRevision: row.source_revision === null ? '' : String(row.source_revision),
  };
}

function whereaboutsOf(row: CrawlRow, time: TimeOf): Crawl$Input {
  const waits = row.state === 'PENDING' || row.state === 'WAITING';
  const runs = row.state === 'RUNNING' || row.state === 'CANCELLING';
  return {
    resumeTime: waits ? time(row.available_at) : null,
    dispatch: dispatchOf(row, time),
    progress: runs && row.lease_until !== null ? progressOf(row, time) : null,
    cancellation:
      row.cancel_time === null
        ? null
        : {
            requester: row.cancel_requester ?? '',
            note: row.cancel_note ?? '',
            requestTime: time(row.cancel_time),
            acknowledgeTime: time(row.cancel_acknowledge_time),
          },
  };
}

function dispatchOf(row: CrawlRow, time: TimeOf): CrawlDispatch$Input {
  const isInOutbox = row.dispatch_state === 'DUE' || row.dispatch_state === 'CLAIMED';
  return {
    dispatchId: row.dispatch_id,
    queue: row.queue,
    dispatchCount: row.dispatch_count,
    publishTime: time(row.publish_time),
    lastError: row.last_error ?? '',
    nextTryTime: isInOutbox ? time(row.available_at) : null,
  };
}

function progressOf(row: CrawlRow, time: TimeOf): CrawlProgress$Input {
  return {
    ...row.progress,
    updateTime: time(row.progress_time),
    leaseExpireTime: time(row.lease_until),
    worker: row.worker_name ?? '',
  };
}

// Pages and items are distinct ones of the checkpoint; sums over executions would count repeats.
function countsOf(row: CrawlRow): CrawlCounts$Input {
  return {
    ...addExecution(row.counts, row.lease_counts),
    listPagesRead: row.list_pages_read,
    detailPagesRead: row.detail_pages_read,
    itemsFound: row.items_found,
    itemsFailed: row.item_failure_count,
  };
}

function priorityName(priority: number): CrawlPriority {
  if (priority === 1) return 'CRAWL_PRIORITY_HIGH';
  return priority === 3 ? 'CRAWL_PRIORITY_LOW' : 'CRAWL_PRIORITY_NORMAL';
}

// Stored by the name on the wire or without its prefix: both read the same.
function prefixed(prefix: string, name: string | null): string {
  if (name === null) return `${prefix}UNSPECIFIED`;
  return name.startsWith(prefix) ? name : `${prefix}${name}`;
}
