import type { Clock } from '#libs/runtime/clock.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { log } from '#libs/telemetry/log.ts';

/** What is watched, and who is told. */
export interface DatabaseWatch {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<unknown>;
  readonly setServing: (isServing: boolean) => void;
  readonly clock: Clock;
  readonly everyMs?: number;
}

// Shorter breaks are bridged by the callers' own repeats.
const patienceMs = 5_000;

/**
 * Starts the duty that keeps health in step with the database: NOT_SERVING once it has been away
 * for five seconds, SERVING at its first answer.
 */
export function watchDatabase({ ping, setServing, clock, everyMs = 1_000 }: DatabaseWatch): Loop {
  let answeredMs = clock.monotonicMs();
  let isServing: boolean | undefined;
  return startLoop({ name: 'watch-database', everyMs, run: look });

  async function look(): Promise<void> {
    try {
      await ping();
      answeredMs = clock.monotonicMs();
      tell(true);
    } catch (error) {
      if (clock.monotonicMs() - answeredMs < patienceMs) return;
      if (isServing !== false) log.error('database is away', { error });
      tell(false);
    }
  }

  function tell(isAnswering: boolean): void {
    if (isAnswering === isServing) return;
    if (isServing === false) log.info('database answers again');
    isServing = isAnswering;
    setServing(isAnswering);
  }
}
