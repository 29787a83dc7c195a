import { named } from './named-statement.ts';

/** A published dispatch that was not started for long, and what the database knows beside it. */
export interface UnstartedRow {
  /** The database's clock, the same in every row. */
  readonly now_ms: number;
  /** Null: there is none, and the row only tells the time. */
  readonly dispatch_id: string | null;
  readonly copy: number | null;
  readonly published_ms: number | null;
  /** Of the newest-published dispatch among those that were started last, long enough ago. */
  readonly passed_published_ms: number | null;
  readonly passed_started_ms: number | null;
}

/**
 * Reads dispatches that may be gone, the oldest publish first. The index of what is in flight holds
 * no more than the window, and the one of what was started is read at its end only, so the cost
 * does not grow with the backlog or the history.
 */
export const findUnstarted = named<
  UnstartedRow,
  { readonly queue: string; readonly age_ms: number; readonly limit: number }
>(
  'find-unstarted',
  `
  with unstarted as (
    select d.dispatch_id, d.copy, d.publish_time
    from dispatches d
    where d.queue = :queue::text and d.state = 'PUBLISHED'
      and d.publish_time <= now() - :age_ms::float8 * interval '1 ms'
    order by d.publish_time
    limit :limit::int
  ),
  -- Started in another order than published, but not by much: the last ones hold the newest.
  passed as (
    select s.publish_time, s.start_time
    from (
      select d.publish_time, d.start_time
      from dispatches d
      where d.queue = :queue::text and d.state = 'STARTED' and d.start_time is not null
        and d.start_time <= now() - :age_ms::float8 * interval '1 ms'
        and exists (select from unstarted)
      order by d.start_time desc
      limit 100
    ) s
    order by s.publish_time desc nulls last
    limit 1
  )
  select
    extract(epoch from clock_timestamp())::float8 * 1000 as now_ms,
    u.dispatch_id, u.copy,
    extract(epoch from u.publish_time)::float8 * 1000 as published_ms,
    extract(epoch from p.publish_time)::float8 * 1000 as passed_published_ms,
    extract(epoch from p.start_time)::float8 * 1000 as passed_started_ms
  from (values (1)) one (n)
  left join unstarted u on true
  left join passed p on true
  order by u.publish_time`,
);

/**
 * Gives dispatches back to the relay, which publishes the next copy of each: they keep their id,
 * their slots and their place in the window. One that was started, ended or sent again since it
 * was read is left alone.
 */
export const rescueDispatches = named<
  { readonly task_id: string },
  { readonly dispatch_ids: readonly string[]; readonly copies: readonly number[] }
>(
  'rescue-dispatches',
  `
  with gone as (
    select d.dispatch_id
    from dispatches d
    join unnest(:dispatch_ids::uuid[], :copies::int[]) as g (dispatch_id, copy)
      using (dispatch_id, copy)
    where d.state = 'PUBLISHED'
    order by d.dispatch_id
    for update of d skip locked
  )
  update dispatches d
  set state = 'CLAIMED', claim_token = null, claim_until = now(),
    last_error = 'its message was gone from the broker'
  from gone
  where d.dispatch_id = gone.dispatch_id
  returning d.task_id`,
);
