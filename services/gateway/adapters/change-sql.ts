import { holdsAsSql } from '../core/slots.ts';
import { guardFor, type TaskState } from '../core/task-state.ts';

/*
 * The parts of a change: one statement that moves a crawl, closes its execution and its open
 * dispatch, and gives its slots back, or does nothing where the row is no longer as it was read.
 *
 * Every writer takes its locks in one order: lease, task, dispatch, source, its slots, its
 * tenant's, backlog, lane. Within a statement the order is that of the references between its
 * steps: what is not referenced runs last.
 */

/** What every change says; null leaves a column as it is. */
export interface ChangeValues {
  readonly task_id: string;
  /** As they were read: the change is not written over another one. */
  readonly version: string;
  readonly beat: string | null;
  readonly from_state: TaskState;
  readonly old_dispatch_id: string;
  /** Slots that the state of the task itself held. */
  readonly task_holds: number;
  readonly attempt: number | null;
  readonly losses: number | null;
  readonly unused_losses: number | null;
  readonly storage_waits: number | null;
  readonly progress_epoch: string | null;
  readonly counts: string | null;
  readonly checkpoint: Buffer | null;
  readonly list_pages_read: number | null;
  readonly detail_pages_read: number | null;
  readonly items_found: number | null;
  readonly failure: string | null;
  readonly failure_reason: string | null;
  readonly execution_epoch: string | null;
  readonly execution_outcome: string | null;
  readonly execution_counts: string | null;
  readonly execution_failure: string | null;
  readonly settled: string | null;
  readonly item_ids: readonly string[];
  readonly item_records: readonly string[];
  readonly items_kept: number;
  readonly cancel_requester: string | null;
  readonly cancel_note: string | null;
  readonly actor: string;
  readonly message: string;
  readonly trace_id: string;
}

/** The lease and the task's row, locked and checked, with the item failures that come along. */
export function lockTask(to: TaskState, options: { readonly withItems: boolean }): string {
  return `
  lease as (
    select max(beat) as beat
    from (select beat from leases where task_id = :task_id::uuid for update) held
  ),
  guard as (
    select t.task_id, t.item_failure_count
    from crawl_tasks t cross join lease
    where t.task_id = :task_id::uuid
      and t.version = :version::bigint
      and t.state in (${guardFor(to)})
      and (:beat::bigint is null or lease.beat = :beat::bigint)
    for update of t
  ),${options.withItems ? storeItems : noItems}`;
}

const noItems = `
  items as (select 0 as added)`;

/** Stores item failures once by id: the first ones whole, of the others the id, to count them. */
export const storeItems = `
  item as (
    select i.failure_id, i.record, g.task_id,
      g.item_failure_count + row_number() over (order by i.place) as ordinal
    from guard g
    cross join unnest(:item_ids::uuid[], :item_records::jsonb[])
      with ordinality as i (failure_id, record, place)
    where not exists (
        select from item_failures f where (f.task_id, f.failure_id) = (g.task_id, i.failure_id))
      and not exists (
        select from item_failure_overflow f
        where (f.task_id, f.failure_id) = (g.task_id, i.failure_id))
  ),
  kept as (
    insert into item_failures (task_id, failure_id, record)
    select task_id, failure_id, record from item where ordinal <= :items_kept::int
    order by ordinal
    on conflict do nothing
    returning 1
  ),
  overflow as (
    insert into item_failure_overflow (task_id, failure_id)
    select task_id, failure_id from item where ordinal > :items_kept::int
    on conflict do nothing
    returning 1
  ),
  items as (
    select ((select count(*) from kept) + (select count(*) from overflow))::int as added
  )`;

/** Columns that any change may set. */
export const commonColumns = `
      version = t.version + 1,
      update_time = now(),
      holder_copy = null,
      holder_handout = null,
      holder_delivery = null,
      attempt = coalesce(:attempt::int, t.attempt),
      losses = coalesce(:losses::int, t.losses),
      unused_losses = coalesce(:unused_losses::int, t.unused_losses),
      storage_waits = coalesce(:storage_waits::int, t.storage_waits),
      progress_epoch = coalesce(:progress_epoch::bigint, t.progress_epoch),
      counts = coalesce(:counts::jsonb, t.counts),
      checkpoint = coalesce(:checkpoint::bytea, t.checkpoint),
      list_pages_read = coalesce(:list_pages_read::int, t.list_pages_read),
      detail_pages_read = coalesce(:detail_pages_read::int, t.detail_pages_read),
      items_found = coalesce(:items_found::int, t.items_found),
      item_failure_count = t.item_failure_count + items.added,
      cancel_requester = coalesce(:cancel_requester::text, t.cancel_requester),
      cancel_note = coalesce(:cancel_note::text, t.cancel_note),
      cancel_time = case when :cancel_requester::text is null then t.cancel_time else now() end,
      failure = coalesce(:failure::jsonb, t.failure),
      failure_reason = coalesce(:failure_reason::text, t.failure_reason)`;

/** Ends the lease and the execution that held it, and closes the dispatch that is open. */
export const closeWork = `
  lease_gone as (
    delete from leases l using task t where l.task_id = t.task_id
  ),
  execution as (
    update executions e
    set outcome = :execution_outcome::text, end_time = now(),
      counts = coalesce(:execution_counts::jsonb, e.counts),
      failure = :execution_failure::jsonb,
      settled = :settled::jsonb
    from task t
    where e.task_id = t.task_id and e.epoch = :execution_epoch::bigint and e.outcome = 'RUNNING'
  ),
  -- The state of the dispatch may have changed since it was read: a pick touches no task.
  open_dispatch as (
    select d.dispatch_id, d.state
    from task t join dispatches d on d.dispatch_id = :old_dispatch_id::uuid
    for update of d
  ),
  voided as (
    update dispatches d
    set state = 'VOID', claim_token = null, claim_until = null
    from open_dispatch o
    where d.dispatch_id = o.dispatch_id and o.state in ('DUE', 'CLAIMED', 'PUBLISHED')
  ),
  freed as (
    select :task_holds::int
      + (select count(*) from open_dispatch o where ${holdsAsSql('o.state')})::int as slots
    from task
  )`;

/**
 * Gives back the slots that were freed; `after` names a step whose locks come before. A lane whose
 * source has a free slot again is open, but for the one that a wait writes to: it does so itself.
 */
export function freeSlots(options: { readonly after: string; readonly butLane: string }): string {
  return `
  source_slot as (
    update source_slots s
    set used = s.used - f.slots
    from freed f cross join task t cross join (select count(*) from ${options.after}) before
    where f.slots > 0 and (s.tenant_id, s.source_id) = (t.tenant_id, t.source_id)
    returning s.tenant_id
  ),
  tenant_slot as (
    update tenant_slots s
    set used = s.used - f.slots
    from freed f cross join task t cross join (select count(*) from source_slot) before
    where f.slots > 0 and s.tenant_id = t.tenant_id
    returning s.tenant_id
  ),
  open_lane as (
    update lanes l
    set is_open = true
    from freed f cross join task t cross join (select count(*) from tenant_slot) before
    -- Also where it looks open: a pick may have closed it after this statement's snapshot.
    where f.slots > 0 and (l.tenant_id, l.source_id) = (t.tenant_id, t.source_id)${options.butLane}
    returning l.lane_id
  )`;
}

/** The audit of the change. */
export const writeEvent = `
  event as (
    insert into task_events (
      task_id, seq, from_state, to_state, wait_reason, actor, message, dispatch_id, epoch,
      failure_reason, trace_id
    )
    select
      t.task_id, t.version, :from_state::text, t.state, t.wait_reason, :actor::text,
      :message::text, t.dispatch_id, t.epoch, :failure_reason::text, :trace_id::text
    from task t
  )`;

/** What a statement tells of the changed row. */
export const changedColumns = `
    t.task_id, t.tenant_id, t.source_id, t.state, t.version, t.epoch, t.verdict, t.completeness,
    t.list_end, t.items_found`;
