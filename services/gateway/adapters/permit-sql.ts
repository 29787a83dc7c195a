import type { ReadinessFacts } from '../core/readiness.ts';
import type { TaskState } from '../core/task-state.ts';
import { holderColumns } from './heartbeat-sql.ts';
import { named } from './named-statement.ts';

/** A block of permits asked for. */
export interface ReserveValues {
  readonly task_id: string;
  readonly epoch: string;
  readonly lease_ms: number;
  readonly site_key: string;
  /** The key is known to be one of the source's, though not that of the seed. */
  readonly is_other_key: boolean;
  readonly count: number;
  readonly reservation_id: string;
  readonly horizon_ms: number;
}

/** What came of it; no row: the lease is lost. */
export interface ReserveRow {
  readonly state: TaskState;
  readonly source_state: ReadinessFacts['sourceState'];
  readonly authorized_in_ms: number | null;
  readonly authorized_for_ms: number | null;
  readonly authorized_per_second: number | null;
  readonly source_revision: number | null;
  readonly is_key_right: boolean;
  /** Null: no permits. */
  readonly granted: number | null;
  readonly first_in_ms: number | null;
  readonly gap_ms: number | null;
  /** The site as it was before; null: there is no row of it. */
  readonly site_in_flight: number | null;
  readonly site_in_flight_max: number | null;
  readonly site_ready_in_ms: number | null;
  readonly site_gap_ms: number | null;
  readonly site_breaker: string | null;
}

/**
 * Books the next slots of a site, once per reservation id: a repeat gets the same ones. A permit is
 * a sign of life, and the first one ends the time in which a loss counts as UNUSED. A cancelled
 * crawl, or one of a source that is stopped, gets none.
 */
export const reserveStatement = named<ReserveRow, ReserveValues>(
  'reserve-permits',
  `
  with beat as (
    update leases l
    set until = greatest(l.until, now() + :lease_ms::float8 * interval '1 ms'), beat = l.beat + 1
    where l.task_id = :task_id::uuid and l.epoch = :epoch::bigint
    returning l.task_id, l.until
  ),
  holder as (
    select ${holderColumns}, coalesce(t.source_revision, s.revision) as source_revision,
      (s.authorization_record ->> 'maxRequestsPerSecond')::float8 as authorized_per_second,
      :is_other_key::boolean or t.site_key = :site_key::text as is_key_right
    from beat
    join crawl_tasks t using (task_id)
    join sources s using (tenant_id, source_id)
  ),
  allowed as (
    select from holder h
    where h.is_key_right and h.state = 'RUNNING' and h.source_state = 'ACTIVE'
      and h.authorized_in_ms <= 0 and h.authorized_for_ms > 0
  ),
  -- Of this execution's own reservations only: an id is no way to learn of another's.
  had as (
    select r.first_slot, r.gap, r.k
    from reservations r
    where r.reservation_id = :reservation_id::uuid
      and r.task_id = :task_id::uuid and r.epoch = :epoch::bigint
  ),
  site as (
    update sites s
    set last_k = least(:count::int, s.max_in_flight - s.in_flight),
      in_flight = s.in_flight + least(:count::int, s.max_in_flight - s.in_flight),
      -- A site that was left alone has saved up at most a burst.
      next_slot = greatest(s.next_slot, s.not_before, clock_timestamp() - (s.burst - 1) * s.gap)
        + least(:count::int, s.max_in_flight - s.in_flight) * s.gap
    where s.site_key = :site_key::text
      and s.breaker = 'CLOSED'
      and s.in_flight < s.max_in_flight
      and greatest(s.next_slot, s.not_before)
        < clock_timestamp() + :horizon_ms::float8 * interval '1 ms'
      and exists (select from allowed)
      and not exists (select from had)
    returning s.*
  ),
  booked as (
    insert into reservations (
      reservation_id, site_key, task_id, epoch, first_slot, gap, k, unsettled)
    select :reservation_id::uuid, site_key, :task_id::uuid, :epoch::bigint,
      next_slot - last_k * gap, gap, last_k, last_k
    from site
    returning first_slot, gap, k
  ),
  execution as (
    update executions e
    set took_permit = true
    where (e.task_id, e.epoch) = (:task_id::uuid, :epoch::bigint)
      and not e.took_permit and exists (select from booked)
  )
  select h.state, h.source_state, h.authorized_in_ms, h.authorized_for_ms,
    h.authorized_per_second, h.source_revision, h.is_key_right,
    b.k as granted,
    extract(epoch from b.first_slot - clock_timestamp())::float8 * 1000 as first_in_ms,
    extract(epoch from b.gap)::float8 * 1000 as gap_ms,
    s.in_flight as site_in_flight, s.max_in_flight as site_in_flight_max,
    extract(epoch from greatest(s.next_slot, s.not_before, clock_timestamp()) - clock_timestamp())
      ::float8 * 1000 as site_ready_in_ms,
    extract(epoch from s.gap)::float8 * 1000 as site_gap_ms,
    s.breaker as site_breaker
  from holder h
  left join sites s on s.site_key = :site_key::text
  left join (select * from had union all select * from booked) b on true`,
);

/** How fetches went. */
export interface SettlePermitsValues {
  readonly task_id: string;
  readonly epoch: string;
  readonly site_key: string;
  readonly reservation_ids: readonly string[];
  /** Bit i: permit i is settled with this call. */
  readonly settled_bits: readonly number[];
  /** Bit i: it was not used. */
  readonly unused_bits: readonly number[];
  /** How long the site asked to be left alone; null: it did not. */
  readonly pause_ms: number | null;
}

/** The site after it; no row: there is no such site. */
export interface SettledPermitsRow {
  readonly blocked_ms: number;
  readonly gap_ms: number;
}

/** Settles permits, each once; the site's pause holds for every worker from the commit on. */
export const settlePermitsStatement = named<SettledPermitsRow, SettlePermitsValues>(
  'settle-permits',
  `
  with input as (
    select * from unnest(:reservation_ids::uuid[], :settled_bits::int[], :unused_bits::int[])
      as i (reservation_id, settled_bits, unused_bits)
  ),
  held as (
    select r.reservation_id, r.first_slot + r.k * r.gap as end_slot, r.k, r.gap,
      i.settled_bits & ~r.settled & ((1 << r.k) - 1) as fresh,
      least(r.unsettled, bit_count(
        (i.settled_bits & ~r.settled & ((1 << r.k) - 1))::bit(32))::int) as settled_count,
      i.unused_bits & ~r.settled & ((1 << r.k) - 1) as unused
    from reservations r join input i using (reservation_id)
    where r.task_id = :task_id::uuid and r.epoch = :epoch::bigint
      and r.site_key = :site_key::text
    order by r.reservation_id
    for update of r
  ),
  reservation as (
    update reservations r
    set settled = r.settled | h.fresh, unsettled = r.unsettled - h.settled_count
    from held h
    where r.reservation_id = h.reservation_id
    returning r.reservation_id
  ),
  freed as (
    select coalesce(sum(settled_count), 0)::int as permits
    from held cross join (select count(*) from reservation) before
  ),
  -- The last permits of the newest block, when none was used, leave their slots to the next one.
  -- Others were booked behind, or used: their slots have passed.
  last_ones as (
    select h.end_slot, bit_count(h.unused::bit(32))::int * h.gap as slots
    from held h
    where h.unused <> 0
      and h.unused = ((1 << bit_count(h.unused::bit(32))::int) - 1)
        << (h.k - bit_count(h.unused::bit(32))::int)
  )
  update sites s
  set in_flight = greatest(0, s.in_flight - f.permits),
    next_slot = s.next_slot
      - coalesce((select t.slots from last_ones t where t.end_slot = s.next_slot), interval '0'),
    not_before = greatest(s.not_before, case when :pause_ms::float8 is null then s.not_before
      else clock_timestamp() + :pause_ms::float8 * interval '1 ms' end)
  from freed f
  where s.site_key = :site_key::text
  returning
    extract(epoch from greatest(s.not_before, clock_timestamp()) - clock_timestamp())::float8 * 1000
      as blocked_ms,
    extract(epoch from s.gap)::float8 * 1000 as gap_ms`,
);
