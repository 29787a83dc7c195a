import { statement } from '#libs/postgres/database.ts';
import { quoted, waitingStates, type DispatchState } from '../core/task-state.ts';
import { named } from './named-statement.ts';

/** A dispatch as a letter finds it, locked: a relay may hold it without the lock of its task. */
export interface LockedDispatch {
  readonly state: DispatchState;
  readonly copy: number;
  readonly limit_returns: number;
}

/** Reads a dispatch and keeps relays from it until the transaction ends. */
export const lockDispatch = statement<LockedDispatch>(
  'lock-dispatch',
  `select state, copy, limit_returns from dispatches where dispatch_id = $1::uuid for update`,
);

/** The dispatch of a letter, which is due again. */
export interface ResendValues {
  readonly task_id: string;
  readonly dispatch_id: string;
  readonly copy: number;
  readonly due_ms: number;
  /** 1 where it counts as a return by the delivery limit. */
  readonly returns: number;
  readonly message: string;
  readonly trace_id: string;
}

/**
 * Makes the dispatch due again under its id, gives its slots back and puts it into its lane; no
 * row: it is no longer as it was read. The crawl stays in its state: it waits as before. Locks as
 * in change-sql.ts: task, dispatch, source's slots, tenant's, lanes.
 */
export const resendDispatch = named<{ readonly task_id: string }, ResendValues>(
  'resend-dispatch',
  `
  with guard as (
    select t.task_id
    from crawl_tasks t
    where t.task_id = :task_id::uuid and t.dispatch_id = :dispatch_id::uuid
      and t.state in (${quoted(waitingStates)})
    for update of t
  ),
  returned as (
    select d.dispatch_id
    from guard g join dispatches d using (task_id)
    where d.dispatch_id = :dispatch_id::uuid and d.copy = :copy::int
      and d.state in ('CLAIMED', 'PUBLISHED')
    for update of d
  ),
  task as (
    update crawl_tasks t
    set version = t.version + 1, update_time = now()
    from returned
    where t.task_id = :task_id::uuid
    returning t.*
  ),
  due as (
    update dispatches d
    set state = 'DUE', available_at = now() + :due_ms::float8 * interval '1 ms',
      claim_token = null, claim_until = null,
      limit_returns = d.limit_returns + :returns::int, last_error = :message::text
    from returned r
    where d.dispatch_id = r.dispatch_id
    returning d.tenant_id, d.source_id, d.lane_id, d.available_at
  ),
  source_slot as (
    update source_slots s
    set used = s.used - 1
    from due
    where (s.tenant_id, s.source_id) = (due.tenant_id, due.source_id)
    returning s.tenant_id
  ),
  tenant_slot as (
    update tenant_slots s
    set used = s.used - 1
    from due cross join (select count(*) from source_slot) before
    where s.tenant_id = due.tenant_id
    returning s.tenant_id
  ),
  -- The source has a free slot: all its lanes are open. A rising seq tells a pick that a row came.
  lane as (
    update lanes l
    set is_open = true,
      head_at = case
        when l.lane_id = due.lane_id then least(l.head_at, due.available_at) else l.head_at end,
      seq = case when l.lane_id = due.lane_id then l.seq + 1 else l.seq end
    from due cross join (select count(*) from tenant_slot) before
    where (l.tenant_id, l.source_id) = (due.tenant_id, due.source_id)
    returning l.lane_id
  ),
  event as (
    insert into task_events (
      task_id, seq, from_state, to_state, wait_reason, actor, message, dispatch_id, epoch, trace_id)
    select t.task_id, t.version, t.state, t.state, t.wait_reason, 'reconciler', :message::text,
      t.dispatch_id, t.epoch, :trace_id::text
    from task t
  )
  select t.task_id from task t cross join (select count(*) from lane) before`,
);
