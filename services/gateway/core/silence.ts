import {
  expiredEnd,
  waitFor,
  wallTimeVerdict,
  type End,
  type Verdict,
  type Wait,
} from './follow-up.ts';
import { afterLoss, countLoss, isSuspect, type Loss } from './loss.ts';
import type { ProtocolPolicy } from './policy.ts';
import { whatIsMissing, type ReadinessFacts } from './readiness.ts';
import { isHeld, isWaiting, type TaskFacts } from './task-state.ts';

/** What the sweeper does to a crawl of which nobody speaks. */
export type SilenceDecision =
  | { readonly kind: 'leave' }
  | {
      readonly kind: 'change';
      readonly change: Wait | Verdict | End;
      readonly loss: Loss | undefined;
    };

/** Everything that the sweeper decides on. */
export interface SilenceFacts {
  readonly task: TaskFacts;
  readonly readiness: ReadinessFacts;
  /** The sweeper itself has reached the database for long enough to take leases. */
  readonly mayTakeLeases: boolean;
}

/** Decides by the sweeper's table of the protocol: lost leases, expiry, wall time. */
export function decideSilence(facts: SilenceFacts, policy: ProtocolPolicy): SilenceDecision {
  const { task, mayTakeLeases } = facts;
  if (isHeld(task.state)) {
    if (task.lease?.isLive === true || !mayTakeLeases) return { kind: 'leave' };
    return decideLost(facts, policy);
  }
  if (!isWaiting(task.state)) return { kind: 'leave' };
  if (!task.isBegun && task.isExpired) {
    return { kind: 'change', change: expiredEnd(task), loss: undefined };
  }
  if (task.isBegun && task.isWallTimeOver) {
    return { kind: 'change', change: wallTimeVerdict(task), loss: undefined };
  }
  return { kind: 'leave' };
}

// As a take-over by a claim, with a new dispatch in place of the start.
function decideLost({ task, readiness }: SilenceFacts, policy: ProtocolPolicy): SilenceDecision {
  const loss = countLoss(task);
  const next = afterLoss(task, { loss, policy });
  if (next.kind === 'verdict') return { kind: 'change', change: next, loss };
  const missing = whatIsMissing(
    { ...readiness, capabilities: [readiness.needs], holdsSlot: true },
    policy,
  );
  const change = waitFor(task, {
    reason: missing?.reason ?? 'WORKER_LOST',
    due: missing?.due ?? { kind: 'in', ms: 0 },
    // By its counts alone: what made progress before this loss goes the normal way again.
    isForSuspects: isSuspect(loss, policy),
    message: missing?.message ?? 'the lease of its worker ran out',
  });
  return { kind: 'change', change, loss };
}

/** Since when the sweeper has reached the database without a break, by its own monotonic clock. */
export interface Reach {
  readonly sinceMs: number;
  readonly lastMs: number;
}

/**
 * Notes that the database was reached now. A gap longer than `breakMs` starts anew: what workers
 * could not say during an outage of ours is nobody's crash.
 */
export function noteReach(
  before: Reach | undefined,
  now: { nowMs: number; breakMs: number },
): Reach {
  const isUnbroken = before !== undefined && now.nowMs - before.lastMs <= now.breakMs;
  return { sinceMs: isUnbroken ? before.sinceMs : now.nowMs, lastMs: now.nowMs };
}

/** Whether leases may be taken: the database was reached for a whole lease and the grace. */
export function mayTakeLeases(
  reach: Reach,
  policy: Pick<ProtocolPolicy, 'leaseMs' | 'sweepGraceMs'>,
): boolean {
  return reach.lastMs - reach.sinceMs >= policy.leaseMs + policy.sweepGraceMs;
}
