import { statement } from '#libs/postgres/database.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { StoredCounts } from '../core/counts.ts';
import type { Completeness } from '../core/completeness.ts';
import type { ReadinessFacts } from '../core/readiness.ts';
import type { DispatchState, TaskState, VerdictState, WaitReason } from '../core/task-state.ts';
import { authorizedColumns } from './heartbeat-sql.ts';

/** Everything that a decision about a crawl is made on, as of one moment of the database. */
export interface TaskRow {
  readonly task_id: string;
  readonly tenant_id: string;
  readonly source_id: string;
  /** Pinned at the first claim; until then the current one. */
  readonly source_revision: number;
  readonly current_revision: number;
  readonly seed_url: string;
  readonly site_key: string;
  readonly max_pages: number;
  readonly priority: number;
  readonly state: TaskState;
  readonly wait_reason: WaitReason | null;
  readonly version: string;
  readonly dispatch_id: string;
  readonly dispatch_state: DispatchState | null;
  readonly queue: string;
  readonly epoch: string;
  readonly holder_copy: number | null;
  readonly holder_handout: number | null;
  readonly holder_delivery: string | null;
  readonly attempt: number;
  readonly max_attempts: number;
  readonly wall_seconds: number;
  readonly losses: number;
  readonly unused_losses: number;
  readonly progress_epoch: string;
  readonly storage_waits: number;
  readonly is_cancel_asked: boolean;
  readonly completeness: Completeness | null;
  readonly list_pages_read: number;
  readonly detail_pages_read: number;
  readonly checkpoint: Buffer | null;
  readonly counts: StoredCounts;
  readonly failure: Failure$Input | null;
  readonly item_failure_count: number;
  readonly is_begun: boolean;
  readonly is_expired: boolean;
  readonly wall_left_ms: number;
  readonly lease_beat: string | null;
  readonly lease_is_live: boolean | null;
  readonly lease_counts: StoredCounts | null;
  readonly slice_ms: number | null;
  readonly execution_epoch: string | null;
  readonly execution_outcome: string | null;
  readonly execution_settled: SettledAnswer | null;
  readonly took_permit: boolean | null;
  readonly source_state: ReadinessFacts['sourceState'];
  readonly authorized_in_ms: number | null;
  readonly authorized_for_ms: number | null;
  readonly authorized_per_second: number | null;
  readonly tenant_state: string;
  readonly tenant_slots: number | null;
  readonly tenant_used: number | null;
  readonly source_slots: number | null;
  readonly source_used: number | null;
  readonly site_ready_in_ms: number | null;
  readonly site_is_blocked: boolean | null;
  readonly site_gap_ms: number | null;
  readonly site_burst: number | null;
  readonly site_in_flight_max: number | null;
  /** Its source has to be heard of again, or another one may relax it soon. */
  readonly site_pace_is_old: boolean | null;
  readonly now: string;
}

/** What an execution was answered when it was settled, for repeats of that call. */
export interface SettledAnswer {
  readonly kind: 'complete' | 'cancel' | 'fail' | 'release';
  readonly state: TaskState;
  readonly verdict?: VerdictState;
  readonly completeness?: Completeness;
  readonly waitMs?: number;
}

// Durations, not times, go to the decisions. Infinite times cannot be subtracted: they are bounded.
const text = `
  select
    t.task_id, t.tenant_id, t.source_id, coalesce(t.source_revision, s.revision) as source_revision,
    coalesce(s.revision, 0) as current_revision,
    t.seed_url, t.site_key, t.max_pages, t.priority, t.state, t.wait_reason, t.version,
    t.dispatch_id, d.state as dispatch_state, t.queue,
    t.epoch, t.holder_copy, t.holder_handout, t.holder_delivery,
    t.attempt, t.max_attempts, t.wall_seconds, t.losses, t.unused_losses, t.progress_epoch,
    t.storage_waits, t.cancel_time is not null as is_cancel_asked,
    t.completeness, t.list_pages_read, t.detail_pages_read,
    case when $3::boolean then t.checkpoint end as checkpoint,
    t.counts, t.failure, t.item_failure_count,
    t.start_time is not null as is_begun,
    t.expire_time <= clock_timestamp() as is_expired,
    coalesce(extract(epoch from t.start_time - clock_timestamp()), 0)::float8 * 1000
      + t.wall_seconds * 1000::float8 as wall_left_ms,
    l.beat as lease_beat, l.until > clock_timestamp() as lease_is_live, l.counts as lease_counts,
    extract(epoch from clock_timestamp() - l.start_time)::float8 * 1000 as slice_ms,
    e.epoch as execution_epoch, e.outcome as execution_outcome, e.settled as execution_settled,
    e.took_permit,
    -- An ended crawl may be kept longer than its source.
    coalesce(s.state, 'DELETED') as source_state,
    ${authorizedColumns},
    (s.authorization_record ->> 'maxRequestsPerSecond')::float8 as authorized_per_second,
    tn.state as tenant_state,
    ts.slots as tenant_slots, ts.used as tenant_used,
    ss.slots as source_slots, ss.used as source_used,
    extract(epoch from greatest(site.next_slot, site.not_before,
      case when site.breaker <> 'CLOSED' then site.breaker_until end, clock_timestamp())
      - clock_timestamp())::float8 * 1000 as site_ready_in_ms,
    site.breaker <> 'CLOSED' and site.breaker_until > clock_timestamp() as site_is_blocked,
    extract(epoch from site.gap)::float8 * 1000 as site_gap_ms,
    site.burst as site_burst, site.max_in_flight as site_in_flight_max,
    site.update_time < now() - interval '30 minutes' as site_pace_is_old,
    clock_timestamp() as now
  from crawl_tasks t
  left join sources s using (tenant_id, source_id)
  join tenants tn using (tenant_id)
  left join dispatches d on d.dispatch_id = t.dispatch_id
  left join leases l on l.task_id = t.task_id
  left join executions e
    on e.task_id = t.task_id and e.epoch = coalesce($2::bigint, t.epoch)
  left join tenant_slots ts on ts.tenant_id = t.tenant_id
  left join source_slots ss on (ss.tenant_id, ss.source_id) = (t.tenant_id, t.source_id)
  left join sites site on site.site_key = t.site_key
  where t.task_id = $1::uuid`;

/** Reads a crawl; the execution of the given epoch, else of the current one. */
export const readTask = statement<TaskRow>('read-task', text);

/** The same under the task's lock, for the third try of a decision. */
export const readTaskLocked = statement<TaskRow>('read-task-locked', `${text} for update of t`);
