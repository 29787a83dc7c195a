import {
  expiredEnd,
  waitFor,
  wallTimeVerdict,
  type End,
  type Verdict,
  type Wait,
} from './follow-up.ts';
import { afterLoss, countLoss, type Loss } from './loss.ts';
import type { ProtocolPolicy } from './policy.ts';
import { whatIsMissing, type NotReady, type ReadinessFacts } from './readiness.ts';
import { isFinal, isHeld, type TaskFacts } from './task-state.ts';

/*
 * What becomes of a delivery: the claim table of the protocol, row by row and in its order. The
 * broker's `redelivered` flag is not among the facts: with two copies of one dispatch it lies.
 */

/** The four scalars of the message; compared, never believed. */
export interface Scalars {
  readonly taskId: string;
  readonly seedUrl: string;
  readonly tenantId: string;
  readonly maxPages: number;
}

/** A delivery, as the worker received it. */
export interface DeliveryFacts {
  readonly message: Scalars;
  readonly dispatchId: string;
  readonly copy: number;
  /** How often the broker took this copy back before. */
  readonly handout: number;
  readonly deliveryId: string;
  /** Epoch of the grant that the claim names, where its signature holds and it is for this task. */
  readonly heldEpoch: string | undefined;
}

/** Everything that the claim is decided on. */
export interface ClaimFacts {
  readonly delivery: DeliveryFacts;
  /** Undefined: no such task. */
  readonly task: (TaskFacts & { readonly scalars: Scalars }) | undefined;
  readonly readiness: ReadinessFacts | undefined;
}

/** Outcomes with which a delivery is dropped, or answered by a change. */
export type DropOutcome = 'ALREADY_ENDED' | 'SUPERSEDED' | 'HELD_BY_OTHER';

/** What to do with the delivery and with the crawl. */
export type ClaimDecision =
  | { readonly kind: 'dead-letter'; readonly outcome: 'UNKNOWN_TASK' | 'MESSAGE_MISMATCH' }
  | { readonly kind: 'drop'; readonly outcome: DropOutcome; readonly reason: string }
  /** The same work goes on: under this delivery from now on, or because an answer was lost. */
  | { readonly kind: 'rebind' }
  | { readonly kind: 'same-lease' }
  | { readonly kind: 'start'; readonly loss: Loss | undefined }
  | {
      readonly kind: 'change';
      readonly outcome:
        | NotReady['outcome']
        | 'CANCELLED'
        | 'EXPIRED'
        | 'WORKER_CRASHED'
        | 'WALL_TIME_OVER'
        | 'SUSPECT';
      readonly change: Wait | Verdict | End;
      readonly loss: Loss | undefined;
    };

/** Decides a claim; the first row of the numbered table that fits holds. */
export function decideClaim(facts: ClaimFacts, policy: ProtocolPolicy): ClaimDecision {
  const { task, delivery, readiness } = facts;
  // 1
  if (task === undefined || readiness === undefined) {
    return { kind: 'dead-letter', outcome: 'UNKNOWN_TASK' };
  }
  if (!sameScalars(task.scalars, delivery.message)) {
    return { kind: 'dead-letter', outcome: 'MESSAGE_MISMATCH' };
  }
  // 2
  if (task.state === 'FINISHING' || isFinal(task.state)) {
    return drop('ALREADY_ENDED', `the crawl is ${task.state}`);
  }
  // 3
  if (delivery.dispatchId !== task.dispatchId) {
    return drop('SUPERSEDED', 'a newer dispatch of the crawl exists');
  }
  if (isHeld(task.state)) return decideHeld({ task, delivery, readiness }, policy);
  return decideWaiting({ task, readiness }, policy);
}

interface Asked {
  readonly task: TaskFacts;
  readonly delivery: DeliveryFacts;
  readonly readiness: ReadinessFacts;
}

// A holder is asked first: cancel, expiry and limits never settle a task under a live one.
function decideHeld({ task, delivery, readiness }: Asked, policy: ProtocolPolicy): ClaimDecision {
  const { holder } = task;
  const isHoldersCopy = holder !== undefined && holder.copy === delivery.copy;
  const laterBy = isHoldersCopy ? delivery.handout - holder.handout : 0;
  // 4
  if (delivery.heldEpoch === task.epoch) return { kind: 'rebind' };
  // 5
  if (isHoldersCopy && laterBy === 0 && holder.deliveryId === delivery.deliveryId) {
    return { kind: 'same-lease' };
  }
  // 6
  if (isHoldersCopy && laterBy < 0)
    return drop('HELD_BY_OTHER', 'an earlier hand-out of this copy');
  // 7
  if (task.lease?.isLive === true && !(isHoldersCopy && laterBy > 0)) {
    return drop('HELD_BY_OTHER', 'another delivery of this dispatch holds a live lease');
  }
  // 8
  return decideTakeOver({ task, readiness }, policy);
}

function decideTakeOver(
  { task, readiness }: Pick<Asked, 'task' | 'readiness'>,
  policy: ProtocolPolicy,
): ClaimDecision {
  const loss = countLoss(task);
  const next = afterLoss(task, { loss, policy });
  switch (next.kind) {
    case 'verdict': {
      const outcome = next.verdict === 'CANCELLED' ? 'CANCELLED' : 'WORKER_CRASHED';
      return { kind: 'change', outcome, change: next, loss };
    }
    case 'suspect': {
      const change = waitFor(task, {
        reason: 'WORKER_LOST',
        due: { kind: 'in', ms: 0 },
        isForSuspects: true,
        message: 'its workers were lost: it goes on where a crash hits only itself',
      });
      return { kind: 'change', outcome: 'SUSPECT', change, loss };
    }
    case 'go-on': {
      const missing = whatIsMissing(readiness, policy);
      if (missing === undefined) return { kind: 'start', loss };
      return { kind: 'change', outcome: missing.outcome, change: waitFor(task, missing), loss };
    }
  }
}

function decideWaiting(
  { task, readiness }: Pick<Asked, 'task' | 'readiness'>,
  policy: ProtocolPolicy,
): ClaimDecision {
  // 9
  if (!task.isBegun && task.isExpired) {
    return { kind: 'change', outcome: 'EXPIRED', change: expiredEnd(task), loss: undefined };
  }
  if (task.isBegun && task.isWallTimeOver) {
    const change = wallTimeVerdict(task);
    return { kind: 'change', outcome: 'WALL_TIME_OVER', change, loss: undefined };
  }
  // 10
  const missing = whatIsMissing(readiness, policy);
  if (missing !== undefined) {
    const change = waitFor(task, { ...missing, storageWaits: task.storageWaits });
    return { kind: 'change', outcome: missing.outcome, change, loss: undefined };
  }
  // 11
  return { kind: 'start', loss: undefined };
}

function drop(outcome: DropOutcome, reason: string): ClaimDecision {
  return { kind: 'drop', outcome, reason };
}

/** Whether a message says the same as its crawl's row: what differs was not written by us. */
export function sameScalars(row: Scalars, message: Scalars): boolean {
  return (
    row.taskId === message.taskId &&
    row.seedUrl === message.seedUrl &&
    row.tenantId === message.tenantId &&
    row.maxPages === message.maxPages
  );
}
