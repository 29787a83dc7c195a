import type { TenantId } from '#libs/grpc/serve.ts';
import { statement, type Queries } from '#libs/postgres/database.ts';
import type { DeadLetterRow } from '../core/dead-letter-view.ts';
import type { PageOf } from './crawl-reader.ts';

/** Whose dead letters are seen: the tenant's, and for some those of nobody too. */
export interface Sight {
  readonly tenant: TenantId;
  /** A letter of no known crawl belongs to no tenant: only who runs the installation sees it. */
  readonly seesUnowned: boolean;
}

/** A dead letter's place in the list: newest first. */
export interface LetterPlace {
  readonly createTime: string;
  readonly id: string;
}

/** How a dead letter was resolved, and by whom. */
export interface Resolution {
  readonly id: string;
  readonly state: 'REPLAYED' | 'DISCARDED';
  readonly resolver: string;
  readonly note: string;
  /** The new crawl, if there is one. */
  readonly replayedAs: string | undefined;
}

/** By what dead letters are counted. */
export type LetterGroup = 'all' | 'cause' | 'failure_reason' | 'source' | 'state';

/** A group of dead letters, with how many there are in all groups together. */
export interface GroupRow {
  readonly value: string;
  readonly count: string;
  readonly total: string;
}

const columns = `
  l.dead_letter_id, l.cause, l.state, l.version, l.task_id, l.source_id, l.wish, l.replay_depth,
  l.failure, l.resolver, l.resolution_note, l.replayed_as, l.create_time, l.resolve_time`;

const inSight = '(l.tenant_id = $1 or ($2::boolean and l.tenant_id is null))';

const readLetter = statement<DeadLetterRow>(
  'read-dead-letter',
  `select ${columns}, l.message, l.body from dead_letters l
    where ${inSight} and l.dead_letter_id = $3::uuid`,
);

const lockLetter = statement<DeadLetterRow>(
  'lock-dead-letter',
  `select ${columns}, null as message, null as body from dead_letters l
    where ${inSight} and l.dead_letter_id = $3::uuid for update`,
);

// One scan of the index for the tenant and one for nobody, each no longer than the page.
const portion = (owner: string): string => `
     (select * from dead_letters
       where ${owner}
         and (create_time, dead_letter_id) < (
           coalesce($4::timestamptz, 'infinity'),
           coalesce($5::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
       order by create_time desc, dead_letter_id desc limit $3)`;

const listLetters = statement<DeadLetterRow>(
  'list-dead-letters',
  `select ${columns}, null as message, null as body
     from (${portion('tenant_id = $1')}
     union all ${portion('$2::boolean and tenant_id is null')}) l
    order by l.create_time desc, l.dead_letter_id desc limit $3`,
);

const resolve = statement<never>(
  'resolve-dead-letter',
  `update dead_letters
      set state = $2, version = version + 1, resolver = $3, resolution_note = $4,
        replayed_as = $5::uuid, resolve_time = now()
    where dead_letter_id = $1::uuid and state = 'OPEN'`,
);

const groupColumns: Readonly<Record<LetterGroup, string>> = {
  all: "''",
  cause: "'CAUSE_' || l.cause",
  failure_reason: "coalesce(l.failure_reason, '')",
  source: "coalesce('sources/' || l.source_id, '')",
  state: "'STATE_' || l.state",
};

const groupsMax = 1_000;

/** Reads one dead letter with its message. */
export function findDeadLetter(
  { tenant, seesUnowned }: Sight,
  { queries, id }: { readonly queries: Queries; readonly id: string },
): Promise<DeadLetterRow | undefined> {
  return queries.first(readLetter, [tenant, seesUnowned, id]);
}

/** Reads one without its message, and lets nobody resolve it until the transaction ends. */
export function lockDeadLetter(
  { tenant, seesUnowned }: Sight,
  { tx, id }: { readonly tx: Queries; readonly id: string },
): Promise<DeadLetterRow | undefined> {
  return tx.first(lockLetter, [tenant, seesUnowned, id]);
}

/** Reads a page of dead letters, newest first, without their messages. */
export function pageOfDeadLetters(
  { tenant, seesUnowned }: Sight,
  { queries, page }: { readonly queries: Queries; readonly page: PageOf<LetterPlace> },
): Promise<readonly DeadLetterRow[]> {
  const { after, limit } = page;
  const place = [after?.createTime ?? null, after?.id ?? null];
  return queries.rows(listLetters, [tenant, seesUnowned, limit, ...place]);
}

/** Resolves a dead letter that the caller has locked, and found OPEN. */
export async function resolveDeadLetter(tx: Queries, resolution: Resolution): Promise<void> {
  const { id, state, resolver, note, replayedAs } = resolution;
  await tx.run(resolve, [id, state, resolver, note, replayedAs ?? null]);
}

/** Counts dead letters by group, the largest first. */
export function countDeadLetters(
  { tenant, seesUnowned }: Sight,
  { queries, group }: { readonly queries: Queries; readonly group: LetterGroup },
): Promise<readonly GroupRow[]> {
  const count = statement<GroupRow>(
    `count-dead-letters-by-${group}`,
    `select ${groupColumns[group]} as value, count(*) as count, sum(count(*)) over () as total
       from dead_letters l where ${inSight}
      group by 1 order by 2 desc, 1 limit ${groupsMax}`,
  );
  return queries.rows(count, [tenant, seesUnowned]);
}
