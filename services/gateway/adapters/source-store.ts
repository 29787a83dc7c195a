import type { TenantId } from '#libs/grpc/serve.ts';
import { statement, type Database, type Queries } from '#libs/postgres/database.ts';
import type { SourceAuthorization$Input } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import type { SourceDefinition } from '../core/source-definition.ts';
import type { SourceRow } from '../core/source-view.ts';
import type { CoveringSource } from '../core/submission.ts';
import { SourceEntity } from './entities.ts';

/** A source row, and the database's clock when it was read. */
export type TimedSourceRow = SourceRow & { readonly now: string };

/** A definition, and what stands beside it for SQL. */
export interface SourceColumns {
  readonly definition: SourceDefinition;
  readonly hosts: readonly string[];
  readonly slots: number;
  readonly politenessKeyKind: string;
}

/** A source to store. */
export interface NewSource extends SourceColumns {
  readonly sourceId: string;
  readonly creator: string;
}

/** An authorisation to store beside its times; without times it authorises nothing. */
export interface StoredAuthorization {
  readonly record: SourceAuthorization$Input;
  readonly from: string | null;
  readonly until: string | null;
}

/** The columns of a SourceRow. */
export const sourceColumns = `
  source_id, state, definition, revision, authorization_record, authorized_from,
  authorized_until, suspension, suspension_reason, state_note, version, last_success_time,
  last_failure_time, consecutive_failures, last_failure, create_time, update_time, delete_time`;

// A share lock: what stops the source waits until the crawl that is being made is there to stop.
const readShared = statement<TimedSourceRow>(
  'read-source-shared',
  `select ${sourceColumns}, now() as now from sources
    where tenant_id = $1 and source_id = $2 for share`,
);

// The same, and the lock of the seed with it: no other crawl of this seed is judged meanwhile.
const readSharedForSeed = statement<TimedSourceRow>(
  'read-source-shared-for-seed',
  `select ${sourceColumns}, now() as now,
          (select true from pg_advisory_xact_lock(hashtextextended(
            concat_ws(' ', 'seed', tenant_id, source_id, coalesce($3, definition->>'baseUrl')), 0)))
     from sources
    where tenant_id = $1 and source_id = $2 for share`,
);

const readForChange = statement<TimedSourceRow>(
  'read-source-for-change',
  `select ${sourceColumns}, now() as now from sources
    where tenant_id = $1 and source_id = $2 for no key update`,
);

const findCovering = statement<{ source_id: string; path_prefixes: string[] }>(
  'find-covering-sources',
  `select source_id, path_prefixes from sources
    where tenant_id = $1 and hosts @> array[$2] and state <> 'DELETED'
    order by source_id limit 1000`,
);

// Revisions go on counting where a purged source had this id: its old crawls name theirs by number,
// and a revision that was read once is never read again.
const insertSource = statement<SourceRow>(
  'insert-source',
  `insert into sources (tenant_id, source_id, definition, hosts, path_prefixes,
                        politeness_key_kind, creator, revision)
   select $1, $2, $3, $4, $5, $6, $7, coalesce((
     select revision from purged_sources where tenant_id = $1 and source_id = $2), 0) + 1
   on conflict do nothing
   returning ${sourceColumns}`,
);

const insertRevision = statement<never>(
  'insert-source-revision',
  `insert into source_revisions (tenant_id, source_id, revision, definition, author)
   values ($1, $2, $3, $4, $5)`,
);

const insertSlots = statement<never>(
  'insert-source-slots',
  'insert into source_slots (tenant_id, source_id, slots) values ($1, $2, $3)',
);

const setAuthorization = statement<SourceRow>(
  'set-source-authorization',
  `update sources set authorization_record = $3, authorized_from = $4, authorized_until = $5,
                      authorized_hosts = hosts, authorized_paths = path_prefixes,
                      version = version + 1, update_time = now()
    where tenant_id = $1 and source_id = $2 returning ${sourceColumns}`,
);

const countSources = statement<{ count: number }>(
  'count-sources',
  "select count(*)::int as count from sources where tenant_id = $1 and state <> 'DELETED'",
);

const lockTenant = statement<never>(
  'lock-tenant-sources',
  "select pg_advisory_xact_lock(hashtextextended('sources:' || $1::text, 0))",
);

/** Sources of a tenant, read at a human's pace. */
export interface SourceStore {
  get(tenant: TenantId, sourceId: string): Promise<SourceRow | undefined>;
  list(
    tenant: TenantId,
    page: { readonly after: string; readonly limit: number; readonly showDeleted: boolean },
  ): Promise<readonly SourceRow[]>;
}

/** Sources in the gateway's schema. */
export function createSourceStore(database: Database): SourceStore {
  return {
    async get(tenant, sourceId) {
      const em = database.orm.em.fork();
      const found = await em.findOne(SourceEntity, { tenant_id: tenant, source_id: sourceId });
      return found ?? undefined;
    },
    async list(tenant, { after, limit, showDeleted }) {
      return database.orm.em.fork().find(
        SourceEntity,
        {
          tenant_id: tenant,
          source_id: { $gt: after },
          ...(showDeleted ? {} : { state: { $ne: 'DELETED' as const } }),
        },
        { orderBy: { source_id: 'asc' }, limit },
      );
    },
  };
}

/** The source for a crawl that is being made: it cannot be stopped before that is committed. */
export function shareSource(
  tenant: TenantId,
  { tx, sourceId }: { readonly tx: Queries; readonly sourceId: string },
): Promise<TimedSourceRow | undefined> {
  return tx.first(readShared, [tenant, sourceId]);
}

/** The same, with the lock of a seed; undefined stands for the source's own URL. */
export function shareSourceForSeed(
  tenant: TenantId,
  about: {
    readonly tx: Queries;
    readonly sourceId: string;
    readonly seedUrl: string | undefined;
  },
): Promise<TimedSourceRow | undefined> {
  const { tx, sourceId, seedUrl } = about;
  return tx.first(readSharedForSeed, [tenant, sourceId, seedUrl ?? null]);
}

/** The source for a change of it: nobody else changes it before this transaction ends. */
export function lockSource(
  tenant: TenantId,
  { tx, sourceId }: { readonly tx: Queries; readonly sourceId: string },
): Promise<TimedSourceRow | undefined> {
  return tx.first(readForChange, [tenant, sourceId]);
}

/** The sources that cover a `host:port`. */
export async function coveringSources(
  tenant: TenantId,
  { tx, hostPair }: { readonly tx: Queries; readonly hostPair: string },
): Promise<readonly CoveringSource[]> {
  const rows = await tx.rows(findCovering, [tenant, hostPair]);
  return rows.map((row) => ({ sourceId: row.source_id, pathPrefixes: row.path_prefixes }));
}

/** Stores a source with its first revision and its slots; undefined where the id is taken. */
export async function addSource(
  tenant: TenantId,
  { tx, source }: { readonly tx: Queries; readonly source: NewSource },
): Promise<SourceRow | undefined> {
  const { sourceId, definition, creator } = source;
  const json = JSON.stringify(definition);
  const row = await tx.first(insertSource, [
    tenant,
    sourceId,
    json,
    source.hosts,
    definition.allowedPathPrefixes,
    source.politenessKeyKind,
    creator,
  ]);
  if (row === undefined) return undefined;
  await tx.run(insertRevision, [tenant, sourceId, row.revision, json, creator]);
  await tx.run(insertSlots, [tenant, sourceId, source.slots]);
  return row;
}

/** How many sources the tenant has; nobody adds one before this transaction ends. */
export async function countSourcesLocked(tenant: TenantId, tx: Queries): Promise<number> {
  await tx.run(lockTenant, [tenant]);
  return (await tx.first(countSources, [tenant]))?.count ?? 0;
}

/** Replaces the authorisation of a source; it covers the hosts and paths that this one has now. */
export function storeAuthorization(
  tenant: TenantId,
  change: {
    readonly tx: Queries;
    readonly sourceId: string;
    readonly authorization: StoredAuthorization;
  },
): Promise<SourceRow | undefined> {
  const { tx, sourceId, authorization } = change;
  return tx.first(setAuthorization, [
    tenant,
    sourceId,
    JSON.stringify(authorization.record),
    authorization.from,
    authorization.until,
  ]);
}
