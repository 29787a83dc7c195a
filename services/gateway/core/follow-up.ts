import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import { classOf } from './failure-class.ts';
import type { Completeness } from './completeness.ts';
import type { TaskFacts, UnbegunEnd, VerdictState, WaitReason } from './task-state.ts';

/* What a decision makes of a crawl. Each is written as one change, by one statement. */

/** When a dispatch is due: after a wait, or with an event such as a resumption. */
export type Due = { readonly kind: 'in'; readonly ms: number } | { readonly kind: 'event' };

/** It waits for a new dispatch. */
export interface Wait {
  readonly kind: 'wait';
  readonly reason: WaitReason;
  readonly due: Due;
  readonly attempt: number;
  readonly storageWaits: number;
  readonly isForSuspects: boolean;
  readonly failure: Failure$Input | undefined;
  readonly message: string;
}

/** The verdict stands; storage seals the run, then it ends. */
export interface Verdict {
  readonly kind: 'verdict';
  readonly verdict: VerdictState;
  readonly completeness: Completeness | undefined;
  /** Set where the wall time ended it. */
  readonly limitHit: 'WALL_TIME' | undefined;
  /** Undefined: the last failure, if there was one, stays. */
  readonly failure: Failure$Input | undefined;
  /** The failure stops the source too, in the same transaction. */
  readonly suspendsSource: boolean;
  readonly message: string;
}

/** It ends at once: no worker ever had it, so there is nothing to seal. */
export interface End {
  readonly kind: 'end';
  readonly state: UnbegunEnd;
  readonly failure: Failure$Input | undefined;
  readonly message: string;
}

/**
 * A deferral or a retry of a crawl that keeps its place in everything but what is named. A suspect
 * stays on its queue until nothing that was lost counts any more: progress leads it back.
 */
export function waitFor(
  task: Pick<TaskFacts, 'attempt' | 'isOnSuspectQueue' | 'losses' | 'unusedLosses'>,
  wait: Pick<Wait, 'reason' | 'due' | 'message'> & Partial<Wait>,
): Wait {
  return {
    kind: 'wait',
    attempt: task.attempt,
    storageWaits: 0,
    isForSuspects: task.isOnSuspectQueue && task.losses + task.unusedLosses > 0,
    failure: undefined,
    ...wait,
  };
}

/** The verdict CANCELLED: what was asked is honoured wherever the crawl stands. */
export function cancelledVerdict(message: string): Verdict {
  return {
    kind: 'verdict',
    verdict: 'CANCELLED',
    completeness: undefined,
    limitHit: undefined,
    failure: undefined,
    suspendsSource: false,
    message,
  };
}

/** The verdict FAILED, with its cause. */
export function failedVerdict(
  failure: Failure$Input,
  options: { readonly suspendsSource?: boolean; readonly completeness?: Completeness | undefined },
): Verdict {
  return {
    kind: 'verdict',
    verdict: 'FAILED',
    completeness: options.completeness,
    limitHit: undefined,
    failure,
    suspendsSource: options.suspendsSource ?? false,
    message: failure.message ?? '',
  };
}

/** A failure that the gateway itself states. */
export function ownFailure(
  reason: FailureReason,
  about: {
    readonly stage: Failure$Input['stage'];
    readonly message: string;
    readonly attempt: number;
  },
): Failure$Input {
  return {
    reason,
    class: classOf(reason),
    ...(about.stage === undefined ? {} : { stage: about.stage }),
    message: about.message,
    attempt: about.attempt,
    retryable: false,
  };
}

/** A wall time that passed: what was read decides whether that is worth something. */
export function wallTimeVerdict(task: TaskFacts): Verdict {
  const message = 'the wall time of the crawl is over';
  if (task.listPagesRead > 0) {
    return {
      kind: 'verdict',
      verdict: 'PARTIALLY_SUCCEEDED',
      completeness: 'TRUNCATED',
      limitHit: 'WALL_TIME',
      failure: undefined,
      suspendsSource: false,
      message,
    };
  }
  const waitedTooLong = ownFailure('FAILURE_REASON_WAITED_TOO_LONG', {
    stage: 'FAILURE_STAGE_ADMISSION',
    message: 'The wall time passed before a page was read',
    attempt: task.attempt,
  });
  return {
    ...failedVerdict(task.lastFailure ?? waitedTooLong, {}),
    limitHit: 'WALL_TIME',
    message,
  };
}

/** A crawl that nobody began in time. */
export function expiredEnd(task: Pick<TaskFacts, 'attempt'>): End {
  return {
    kind: 'end',
    state: 'EXPIRED',
    failure: ownFailure('FAILURE_REASON_EXPIRED_BEFORE_START', {
      stage: 'FAILURE_STAGE_ADMISSION',
      message: 'Its expire_time passed before its first execution',
      attempt: task.attempt,
    }),
    message: 'expired before it began',
  };
}
