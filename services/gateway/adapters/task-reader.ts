import { statement, type Database, type Queries } from '#libs/postgres/database.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { readTask, readTaskLocked, type TaskRow } from './read-task-sql.ts';

/** Which crawl is read, and what of it. */
export interface TaskQuestion {
  readonly taskId: string;
  /** The execution in question; undefined: the current one. */
  readonly epoch?: string;
  readonly withCheckpoint?: boolean;
  /** Decide in one transaction from the start, for an effect that does not stand alone. */
  readonly inTransaction?: boolean;
}

/** Decides on a row and writes; undefined: the crawl was no longer as it was read. */
export type DecideAndWrite<T> = (
  row: TaskRow | undefined,
  queries: Queries,
) => Promise<T | undefined>;

// The lease comes before the task in the order of locks.
const lockLease = statement<never>(
  'lock-lease',
  'select from leases where task_id = $1::uuid for update',
);

const optimisticRounds = 2;

/**
 * Reads, decides, and writes only if nothing changed meanwhile: two round trips, and nothing is
 * locked while the decision is made. Who is overtaken twice, or wants a transaction, decides under
 * the locks.
 */
export async function decideOnTask<T>(
  database: Database,
  question: TaskQuestion,
  decideAndWrite: DecideAndWrite<T>,
): Promise<T> {
  const { taskId, epoch, withCheckpoint, inTransaction = false } = question;
  const values = [taskId, epoch ?? null, withCheckpoint ?? false];
  const rounds = inTransaction ? 0 : optimisticRounds;
  for (let round = 1; round <= rounds; round += 1) {
    const answer = await decideAndWrite(await database.first(readTask, values), database);
    if (answer !== undefined) return answer;
  }
  const answer = await database.inTransaction(async (tx) => {
    await tx.run(lockLease, [taskId]);
    return decideAndWrite(await tx.first(readTaskLocked, values), tx);
  });
  if (answer !== undefined) return answer;
  throw new AppError('unavailable', `crawls/${taskId} changes too quickly: repeat`, {
    reason: 'STORE_UNAVAILABLE',
    retryAfterMs: 100,
  });
}
