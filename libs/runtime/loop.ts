import { fullJitter } from './backoff.ts';
import { log } from '#libs/telemetry/log.ts';

/** What a round of a duty says: more work is there, or wait for the next round. */
export type RoundResult = 'again' | 'wait';

/** A background duty that runs until it is stopped. */
export interface Loop extends AsyncDisposable {
  /** Starts the next round now instead of after its wait. */
  wake(): void;
  /** Lets the running round end, aborts its waits, and starts no further one. */
  stop(): Promise<void>;
}

/** A duty: its name, its rhythm, and one round of work. */
export interface Duty {
  readonly name: string;
  readonly everyMs: number;
  run(signal: AbortSignal): Promise<RoundResult | undefined | void>;
}

const errorBaseMs = 200;
// What was away is taken up within this when it is back, however long it was away.
const errorMaxMs = 2_000;

/**
 * Starts a duty. Rounds never overlap; one that throws is logged and tried again with backoff, so
 * that a database that is away for a while is nobody's end.
 */
export function startLoop(duty: Duty): Loop {
  const stopping = new AbortController();
  let wakeUp: (() => void) | undefined;
  let isWoken = false;
  const ended = runRounds();

  return {
    wake() {
      isWoken = true;
      wakeUp?.();
    },
    async stop() {
      stopping.abort();
      wakeUp?.();
      await ended;
    },
    async [Symbol.asyncDispose]() {
      await this.stop();
    },
  };

  async function runRounds(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      isWoken = false;
      try {
        const result = await duty.run(stopping.signal);
        failures = 0;
        if (result !== 'again') await rest(duty.everyMs);
      } catch (error) {
        if (stopping.signal.aborted) return;
        failures += 1;
        // Told ever more rarely: a database that is away is one fact, however long it is away.
        if (isPowerOfTwo(failures)) {
          log.warn('duty failed, it is tried again', { duty: duty.name, failures, error });
        }
        isWoken = false;
        await rest(waitAfter(failures));
      }
    }
  }

  async function rest(ms: number): Promise<void> {
    if (isWoken || stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wakeUp = undefined;
  }
}

function waitAfter(failures: number): number {
  const random = Math.random();
  return fullJitter({ attempt: failures, baseMs: errorBaseMs, maxMs: errorMaxMs, random });
}

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count));
}
