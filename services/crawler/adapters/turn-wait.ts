import type { Clock } from '#libs/runtime/clock.ts';
import type { Ending } from '../core/ending.ts';
import type { decideWait } from '../core/slice.ts';
import type { Holder } from './holder.ts';

// How often somebody who waits for a turn looks whether the wait is worth while.
const lookMs = 500;

/** The wait for a turn, which is a wait for the site like any other: within the slice. */
export interface TurnWait extends Disposable {
  /** Resolves when the execution is to end, or has waited for as long as it may. */
  over(): Promise<void>;
  /** What becomes of the execution then. */
  ending(): Ending;
}

/** Begins such a wait; it ends with its disposal. */
export function waitForTurn(
  { clock }: { readonly clock: Clock },
  holder: Holder,
  decide: typeof decideWait,
): TurnWait {
  const startMs = clock.monotonicMs();
  const disposal = new AbortController();
  const waitedMs = (): number => clock.monotonicMs() - startMs;
  return {
    async over() {
      while (!disposal.signal.aborted && holder.ending === undefined) {
        if (decide(holder.slice, startMs, waitedMs()).kind === 'release') return;
        await holder.rest(lookMs);
      }
    },
    ending() {
      if (holder.ending !== undefined) return holder.ending;
      const waitMs = waitedMs();
      const verdict = decide(holder.slice, startMs, waitMs);
      const cause = verdict.kind === 'release' ? verdict.cause : 'CAUSE_HOST_NOT_READY';
      return { kind: 'released', cause, waitMs };
    },
    [Symbol.dispose]() {
      disposal.abort();
    },
  };
}
