import type { TenantId } from '#libs/grpc/serve.ts';
import { statement, type Queries } from '#libs/postgres/database.ts';

/** How many crawls of a tenant have not ended, and how many may not have. */
export interface Backlog {
  readonly not_ended: number;
  readonly backlog_max: number;
}

/** What stands against one more crawl: the tenant's backlog, and a crawl of the same seed. */
export interface Weighed extends Backlog {
  /** The oldest crawl of this source and seed that has not ended, where it was asked for. */
  readonly active_task_id: string | null;
}

// One row for each tenant, locked until the crawl that is being made is counted in it. The crawl of
// the same seed is read in the same statement: its snapshot is younger than the seed's lock.
const weighRow = statement<Weighed>(
  'weigh-submission',
  `select b.not_ended, t.backlog_max,
          case when $4::boolean then (
            select c.task_id from crawl_tasks c
             where c.tenant_id = $1 and c.source_id = $2 and c.seed_url = $3
               and c.end_time is null
             order by c.create_time limit 1) end as active_task_id
     from tenant_backlogs b join tenants t using (tenant_id)
    where b.tenant_id = $1 for update of b`,
);

const sumRows = statement<{ total: string }>(
  'sum-backlogs',
  'select coalesce(sum(not_ended), 0)::bigint as total from tenant_backlogs',
);

/**
 * The tenant's backlog, which does not change before this transaction ends, and the crawl of the
 * same seed, whose lock is held already.
 */
export async function weighSubmission(
  tenant: TenantId,
  about: {
    readonly tx: Queries;
    readonly sourceId: string;
    readonly seedUrl: string;
    readonly looksForActive: boolean;
  },
): Promise<Weighed> {
  const { tx, sourceId, seedUrl, looksForActive } = about;
  const row = await tx.first(weighRow, [tenant, sourceId, seedUrl, looksForActive]);
  if (row === undefined) throw new Error(`The tenant ${tenant} has no backlog row`);
  return row;
}

/** Crawls of all tenants that have not ended. */
export async function sumBacklogs(queries: Queries): Promise<number> {
  return Number((await queries.first(sumRows))?.total ?? 0);
}
