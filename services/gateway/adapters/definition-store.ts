import { statement, type Queries } from '#libs/postgres/database.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import type { SourceDefinition } from '../core/source-definition.ts';

/** A revision of a source: it never changes, so each is read once by a process. */
export interface Revision {
  readonly definition: SourceDefinition;
  /** Keys under which fetches of this source may be booked. */
  readonly siteKeys: ReadonlySet<string>;
}

/** Names a revision. */
export interface RevisionKey {
  readonly tenantId: string;
  readonly sourceId: string;
  readonly revision: number;
}

/** Revisions by their key; the newest thousand stay in memory. */
export interface DefinitionStore {
  /**
   * Reads a revision over these queries: within a transaction its own, since whoever waits for a
   * second connection while it holds one may wait for others that do the same.
   */
  get(queries: Queries, key: RevisionKey): Promise<Revision>;
  /** The revision that holds now: limits of a site are its, whatever a crawl has pinned. */
  current(queries: Queries, source: Omit<RevisionKey, 'revision'>): Promise<Revision>;
}

const read = statement<{ definition: SourceDefinition }>(
  'read-source-revision',
  `select definition from source_revisions
    where tenant_id = $1 and source_id = $2 and revision = $3`,
);

const readCurrent = statement<{ revision: number }>(
  'read-current-revision',
  'select revision from sources where tenant_id = $1 and source_id = $2',
);

const revisionsKept = 1_000;

/** Makes a store of revisions with its memory. */
export function createDefinitionStore(): DefinitionStore {
  const known = new Map<string, Revision>();
  const store: DefinitionStore = {
    async get(queries, { tenantId, sourceId, revision }) {
      const name = `${tenantId}/${sourceId}/${revision}`;
      const before = known.get(name);
      if (before !== undefined) return before;
      const row = await queries.first(read, [tenantId, sourceId, revision]);
      if (row === undefined) {
        throw new AppError('internal', `Cannot find revision ${revision} of sources/${sourceId}`, {
          reason: 'INTERNAL',
        });
      }
      const found = { definition: row.definition, siteKeys: siteKeysOf(row.definition) };
      if (known.size >= revisionsKept) known.delete(known.keys().next().value ?? '');
      known.set(name, found);
      return found;
    },
    async current(queries, { tenantId, sourceId }) {
      const row = await queries.first(readCurrent, [tenantId, sourceId]);
      return store.get(queries, { tenantId, sourceId, revision: row?.revision ?? 0 });
    },
  };
  return store;
}

/** The keys under which fetches by this definition may be booked. */
export function siteKeysOf(definition: SourceDefinition): ReadonlySet<string> {
  const { siteKey = 'SITE_KEY_UNSPECIFIED', provider = '' } = definition.politeness ?? {};
  const keys = new Set<string>();
  for (const host of definition.allowedHosts) {
    for (const scheme of ['http', 'https']) {
      const url = URL.parse(`${scheme}://${host}/`);
      if (url !== null) keys.add(politenessKey(url, { siteKey, provider }));
    }
  }
  return keys;
}
