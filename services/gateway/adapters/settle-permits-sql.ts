import type { Queries } from '#libs/postgres/database.ts';
import type { Breaker, BreakerChange, BreakerState } from '../core/breaker.ts';
import type { FreshBits } from '../core/permits.ts';
import type { Tempo, TempoChange } from '../core/throttle.ts';
import { named } from './named-statement.ts';

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
  /** Until the headers came, in the mean; null: none did. */
  readonly latency_ms: number | null;
}

/** A site's mood. */
interface MoodRow {
  readonly blocked_ms: number;
  readonly gap_ms: number;
  readonly slowdown: number;
  readonly slowed_at_ms: number;
  readonly throttles: number;
  readonly failures: number;
  readonly failing_for_ms: number;
  readonly breaker: BreakerState;
  readonly breaker_trips: number;
  readonly probe: string | null;
}

/** The site after it; no row: there is no such site. */
interface SettledRow extends MoodRow {
  /** Before these answers. */
  readonly usual_latency_ms: number | null;
  readonly fresh_ids: readonly string[];
  readonly fresh_bits: readonly number[];
  readonly fresh_booked_at_ms: readonly number[];
}

/** What a site allows now. */
export interface SitePace {
  readonly blockedMs: number;
  readonly gapMs: number;
}

/** How a site is disposed after a settlement, and what the settlement told for the first time. */
export interface SiteMood extends SitePace {
  readonly tempo: Tempo;
  readonly breaker: Breaker;
}

// -infinity comes as -Infinity, so no time is subtracted here that might be infinite.
const msAt = (time: string): string => `extract(epoch from ${time})::float8 * 1000`;

const paceColumns = `
    ${msAt(`(greatest(s.not_before, case when s.breaker <> 'CLOSED' then s.breaker_until end,
      clock_timestamp()) - clock_timestamp())`)} as blocked_ms,
    ${msAt('s.effective_gap')} as gap_ms`;

const moodColumns = `${paceColumns},
    s.slowdown, ${msAt('s.slowdown_time')} as slowed_at_ms, s.throttles, s.failures,
    ${msAt('clock_timestamp()')} - ${msAt('s.failing_since')} as failing_for_ms,
    s.breaker, s.breaker_trips, s.probe`;

// The usual latency moves by an eighth of what differs, as TCP's round-trip time does (RFC 6298).
const settleStatement = named<SettledRow, SettlePermitsValues>(
  'settle-permits',
  `
  with input as (
    select * from unnest(:reservation_ids::uuid[], :settled_bits::int[], :unused_bits::int[])
      as i (reservation_id, settled_bits, unused_bits)
  ),
  held as (
    select r.reservation_id, r.first_slot + r.k * r.gap as end_slot, r.k, r.gap, r.create_time,
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
    select coalesce(sum(settled_count), 0)::int as permits,
      coalesce(array_agg(reservation_id::text), '{}') as fresh_ids,
      coalesce(array_agg(fresh), '{}') as fresh_bits,
      coalesce(array_agg(${msAt('create_time')}), '{}') as fresh_booked_at_ms
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
  ),
  before as (
    select (select latency_ms from sites where site_key = :site_key::text) as latency_ms
  )
  update sites s
  set in_flight = greatest(0, s.in_flight - f.permits),
    next_slot = s.next_slot
      - coalesce((select t.slots from last_ones t where t.end_slot = s.next_slot), interval '0'),
    latency_ms = case when f.permits = 0 or :latency_ms::float8 is null then s.latency_ms
      else coalesce(s.latency_ms + (:latency_ms::float8 - s.latency_ms) / 8, :latency_ms::float8)
      end
  from freed f, before
  where s.site_key = :site_key::text
  returning ${moodColumns}, before.latency_ms as usual_latency_ms,
    f.fresh_ids, f.fresh_bits, f.fresh_booked_at_ms`,
);

const lockStatement = named<MoodRow, { readonly site_key: string }>(
  'lock-site-mood',
  `select ${moodColumns} from sites s where s.site_key = :site_key::text for update`,
);

interface AdjustValues {
  readonly site_key: string;
  readonly slowdown: number;
  readonly is_stretched: boolean;
  readonly throttles: number;
  readonly failures: number;
  readonly is_new_row: boolean;
  readonly breaker: BreakerState;
  readonly breaker_trips: number;
  readonly open_ms: number | null;
  readonly pause_ms: number | null;
}

// A pause only ever grows: the site's longest word holds.
const adjustStatement = named<Pick<MoodRow, 'blocked_ms' | 'gap_ms'>, AdjustValues>(
  'adjust-site',
  `
  update sites s
  set slowdown = :slowdown::float8,
    slowdown_time = case when :is_stretched::boolean then clock_timestamp()
      else s.slowdown_time end,
    throttles = :throttles::int,
    failures = :failures::int,
    failing_since = case when :is_new_row::boolean then clock_timestamp()
      else s.failing_since end,
    breaker = :breaker::text,
    breaker_trips = :breaker_trips::int,
    breaker_until = case when :open_ms::float8 is null then s.breaker_until
      else clock_timestamp() + :open_ms::float8 * interval '1 ms' end,
    probe = case when :breaker::text = 'HALF_OPEN' then s.probe end,
    not_before = case when :pause_ms::float8 is null then s.not_before
      else greatest(s.not_before, clock_timestamp() + :pause_ms::float8 * interval '1 ms') end
  where s.site_key = :site_key::text
  returning ${paceColumns}`,
);

/** Settles permits, each once, and tells which were; undefined: there is no such site. */
export async function settlePermits(
  queries: Queries,
  values: SettlePermitsValues,
): Promise<{ readonly mood: SiteMood; readonly fresh: readonly FreshBits[] } | undefined> {
  const { query, bind } = settleStatement;
  const row = await queries.first(query, bind(values));
  if (row === undefined) return undefined;
  return {
    mood: moodOf(row, row.usual_latency_ms ?? undefined),
    fresh: row.fresh_ids.map((reservationId, index) => ({
      reservationId,
      bits: row.fresh_bits[index] ?? 0,
      bookedAtMs: row.fresh_booked_at_ms[index] ?? 0,
    })),
  };
}

/** Reads a site's mood anew, and keeps others from changing it until the transaction ends. */
export async function lockMood(
  tx: Queries,
  siteKey: string,
  usualLatencyMs: number | undefined,
): Promise<SiteMood | undefined> {
  const row = await tx.first(lockStatement.query, lockStatement.bind({ site_key: siteKey }));
  return row === undefined ? undefined : moodOf(row, usualLatencyMs);
}

/** Writes what answers made of a site whose row is locked. */
export async function adjustSite(
  tx: Queries,
  siteKey: string,
  { tempo, breaker }: { readonly tempo: TempoChange; readonly breaker: BreakerChange },
): Promise<SitePace> {
  const { query, bind } = adjustStatement;
  const values: AdjustValues = {
    site_key: siteKey,
    slowdown: tempo.slowdown,
    is_stretched: tempo.cause !== undefined,
    throttles: tempo.throttles,
    failures: breaker.failures,
    is_new_row: breaker.isNewRow,
    breaker: breaker.state,
    breaker_trips: breaker.trips,
    open_ms: breaker.openMs ?? null,
    pause_ms: tempo.pauseMs ?? null,
  };
  const row = await tx.first(query, bind(values));
  if (row === undefined) throw new Error(`The locked site "${siteKey}" is gone`);
  return { blockedMs: row.blocked_ms, gapMs: row.gap_ms };
}

function moodOf(row: MoodRow, usualLatencyMs: number | undefined): SiteMood {
  const { slowdown, throttles, failures } = row;
  return {
    blockedMs: row.blocked_ms,
    gapMs: row.gap_ms,
    tempo: { slowdown, slowedAtMs: row.slowed_at_ms, throttles, usualLatencyMs },
    breaker: {
      state: row.breaker,
      failures,
      failingForMs: row.failing_for_ms,
      trips: row.breaker_trips,
      probe: row.probe ?? undefined,
    },
  };
}
