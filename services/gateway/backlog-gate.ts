import type { Database } from '#libs/postgres/database.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { startLoop } from '#libs/runtime/loop.ts';
import { sumBacklogs } from './adapters/quota-store.ts';

/** Refuses submissions while far too much waits in all. */
export interface BacklogGate {
  /** Throws DISPATCH_BACKLOGGED while the installation is over its bound. */
  check(): void;
}

const lookEveryMs = 2_000;

/** Looks at the sum over all tenants now and then: a count for each call would cost more. */
export function startBacklogGate(
  database: Database,
  waitingMax: number,
): BacklogGate & AsyncDisposable {
  let waiting = 0;
  const loop = startLoop({
    name: 'backlog-gate',
    everyMs: lookEveryMs,
    async run() {
      waiting = await sumBacklogs(database);
    },
  });
  return {
    check() {
      if (waiting < waitingMax) return;
      throw new AppError('unavailable', `${waiting} crawls wait in all: no more are taken now`, {
        reason: 'DISPATCH_BACKLOGGED',
        retryAfterMs: 30_000,
        metadata: { limit: String(waitingMax) },
      });
    },
    [Symbol.asyncDispose]: () => loop.stop(),
  };
}
