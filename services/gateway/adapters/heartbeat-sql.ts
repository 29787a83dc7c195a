import type { ReadinessFacts } from '../core/readiness.ts';
import type { TaskState } from '../core/task-state.ts';
import type { Completeness } from '../core/completeness.ts';
import { storeItems } from './change-sql.ts';
import { named } from './named-statement.ts';

/** A plain sign of life. */
export interface BeatValues {
  readonly task_id: string;
  readonly epoch: string;
  readonly sequence: number;
  readonly lease_ms: number;
  readonly progress: string | null;
  readonly counts: string | null;
  readonly progress_every_ms: number;
}

/** One that also brings a checkpoint or item failures. */
export interface ReportValues extends BeatValues {
  readonly checkpoint: Buffer | null;
  readonly list_pages_read: number | null;
  readonly detail_pages_read: number | null;
  readonly items_found: number | null;
  readonly completeness: string | null;
  readonly list_end: string | null;
  readonly item_ids: readonly string[];
  readonly item_records: readonly string[];
  readonly items_kept: number;
}

/** What the holder is told; no row: the lease is lost. */
export interface BeatRow {
  readonly until_ms: number;
  readonly state: TaskState;
  readonly source_state: ReadinessFacts['sourceState'];
  readonly authorized_in_ms: number | null;
  readonly authorized_for_ms: number | null;
  readonly slice_ms: number;
  readonly wall_left_ms: number;
  readonly completeness: Completeness | null;
}

/** From when and until when the source `s` is authorised, in ms from now. */
export const authorizedColumns = `
    -- Null where there is none: greatest and least alone would pass a null over.
    case when s.authorized_from is not null then
      extract(epoch from greatest(s.authorized_from, clock_timestamp() - interval '1 day')
        - clock_timestamp())::float8 * 1000 end as authorized_in_ms,
    case when s.authorized_until is not null then
      extract(epoch from least(s.authorized_until, clock_timestamp() + interval '1000 days')
        - clock_timestamp())::float8 * 1000 end as authorized_for_ms`;

/** What a worker may go by: read beside the lease that was just renewed. */
export const holderColumns = `
    extract(epoch from beat.until)::float8 * 1000 as until_ms,
    t.state,
    s.state as source_state,
    ${authorizedColumns}`;

const beat = `
  beat as (
    update leases l
    set until = now() + :lease_ms::float8 * interval '1 ms',
      beat = l.beat + 1,
      sequence = greatest(l.sequence, :sequence::int),
      progress = case when n.is_due then 
        :progress::jsonb || jsonb_build_object('updateTime', jsonb_build_object(
          'seconds', extract(epoch from now())::bigint::text, 'nanos', 0))
        else l.progress end,
      progress_time = case when n.is_due then now() else l.progress_time end,
      counts = case when n.is_newer then coalesce(:counts::jsonb, l.counts) else l.counts end
    from newer n
    where l.task_id = n.task_id
    returning l.task_id, l.until, l.start_time, n.is_newer
  )`;

const newer = `
  newer as (
    select l.task_id, l.sequence < :sequence::int as is_newer,
      l.sequence < :sequence::int and :progress::jsonb is not null
        and coalesce(l.progress_time, '-infinity')
          <= now() - :progress_every_ms::float8 * interval '1 ms' as is_due
    from leases l
    where l.task_id = :task_id::uuid and l.epoch = :epoch::bigint
    for update
  )`;

// The worker learns of the cancel by this answer.
const told = `
  told as (
    update crawl_tasks t
    set cancel_acknowledge_time = now()
    from beat
    where t.task_id = beat.task_id and t.state = 'CANCELLING' and t.cancel_acknowledge_time is null
  )`;

const answer = `
  select ${holderColumns},
    extract(epoch from clock_timestamp() - beat.start_time)::float8 * 1000 as slice_ms,
    extract(epoch from t.start_time + t.wall_seconds * interval '1 s' - clock_timestamp())::float8
      * 1000 as wall_left_ms,
    t.completeness
  from beat
  join crawl_tasks t using (task_id)
  join sources s using (tenant_id, source_id)`;

/** Extends the lease in place and takes the progress, at most so often. */
export const beatStatement = named<BeatRow, BeatValues>(
  'heartbeat',
  `with ${newer}, ${beat}, ${told} ${answer}`,
);

/** The same with a checkpoint and item failures; an older sequence only extends. */
export const reportStatement = named<BeatRow, ReportValues>(
  'heartbeat-with-report',
  `
  with ${newer}, ${beat},
  guard as (
    select t.task_id, t.item_failure_count, t.list_pages_read, t.detail_pages_read
    from beat join crawl_tasks t using (task_id)
    where beat.is_newer
    for update of t
  ),
  ${storeItems},
  moved as (
    select g.task_id,
      coalesce(:list_pages_read::int > g.list_pages_read
        or :detail_pages_read::int > g.detail_pages_read, false) as has_progressed
    from guard g
  ),
  report as (
    update crawl_tasks t
    set checkpoint = coalesce(:checkpoint::bytea, t.checkpoint),
      list_pages_read = coalesce(:list_pages_read::int, t.list_pages_read),
      detail_pages_read = coalesce(:detail_pages_read::int, t.detail_pages_read),
      items_found = coalesce(:items_found::int, t.items_found),
      completeness = coalesce(:completeness::text, t.completeness),
      list_end = coalesce(:list_end::text, t.list_end),
      item_failure_count = t.item_failure_count + items.added,
      -- Progress begins the count of losses anew.
      losses = case when m.has_progressed then 0 else t.losses end,
      unused_losses = case when m.has_progressed then 0 else t.unused_losses end,
      progress_epoch = case when m.has_progressed then t.epoch else t.progress_epoch end,
      cancel_acknowledge_time = case when t.state = 'CANCELLING'
        then coalesce(t.cancel_acknowledge_time, now()) else t.cancel_acknowledge_time end,
      update_time = now()
    from moved m cross join items
    where t.task_id = m.task_id
    returning t.task_id
  ) ${answer} cross join (select count(*) from report) before`,
);

/** A worker that was taken for lost speaks again: its loss counts for nothing. */
export const cutOffStatement = named<
  { readonly task_id: string },
  { readonly task_id: string; readonly epoch: string }
>(
  'cut-off',
  `
  with task as (
    select t.task_id, t.progress_epoch
    from crawl_tasks t
    where t.task_id = :task_id::uuid and t.end_time is null
    for update
  ),
  lost as (
    select e.task_id, e.epoch, e.outcome, e.epoch >= t.progress_epoch as is_counted
    from task t join executions e using (task_id)
    where e.epoch = :epoch::bigint and e.outcome in ('LOST', 'UNUSED')
    for update of e
  ),
  execution as (
    update executions e
    set outcome = 'CUT_OFF'
    from lost l
    where (e.task_id, e.epoch) = (l.task_id, l.epoch)
  )
  update crawl_tasks t
  set losses = greatest(0, t.losses - (l.is_counted and l.outcome = 'LOST')::int),
    unused_losses = greatest(
      0, t.unused_losses - (l.is_counted and l.outcome = 'UNUSED')::int),
    version = t.version + 1
  from lost l
  where t.task_id = l.task_id
  returning t.task_id`,
);
