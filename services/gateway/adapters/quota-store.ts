import type { TenantId } from '#libs/grpc/serve.ts';
import { statement, type Queries } from '#libs/postgres/database.ts';

/** How many crawls of a tenant have not ended, and how many may not have. */
export interface Backlog {
  readonly not_ended: number;
  readonly backlog_max: number;
}

// One row for each tenant, locked until the crawl that is being made is counted in it.
const lockRow = statement<Backlog>(
  'lock-backlog',
  `select b.not_ended, t.backlog_max from tenant_backlogs b join tenants t using (tenant_id)
    where b.tenant_id = $1 for update of b`,
);

const readRow = statement<Backlog>(
  'read-backlog',
  `select coalesce(b.not_ended, 0) as not_ended, t.backlog_max
     from tenants t left join tenant_backlogs b using (tenant_id)
    where t.tenant_id = $1`,
);

const sumRows = statement<{ total: string }>(
  'sum-backlogs',
  'select coalesce(sum(not_ended), 0)::bigint as total from tenant_backlogs',
);

/** The tenant's backlog; it does not change before this transaction ends. */
export function lockBacklog(tenant: TenantId, tx: Queries): Promise<Backlog | undefined> {
  return tx.first(lockRow, [tenant]);
}

/** The tenant's backlog as it is now. */
export function readBacklog(tenant: TenantId, queries: Queries): Promise<Backlog | undefined> {
  return queries.first(readRow, [tenant]);
}

/** Crawls of all tenants that have not ended. */
export async function sumBacklogs(queries: Queries): Promise<number> {
  return Number((await queries.first(sumRows))?.total ?? 0);
}
