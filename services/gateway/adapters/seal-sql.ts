import { statement } from '#libs/postgres/database.ts';
import type { Completeness } from '../core/completeness.ts';
import type { VerdictState } from '../core/task-state.ts';
import { failureWithLetter, writeEndLetters } from './dead-letter-sql.ts';
import { named } from './named-statement.ts';

/** A crawl whose verdict stands, as storage is told of it. */
export interface SealableRow {
  readonly task_id: string;
  readonly tenant_id: string;
  readonly source_id: string;
  readonly epoch: string;
  readonly verdict: VerdictState | null;
  readonly completeness: Completeness | null;
  readonly list_end: string | null;
  readonly items_found: number;
}

/** Takes verdicts that are due, each by one gateway, and sets the time of the next try. */
export const takeUnsealed = named<
  SealableRow,
  { readonly limit: number; readonly base_ms: number; readonly max_ms: number }
>(
  'take-unsealed',
  `
  with due as (
    select task_id
    from unsealed
    where due_time <= now()
    order by due_time
    limit :limit::int
    for update skip locked
  ),
  taken as (
    update unsealed u
    set attempts = u.attempts + 1,
      due_time = now() + interval '1 ms'
        * least(:max_ms::float8, :base_ms::float8 * 2 ^ least(u.attempts, 30))
    from due
    where u.task_id = due.task_id
    returning u.task_id
  )
  select t.task_id, t.tenant_id, t.source_id, t.epoch, t.verdict, t.completeness, t.list_end,
    t.items_found
  from taken join crawl_tasks t using (task_id)`,
);

/** The age of the oldest verdict whose run is not sealed, in seconds; null: there is none. */
export const oldestUnsealed = statement<{ age_s: number | null }>(
  'oldest-unsealed',
  'select extract(epoch from now() - min(create_time))::float8 as age_s from unsealed',
);

/** A crawl that has ended. */
export interface EndedRow {
  readonly task_id: string;
  readonly tenant_id: string;
  readonly source_id: string;
  readonly state: string;
}

/** Ends crawls whose runs are sealed, with storage's totals; the locks as in change-sql.ts. */
export const endSealed = named<
  EndedRow,
  {
    readonly task_ids: readonly string[];
    readonly totals: readonly string[];
    readonly actor: string;
    readonly trace_id: string;
  }
>(
  'end-sealed',
  `
  with sealed as (
    select * from unnest(:task_ids::uuid[], :totals::jsonb[]) as s (task_id, totals)
  ),
  guard as (
    select t.task_id
    from crawl_tasks t join sealed using (task_id)
    where t.state = 'FINISHING'
    order by t.task_id
    for update of t
  ),
  task as (
    update crawl_tasks t
    set state = t.verdict, version = t.version + 1, update_time = now(), end_time = now(),
      counts = t.counts || s.totals,
      failure = ${failureWithLetter('t', 't.verdict')}
    from guard g join sealed s using (task_id)
    where t.task_id = g.task_id
    returning t.task_id, t.tenant_id, t.source_id, t.state, t.version, t.epoch, t.dispatch_id,
      t.failure, t.failure_reason
  ),
  done as (
    delete from unsealed u using task t where u.task_id = t.task_id
  ),
  event as (
    insert into task_events (
      task_id, seq, from_state, to_state, actor, message, dispatch_id, epoch, failure_reason,
      trace_id)
    select t.task_id, t.version, 'FINISHING', t.state, :actor::text, 'storage sealed its run',
      t.dispatch_id, t.epoch, case when t.state = 'FAILED' then t.failure_reason end,
      :trace_id::text
    from task t
  ),
  -- A cancelled crawl says nothing about its source. One that robots.txt kept from the list is no
  -- success: the next refusal would not be seen as a change any more.
  health as (
    select t.tenant_id, t.source_id,
      bool_or(t.state <> 'FAILED'
        and t.failure_reason is distinct from 'FAILURE_REASON_ROBOTS_DISALLOWED') as has_success,
      count(*) filter (where t.state = 'FAILED')::int as failures,
      (array_agg(t.failure) filter (where t.state = 'FAILED'))[1] as failure
    from task t
    where t.state <> 'CANCELLED'
    group by t.tenant_id, t.source_id
  ),
  source_guard as (
    select s.tenant_id, s.source_id
    from sources s join health h using (tenant_id, source_id)
    order by s.tenant_id, s.source_id
    for no key update of s
  ),
  source as (
    update sources s
    set last_success_time = case when h.has_success then now() else s.last_success_time end,
      last_failure_time = case when h.failures > 0 then now() else s.last_failure_time end,
      last_failure = coalesce(h.failure, s.last_failure),
      consecutive_failures = case when h.has_success then 0
        else s.consecutive_failures + h.failures end
    from health h join source_guard g using (tenant_id, source_id)
    where (s.tenant_id, s.source_id) = (h.tenant_id, h.source_id)
    returning s.source_id
  ),
  backlog_guard as (
    select b.tenant_id
    from tenant_backlogs b cross join (select count(*) from source) before
    where b.tenant_id in (select t.tenant_id from task t)
    order by b.tenant_id
    for update of b
  ),
  backlog as (
    update tenant_backlogs b
    set not_ended = b.not_ended - e.ended
    from (select t.tenant_id, count(*)::int as ended from task t group by t.tenant_id) e
    join backlog_guard g using (tenant_id)
    where b.tenant_id = e.tenant_id
    returning b.tenant_id
  ),
  ${writeEndLetters}
  select t.task_id, t.tenant_id, t.source_id, t.state
  from task t cross join (select count(*) from backlog) before`,
);
