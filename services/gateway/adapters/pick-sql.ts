import { statement } from '#libs/postgres/database.ts';
import { holdsAsSql } from '../core/slots.ts';
import { named } from './named-statement.ts';

/** A dispatch that was taken for publishing, with the number of the copy to send. */
export interface PickedRow {
  readonly dispatch_id: string;
  readonly task_id: string;
  readonly queue: string;
  readonly copy: number;
  readonly attempt: number;
  readonly payload: {
    readonly task_id: string;
    readonly seed_url: string;
    readonly tenant_id: string;
    readonly max_pages: number;
  };
  readonly traceparent: string;
  readonly tracestate: string;
  readonly previous_traceparent: string;
  readonly since_submit_ms: number;
  readonly lag_ms: number;
}

/** A relay's claim on dispatches of one queue. */
export interface PickValues {
  readonly queue: string;
  readonly limit: number;
  readonly claim_token: string;
  readonly claim_ms: number;
}

/**
 * One relay picks per queue at a time; others stand by. A statement of its own: the pick's snapshot
 * is then younger than the lock, and sees what the relay before it has taken.
 */
export const lockQueue = statement<never>(
  'lock-queue-for-pick',
  `select pg_advisory_xact_lock(hashtextextended('jobradar:pick:' || $1, 0))`,
);

const pickedColumns = `
    d.dispatch_id, d.task_id, d.queue, d.copy, d.attempt, d.payload,
    d.traceparent, d.tracestate, d.previous_traceparent,
    extract(epoch from now() - d.submit_time)::float8 * 1000 as since_submit_ms,
    extract(epoch from now() - d.available_at)::float8 * 1000 as lag_ms`;

/**
 * Takes due dispatches: by priority, then round the tenants, then by age; never more than the
 * window and the free slots of tenant and source. It walks over lanes, not over rows, so its cost
 * does not grow with the backlog. Measured: test/bench/pick.bench.ts.
 */
export const pickStatement = named<PickedRow, PickValues & { readonly window: number }>(
  'pick',
  `
  with recursive
  -- What the window still holds.
  budget as (
    select greatest(0, least(:limit::int, :window::int - count(*)))::int as n
    from dispatches d
    where d.queue = :queue::text and ${holdsAsSql('d.state')}
  ),
  -- Each tenant that has an open lane, by a loose scan of the index: one step per tenant and
  -- priority, whatever stands behind it.
  walk as (
    (
      select l.priority, l.tenant_id, l.head_at
      from lanes l
      where l.queue = :queue::text and l.is_open and l.head_at < 'infinity'
      order by l.priority, l.tenant_id, l.head_at
      limit 1
    )
    union all
    select next.*
    from walk w cross join lateral (
      select l.priority, l.tenant_id, l.head_at
      from lanes l
      where l.queue = :queue::text and l.is_open and l.head_at < 'infinity'
        and (l.priority, l.tenant_id) > (w.priority, w.tenant_id)
      order by l.priority, l.tenant_id, l.head_at
      limit 1
    ) next
  ),
  -- Tenants with something due and a free slot; who was served longest ago comes first.
  tenant as (
    select w.*, t.slots - t.used as free, t.served_at, count(*) over () as tenants
    from walk w join tenant_slots t using (tenant_id)
    where t.used < t.slots and w.head_at <= now()
    order by w.priority, t.served_at, w.head_at
    limit (table budget)
  ),
  -- Their oldest lanes, a fair share each and as much again for lanes that turn out empty.
  candidate as (
    select lane.*, w.served_at, least(count(*) over (), (table budget)) as lanes,
      row_number() over (partition by lane.tenant_id, lane.priority order by lane.head_at) as turn
    from tenant w cross join lateral (
      select l.lane_id, l.tenant_id, l.source_id, l.priority, l.head_at, l.seq
      from lanes l
      where (l.queue, l.priority, l.tenant_id) = (:queue::text, w.priority, w.tenant_id)
        and l.is_open and l.head_at < 'infinity'
        -- Index entries before this one are dead: a long snapshot elsewhere keeps them.
        and l.head_at >= w.head_at and l.head_at <= now()
      order by l.head_at
      limit least(w.free, 1 + 2 * (table budget) / w.tenants)
    ) lane
    order by lane.priority, turn, w.served_at, lane.head_at
    limit (table budget)
  ),
  -- Sources first, then tenants, both in order: the lock order of every writer. A source that is
  -- being written to is skipped; it is picked the next time.
  source as (
    select s.tenant_id, s.source_id, greatest(0, s.slots - s.used) as free
    from source_slots s
    where (s.tenant_id, s.source_id) in (select c.tenant_id, c.source_id from candidate c)
    for update skip locked
  ),
  tenant_slot as (
    select t.tenant_id, t.slots - t.used as free
    from tenant_slots t
    where t.tenant_id in (select s.tenant_id from source s)
    order by t.tenant_id
    for update
  ),
  due as (
    select c.*, s.free, row.dispatch_id, row.available_at
    from candidate c
    join source s using (tenant_id, source_id)
    cross join lateral (
      select d.dispatch_id, d.available_at
      from dispatches d
      where (d.lane_id, d.state) = (c.lane_id, 'DUE')
        and d.available_at >= c.head_at and d.available_at <= now()
      order by d.available_at, d.dispatch_id
      -- A fair share each and as much again for lanes that have fewer: not many more are locked
      -- than are taken.
      limit least(s.free, 1 + 2 * (table budget) / c.lanes)
      for update skip locked
    ) row
  ),
  ranked as (
    select due.*,
      row_number() over (
        partition by tenant_id, source_id order by priority, available_at) as in_source,
      row_number() over (
        partition by tenant_id order by priority, turn, available_at) as in_tenant,
      row_number() over (
        partition by tenant_id, priority order by turn, available_at) as in_priority
    from due
  ),
  -- Round the tenants: the first of each, then the second of each.
  numbered as (
    select r.*,
      row_number() over (order by priority, in_priority, served_at, available_at) as place
    from ranked r
    where in_source <= r.free
  ),
  won as (
    select n.*, count(*) over (partition by n.tenant_id, n.source_id) as source_won
    from numbered n join tenant_slot t using (tenant_id)
    where in_tenant <= t.free and place <= (table budget)
  ),
  source_taken as (
    update source_slots s
    set used = s.used + w.won
    from (
      select tenant_id, source_id, count(*)::int as won from won group by tenant_id, source_id
    ) w
    where (s.tenant_id, s.source_id) = (w.tenant_id, w.source_id)
  ),
  tenant_taken as (
    update tenant_slots t
    set used = t.used + w.won, served_at = now()
    from (select tenant_id, count(*)::int as won from won group by tenant_id) w
    where t.tenant_id = w.tenant_id
  ),
  -- A lane stays open while its source has a free slot. Its head moves to its next row; where rows
  -- came in since the lane was read (seq), their times are not known here: the head may only fall.
  lane_moved as (
    update lanes l
    set is_open = c.spare > 0,
      head_at = case
        when l.seq <> c.seq then least(l.head_at, c.head_at)
        else coalesce((
          select d.available_at
          from dispatches d
          where (d.lane_id, d.state) = (c.lane_id, 'DUE')
            and d.available_at >= c.head_at
            and d.dispatch_id <> all (c.taken)
          order by d.available_at, d.dispatch_id
          limit 1
        ), 'infinity')
      end
    from (
      select c.lane_id, c.head_at, c.seq,
        s.free - coalesce(max(w.source_won), 0) as spare,
        array_remove(array_agg(w.dispatch_id), null) as taken
      from candidate c
      join source s using (tenant_id, source_id)
      left join won w using (lane_id)
      group by c.lane_id, c.head_at, c.seq, s.free
    ) c
    where l.lane_id = c.lane_id
  ),
  claimed as (
    update dispatches d
    set state = 'CLAIMED', copy = d.copy + 1, claim_token = :claim_token::uuid,
      claim_until = now() + :claim_ms::float8 * interval '1 ms'
    from won w
    where d.dispatch_id = w.dispatch_id
    returning w.place, d.*
  )
  select ${pickedColumns}
  from claimed d
  order by d.place`,
);

/**
 * Takes dispatches whose relay has not said what became of them: the next copy of the same
 * dispatch goes out. They hold their slots and their place in the window already.
 */
export const retakeStatement = named<PickedRow, PickValues>(
  'pick-again',
  `
  with late as (
    select d.dispatch_id
    from dispatches d
    where d.queue = :queue::text and d.state = 'CLAIMED' and d.claim_until <= now()
    order by d.claim_until
    limit :limit::int
    for update skip locked
  ),
  claimed as (
    update dispatches d
    set copy = d.copy + 1, claim_token = :claim_token::uuid,
      claim_until = now() + :claim_ms::float8 * interval '1 ms'
    from late
    where d.dispatch_id = late.dispatch_id
    returning d.*
  )
  select ${pickedColumns} from claimed d`,
);
