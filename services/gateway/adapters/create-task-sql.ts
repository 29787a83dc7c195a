import { named } from './named-statement.ts';

/** A crawl that was accepted, as its row is made. */
export interface NewTaskValues {
  readonly task_id: string;
  readonly dispatch_id: string;
  readonly tenant_id: string;
  readonly source_id: string;
  readonly seed_url: string;
  readonly site_key: string;
  readonly max_pages: number;
  readonly priority: number;
  readonly labels: string;
  readonly max_attempts: number;
  readonly wall_seconds: number;
  readonly expire_time: string;
  readonly queue: string;
  readonly replay_of: string | null;
  readonly creator: string;
  readonly trace_id: string;
  readonly traceparent: string;
  readonly tracestate: string;
  readonly message: string;
}

/** Task, first event, tenant's backlog, slots where they are missing, lane and dispatch. */
export const createTaskStatement = named<{ task_id: string }, NewTaskValues>(
  'create-task',
  `
  with backlog as (
    insert into tenant_backlogs as b (tenant_id, not_ended)
    values (:tenant_id, 1)
    on conflict (tenant_id) do update set not_ended = b.not_ended + 1
    returning b.tenant_id
  ),
  task as (
    insert into crawl_tasks (
      task_id, tenant_id, source_id, seed_url, site_key, max_pages, priority, labels,
      dispatch_id, queue, max_attempts, wall_seconds, replay_of, replay_depth, creator,
      trace_id, traceparent, tracestate, expire_time, deadline_time
    )
    select
      :task_id::uuid, b.tenant_id, :source_id::text, :seed_url::text, :site_key::text,
      :max_pages::int, :priority::smallint, :labels::jsonb,
      :dispatch_id::uuid, :queue::text, :max_attempts::int, :wall_seconds::int,
      :replay_of::uuid,
      -- A crawl that has left the table is remembered by the letter of its end.
      coalesce(
        (select r.replay_depth + 1 from crawl_tasks r where r.task_id = :replay_of::uuid),
        (select r.replay_depth + 1 from dead_letters r where r.ended_task_id = :replay_of::uuid),
        0),
      :creator::text,
      :trace_id::text, :traceparent::text, :tracestate::text,
      :expire_time::timestamptz, :expire_time::timestamptz
    from backlog b
    returning task_id, create_time
  ),
  event as (
    insert into task_events (task_id, seq, to_state, actor, message, dispatch_id, trace_id)
    select task_id, 1, 'PENDING', :creator::text, :message::text, :dispatch_id::uuid,
      :trace_id::text
    from task
  ),
  -- A pick joins the slots: a missing row would let the crawl wait for ever. Whether it is missing
  -- is asked first: an insert that conflicts may wait for whoever updates the row, and that one for
  -- the backlog.
  tenant_slot as (
    insert into tenant_slots (tenant_id)
    select :tenant_id::text from task
    where not exists (select from tenant_slots s where s.tenant_id = :tenant_id::text)
    on conflict do nothing
  ),
  source_slot as (
    insert into source_slots (tenant_id, source_id)
    select :tenant_id::text, :source_id::text from task
    where not exists (
      select from source_slots s
      where (s.tenant_id, s.source_id) = (:tenant_id::text, :source_id::text))
    on conflict do nothing
  ),
  -- Last, so that the lane is locked for the shortest time. A rising seq tells a pick that knew an
  -- older one that a row came in: it may then not raise head_at.
  lane as (
    insert into lanes as l (tenant_id, source_id, queue, priority, head_at)
    select :tenant_id::text, :source_id::text, :queue::text, :priority::smallint, now()
    from task
    on conflict (tenant_id, source_id, queue, priority) do update
    set head_at = least(l.head_at, excluded.head_at), seq = l.seq + 1
    returning l.lane_id
  ),
  dispatch as (
    insert into dispatches (
      dispatch_id, task_id, tenant_id, source_id, lane_id, queue, priority, available_at,
      attempt, payload, traceparent, tracestate, submit_time
    )
    select
      :dispatch_id::uuid, t.task_id, :tenant_id::text, :source_id::text, l.lane_id,
      :queue::text, :priority::smallint, now(), 1,
      jsonb_build_object('task_id', t.task_id, 'seed_url', :seed_url::text,
        'tenant_id', :tenant_id::text, 'max_pages', :max_pages::int),
      :traceparent::text, :tracestate::text, t.create_time
    from task t cross join lane l
  )
  select task_id from task`,
);
