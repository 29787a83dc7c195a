import { holdsAsSql } from '../core/slots.ts';
import { guardFor } from '../core/task-state.ts';
import { named } from './named-statement.ts';

/** A start or a take-over. */
export interface StartValues {
  readonly task_id: string;
  readonly version: string;
  readonly beat: string | null;
  readonly from_state: string;
  readonly task_holds: number;
  readonly source_revision: number;
  /** By the definition of that revision. */
  readonly site_key: string;
  readonly copy: number;
  readonly handout: number;
  readonly delivery_id: string;
  readonly worker_id: string;
  readonly worker_name: string;
  readonly lease_ms: number;
  /** Of the holder that is lost; null at a start. */
  readonly lost_outcome: string | null;
  readonly lost_counts: string | null;
  readonly lost_failure: string | null;
  readonly losses: number;
  readonly unused_losses: number;
  /** Totals with what the lost execution did. */
  readonly counts: string | null;
  readonly actor: string;
  readonly message: string;
  readonly trace_id: string;
}

/** The new lease; no row: the crawl was no longer as it was read, or its holder spoke. */
export interface StartedRow {
  readonly epoch: string;
  readonly until_ms: number;
  readonly now: string;
  readonly wall_left_ms: number;
}

/** Raises the epoch, takes the lease, and closes what was before; locks as in change-sql.ts. */
export const startStatement = named<StartedRow, StartValues>(
  'claim-start',
  `
  with lease as (
    select max(beat) as beat
    from (select beat from leases where task_id = :task_id::uuid for update) held
  ),
  task as (
    update crawl_tasks t
    set state = 'RUNNING', wait_reason = null, version = t.version + 1, update_time = now(),
      epoch = t.epoch + 1,
      holder_copy = :copy::int, holder_handout = :handout::int,
      holder_delivery = :delivery_id::uuid,
      source_revision = coalesce(t.source_revision, :source_revision::int),
      site_key = :site_key::text,
      losses = :losses::int, unused_losses = :unused_losses::int,
      counts = coalesce(:counts::jsonb, t.counts),
      start_time = coalesce(t.start_time, now()),
      -- Touched only at the first start: its index makes any other update cheaper without it.
      deadline_time = case when t.start_time is null
        then now() + t.wall_seconds * interval '1 s' else t.deadline_time end
    from lease
    where t.task_id = :task_id::uuid
      and t.version = :version::bigint
      and t.state in (${guardFor('RUNNING')})
      and lease.beat is not distinct from :beat::bigint
      -- The first claim pins the revision that holds, not one that was replaced since it was read.
      and (t.source_revision is not null or exists (
        select from sources s
        where (s.tenant_id, s.source_id) = (t.tenant_id, t.source_id)
          and s.revision = :source_revision::int))
    returning t.task_id, t.tenant_id, t.source_id, t.version, t.epoch, t.attempt, t.dispatch_id,
      t.start_time, t.wall_seconds
  ),
  lost as (
    update executions e
    set outcome = :lost_outcome::text, end_time = now(),
      counts = coalesce(:lost_counts::jsonb, e.counts), failure = :lost_failure::jsonb
    from task t
    where :lost_outcome::text is not null
      and e.task_id = t.task_id and e.epoch = t.epoch - 1 and e.outcome = 'RUNNING'
  ),
  open_dispatch as (
    select d.dispatch_id, d.state
    from task t join dispatches d on d.dispatch_id = t.dispatch_id
    for update of d
  ),
  started as (
    update dispatches d
    -- A start before the relay's mark proves the publish as well: the mark will not come.
    set state = 'STARTED', claim_token = null, claim_until = null, start_time = now(),
      publish_time = coalesce(d.publish_time, now())
    from open_dispatch o
    where d.dispatch_id = o.dispatch_id and o.state <> 'STARTED'
  ),
  -- One slot from now on. Zero when it was held already; one when the relay gave its publish up
  -- although the message had arrived.
  taken as (
    select 1 - :task_holds::int
      - (select count(*) from open_dispatch o where ${holdsAsSql('o.state')})::int as slots
    from task
  ),
  source_slot as (
    update source_slots s
    set used = s.used + k.slots
    from taken k cross join task t
    where k.slots <> 0 and (s.tenant_id, s.source_id) = (t.tenant_id, t.source_id)
    returning s.tenant_id
  ),
  tenant_slot as (
    update tenant_slots s
    set used = s.used + k.slots
    from taken k cross join task t cross join (select count(*) from source_slot) before
    where k.slots <> 0 and s.tenant_id = t.tenant_id
    returning s.tenant_id
  ),
  execution as (
    insert into executions (
      task_id, epoch, attempt, dispatch_id, dispatch_copy, handout, worker_id, worker_name, trace_id
    )
    select t.task_id, t.epoch, t.attempt, t.dispatch_id, :copy::int, :handout::int,
      :worker_id::uuid, :worker_name::text, :trace_id::text
    from task t
  ),
  new_lease as (
    insert into leases as l (task_id, epoch, worker_id, until)
    select t.task_id, t.epoch, :worker_id::uuid, now() + :lease_ms::float8 * interval '1 ms'
    from task t
    on conflict (task_id) do update
    set epoch = excluded.epoch, worker_id = excluded.worker_id, until = excluded.until,
      beat = l.beat + 1, sequence = 0, start_time = now(), progress = null, progress_time = null,
      counts = null
    returning l.until
  ),
  event as (
    insert into task_events (
      task_id, seq, from_state, to_state, actor, message, dispatch_id, epoch, trace_id)
    select t.task_id, t.version, :from_state::text, 'RUNNING', :actor::text, :message::text,
      t.dispatch_id, t.epoch, :trace_id::text
    from task t
  )
  select
    t.epoch,
    extract(epoch from l.until)::float8 * 1000 as until_ms,
    clock_timestamp() as now,
    extract(epoch from t.start_time + t.wall_seconds * interval '1 s' - clock_timestamp())::float8
      * 1000 as wall_left_ms
  from task t cross join new_lease l cross join (select count(*) from tenant_slot) before`,
);

/** The lease that is given again. */
export interface RenewedRow {
  readonly epoch: string;
  readonly until_ms: number;
  readonly slice_ms: number;
  readonly now: string;
}

/** Binds the current lease to a delivery (its own message came back), or renews it as it is. */
export const rebindStatement = named<
  RenewedRow,
  {
    readonly task_id: string;
    readonly epoch: string;
    readonly copy: number;
    readonly handout: number;
    readonly delivery_id: string;
    readonly lease_ms: number;
  }
>(
  'claim-rebind',
  `
  with lease as (
    update leases l
    set until = now() + :lease_ms::float8 * interval '1 ms', beat = l.beat + 1
    where l.task_id = :task_id::uuid and l.epoch = :epoch::bigint
    returning l.task_id, l.epoch, l.until, l.start_time
  ),
  task as (
    update crawl_tasks t
    set holder_copy = :copy::int, holder_handout = :handout::int,
      holder_delivery = :delivery_id::uuid
    from lease l
    where t.task_id = l.task_id and t.epoch = l.epoch
      and t.holder_delivery is distinct from :delivery_id::uuid
    returning t.task_id
  )
  select
    l.epoch,
    extract(epoch from l.until)::float8 * 1000 as until_ms,
    extract(epoch from clock_timestamp() - l.start_time)::float8 * 1000 as slice_ms,
    clock_timestamp() as now
  from lease l cross join (select count(*) from task) before`,
);
