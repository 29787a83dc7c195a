import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import type { KeptDays, RetentionRule } from '#libs/runtime/retention.ts';
import { counter, gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import type { Queries, Statement } from './database.ts';
import { isConnectionFault } from './fault.ts';

/*
 * Rows leave a table when they have had their time: in small batches with a pause between them, so
 * that nobody waits behind a deletion, and by any number of instances at once: each passes over the
 * rows that another one holds.
 */

/** What a batch did; `next`: where a walk goes on, null where it has come round. */
export interface DeletedBatch {
  readonly deleted: number;
  readonly next: string | null;
}

/** How the rows of one rule are deleted. */
export interface Deletion {
  /** The name of its rule. */
  readonly name: string;
  /** Deletes at most $2 rows that are older than $1 days; a walk begins behind $3. */
  readonly query: Statement<DeletedBatch>;
  readonly days: number;
  readonly rowsMax: number;
  /** It has no index by age, and looks through its table stretch by stretch instead. */
  readonly isWalk: boolean;
}

/** What a service says of its retention. */
export interface ServiceRetention<Name extends string> {
  /** In the order in which they are applied. */
  readonly names: readonly Name[];
  readonly rules: Readonly<Record<Name, RetentionRule>>;
  readonly daysOf: KeptDays<Name>;
  readonly statementOf: (name: Name) => Statement<DeletedBatch>;
}

/** What a duty of retention is made of. */
export interface RetentionDeps {
  readonly database: Queries;
  readonly deletions: readonly Deletion[];
  /** Called after each batch that deleted something. */
  readonly onDeleted: () => Promise<void> | undefined;
}

/** In SQL, the age at which rows go: $1 days. */
export const retentionAge = `$1::float8 * interval '1 day'`;

// A day's margin for clocks apart: the exact age is told by the database's own times. Never before
// 1970, whose negative number would be a bound above every id: whole tables would be read.
const boundTime = `now() - ${retentionAge} + interval '1 day'`;
const boundMs = `greatest(0, extract(epoch from ${boundTime}) * 1000)::bigint`;

/** In SQL, the least UUIDv7 of that time: rows whose ids are in the order of time lie below it. */
export const retentionIdBound = `(lpad(to_hex(${boundMs}), 12, '0') || repeat('0', 20))::uuid`;

const rowsDeleted = counter({
  name: metricNames.rowsDeleted,
  help: 'Rows that had had their time and were deleted, by rule',
  labels: ['rule'],
});
const isBehind = gauge({
  name: metricNames.retentionBehind,
  help: 'Whether old rows were left when the duty had done its share of a round, by rule',
  labels: ['rule'],
});

const everyMs = 60_000;
const pauseMs = 100;
// A bound for one round, so that each rule has its turn.
const batchesMax = 100;

/** The deletions of a service, one for each of its rules. */
export function deletionsOf<Name extends string>({
  names,
  rules,
  daysOf,
  statementOf,
}: ServiceRetention<Name>): readonly Deletion[] {
  return names.map((name) => {
    const { rowsMax, isWalk } = rules[name];
    return { name, query: statementOf(name), days: daysOf(name), rowsMax, isWalk };
  });
}

/** Starts the duty that deletes what has had its time. */
export function startRetention(deps: RetentionDeps): Loop {
  const places = new Map<string, string>();
  return startLoop({
    name: 'retention',
    everyMs,
    async run(signal) {
      const more = await deleteOldRows(deps, { places, signal });
      return more ? 'again' : 'wait';
    },
  });
}

/**
 * One round: every rule deletes until nothing old is left, or it has had its share; true: some had
 * more. `places` holds where the walks stand. A rule that fails keeps none of the others from its
 * turn; the round rejects after the last.
 */
export async function deleteOldRows(
  deps: RetentionDeps,
  round: { readonly places: Map<string, string>; readonly signal: AbortSignal },
): Promise<boolean> {
  let hasMore = false;
  const failed = new Map<string, unknown>();
  for (const deletion of deps.deletions) {
    try {
      const isLeft = await applyRule(deps, { deletion, ...round });
      isBehind.set({ rule: deletion.name }, isLeft ? 1 : 0);
      hasMore ||= isLeft;
    } catch (error) {
      if (isConnectionFault(error)) throw error;
      failed.set(deletion.name, error);
    }
  }
  const [cause] = failed.values();
  if (failed.size === 0) return hasMore;
  throw new Error(`Old rows were not deleted by ${[...failed.keys()].join(', ')}`, { cause });
}

interface Turn {
  readonly deletion: Deletion;
  readonly places: Map<string, string>;
  readonly signal: AbortSignal;
}

/** True: old rows of this rule may be left. */
async function applyRule(deps: RetentionDeps, turn: Turn): Promise<boolean> {
  const { deletion, places, signal } = turn;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    if (signal.aborted) return false;
    const { deleted, next } = await deleteBatch(deps, turn);
    if (next === null) places.delete(deletion.name);
    else places.set(deletion.name, next);
    // A walk that has come round is done; the others when a batch was not full.
    if (deletion.isWalk ? next === null : deleted < deletion.rowsMax) return false;
    if (deleted > 0) await abortableRest(pauseMs, signal);
  }
  // A walk goes on with the next round: its table is long, not late.
  return !deletion.isWalk;
}

async function deleteBatch(
  { database, onDeleted }: RetentionDeps,
  { deletion, places }: Turn,
): Promise<DeletedBatch> {
  const { name, query, days, rowsMax, isWalk } = deletion;
  const values = isWalk ? [days, rowsMax, places.get(name) ?? null] : [days, rowsMax];
  const batch = (await database.first(query, values)) ?? { deleted: 0, next: null };
  if (batch.deleted > 0) {
    await onDeleted();
    rowsDeleted.inc({ rule: name }, batch.deleted);
  }
  return batch;
}
