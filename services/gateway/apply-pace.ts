import { statement, type Queries } from '#libs/postgres/database.ts';
import { siteKeysOf } from './adapters/definition-store.ts';
import { ensureSite } from './adapters/site-store.ts';
import { paceOf } from './core/pace.ts';
import type { SourceRow } from './core/source-view.ts';

// Sites that nobody has fetched from get their rows with the first fetch. Only while nothing has
// changed since: of two changes at once, definitions or grants, the later one's pace must stay. And
// only of a source that may fetch: sites are shared, and of another one any pace is a mere claim.
const knownSites = statement<{ site_key: string }>(
  'known-sites-of-source',
  `select site_key from sites
   where site_key = any($3::text[]) and exists (
     select from sources where tenant_id = $1 and source_id = $2 and version = $4
       and state = 'ACTIVE' and authorized_from <= now() and authorized_until > now())
   order by site_key`,
);

/**
 * Lets the sites of a source follow its limits at once, also for crawls that are running. After the
 * commit of the change: whoever obeys a robots.txt locks a site before its source. What is missed
 * here comes with the next claim.
 */
export async function applyPace(
  queries: Queries,
  { tenantId, row }: { readonly tenantId: string; readonly row: SourceRow },
): Promise<void> {
  const { source_id: sourceId, definition, authorization_record: authorization } = row;
  const keys = [...siteKeysOf(definition)];
  const sites = await queries.rows(knownSites, [tenantId, sourceId, keys, row.version]);
  const authorized = Number(authorization?.maxRequestsPerSecond ?? 0);
  const pace = paceOf(definition.politeness, authorized);
  for (const { site_key: siteKey } of sites) {
    await ensureSite(queries, { siteKey, tenantId, sourceId, pace });
  }
}
