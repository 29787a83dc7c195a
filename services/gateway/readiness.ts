import { statement, type Database } from '#libs/postgres/database.ts';
import { isConnectionFault } from '#libs/postgres/fault.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { AppError, messageOf } from '#libs/runtime/errors.ts';
import { startLoop } from '#libs/runtime/loop.ts';
import { log } from '#libs/telemetry/log.ts';

/** What readiness is told to. */
export interface Readiness extends AsyncDisposable {
  /** Resolves when PostgreSQL has answered for the first time. */
  readonly first: Promise<void>;
}

/** What readiness follows, and whom it tells. */
export interface ReadinessOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly setServing: (serving: boolean) => void;
}

const lookEveryMs = 1_000;
const awayMsMax = 5_000;

const lookForTables = statement<{ is_migrated: boolean }>(
  'look-for-tables',
  "select to_regclass('crawl_tasks') is not null as is_migrated",
);

/**
 * Follows PostgreSQL, and nothing else: health is NOT_SERVING until it answers, and after it has
 * been away for 5 s. The broker and storage may be away; submissions are taken all the same.
 */
export function startReadiness({ database, clock, setServing }: ReadinessOptions): Readiness {
  const first = Promise.withResolvers<void>();
  let isServing = false;
  let answeredMs = clock.monotonicMs();
  const loop = startLoop({
    name: 'readiness',
    everyMs: lookEveryMs,
    async run() {
      const isThere = await answers(database);
      if (isThere) answeredMs = clock.monotonicMs();
      const serves = isThere || (isServing && clock.monotonicMs() - answeredMs < awayMsMax);
      if (serves === isServing) return;
      isServing = serves;
      setServing(serves);
      if (serves) first.resolve();
      else log.error('database away, not serving', { away_ms: clock.monotonicMs() - answeredMs });
    },
  });
  return {
    first: first.promise,
    [Symbol.asyncDispose]: () => loop.stop(),
  };
}

/** Refuses to start on a database that answers, but not as the gateway needs it. */
export async function checkDatabase(database: Database): Promise<void> {
  let row: { readonly is_migrated: boolean } | undefined;
  try {
    row = await database.first(lookForTables);
  } catch (error) {
    if (isConnectionFault(error)) {
      log.warn('database not reached, trying on', { error });
      return;
    }
    throw new AppError('failed_precondition', `Cannot use the database: ${messageOf(error)}`, {
      reason: 'STORE_UNAVAILABLE',
      cause: error,
    });
  }
  if (row?.is_migrated === true) return;
  throw new AppError(
    'failed_precondition',
    'Cannot use the database: the schema gateway is not there; run "node scripts/migrate.ts"',
    { reason: 'STORE_UNAVAILABLE' },
  );
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.first(lookForTables);
    return true;
  } catch {
    // What it says is told where it is asked for something; here only that it did not answer.
    return false;
  }
}
