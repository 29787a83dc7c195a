import { statement, type Queries } from '#libs/postgres/database.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';

/** Names a source. */
export interface SourceKey {
  readonly tenantId: string;
  readonly sourceId: string;
}

/** Why a source stops: a person paused it, or the system suspends it with its evidence. */
export interface SourceStop extends SourceKey {
  readonly state: 'PAUSED' | 'SUSPENDED';
  readonly note: string;
  readonly suspension?: Failure$Input;
}

const stop = statement<never>(
  'stop-source',
  `
  update sources
  set state = $3, state_note = $4, suspension = $5, suspension_reason = $6,
    version = version + 1, update_time = now()
  where tenant_id = $1 and source_id = $2 and state in ('ACTIVE', 'PAUSED', 'SUSPENDED')`,
);

const resume = statement<never>(
  'resume-source',
  `
  update sources
  set state = 'ACTIVE', state_note = $3, suspension = null, suspension_reason = null,
    -- What stopped it is what it shows now: held against the runs before it would stop again.
    usual_from = case suspension_reason
      when 'FAILURE_REASON_CONTRACT_CHANGED' then now() else usual_from end,
    version = version + 1, update_time = now()
  where tenant_id = $1 and source_id = $2 and state in ('ACTIVE', 'PAUSED', 'SUSPENDED')`,
);

// What waits for an event is due at infinity. Lanes last, and with a new seq: a pick that knew an
// older one may then not raise head_at over these rows.
const makeWaitersDue = statement<{ task_id: string }>(
  'make-waiters-due',
  `
  with waiter as (
    select t.task_id, t.dispatch_id
    from crawl_tasks t
    where t.tenant_id = $1 and t.source_id = $2 and t.end_time is null
      and t.state = 'WAITING' and t.wait_reason = 'SOURCE_STOPPED'
    order by t.task_id
    for update
  ),
  due as (
    update dispatches d
    set available_at = now()
    from waiter w
    where d.dispatch_id = w.dispatch_id and d.state = 'DUE' and d.available_at = 'infinity'
    returning d.task_id, d.lane_id
  ),
  -- Whoever writes several lanes of a source holds its slots.
  slot as (
    select s.source_id from source_slots s
    where (s.tenant_id, s.source_id) = ($1, $2)
    for update
  ),
  lane as (
    update lanes l
    set head_at = least(l.head_at, now()), seq = l.seq + 1
    from (select count(*) from slot) before
    where l.lane_id in (select lane_id from due)
    returning l.lane_id
  )
  select task_id from due`,
);

/**
 * Stops a source: its running crawls stop at their next heartbeat, its queued ones wait as their
 * dispatches are claimed. Stopping it twice is fine.
 */
export async function stopSource(tx: Queries, source: SourceStop): Promise<void> {
  const { suspension } = source;
  await tx.run(stop, [
    source.tenantId,
    source.sourceId,
    source.state,
    source.note,
    suspension === undefined ? null : JSON.stringify(suspension),
    suspension?.reason ?? null,
  ]);
}

/** Sets a source ACTIVE and makes what waits for it due; wake the relay after the commit. */
export async function resumeSource(
  tx: Queries,
  source: SourceKey & { readonly note?: string },
): Promise<{ readonly dueTasks: number }> {
  await tx.run(resume, [source.tenantId, source.sourceId, source.note ?? '']);
  // A statement of its own: its snapshot sees what was deferred while the source's row was taken.
  return { dueTasks: await wakeWaiters(tx, source) };
}

/**
 * Makes due what waits for a source whose row this transaction has locked; those for which it is
 * not open after all wait again as they are claimed. Wake the relay after the commit.
 */
export function wakeWaiters(tx: Queries, source: SourceKey): Promise<number> {
  return tx.run(makeWaitersDue, [source.tenantId, source.sourceId]);
}
