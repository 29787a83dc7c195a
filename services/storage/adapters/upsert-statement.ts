import { statement } from '#libs/postgres/database.ts';
import type { JobState, StoredOutcome, TotalsRow } from '../core/outcome.ts';

/** One row of an upsert's answer; `job_id` is null where the batch held refused items only. */
export interface UpsertRow extends TotalsRow {
  readonly job_id: string | null;
  readonly outcome: StoredOutcome | 'AGAIN';
  readonly version: number;
  readonly state: JobState;
}

/*
 * One batch in one statement, and so in one transaction of one round trip.
 *
 * Parameters: task, epoch, expiry of the grant, tenant, source; then one array for each column of
 * the observations: job id, external id, digests, observe time, snapshot, record; last the receipt
 * keys of refused items. Every job id stands once.
 *
 * No row in the answer: the fence refused (epoch, seal or expiry). An outcome AGAIN: a concurrent
 * transaction made that job after this statement's snapshot was taken; asked again, it is seen.
 */
export const upsertJobs = statement<UpsertRow>(
  'upsert-jobs',
  `
with
-- The fence, and the mutex of the run: batches of one run go one after another, so that its counts
-- can stand in this row. Taken first, before any job, as OpenRun and SealRuns take it.
run as (
  select task_id from runs
  where task_id = $1 and epoch = $2 and sealed_time is null and $3::timestamptz > clock_timestamp()
  for no key update
),
input as (
  select i.*
  from run, unnest($6::uuid[], $7::text[], $8::bytea[], $9::timestamptz[], $10::text[], $11::text[])
    as i (job_id, external_id, digests, observe_time, snapshot, record)
),
-- Locked in the order of the key, so that writers with overlapping batches cannot deadlock. Each is
-- looked up by the one index that can, whatever the planner believes about the table's size.
head as (
  select j.*
  from (select job_id from input order by job_id) i,
    lateral (
      select job_id, state, version, content_hash, hash_version, last_changed_time, reopened_count,
        greatest(last_seen_time, close_time) as decided_time
      from jobs where job_id = i.job_id
      for no key update
    ) j
),
-- A head of an older hash version is compared by its own set of fields: digests holds one digest of
-- 32 bytes for each version, in order.
decided as (
  select i.job_id, i.external_id, i.digests, i.observe_time, i.snapshot, h.state as old_state,
    h.version as old_version, h.content_hash as old_hash, h.hash_version as old_hash_version,
    h.last_changed_time as old_changed_time, h.reopened_count,
    case
      when h.job_id is null then 'CREATED'
      when h.decided_time > i.observe_time then 'STALE'
      when h.state = 'CLOSED' then 'REOPENED'
      when h.content_hash <> substr(i.digests, h.hash_version * 32 - 31, 32) then 'UPDATED'
      else 'UNCHANGED'
    end as outcome
  from input i left join head h using (job_id)
),
-- The row that each job has afterwards. The newest digest is the one that is written.
effect as (
  select d.job_id, d.external_id, d.outcome, d.observe_time, d.snapshot, d.old_state,
    coalesce(d.old_version, 0) + w.is_new::int as version,
    case when w.is_new then substr(d.digests, length(d.digests) - 31) else d.old_hash end
      as content_hash,
    case when w.is_new then length(d.digests) / 32 else d.old_hash_version end as hash_version,
    case when w.is_new then d.observe_time else d.old_changed_time end as last_changed_time,
    coalesce(d.reopened_count, 0) + (d.outcome = 'REOPENED')::int as reopened_count
  from decided d, lateral (select d.outcome in ('CREATED', 'UPDATED', 'REOPENED') as is_new) w
),
-- One write for all of them, new or known: its conflict finds a known row by the key itself. A job
-- that another transaction created meanwhile was not decided on, and is left alone. With the same
-- content only columns without an index change, so the row stays in its place.
written as (
  insert into jobs as j (job_id, tenant_id, source_id, external_id, version, content_hash,
    hash_version, first_seen_time, last_seen_time, last_changed_time, reopened_count, last_task_id,
    last_snapshot)
  select job_id, $4, $5, external_id, version, content_hash, hash_version, observe_time,
    observe_time, last_changed_time, reopened_count, $1, snapshot
  from effect where outcome <> 'STALE'
  order by job_id
  on conflict (job_id) do update
  set state = 'OPEN', version = excluded.version, content_hash = excluded.content_hash,
    hash_version = excluded.hash_version, last_seen_time = excluded.last_seen_time,
    last_changed_time = excluded.last_changed_time, close_time = null, close_reason = null,
    reopened_count = excluded.reopened_count, last_task_id = excluded.last_task_id,
    last_snapshot = excluded.last_snapshot
  where j.job_id in (select job_id from head)
  returning job_id
),
applied as (
  select * from effect where outcome = 'STALE' or job_id in (select job_id from written)
),
-- The record is read as JSON only here, for what changed; it takes no part in the steps above.
versioned as (
  insert into job_versions (job_id, version, record, content_hash, hash_version, state, task_id,
    observe_time, snapshot)
  select a.job_id, a.version, i.record::jsonb, a.content_hash, a.hash_version, 'OPEN', $1,
    a.observe_time, a.snapshot
  from applied a join input i using (job_id)
  where a.outcome in ('CREATED', 'UPDATED', 'REOPENED')
),
-- The first outcome stays. Only where nothing was done to the job so far (REJECTED, STALE), the
-- first outcome that says more takes its place.
receipt as (
  insert into receipts as r (task_id, job_id, outcome)
  select $1, job_id, outcome from applied
  union all
  select $1, job_id, 'REJECTED' from run, unnest($12::uuid[]) as x (job_id)
  order by 2
  on conflict (task_id, job_id) do update
  set executions = r.executions + 1,
    outcome = case when r.outcome in ('REJECTED', 'STALE')
      and excluded.outcome not in ('REJECTED', r.outcome) then excluded.outcome else r.outcome end,
    replaced_outcome = case when r.outcome in ('REJECTED', 'STALE')
      and excluded.outcome not in ('REJECTED', r.outcome) then r.outcome end
  -- xmax is 0 where the row is new.
  returning job_id, outcome, replaced_outcome, xmax = 0 as is_first
),
-- How the counts move: each new receipt counts once, a replaced one moves over.
moved as (
  select
    count(*) filter (where outcome = 'CREATED') as created,
    count(*) filter (where outcome = 'UPDATED') as updated,
    count(*) filter (where outcome = 'UNCHANGED') as unchanged,
    count(*) filter (where outcome = 'REOPENED') as reopened,
    count(*) filter (where outcome = 'STALE')
      - count(*) filter (where replaced_outcome = 'STALE') as stale,
    count(*) filter (where outcome = 'REJECTED')
      - count(*) filter (where replaced_outcome = 'REJECTED') as rejected
  from receipt where is_first or replaced_outcome is not null
),
totals as (
  update runs r
  set jobs_created = r.jobs_created + m.created,
    jobs_updated = r.jobs_updated + m.updated,
    jobs_unchanged = r.jobs_unchanged + m.unchanged,
    jobs_reopened = r.jobs_reopened + m.reopened,
    jobs_stale = r.jobs_stale + m.stale,
    jobs_rejected = r.jobs_rejected + m.rejected
  from moved m, run
  where r.task_id = run.task_id
  returning r.jobs_created, r.jobs_updated, r.jobs_unchanged, r.jobs_reopened, r.jobs_stale,
    r.jobs_rejected, r.jobs_closed, r.jobs_missing
)
select t.*, e.job_id, coalesce(r.outcome, 'AGAIN') as outcome, e.version,
  case e.outcome when 'STALE' then e.old_state else 'OPEN' end as state
from totals t
left join (effect e left join receipt r using (job_id)) on true
`,
);
