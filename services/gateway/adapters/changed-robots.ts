import { statement, type Queries } from '#libs/postgres/database.ts';

const changedOrigins = statement<{ origin: string }>(
  'changed-robots',
  `
  select r.origin
  from sources s join robots r on r.change_time > s.last_success_time
  where s.tenant_id = $1 and s.source_id = $2 and r.origin = any($3::text[])`,
);

/** Those of the origins whose robots.txt became another one after the source last succeeded. */
export async function originsWithNewRobots(
  queries: Queries,
  source: { readonly tenantId: string; readonly sourceId: string },
  origins: readonly string[],
): Promise<ReadonlySet<string>> {
  const values = [source.tenantId, source.sourceId, origins];
  const rows = await queries.rows(changedOrigins, values);
  return new Set(rows.map(({ origin }) => origin));
}
