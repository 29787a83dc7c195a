import { statement, type Statement } from '#libs/postgres/database.ts';
import {
  retentionAge as age,
  retentionIdBound as idBound,
  type DeletedBatch,
} from '#libs/postgres/retention.ts';
import type { RetentionName } from '../core/retention.ts';

/*
 * Each deletes at most $2 rows older than $1 days and tells how many. Rows that another instance
 * deletes just now are passed over. Receipts and runs are found by the id of their crawl, which is
 * in the order of time: a day's margin for clocks apart, then the exact age by the database's own
 * times. Evidence and versions have no such order; they are looked through by job, a stretch at a
 * time behind $3, so that no index burdens every write for the sake of a sweep.
 */

const texts: Readonly<Record<RetentionName, string>> = {
  receipts: `
    with old as (
      select r.task_id, r.job_id
      from receipts r join runs u using (task_id)
      where r.task_id < ${idBound} and u.sealed_time < now() - ${age}
      order by r.task_id, r.job_id
      limit $2::int
      for update of r skip locked
    ),
    gone as (
      delete from receipts r using old o
      where (r.task_id, r.job_id) = (o.task_id, o.job_id) returning 1
    )
    select count(*)::int as deleted, null::text as next from gone`,
  runs: `
    with old as (
      select u.task_id
      from runs u
      where u.task_id < ${idBound} and u.sealed_time < now() - ${age}
        and not exists (select from receipts r where r.task_id = u.task_id)
      order by u.task_id
      limit $2::int
      for update of u skip locked
    ),
    gone as (delete from runs u using old o where u.task_id = o.task_id returning 1)
    select count(*)::int as deleted, null::text as next from gone`,
  evidence: `
    with stretch as (
      select job_id, observe_time, kind, task_id
      from evidence
      where $3::text is null or job_id > $3::uuid
      order by job_id, observe_time
      limit $2::int
    ),
    old as (
      select e.job_id, e.observe_time, e.kind, e.task_id
      from stretch s join evidence e using (job_id, observe_time, kind, task_id)
      where e.observe_time < now() - ${age}
        and exists (
          select from evidence n where n.job_id = e.job_id and n.observe_time > e.observe_time)
      for update of e skip locked
    ),
    gone as (
      delete from evidence e using old o
      where (e.job_id, e.observe_time, e.kind, e.task_id)
        = (o.job_id, o.observe_time, o.kind, o.task_id)
      returning 1
    )
    select (select count(*) from gone)::int as deleted,
      -- A stretch may end in the middle of a posting: the next one begins with that posting again,
      -- unless there is no other in it.
      case when count(*) = $2::int then coalesce(
        (array_agg(distinct job_id order by job_id desc))[2],
        (array_agg(job_id))[1])::text end as next
    from stretch`,
  'job-versions': `
    with stretch as (
      select job_id, version
      from jobs
      where $3::text is null or job_id > $3::uuid
      order by job_id
      limit $2::int
    ),
    old as (
      select v.job_id, v.version
      from stretch j join job_versions v on v.job_id = j.job_id and v.version < j.version
      join job_versions n on n.job_id = v.job_id and n.version = v.version + 1
      where n.observe_time < now() - ${age}
      -- The oldest first, so that what is left has no gap.
      order by v.job_id, v.version
      limit $2::int
      for update of v skip locked
    ),
    gone as (
      delete from job_versions v using old o
      where (v.job_id, v.version) = (o.job_id, o.version) returning 1
    ),
    deleted as (select count(*)::int as n from gone)
    select d.n as deleted,
      -- A stretch with more old versions than that is looked at again.
      case
        when d.n = $2::int then coalesce($3::text, '00000000-0000-0000-0000-000000000000')
        when (select count(*) from stretch) = $2::int
          then (select job_id::text from stretch order by job_id desc limit 1)
      end as next
    from deleted d`,
};

/** The statement that deletes what is old by this rule. */
export function retentionStatement(name: RetentionName): Statement<DeletedBatch> {
  return statement<DeletedBatch>(`retain-${name}`, texts[name]);
}
