import { doubling, fullJitter } from '#libs/runtime/backoff.ts';

/** How far an attempt to begin a generation came. */
export type AttemptStage = 'connect' | 'set-up';

/** When a session tries again, and how long it waits for an answer. */
export interface ReconnectPace {
  /** Failures in a row, from 1. */
  readonly failures: number;
  /** The wait before the next attempt. */
  waitMs(random: number): number;
  /** How long the next attempt may go on without an answer. */
  patienceMs(maxMs: number): number;
  /** An attempt failed; `isUnanswered` says that nothing was refused, there was just no answer. */
  failed(stage: AttemptStage, isUnanswered: boolean): void;
  /** A generation that was ready has ended. */
  ended(livedMs: number): void;
}

const waitBaseMs = 100;
const waitMaxMs = 2000;
// What hangs in a broker that boots does not come loose, and the next attempt goes through.
const patienceBaseMs = 2500;
// A generation that lived this long was healthy: the next trouble begins with short waits again.
const healthyMs = 10_000;

/** The pace of one session, from its first attempt on. */
export function createPace(): ReconnectPace {
  let failures = 1;
  let unanswered = 0;
  let hasAnswered = true;
  return {
    get failures() {
      return failures;
    },
    waitMs: (random) =>
      fullJitter({ attempt: failures, baseMs: waitBaseMs, maxMs: waitMaxMs, random }),
    patienceMs: (maxMs) =>
      doubling({ attempt: unanswered + 1, baseMs: Math.min(patienceBaseMs, maxMs), maxMs }),
    failed(stage, isUnanswered) {
      const answers = stage === 'set-up';
      // A broker that answers now and did not before is getting ready: short waits again.
      failures = answers && !hasAnswered ? 1 : failures + 1;
      hasAnswered = answers;
      unanswered = isUnanswered ? unanswered + 1 : 0;
    },
    ended(livedMs) {
      failures = livedMs > healthyMs ? 1 : failures + 1;
      hasAnswered = true;
      unanswered = 0;
    },
  };
}
