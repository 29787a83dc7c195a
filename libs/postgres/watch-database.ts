import type { Clock } from '#libs/runtime/clock.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { startLoop } from '#libs/runtime/loop.ts';
import type { TellReadiness } from '#libs/runtime/readiness.ts';
import { log } from '#libs/telemetry/log.ts';
import { isConnectionFault } from './fault.ts';

/** What is watched, and who is told. */
export interface DatabaseWatchOptions {
  /** Resolves when the database answers and is what the service needs. */
  readonly check: () => Promise<void>;
  readonly tell: TellReadiness;
  readonly clock: Clock;
  readonly everyMs?: number;
  /** How long one look may take before the database counts as away. */
  readonly lookMsMax?: number;
}

/** The duty that follows the database. */
export interface DatabaseWatch extends AsyncDisposable {
  /**
   * Resolves after the first look, also where the database is away; rejects where it answers but
   * is not what the service needs, which no patience mends.
   */
  readonly looked: Promise<void>;
  /** Resolves with the first good answer, rejects as `looked` does. */
  readonly first: Promise<void>;
}

// Shorter breaks are bridged by the callers' own repeats.
const patienceMs = 5_000;

/**
 * Starts to follow the database: it is ready with its first good answer, and no longer ready once
 * it has been away for five seconds. Nothing else decides whether a service serves its callers.
 */
export function watchDatabase(options: DatabaseWatchOptions): DatabaseWatch {
  const { tell, clock, everyMs = 1_000 } = options;
  const look = boundedLook(options);
  const looked = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  // Not everybody waits for both: a refusal reaches whoever does, and must end nobody else.
  for (const { promise } of [looked, first]) promise.catch(() => undefined);
  let stands: 'unknown' | 'there' | 'away' = 'unknown';
  let answeredMs = clock.monotonicMs();

  const answered = (): void => {
    answeredMs = clock.monotonicMs();
    if (stands === 'away') log.info('database answers again');
    if (stands !== 'there') tell(true);
    stands = 'there';
    looked.resolve();
    first.resolve();
  };
  const failed = (error: unknown): void => {
    if (stands === 'unknown' && !isConnectionFault(error)) {
      looked.reject(error);
      first.reject(error);
    }
    const awayMs = Math.round(clock.monotonicMs() - answeredMs);
    const isOver = stands === 'there' && awayMs >= patienceMs;
    if (stands === 'unknown') log.warn('database not reached, trying on', { error });
    if (isOver) log.error('database away, not serving', { away_ms: awayMs, error });
    if (stands === 'unknown' || isOver) {
      stands = 'away';
      tell(false, `away: ${messageOf(error)}`);
    }
    looked.resolve();
  };
  const loop = startLoop({
    name: 'watch-database',
    everyMs,
    run: () => look().then(answered, failed),
  });
  return {
    looked: looked.promise,
    first: first.promise,
    [Symbol.asyncDispose]: () => loop.stop(),
  };
}

/* A connection whose peer vanished without a word gives no answer at all. One look is under way at
 * a time, so that such a database does not take up the whole pool. */
function boundedLook({ check, lookMsMax = 3_000 }: DatabaseWatchOptions): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return async () => {
    underWay ??= check().finally(() => (underWay = undefined));
    const { promise: late, reject } = Promise.withResolvers<never>();
    const error = new Error(`The database did not answer within ${lookMsMax} ms`);
    const timer = setTimeout(() => reject(Object.assign(error, { code: 'ETIMEDOUT' })), lookMsMax);
    try {
      await Promise.race([underWay, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
