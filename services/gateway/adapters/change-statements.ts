import {
  changedColumns,
  closeWork,
  commonColumns,
  freeSlots,
  lockTask,
  writeEvent,
  type ChangeValues,
} from './change-sql.ts';
import type { Completeness } from '../core/completeness.ts';
import type { VerdictState } from '../core/task-state.ts';
import { writeEndLetters } from './dead-letter-sql.ts';
import { named } from './named-statement.ts';

/** What came of a change; no row: the crawl was no longer as it was read. */
export interface ChangedRow {
  readonly task_id: string;
  readonly tenant_id: string;
  readonly source_id: string;
  readonly state: string;
  readonly version: string;
  readonly epoch: string;
  readonly verdict: VerdictState | null;
  readonly completeness: Completeness | null;
  readonly list_end: string | null;
  readonly items_found: number;
}

/** A change to WAITING, with its next dispatch. */
export interface WaitValues extends ChangeValues {
  readonly wait_reason: string;
  readonly dispatch_id: string;
  readonly queue: string;
  /** Null: due at infinity, until the event. */
  readonly due_ms: number | null;
  /** It waits for its source, unless that has been opened meanwhile. */
  readonly waits_for_source: boolean;
  readonly traceparent: string;
}

/** A change to FINISHING. */
export interface VerdictValues extends ChangeValues {
  readonly verdict: string;
  readonly completeness: string | null;
  readonly list_end: string | null;
  readonly limit_hit: string | null;
  readonly suspension: string | null;
  /** When the duty takes it up, if its own gateway has not finished it. */
  readonly seal_due_ms: number;
}

/** A change to an end state of a crawl that was never claimed. */
export interface EndValues extends ChangeValues {
  readonly end_state: string;
}

const waitText = (withItems: boolean): string => `
  with ${lockTask('WAITING', { withItems })},
  task as (
    update crawl_tasks t
    set state = 'WAITING', wait_reason = :wait_reason::text,
      dispatch_id = :dispatch_id::uuid, dispatch_count = t.dispatch_count + 1,
      queue = :queue::text,${commonColumns}
    from guard g cross join items
    where t.task_id = g.task_id
    returning t.*
  ),
  ${closeWork},
  -- Under the source's lock: a resumption either sees this crawl wait, or is seen here.
  source as (
    select s.state = 'ACTIVE' and s.authorized_from <= now() and s.authorized_until > now()
      as is_open
    from task t join sources s using (tenant_id, source_id)
    where :waits_for_source::boolean
    for share of s
  ),
  ${freeSlots({
    after: 'source',
    butLane: ` and (l.queue, l.priority) <> (:queue::text, t.priority)`,
  })},
  due as (
    select case
      when :due_ms::float8 is not null then now() + :due_ms::float8 * interval '1 ms'
      when coalesce((select s.is_open from source s), false) then now()
      else 'infinity'
    end as available_at
  ),
  -- Last, so that the lane is locked for the shortest time.
  lane as (
    insert into lanes as l (tenant_id, source_id, queue, priority, head_at)
    select t.tenant_id, t.source_id, :queue::text, t.priority, due.available_at
    from task t cross join due cross join (select count(*) from tenant_slot) before
    on conflict (tenant_id, source_id, queue, priority) do update
    set head_at = least(l.head_at, excluded.head_at), seq = l.seq + 1,
      is_open = l.is_open or (select slots > 0 from freed)
    returning l.lane_id
  ),
  next_dispatch as (
    insert into dispatches (
      dispatch_id, task_id, tenant_id, source_id, lane_id, queue, priority, available_at,
      attempt, payload, traceparent, tracestate, submit_time, previous_traceparent
    )
    select
      t.dispatch_id, t.task_id, t.tenant_id, t.source_id, lane.lane_id, :queue::text, t.priority,
      due.available_at, t.attempt,
      jsonb_build_object('task_id', t.task_id, 'seed_url', t.seed_url,
        'tenant_id', t.tenant_id, 'max_pages', t.max_pages),
      t.traceparent, t.tracestate, t.create_time, :traceparent::text
    from task t cross join lane cross join due
  ),
  ${writeEvent}
  select ${changedColumns} from task t cross join (select count(*) from lane) before`;

const verdictText = (withItems: boolean): string => `
  with ${lockTask('FINISHING', { withItems })},
  task as (
    update crawl_tasks t
    set state = 'FINISHING', wait_reason = null, verdict = :verdict::text,
      completeness = coalesce(:completeness::text, t.completeness),
      list_end = coalesce(:list_end::text, t.list_end),
      limit_hit = coalesce(:limit_hit::text, t.limit_hit),${commonColumns}
    from guard g cross join items
    where t.task_id = g.task_id
    returning t.*
  ),
  ${closeWork},
  -- Refused or changed: nothing of this source is fetched before an operator has looked.
  suspended as (
    update sources s
    set state = 'SUSPENDED', suspension = :suspension::jsonb,
      suspension_reason = :suspension::jsonb ->> 'reason',
      version = s.version + 1, update_time = now()
    from task t
    where :suspension::jsonb is not null
      and (s.tenant_id, s.source_id) = (t.tenant_id, t.source_id)
      and s.state in ('ACTIVE', 'PAUSED')
    returning 1
  ),
  ${freeSlots({ after: 'suspended', butLane: '' })},
  to_seal as (
    insert into unsealed (task_id, due_time)
    select t.task_id, now() + :seal_due_ms::float8 * interval '1 ms' from task t
  ),
  ${writeEvent}
  select ${changedColumns} from task t cross join (select count(*) from open_lane) before`;

const endText = `
  with ${lockTask('CANCELLED', { withItems: false })},
  task as (
    update crawl_tasks t
    set state = :end_state::text, wait_reason = null, end_time = now(),${commonColumns}
    from guard g cross join items
    where t.task_id = g.task_id and t.start_time is null
    returning t.*
  ),
  ${closeWork},
  ${freeSlots({ after: 'open_dispatch', butLane: '' })},
  backlog as (
    update tenant_backlogs b
    set not_ended = b.not_ended - 1
    from task t cross join (select count(*) from open_lane) before
    where b.tenant_id = t.tenant_id
    returning 1
  ),
  ${writeEndLetters},
  ${writeEvent}
  select ${changedColumns} from task t cross join (select count(*) from backlog) before`;

/** To WAITING: a retry, a continuation, a deferral, a loss. */
export const waitStatement = named<ChangedRow, WaitValues>('change-wait', waitText(false));
export const waitWithItemsStatement = named<ChangedRow, WaitValues>(
  'change-wait-with-items',
  waitText(true),
);

/** To FINISHING: the verdict. */
export const verdictStatement = named<ChangedRow, VerdictValues>(
  'change-verdict',
  verdictText(false),
);
export const verdictWithItemsStatement = named<ChangedRow, VerdictValues>(
  'change-verdict-with-items',
  verdictText(true),
);

/** To an end state, of a crawl that was never claimed. */
export const endUnbegunStatement = named<ChangedRow, EndValues>('change-end-unbegun', endText);
