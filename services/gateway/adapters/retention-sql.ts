import { statement, type Statement } from '#libs/postgres/database.ts';
import {
  retentionAge as age,
  retentionIdBound as idBound,
  type DeletedBatch,
} from '#libs/postgres/retention.ts';
import type { RetentionName } from '../core/retention.ts';

/*
 * Each deletes at most $2 rows older than $1 days and tells how many. Rows that another instance
 * deletes just now are passed over. Crawls and dispatches are found by their ids, which are in the
 * order of time, so no index by age is kept for them: a day's margin for clocks apart, then the
 * exact age by the database's own times.
 */

const told = (steps: string): string => `select (${steps})::int as deleted, null::text as next`;

const count = (step: string): string => `select count(*) from ${step}`;

const texts: Readonly<Record<RetentionName, string>> = {
  'item-failures': `
    with old as (
      select f.task_id, f.failure_id
      from item_failures f join crawl_tasks t using (task_id)
      where f.task_id < ${idBound} and t.end_time < now() - ${age}
      order by f.task_id, f.failure_id
      limit $2::int
      for update of f skip locked
    ),
    -- The ids serve to count a repeat once; nothing repeats after the end.
    old_id as (
      select f.task_id, f.failure_id
      from item_failure_overflow f join crawl_tasks t using (task_id)
      where f.task_id < ${idBound} and t.end_time < now() - ${age}
      order by f.task_id, f.failure_id
      limit $2::int
      for update of f skip locked
    ),
    gone as (
      delete from item_failures f using old o
      where (f.task_id, f.failure_id) = (o.task_id, o.failure_id) returning 1
    ),
    gone_id as (
      delete from item_failure_overflow f using old_id o
      where (f.task_id, f.failure_id) = (o.task_id, o.failure_id) returning 1
    )
    ${told(`greatest((${count('gone')}), (${count('gone_id')}))`)}`,
  dispatches: `
    with old as (
      select d.dispatch_id
      from dispatches d
      where d.dispatch_id < ${idBound} and d.create_time < now() - ${age}
        and d.state in ('STARTED', 'VOID')
        -- The newest one of a crawl is read with it, also after its start.
        and not exists (
          select from crawl_tasks t
          where t.task_id = d.task_id and t.dispatch_id = d.dispatch_id and t.end_time is null)
      order by d.dispatch_id
      limit $2::int
      for update of d skip locked
    ),
    gone as (
      delete from dispatches d using old o where d.dispatch_id = o.dispatch_id returning 1
    )
    ${told(count('gone'))}`,
  crawls: `
    with old as (
      select t.task_id
      from crawl_tasks t
      where t.task_id < ${idBound} and t.end_time < now() - ${age}
        -- They go in batches of their own; a crawl with more of them waits for the next round.
        and not exists (select from item_failures f where f.task_id = t.task_id)
        and not exists (select from item_failure_overflow f where f.task_id = t.task_id)
        and not exists (
          select from crawl_tasks r where r.replay_of = t.task_id and r.end_time is null)
      order by t.task_id
      limit $2::int
      for update of t skip locked
    ),
    event as (delete from task_events e using old o where e.task_id = o.task_id),
    execution as (delete from executions e using old o where e.task_id = o.task_id),
    gone as (delete from crawl_tasks t using old o where t.task_id = o.task_id returning 1)
    ${told(count('gone'))}`,
  'dead-letters': `
    with old as (
      select dead_letter_id
      from dead_letters
      where resolve_time < now() - ${age} and state <> 'OPEN'
      order by resolve_time
      limit $2::int
      for update skip locked
    ),
    gone as (
      delete from dead_letters l using old o where l.dead_letter_id = o.dead_letter_id returning 1
    )
    ${told(count('gone'))}`,
  'idempotency-keys': `
    with old as (
      select tenant_id, method, request_id
      from idempotency_keys
      where create_time < now() - ${age}
      order by create_time
      limit $2::int
      for update skip locked
    ),
    gone as (
      delete from idempotency_keys k using old o
      where (k.tenant_id, k.method, k.request_id) = (o.tenant_id, o.method, o.request_id)
      returning 1
    )
    ${told(count('gone'))}`,
  reservations: `
    with old as (
      select reservation_id
      from reservations
      where create_time < now() - ${age} and unsettled = 0
      order by create_time
      limit $2::int
      for update skip locked
    ),
    gone as (
      delete from reservations r using old o where r.reservation_id = o.reservation_id returning 1
    )
    ${told(count('gone'))}`,
  robots: `
    with old as (
      select origin
      from robots
      where greatest(expire_time, retry_at, fetch_time, fetcher_until) < now() - ${age}
      limit $2::int
      for update skip locked
    ),
    gone as (delete from robots r using old o where r.origin = o.origin returning 1)
    ${told(count('gone'))}`,
  sites: `
    with old as (
      select s.site_key
      from sites s
      where greatest(s.next_slot, s.not_before, s.update_time) < now() - ${age}
        and s.in_flight = 0
        and not exists (select from reservations r where r.site_key = s.site_key)
      limit $2::int
      for update skip locked
    ),
    gone as (delete from sites s using old o where s.site_key = o.site_key returning 1)
    ${told(count('gone'))}`,
  workers: `
    with old as (
      select w.worker_id
      from workers w
      where w.last_seen_time < now() - ${age}
        and not exists (select from leases l where l.worker_id = w.worker_id)
      limit $2::int
      for update skip locked
    ),
    gone as (delete from workers w using old o where w.worker_id = o.worker_id returning 1)
    ${told(count('gone'))}`,
  'source-revisions': `
    with old as (
      select r.tenant_id, r.source_id, r.revision
      from source_revisions r join sources s using (tenant_id, source_id)
      where r.create_time < now() - ${age} and r.revision < s.revision
        and not exists (
          select from crawl_tasks t
          where (t.tenant_id, t.source_id) = (r.tenant_id, r.source_id) and t.end_time is null
            and t.source_revision = r.revision)
      order by r.create_time
      limit $2::int
      for update of r skip locked
    ),
    gone as (
      delete from source_revisions r using old o
      where (r.tenant_id, r.source_id, r.revision) = (o.tenant_id, o.source_id, o.revision)
      returning 1
    )
    ${told(count('gone'))}`,
  // Revisions first, in batches; the source with the last of them. Its number is remembered: a
  // source that takes the id over counts its revisions on from there.
  sources: `
    with old as (
      select s.tenant_id, s.source_id, s.revision
      from sources s
      where s.state = 'DELETED' and s.delete_time < now() - ${age}
        and not exists (
          select from crawl_tasks t
          where (t.tenant_id, t.source_id) = (s.tenant_id, s.source_id) and t.end_time is null)
        and not exists (
          select from previews p
          where (p.tenant_id, p.source_id) = (s.tenant_id, s.source_id))
      order by s.delete_time
      limit $2::int
      for update of s skip locked
    ),
    revision as (
      select r.tenant_id, r.source_id, r.revision
      from source_revisions r join old using (tenant_id, source_id)
      order by r.tenant_id, r.source_id, r.revision
      limit $2::int
    ),
    bare as (
      select o.* from old o
      where not exists (
        select from source_revisions r
        where (r.tenant_id, r.source_id) = (o.tenant_id, o.source_id)
          and (r.tenant_id, r.source_id, r.revision) not in (select * from revision))
    ),
    remembered as (
      insert into purged_sources as p (tenant_id, source_id, revision)
      select tenant_id, source_id, revision from bare
      on conflict (tenant_id, source_id) do update
      set revision = excluded.revision, purge_time = now()
    ),
    gone_revision as (
      delete from source_revisions r using revision o
      where (r.tenant_id, r.source_id, r.revision) = (o.tenant_id, o.source_id, o.revision)
      returning 1
    ),
    gone_slot as (
      delete from source_slots s using bare b
      where (s.tenant_id, s.source_id) = (b.tenant_id, b.source_id)
      returning 1
    ),
    gone_lane as (
      delete from lanes l using bare b
      where (l.tenant_id, l.source_id) = (b.tenant_id, b.source_id)
        and (select count(*) from gone_slot) >= 0
    ),
    gone as (
      delete from sources s using bare b
      where (s.tenant_id, s.source_id) = (b.tenant_id, b.source_id)
      returning 1
    )
    ${told(`greatest((${count('gone_revision')}), (${count('gone')}))`)}`,
  'run-shapes': `
    with old as (
      select task_id
      from run_shapes
      where end_time < now() - ${age}
      order by end_time
      limit $2::int
      for update skip locked
    ),
    gone as (delete from run_shapes r using old o where r.task_id = o.task_id returning 1)
    ${told(count('gone'))}`,
  // Append-only for the service: it asks for a deletion, and the function decides what is old.
  'audit-events': `
    select delete_old_audit_events($1::float8, $2::int) as deleted, null::text as next`,
};

/** The statement that deletes what is old by this rule. */
export function retentionStatement(name: RetentionName): Statement<DeletedBatch> {
  return statement<DeletedBatch>(`retain-${name}`, texts[name]);
}
