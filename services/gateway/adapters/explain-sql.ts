import type { SiteNow } from '../core/explained-pacing.ts';
import { named } from './named-statement.ts';

/* What an explanation reads: nothing of it is locked or changed. */

/** A source that covers a URL, or nearly does. */
export interface NearSourceRow {
  readonly source_id: string;
  readonly hosts: readonly string[];
  readonly path_prefixes: readonly string[];
  readonly allowed_hosts: readonly string[];
  readonly is_deleted: boolean;
}

/** Where to look: a host, its port, and the domain that its neighbours share. */
export interface NearSourceValues {
  readonly tenant_id: string;
  readonly host_pair: string;
  readonly hostname: string;
  readonly domain: string;
  /** Null: all of the tenant. */
  readonly source_id: string | null;
}

/** The sources of a tenant on a host, on another port of it, or on a neighbour of its domain. */
export const nearSourcesStatement = named<NearSourceRow, NearSourceValues>(
  'explain-near-sources',
  `
  select source_id, hosts, path_prefixes, state = 'DELETED' as is_deleted,
    array(select jsonb_array_elements_text(definition -> 'allowedHosts')) as allowed_hosts
  from sources
  where tenant_id = :tenant_id::text
    and case when :source_id::text is not null then source_id = :source_id::text
      else exists (
        select from unnest(hosts) pair,
          lateral (select regexp_replace(pair, ':[0-9]+$', '') as host) as bare
        where host in (:hostname::text, :domain::text)
          or right(host, length(:domain::text) + 1) = '.' || :domain::text)
      end
  -- Those that cover host and port come first: near misses are cut off, they never are.
  order by is_deleted, hosts @> array[:host_pair::text] desc, source_id
  limit 1000`,
);

/** A site beside the database's clock; the site's columns are null where there is none. */
export interface SiteNowRow {
  readonly now: string;
  readonly gap_ms: number | null;
  readonly robots_gap_ms: number;
  readonly robots_gap_origin: string;
  readonly slowdown: number;
  readonly effective_gap_ms: number;
  readonly burst: number;
  readonly in_flight: number;
  readonly max_in_flight: number;
  readonly slot_in_ms: number;
  readonly blocked_for_ms: number;
  readonly not_before: string | null;
  readonly breaker: SiteNow['breaker'];
  readonly breaker_for_ms: number;
  readonly is_own: boolean;
  readonly pace_source_id: string;
}

/** The shared state of a site as of now; one row always. */
export const siteNowStatement = named<
  SiteNowRow,
  { readonly tenant_id: string; readonly site_key: string }
>(
  'explain-site',
  `
  with clock as (select clock_timestamp() as now)
  select c.now,
    extract(epoch from s.gap)::float8 * 1000 as gap_ms,
    extract(epoch from s.robots_gap)::float8 * 1000 as robots_gap_ms,
    s.robots_gap_origin, s.slowdown,
    extract(epoch from s.effective_gap)::float8 * 1000 as effective_gap_ms,
    s.burst, s.in_flight, s.max_in_flight,
    -- What lies behind is 0: times of the past may be infinite.
    extract(epoch from greatest(s.next_slot, c.now) - c.now)::float8 * 1000 as slot_in_ms,
    extract(epoch from greatest(s.not_before, c.now) - c.now)::float8 * 1000 as blocked_for_ms,
    s.not_before, s.breaker,
    extract(epoch from greatest(s.breaker_until, c.now) - c.now)::float8 * 1000 as breaker_for_ms,
    coalesce(s.pace_tenant_id = :tenant_id::text, false) as is_own, s.pace_source_id
  from clock c
  left join sites s on s.site_key = :site_key::text`,
);

/** The row as the core takes it; undefined where the site was not asked for yet. */
export function siteNowOf(row: SiteNowRow): SiteNow | undefined {
  if (row.gap_ms === null) return undefined;
  return {
    gapMs: row.gap_ms,
    robotsGapMs: row.robots_gap_ms,
    robotsGapOrigin: row.robots_gap_origin,
    slowdown: row.slowdown,
    effectiveGapMs: row.effective_gap_ms,
    burst: row.burst,
    inFlight: row.in_flight,
    maxInFlight: row.max_in_flight,
    slotInMs: row.slot_in_ms,
    blockedForMs: row.blocked_for_ms,
    notBefore: row.not_before,
    breaker: row.breaker,
    breakerForMs: row.breaker_for_ms,
    pacedBy: pacedByOf(row),
  };
}

// Whose source it is stays with its tenant; that it is somebody else's explains a slow site.
function pacedByOf({ is_own, pace_source_id }: SiteNowRow): string {
  if (is_own) return `sources/${pace_source_id}`;
  return pace_source_id === '' ? '' : "another tenant's";
}
