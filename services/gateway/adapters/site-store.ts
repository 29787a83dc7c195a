import type { Queries } from '#libs/postgres/database.ts';
import type { Pace } from '../core/pace.ts';
import { named } from './named-statement.ts';

/** A site's pace, and the source that asks for it. */
export interface PaceValues {
  readonly site_key: string;
  readonly tenant_id: string;
  readonly source_id: string;
  readonly gap_ms: number;
  readonly burst: number;
  readonly max_in_flight: number;
}

// Of several sources on one site the strictest sets the pace; another one may relax it only when
// that source has not been heard of for an hour, or two of its gaps. Its own source may always
// change it. A slot that was due at a slower pace comes forward to where the new one puts it, from
// the latest moment at which the last one can have been (a second of a block, handed out ahead).
const setPace = named<{ site_key: string }, PaceValues>(
  'set-site-pace',
  `
  insert into sites as s (
    site_key, gap, burst, max_in_flight, pace_tenant_id, pace_source_id)
  values (
    :site_key::text, :gap_ms::float8 * interval '1 ms', :burst::int, :max_in_flight::int,
    :tenant_id::text, :source_id::text)
  on conflict (site_key) do update
  set gap = excluded.gap, burst = excluded.burst, max_in_flight = excluded.max_in_flight,
    pace_tenant_id = excluded.pace_tenant_id, pace_source_id = excluded.pace_source_id,
    next_slot = least(s.next_slot, clock_timestamp() + interval '2 s'
      + greatest(excluded.gap, s.robots_gap) * s.slowdown),
    update_time = now()
  where (s.pace_tenant_id, s.pace_source_id) = (excluded.pace_tenant_id, excluded.pace_source_id)
    or excluded.gap > s.gap
    or (excluded.gap = s.gap
      and (excluded.burst < s.burst or excluded.max_in_flight < s.max_in_flight))
    or s.update_time < now() - greatest(interval '1 hour', 2 * s.gap)
  returning site_key`,
);

/** Makes the row of a site, or brings its pace up to date. */
export async function ensureSite(
  queries: Queries,
  site: {
    readonly siteKey: string;
    readonly tenantId: string;
    readonly sourceId: string;
    readonly pace: Pace;
  },
): Promise<void> {
  await queries.run(
    setPace.query,
    setPace.bind({
      site_key: site.siteKey,
      tenant_id: site.tenantId,
      source_id: site.sourceId,
      gap_ms: site.pace.gapMs,
      burst: site.pace.burst,
      max_in_flight: site.pace.maxInFlight,
    }),
  );
}

// Several origins may share one site: the slowest of them rules, and only itself lets go of it.
const setFloor = named<never, { site_key: string; origin: string; gap_ms: number }>(
  'set-robots-gap',
  `
  update sites s
  set robots_gap = :gap_ms::float8 * interval '1 ms',
    robots_gap_origin = case when :gap_ms::float8 > 0 then :origin::text else '' end
  where s.site_key = :site_key::text
    and (:gap_ms::float8 * interval '1 ms' > s.robots_gap
      or (s.robots_gap_origin = :origin::text
        and :gap_ms::float8 * interval '1 ms' <> s.robots_gap))`,
);

/**
 * Sets the floor that the Crawl-delay of an origin puts under the pace of its site; 0 takes it
 * away. Raised at once; lowered only by the origin that raised it.
 */
export async function setRobotsGap(
  queries: Queries,
  floor: { readonly siteKey: string; readonly origin: string; readonly gapMs: number },
): Promise<void> {
  const { siteKey, origin, gapMs } = floor;
  await queries.run(setFloor.query, setFloor.bind({ site_key: siteKey, origin, gap_ms: gapMs }));
}
