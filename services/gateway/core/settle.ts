import type { Failure, Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import { classOf } from './failure-class.ts';
import { cancelledVerdict, failedVerdict, waitFor, type Verdict, type Wait } from './follow-up.ts';
import type { ProtocolPolicy } from './policy.ts';
import type { Refusal } from './robots-change.ts';
import { decideRetry, storageWaitMs, type RetryDecision } from './retry.ts';
import { isFinal, isHeld, type TaskFacts } from './task-state.ts';

/* How an execution ends: the settle table of the protocol. */

/** Why a worker gives a crawl back. */
export type ReleaseCause =
  | 'SLICE_ENDED'
  | 'HOST_NOT_READY'
  | 'SHUTDOWN'
  | 'SOURCE_STOPPED'
  | 'STORAGE_UNAVAILABLE';

/** What a worker reports. */
export type Settlement =
  | { readonly kind: 'complete'; readonly verdict: Verdict }
  | { readonly kind: 'cancel' }
  | {
      readonly kind: 'fail';
      readonly failure: Failure;
      readonly retryAfterMs: number | undefined;
      /** The verdict where attempts are used up and pages were read. */
      readonly partial: Verdict;
    }
  | { readonly kind: 'release'; readonly cause: ReleaseCause; readonly waitMs: number };

/** The execution that the grant names, as its row stands. */
export interface ExecutionFacts {
  readonly epoch: string;
  readonly outcome: string;
  /** How it was settled, if it was. */
  readonly settledAs: Settlement['kind'] | undefined;
}

/** Everything that a settlement is decided on. */
export interface SettleFacts {
  /** Undefined: no such task. */
  readonly task: TaskFacts | undefined;
  readonly execution: ExecutionFacts | undefined;
  readonly isSourceOpen: boolean;
  /** robots.txt has changed and keeps the source from its list: what says so. */
  readonly robotsChange?: Refusal | undefined;
  readonly random: number;
}

/** What to answer, and what to write. */
export type SettleDecision =
  | {
      readonly kind: 'accepted';
      readonly outcome: 'COMPLETED' | 'CANCELLED' | 'FAILED' | 'RELEASED';
      readonly change: Wait | Verdict;
    }
  /** Settled before in the same way: the first answer again. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'lease-lost'; readonly isCutOff: boolean };

/** Whether the epoch holds the crawl: asked by every call of a worker. */
export function isHolder(task: TaskFacts | undefined, epoch: string): boolean {
  return task !== undefined && isHeld(task.state) && task.epoch === epoch;
}

/** Whether a worker that speaks too late makes its loss undone: never after the crawl's end. */
export function isCutOff(
  task: TaskFacts | undefined,
  execution: ExecutionFacts | undefined,
): boolean {
  if (task === undefined || execution === undefined || isFinal(task.state)) return false;
  return execution.outcome === 'LOST' || execution.outcome === 'UNUSED';
}

/** Decides a settlement. */
export function decideSettle(
  settlement: Settlement,
  facts: SettleFacts,
  policy: ProtocolPolicy,
): SettleDecision {
  const { task, execution } = facts;
  if (execution?.settledAs === settlement.kind) return { kind: 'repeated' };
  if (task === undefined || execution === undefined || !isHolder(task, execution.epoch)) {
    return { kind: 'lease-lost', isCutOff: isCutOff(task, execution) };
  }
  switch (settlement.kind) {
    case 'complete':
      // Also where a cancel was asked: what finished first wins.
      return {
        kind: 'accepted',
        outcome: 'COMPLETED',
        change: afterCompletion(settlement.verdict, task, facts),
      };
    case 'cancel':
      return cancelled('CANCELLED');
    case 'fail': {
      const change = afterFailure(settlement, { task, facts, policy });
      if (task.isCancelAsked) return cancelled('FAILED', change);
      return { kind: 'accepted', outcome: 'FAILED', change };
    }
    case 'release':
      if (task.isCancelAsked) return cancelled('RELEASED');
      return {
        kind: 'accepted',
        outcome: 'RELEASED',
        change: afterRelease(settlement, { task, facts, policy }),
      };
  }
}

interface Asked {
  readonly task: TaskFacts;
  readonly facts: SettleFacts;
  readonly policy: ProtocolPolicy;
}

function cancelled(
  outcome: 'CANCELLED' | 'FAILED' | 'RELEASED',
  otherwise?: Wait | Verdict,
): SettleDecision {
  const change = cancelledVerdict('stopped on request');
  // What stops the source stops it, whatever was asked of this crawl meanwhile.
  if (otherwise?.kind !== 'verdict' || !otherwise.suspendsSource) {
    return { kind: 'accepted', outcome, change };
  }
  const { failure, suspendsSource } = otherwise;
  return { kind: 'accepted', outcome, change: { ...change, failure, suspendsSource } };
}

function afterCompletion(
  verdict: Verdict,
  task: TaskFacts,
  { robotsChange }: SettleFacts,
): Verdict {
  if (robotsChange === undefined) return verdict;
  const decision = { kind: 'fail', suspendsSource: true } as const;
  return { ...verdict, failure: judged(robotsChange, { task, decision }), suspendsSource: true };
}

function afterFailure(
  settlement: Extract<Settlement, { kind: 'fail' }>,
  { task, facts, policy }: Asked,
): Wait | Verdict {
  const { reason } = settlement.failure;
  const decision = decideRetry(classOf(reason), {
    attempt: task.attempt,
    maxAttempts: task.maxAttempts,
    retryAfterMs: settlement.retryAfterMs,
    random: facts.random,
    policy,
  });
  const { robotsChange } = facts;
  const failure = judged(robotsChange ?? settlement.failure, { task, decision });
  switch (decision.kind) {
    case 'retry':
      return waitFor(task, {
        reason: 'RETRY',
        due: { kind: 'in', ms: decision.waitMs },
        attempt: task.attempt + 1,
        failure,
        message: `attempt ${task.attempt} of ${task.maxAttempts} failed`,
      });
    case 'defer':
      return waitFor(task, {
        reason: 'HOST_NOT_READY',
        due: { kind: 'in', ms: decision.waitMs },
        failure,
        message: 'the site asks for patience',
      });
    case 'give-up':
      if (task.listPagesRead === 0) return failedVerdict(failure, {});
      return { ...settlement.partial, failure };
    case 'fail':
      return failedVerdict(failure, {
        suspendsSource: decision.suspendsSource || robotsChange !== undefined,
      });
  }
}

function judged(
  failure: Refusal,
  { task, decision }: { readonly task: TaskFacts; readonly decision: RetryDecision },
): Failure$Input {
  return {
    ...failure,
    class: classOf(failure.reason),
    attempt: task.attempt,
    retryable: decision.kind === 'retry' || decision.kind === 'defer',
  };
}

function afterRelease(
  settlement: Extract<Settlement, { kind: 'release' }>,
  { task, facts, policy }: Asked,
): Wait {
  const { waitMs } = settlement;
  const due = { kind: 'in', ms: waitMs } as const;
  switch (settlement.cause) {
    case 'SLICE_ENDED':
      return waitFor(task, { reason: 'CONTINUATION', due, message: 'the slice ended' });
    case 'HOST_NOT_READY':
      return waitFor(task, { reason: 'HOST_NOT_READY', due, message: 'the site is not ready' });
    case 'SHUTDOWN':
      return waitFor(task, { reason: 'SHUTDOWN', due, message: 'its worker shuts down' });
    case 'SOURCE_STOPPED':
      return waitFor(task, {
        reason: 'SOURCE_STOPPED',
        // It may be open again by now: nobody would wake it then.
        due: facts.isSourceOpen ? due : { kind: 'event' },
        message: 'the source was stopped',
      });
    case 'STORAGE_UNAVAILABLE': {
      const ms = Math.max(waitMs, storageWaitMs(task.storageWaits, policy));
      return waitFor(task, {
        reason: 'STORAGE_UNAVAILABLE',
        due: { kind: 'in', ms },
        storageWaits: task.storageWaits + 1,
        message: 'storage was away for a whole slice',
      });
    }
  }
}
