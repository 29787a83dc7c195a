import type { TenantId } from '#libs/grpc/serve.ts';
import { statement, type Queries } from '#libs/postgres/database.ts';

/** A caller's key, and the limits and use of its tenant. */
export interface CallerRow {
  readonly expire_time: string;
  readonly backlog_max: number;
  readonly not_ended: number;
  readonly slots: number;
  readonly used: number;
  readonly sources: number;
  readonly now: string;
}

const readRow = statement<CallerRow>(
  'read-caller',
  `select k.expire_time, t.backlog_max, coalesce(b.not_ended, 0) as not_ended,
          coalesce(s.slots, 0) as slots, coalesce(s.used, 0) as used,
          (select count(*)::int from sources
            where tenant_id = $1 and state <> 'DELETED') as sources,
          now() as now
     from tenants t
     join api_keys k on k.tenant_id = t.tenant_id and k.key_id = $2
     left join tenant_backlogs b on b.tenant_id = t.tenant_id
     left join tenant_slots s on s.tenant_id = t.tenant_id
    where t.tenant_id = $1`,
);

/** Reads a key of the tenant with the tenant's limits. */
export function readCaller(
  tenant: TenantId,
  { queries, keyId }: { readonly queries: Queries; readonly keyId: string },
): Promise<CallerRow | undefined> {
  return queries.first(readRow, [tenant, keyId]);
}
