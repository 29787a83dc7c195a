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
// that source has not been heard of for an hour. Its own source may always change it.
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
    update_time = now()
  where (s.pace_tenant_id, s.pace_source_id) = (excluded.pace_tenant_id, excluded.pace_source_id)
    or excluded.gap > s.gap
    or (excluded.gap = s.gap
      and (excluded.burst < s.burst or excluded.max_in_flight < s.max_in_flight))
    or s.update_time < now() - interval '1 hour'
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
