import { sameScalars, type Scalars } from './claim.ts';
import { failedVerdict, ownFailure, type End, type Verdict } from './follow-up.ts';
import type { ProtocolPolicy } from './policy.ts';
import { isWaiting, type TaskFacts } from './task-state.ts';

/*
 * What becomes of a letter, a message that the broker gave up on. It touches its crawl only where
 * that waits for exactly this copy: its dispatch is the newest and is published (or about to be
 * marked so), and no later copy of it went out. Then nothing else would wake the crawl. A letter
 * that settled whatever runs would take the lease from a healthy worker.
 */

/** Why a letter is kept for an operator. */
export type LetterCause =
  | 'INVALID_MESSAGE'
  | 'UNKNOWN_TASK'
  | 'MESSAGE_MISMATCH'
  | 'DELIVERY_LIMIT';

/** Why the broker gave up: a worker refused the message, it came back too often, or else. */
export type DeathReason = 'rejected' | 'delivery_limit' | 'other';

/** Everything that a letter is decided on. */
export interface LetterFacts {
  /** Undefined: no such task. */
  readonly task: (TaskFacts & { readonly scalars: Scalars }) | undefined;
  /** Undefined: the message cannot be read. */
  readonly delivery:
    | { readonly message: Scalars; readonly dispatchId: string; readonly copy: number }
    | undefined;
  /** Copies of that dispatch so far, where it is the newest of its task; else 0. */
  readonly newestCopy: number;
  readonly deathReason: DeathReason;
  /** Its type is newer than this build: its body is not compared, for it may hold anything. */
  readonly isNewerType: boolean;
  /** How often the delivery limit made that dispatch due again. */
  readonly limitReturns: number;
}

/** What to do with the letter and with its crawl. */
export type LetterDecision =
  /** Only recorded; the crawl is not touched. */
  | { readonly kind: 'record'; readonly cause: LetterCause }
  /** The same dispatch is due again after a while, as its next copy. */
  | {
      readonly kind: 'resend';
      readonly dueMs: number;
      /** Undefined: no dead letter, nothing is wrong with it. */
      readonly cause: LetterCause | undefined;
      readonly countsReturn: boolean;
    }
  /** It came back too often without ever being started. */
  | { readonly kind: 'fail'; readonly change: Verdict | End; readonly cause: LetterCause }
  /** Valid, and nobody waits for it: nothing is lost. */
  | { readonly kind: 'ignore' };

/** Decides a letter: the reconciler repeats every check of the message first. */
export function decideLetter(
  facts: LetterFacts,
  policy: Pick<ProtocolPolicy, 'letterResendMs' | 'limitReturnsMax'>,
): LetterDecision {
  const { task, delivery } = facts;
  if (delivery === undefined) return { kind: 'record', cause: 'INVALID_MESSAGE' };
  if (task === undefined) return { kind: 'record', cause: 'UNKNOWN_TASK' };
  if (!facts.isNewerType && !sameScalars(task.scalars, delivery.message)) {
    return { kind: 'record', cause: 'MESSAGE_MISMATCH' };
  }
  const isAwaited =
    isWaiting(task.state) &&
    (task.dispatchState === 'PUBLISHED' || task.dispatchState === 'CLAIMED') &&
    task.dispatchId === delivery.dispatchId &&
    facts.newestCopy === delivery.copy;
  if (facts.deathReason !== 'delivery_limit') {
    // An older worker refused it, or somebody took it out of its queue: it goes out once more.
    if (!isAwaited) return { kind: 'ignore' };
    return {
      kind: 'resend',
      dueMs: policy.letterResendMs,
      cause: undefined,
      countsReturn: false,
    };
  }
  const cause = 'DELIVERY_LIMIT';
  if (!isAwaited) return { kind: 'record', cause };
  if (facts.limitReturns < policy.limitReturnsMax) {
    return { kind: 'resend', dueMs: 0, cause, countsReturn: true };
  }
  return { kind: 'fail', cause, change: wornOut(task, facts.limitReturns) };
}

function wornOut(task: TaskFacts, returns: number): Verdict | End {
  const failure = ownFailure('FAILURE_REASON_DELIVERY_LIMIT', {
    stage: 'FAILURE_STAGE_DISPATCH',
    message: `Its message passed the delivery limit ${returns + 1} times and was never started`,
    attempt: task.attempt,
  });
  if (task.isBegun) return failedVerdict(failure, {});
  return { kind: 'end', state: 'FAILED', failure, message: failure.message ?? '' };
}
