import { statement, type Database } from '#libs/postgres/database.ts';
import { log } from '#libs/telemetry/log.ts';

/** A worker as it names itself when it claims. */
export interface WorkerSight {
  readonly workerId: string;
  readonly name: string;
  readonly version: string;
  readonly capabilities: readonly string[];
  readonly queue: string;
}

const upsert = statement<never>(
  'see-worker',
  `
  insert into workers as w (worker_id, name, version, capabilities, queue)
  values ($1, $2, $3, $4, $5)
  on conflict (worker_id) do update set last_seen_time = now(), queue = excluded.queue`,
);

const everyMs = 5_000;
const workersKept = 1_000;

/** Notes that a worker was seen, at most every few seconds each, beside the call that shows it. */
export function createWorkerStore(database: Database): { see(worker: WorkerSight): void } {
  const seenMs = new Map<string, number>();
  return {
    see(worker) {
      const now = performance.now();
      if (now - (seenMs.get(worker.workerId) ?? -everyMs) < everyMs) return;
      if (seenMs.size >= workersKept) seenMs.clear();
      seenMs.set(worker.workerId, now);
      const { workerId, name, version, capabilities, queue } = worker;
      database
        .run(upsert, [workerId, name, version, capabilities, queue])
        // Nothing but a list for operators hangs on it.
        .catch((error: unknown) => log.warn('worker could not be noted', { error }));
    },
  };
}
