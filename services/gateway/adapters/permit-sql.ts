import type { BreakerState } from '../core/breaker.ts';
import type { ReadinessFacts } from '../core/readiness.ts';
import type { TaskState } from '../core/task-state.ts';
import { authorizedColumns, holderColumns } from './heartbeat-sql.ts';
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
  /** How long before their time permits are handed out. */
  readonly ahead_ms: number;
  /** When a probe counts as lost. */
  readonly probe_ms: number;
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
  /** Until it may be asked for permits again. */
  readonly site_ready_in_ms: number | null;
  readonly site_gap_ms: number | null;
  readonly site_breaker: BreakerState | null;
}

// The next slot that is free. A site that was left alone has saved up at most a burst.
const firstSlot = `
  greatest(s.next_slot, s.not_before, moment.at - (s.burst - 1) * s.effective_gap)`;

const asMs = (interval: string): string => `extract(epoch from ${interval})::float8 * 1000`;

/*
 * How many permits: as many as were asked for and may be in flight; at most a second of the pace,
 * or one; and none whose time is further away than permits are handed out ahead. One probe.
 */
const granted = `
  case when s.breaker <> 'CLOSED' then 1
    else least(:count::int, s.max_in_flight - s.in_flight,
      greatest(1, floor(1000 / nullif(${asMs('s.effective_gap')}, 0)))::int,
      1 + floor((:ahead_ms::float8 + ${asMs(`(moment.at - ${firstSlot})`)})
        / nullif(${asMs('s.effective_gap')}, 0))::int) end`;

const crawlHolder = `
  beat as (
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
  )`;

const firstPermit = `
  execution as (
    update executions e
    set took_permit = true
    where (e.task_id, e.epoch) = (:task_id::uuid, :epoch::bigint)
      and not e.took_permit and exists (select from booked)
  )`;

// A preview holds no lease and cannot be cancelled but by its end, which takes its row away.
const previewHolder = `
  holder as (
    select 'RUNNING' as state, s.state as source_state, ${authorizedColumns},
      p.revision as source_revision,
      (s.authorization_record ->> 'maxRequestsPerSecond')::float8 as authorized_per_second,
      :is_other_key::boolean or p.site_key = :site_key::text as is_key_right
    from previews p
    join sources s using (tenant_id, source_id)
    where p.preview_id = :task_id::uuid and :epoch::bigint = 0 and p.until > now()
  )`;

/*
 * Books the next slots of a site, once per reservation id: a repeat gets the same ones, as long as
 * the site has not asked for patience meanwhile. A cancelled crawl, or one of a source that is
 * stopped, gets none.
 */
const booking = `
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
  -- Read once: every part of the booking counts from the same moment.
  moment as (
    select clock_timestamp() as at
  ),
  site as (
    update sites s
    set last_k = ${granted},
      in_flight = s.in_flight + ${granted},
      next_slot = ${firstSlot} + ${granted} * s.effective_gap,
      -- An open breaker whose time has passed: this reservation is the probe.
      breaker = case s.breaker when 'CLOSED' then 'CLOSED' else 'HALF_OPEN' end,
      probe = case s.breaker when 'CLOSED' then s.probe else :reservation_id::uuid end,
      breaker_until = case s.breaker when 'CLOSED' then s.breaker_until
        else moment.at + :probe_ms::float8 * interval '1 ms' end
    from moment
    where s.site_key = :site_key::text
      and (s.breaker = 'CLOSED' or s.breaker_until <= moment.at)
      and s.in_flight < s.max_in_flight
      and greatest(s.next_slot, s.not_before)
        <= moment.at + :ahead_ms::float8 * interval '1 ms'
      and exists (select from allowed)
      and not exists (select from had)
    returning s.*
  ),
  booked as (
    insert into reservations (
      reservation_id, site_key, task_id, epoch, first_slot, gap, k, unsettled)
    select :reservation_id::uuid, site_key, :task_id::uuid, :epoch::bigint,
      next_slot - last_k * effective_gap, effective_gap, last_k, last_k
    from site
    returning first_slot, gap, k
  )`;

const answer = `
  select h.state, h.source_state, h.authorized_in_ms, h.authorized_for_ms,
    h.authorized_per_second, h.source_revision, h.is_key_right,
    b.k as granted,
    extract(epoch from b.first_slot - clock_timestamp())::float8 * 1000 as first_in_ms,
    extract(epoch from b.gap)::float8 * 1000 as gap_ms,
    s.in_flight as site_in_flight, s.max_in_flight as site_in_flight_max,
    ${asMs(`(greatest(s.next_slot - :ahead_ms::float8 * interval '1 ms',
      s.not_before - :ahead_ms::float8 * interval '1 ms',
      case when s.breaker <> 'CLOSED' then s.breaker_until end,
      clock_timestamp()) - clock_timestamp())`)} as site_ready_in_ms,
    ${asMs('s.effective_gap')} as site_gap_ms,
    s.breaker as site_breaker
  from holder h
  left join sites s on s.site_key = :site_key::text
  left join (
    -- A block that was handed out gives nothing once the site wants to be left alone beyond its
    -- first slot, or its breaker opened: whoever asks for it again learns until when.
    select had.* from had
    join sites current on current.site_key = :site_key::text
      and current.not_before <= had.first_slot
      and (current.breaker = 'CLOSED' or current.probe = :reservation_id::uuid)
    union all select * from booked) b on true`;

/**
 * Books permits for the crawl whose lease the grant names. A permit is a sign of life, and the
 * first one ends the time in which a loss counts as UNUSED.
 */
export const reserveStatement = named<ReserveRow, ReserveValues>(
  'reserve-permits',
  `with ${crawlHolder}, ${booking}, ${firstPermit} ${answer}`,
);

/** Books permits for a preview, from the same slots. */
export const reserveForPreviewStatement = named<ReserveRow, ReserveValues>(
  'reserve-permits-for-preview',
  `with ${previewHolder}, ${booking} ${answer}`,
);
