import type { TenantId } from '#libs/grpc/serve.ts';
import { statement, type Queries } from '#libs/postgres/database.ts';
import type { RevisionRow, SourceRow } from '../core/source-view.ts';
import { covers, outgrows } from './coverage-sql.ts';
import { sourceColumns, type SourceColumns } from './source-store.ts';

/*
 * What changes a source's definition and its life. Each is done under the source's lock
 * (`lockSource`); slots come after the source in the order of locks, lanes after the slots.
 */

/** A source, and the queries of the transaction that holds its lock. */
export interface LockedSource {
  readonly tx: Queries;
  readonly sourceId: string;
}

/** From when until when an authorisation holds by its record; null: not at all. */
export interface AuthorizedTimes {
  readonly from: string | null;
  readonly until: string | null;
}

// Who may write a definition may not widen what was authorised: beyond its hosts and paths the
// authorisation holds no longer, until it is granted anew or the definition is back inside.
const isCovered = covers('s', { hosts: '$4::text[]', paths: '$5::text[]' });

// The revision is written with the definition: whoever reads one finds the other.
const setDefinition = statement<SourceRow>(
  'set-source-definition',
  `
  with source as (
    update sources s
    set definition = $3, revision = revision + 1, hosts = $4, path_prefixes = $5,
      politeness_key_kind = $6,
      authorized_from = case when ${isCovered} then $8::timestamptz end,
      authorized_until = case when ${isCovered} then $9::timestamptz end,
      version = version + 1, update_time = now()
    where tenant_id = $1 and source_id = $2
    returning ${sourceColumns}
  ),
  revision as (
    insert into source_revisions (tenant_id, source_id, revision, definition, author)
    select $1, $2, s.revision, $3, $7 from source s
  )
  select * from source`,
);

const setSlots = statement<never>(
  'set-source-slots',
  `insert into source_slots as s (tenant_id, source_id, slots) values ($1, $2, $3)
   on conflict (tenant_id, source_id) do update set slots = excluded.slots
   where s.slots <> excluded.slots`,
);

// A statement of its own, under the lock of the slots: its snapshot sees what a pick has closed.
// Where no slot is free after all, the next pick closes them again.
const openLanes = statement<never>(
  'open-source-lanes',
  'update lanes set is_open = true where tenant_id = $1 and source_id = $2',
);

const setDeleted = statement<SourceRow>(
  'set-source-deleted',
  `update sources
   set state = 'DELETED', delete_time = now(), version = version + 1, update_time = now()
   where tenant_id = $1 and source_id = $2 returning ${sourceColumns}`,
);

// What suspended it stays with it: a deletion that is taken back must not wash it off.
const setUndeleted = statement<SourceRow>(
  'set-source-undeleted',
  `update sources
   set state = 'PAUSED', delete_time = null, version = version + 1, update_time = now()
   where tenant_id = $1 and source_id = $2 returning ${sourceColumns}`,
);

const findActive = statement<{ task_id: string; total: number }>(
  'find-active-of-source',
  `select task_id, count(*) over ()::int as total from crawl_tasks
   where tenant_id = $1 and source_id = $2 and end_time is null
   order by task_id limit 3`,
);

const findOutgrown = statement<{ task_id: string }>(
  'find-outgrown-of-source',
  `select t.task_id from sources s join crawl_tasks t using (tenant_id, source_id)
   where (s.tenant_id, s.source_id) = ($1, $2) and t.end_time is null
     and t.state not in ('FINISHING', 'CANCELLING') and ${outgrows('t', 's')}
   order by t.task_id`,
);

const revisionColumns = 'revision, definition, author, create_time';

const readOne = statement<RevisionRow>(
  'read-one-source-revision',
  `select ${revisionColumns} from source_revisions
   where tenant_id = $1 and source_id = $2 and revision = $3`,
);

const listBefore = statement<RevisionRow>(
  'list-source-revisions',
  `select ${revisionColumns} from source_revisions
   where tenant_id = $1 and source_id = $2 and ($3::int is null or revision < $3)
   order by revision desc limit $4`,
);

/**
 * Gives a source another definition, as its next revision, and its slots; its lanes are open where
 * it may run more. Wake the relay after the commit.
 */
export async function changeDefinition(
  tenant: TenantId,
  { tx, sourceId }: LockedSource,
  change: SourceColumns & { readonly author: string; readonly authorized: AuthorizedTimes },
): Promise<SourceRow | undefined> {
  const { definition, hosts, politenessKeyKind, slots, author, authorized } = change;
  const row = await tx.first(setDefinition, [
    tenant,
    sourceId,
    JSON.stringify(definition),
    hosts,
    definition.allowedPathPrefixes,
    politenessKeyKind,
    author,
    authorized.from,
    authorized.until,
  ]);
  if ((await tx.run(setSlots, [tenant, sourceId, slots])) > 0) {
    await tx.run(openLanes, [tenant, sourceId]);
  }
  return row;
}

/** Deletes a source softly. */
export function markDeleted(
  tenant: TenantId,
  { tx, sourceId }: LockedSource,
): Promise<SourceRow | undefined> {
  return tx.first(setDeleted, [tenant, sourceId]);
}

/** Takes a deletion back: the source is PAUSED. */
export function markUndeleted(
  tenant: TenantId,
  { tx, sourceId }: LockedSource,
): Promise<SourceRow | undefined> {
  return tx.first(setUndeleted, [tenant, sourceId]);
}

/** How many crawls of a source have not ended, and the first of them. */
export async function activeCrawls(
  tenant: TenantId,
  { tx, sourceId }: LockedSource,
): Promise<{ readonly total: number; readonly taskIds: readonly string[] }> {
  const rows = await tx.rows(findActive, [tenant, sourceId]);
  return { total: rows[0]?.total ?? 0, taskIds: rows.map((row) => row.task_id) };
}

/** The crawls that have not ended and whose pinned revision the authorisation does not cover. */
export async function outgrownCrawls(
  tenant: TenantId,
  { queries, sourceId }: { readonly queries: Queries; readonly sourceId: string },
): Promise<readonly string[]> {
  const rows = await queries.rows(findOutgrown, [tenant, sourceId]);
  return rows.map((row) => row.task_id);
}

/** One revision of a source; undefined where it is not there, or no longer kept. */
export function readRevision(
  tenant: TenantId,
  { tx, sourceId, revision }: LockedSource & { readonly revision: number },
): Promise<RevisionRow | undefined> {
  return tx.first(readOne, [tenant, sourceId, revision]);
}

/** Revisions of a source, newest first, older than `before` where that is given. */
export function listRevisions(
  tenant: TenantId,
  page: {
    readonly queries: Queries;
    readonly sourceId: string;
    readonly before: number | undefined;
    readonly limit: number;
  },
): Promise<readonly RevisionRow[]> {
  const { queries, sourceId, before, limit } = page;
  return queries.rows(listBefore, [tenant, sourceId, before ?? null, limit]);
}
