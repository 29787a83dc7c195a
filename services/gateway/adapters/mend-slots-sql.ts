import { statement, type Database, type Statement } from '#libs/postgres/database.ts';
import { holdsAsSql } from '../core/slots.ts';
import { heldStates, quoted } from '../core/task-state.ts';

/*
 * Counters that are kept beside what they count. Both sides change in one statement, so a snapshot
 * shows a difference only where a bug made one. It is put right only after it was seen twice, and
 * under the counter's lock: whoever changes the counter then waits, and whoever has changed it is
 * seen by the recount.
 */

/** A counter that differs from what it counts. */
export interface Drift {
  readonly owner: readonly string[];
  readonly used: number;
  readonly truth: number;
}

/** A kind of counter: how its drifts are found, and how one of them is put right. */
export interface CounterMend {
  readonly what: 'tenant-slots' | 'source-slots' | 'site-permits';
  readonly find: Statement<Drift>;
  readonly lock: Statement<never>;
  readonly recount: Statement<Drift>;
}

// What holds a slot: crawls under a lease, and dispatches in flight. Both are few, and indexed.
const holders = `
  holder as (
    select t.tenant_id, t.source_id
    from leases l join crawl_tasks t using (task_id)
    where t.state in (${quoted(heldStates)})
    union all
    select d.tenant_id, d.source_id from dispatches d where ${holdsAsSql('d.state')}
  )`;

/** Every counter that is kept by hand. */
export const counterMends: readonly CounterMend[] = [
  {
    what: 'source-slots',
    find: statement<Drift>(
      'drift-source-slots',
      `
      with ${holders},
      held as (
        select tenant_id, source_id, count(*)::int as n from holder group by tenant_id, source_id
      )
      select array[s.tenant_id, s.source_id] as owner, s.used, coalesce(h.n, 0) as truth
      from source_slots s left join held h using (tenant_id, source_id)
      where s.used <> coalesce(h.n, 0)
      limit 100`,
    ),
    lock: statement<never>(
      'lock-source-slots',
      `
      select from source_slots
      where (tenant_id, source_id) = (($1::text[])[1], ($1::text[])[2])
      for update`,
    ),
    recount: statement<Drift>(
      'recount-source-slots',
      `
      with ${holders},
      held as (
        select count(*)::int as n from holder
        where (tenant_id, source_id) = (($1::text[])[1], ($1::text[])[2])
      )
      update source_slots s
      set used = h.n
      from held h
      where (s.tenant_id, s.source_id) = (($1::text[])[1], ($1::text[])[2])
        and s.used - h.n = $2::int
      returning array[s.tenant_id, s.source_id] as owner, s.used, h.n as truth`,
    ),
  },
  {
    what: 'tenant-slots',
    find: statement<Drift>(
      'drift-tenant-slots',
      `
      with ${holders},
      held as (select tenant_id, count(*)::int as n from holder group by tenant_id)
      select array[s.tenant_id] as owner, s.used, coalesce(h.n, 0) as truth
      from tenant_slots s left join held h using (tenant_id)
      where s.used <> coalesce(h.n, 0)
      limit 100`,
    ),
    lock: statement<never>(
      'lock-tenant-slots',
      'select from tenant_slots where tenant_id = ($1::text[])[1] for update',
    ),
    recount: statement<Drift>(
      'recount-tenant-slots',
      `
      with ${holders},
      held as (select count(*)::int as n from holder where tenant_id = ($1::text[])[1])
      update tenant_slots s
      set used = h.n
      from held h
      where s.tenant_id = ($1::text[])[1] and s.used - h.n = $2::int
      returning array[s.tenant_id] as owner, s.used, h.n as truth`,
    ),
  },
  {
    what: 'site-permits',
    find: statement<Drift>(
      'drift-site-permits',
      `
      with booked as (
        select site_key, sum(unsettled)::int as n from reservations
        where unsettled > 0 group by site_key
      )
      select array[s.site_key] as owner, s.in_flight as used, coalesce(b.n, 0) as truth
      from sites s left join booked b using (site_key)
      where s.in_flight <> coalesce(b.n, 0)
      limit 100`,
    ),
    lock: statement<never>(
      'lock-site',
      'select from sites where site_key = ($1::text[])[1] for update',
    ),
    recount: statement<Drift>(
      'recount-site-permits',
      `
      with booked as (
        select coalesce(sum(unsettled), 0)::int as n from reservations
        where unsettled > 0 and site_key = ($1::text[])[1]
      )
      update sites s
      set in_flight = b.n
      from booked b
      where s.site_key = ($1::text[])[1] and s.in_flight - b.n = $2::int
      returning array[s.site_key] as owner, s.in_flight as used, b.n as truth`,
    ),
  },
];

/** Puts one counter right, if it still differs by as much as it was seen to. */
export function mendCounter(
  database: Database,
  { mend, drift }: { readonly mend: CounterMend; readonly drift: Drift },
): Promise<boolean> {
  return database.inTransaction(async (tx) => {
    await tx.run(mend.lock, [drift.owner]);
    // A statement of its own: its snapshot is younger than the lock.
    const mended = await tx.first(mend.recount, [drift.owner, drift.used - drift.truth]);
    return mended !== undefined;
  });
}
