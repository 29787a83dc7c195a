import type { DeliveryFacts, Scalars } from '../../services/gateway/core/claim.ts';
import type { Due, End, Verdict, Wait } from '../../services/gateway/core/follow-up.ts';
import type { Loss } from '../../services/gateway/core/loss.ts';
import type { ReadinessFacts } from '../../services/gateway/core/readiness.ts';
import type { ExecutionFacts } from '../../services/gateway/core/settle.ts';
import { holds } from '../../services/gateway/core/slots.ts';
import type { TaskFacts } from '../../services/gateway/core/task-state.ts';
import { taskAt, type Scene } from './scene.ts';
import type { Change, ExecutionRow, Task, World } from './world.ts';

/* The model's rows as the facts that production decides on, and its decisions as changes. */

/** The message's scalars: they are always those of the row. */
export const scalars: Scalars = { taskId: 'task', seedUrl: '', tenantId: '', maxPages: 1 };

/** The execution of an epoch. */
export function rowOf(task: Task, epoch: number): ExecutionRow | undefined {
  return task.executions.find((row) => row.epoch === epoch);
}

/** As adapters/task-facts.ts reads it. */
export function taskFacts({ world, bound }: Scene, index: number): TaskFacts {
  const task = taskAt(world, index);
  const { holder, lease } = task;
  return {
    state: task.state,
    waitReason: task.waitReason,
    epoch: String(task.epoch),
    dispatchId: 'newest',
    dispatchState: task.dispatch.state,
    holder: holder && { ...holder, deliveryId: String(holder.delivery) },
    lease: lease && { isLive: lease.isLive, beat: String(lease.beat) },
    isBegun: task.isBegun,
    isExpired: task.isExpired,
    isWallTimeOver: task.isBegun && task.isWallTimeOver,
    isCancelAsked: task.isCancelAsked,
    isOnSuspectQueue: task.isOnSuspectQueue,
    hasTakenPermit: rowOf(task, task.epoch)?.tookPermit === true,
    attempt: task.attempt,
    maxAttempts: bound.attemptsMax,
    losses: task.losses,
    unusedLosses: task.unusedLosses,
    storageWaits: 0,
    listPagesRead: task.page,
    lastFailure: task.cause === 'none' ? undefined : { reason: `FAILURE_REASON_${task.cause}` },
  };
}

/** What must hold beside it. */
export function readinessFacts({ world, bound }: Scene, index: number): ReadinessFacts {
  const task = taskAt(world, index);
  return {
    sourceState: world.isSourceStopped ? 'PAUSED' : 'ACTIVE',
    authorizedInMs: -1,
    authorizedForMs: 1_000_000,
    isTenantActive: true,
    tenant: { slots: bound.slots + 1, used: world.slotsUsed },
    source: { slots: bound.slots, used: world.slotsUsed },
    holdsSlot: holds(task.state, task.dispatch.state) === 1,
    siteReadyInMs: world.isSitePaused ? 60_000 : 0,
    isSiteBlocked: false,
    capabilities: ['html'],
    needs: 'html',
  };
}

/** A delivery, as its claim tells of it. */
export function deliveryFacts(claim: {
  readonly isNewest: boolean;
  readonly copy: number;
  readonly handout: number;
  readonly delivery: number;
  readonly heldEpoch: number;
}): DeliveryFacts {
  return {
    message: scalars,
    dispatchId: claim.isNewest ? 'newest' : 'older',
    copy: claim.copy,
    handout: claim.handout,
    deliveryId: String(claim.delivery),
    heldEpoch: claim.heldEpoch === 0 ? undefined : String(claim.heldEpoch),
  };
}

/** The execution that a grant names. */
export function executionFacts(task: Task, epoch: number): ExecutionFacts | undefined {
  const row = rowOf(task, epoch);
  if (row === undefined) return undefined;
  return { epoch: String(epoch), outcome: row.outcome, settledAs: row.settledAs };
}

const nothing: Change = {
  kind: 'ask',
  reason: undefined,
  due: 'now',
  attempt: 0,
  isForSuspects: false,
  cause: 'none',
  verdict: undefined,
  endState: undefined,
  outcome: undefined,
  settledAs: undefined,
  loss: undefined,
  page: 0,
  isCancelling: false,
  holder: undefined,
};

/** A change that says only what is named. */
export function changeWith(parts: Partial<Change>): Change {
  return { ...nothing, ...parts };
}

/** What a decision made of a crawl, with the loss that led to it. */
export function changeOf(
  { world }: Scene,
  decided: Wait | Verdict | End,
  parts: Partial<Change> & { readonly lost?: Loss | undefined } = {},
): Change {
  const { lost, ...others } = parts;
  const common = changeWith({
    ...others,
    ...lossOf(lost),
    cause: causeOf(decided.failure?.reason),
  });
  switch (decided.kind) {
    case 'wait':
      return {
        ...common,
        kind: 'wait',
        reason: decided.reason,
        due: dueOf(decided, world),
        attempt: decided.attempt,
        isForSuspects: decided.isForSuspects,
      };
    case 'verdict':
      return { ...common, kind: 'verdict', verdict: decided.verdict };
    case 'end':
      return { ...common, kind: 'end', endState: decided.state };
  }
}

/** The counts after a loss, and how the lost execution ends. */
export function lossOf(loss: Loss | undefined): Partial<Change> {
  if (loss === undefined) return {};
  const { outcome, losses, unusedLosses } = loss;
  return { outcome, loss: { losses, unusedLosses } };
}

// A wait for the site ends when that is ready: until then the dispatch is not due.
function dueOf(
  { due, reason }: { readonly due: Due; readonly reason: Wait['reason'] },
  world: World,
) {
  if (due.kind === 'event') return 'event';
  if (due.ms === 0) return 'now';
  return reason === 'HOST_NOT_READY' && world.isSitePaused ? 'site' : 'later';
}

const causes = {
  FAILURE_REASON_FETCH_TIMEOUT: 'FETCH_TIMEOUT',
  FAILURE_REASON_WORKER_CRASHED: 'WORKER_CRASHED',
  FAILURE_REASON_EXPIRED_BEFORE_START: 'EXPIRED_BEFORE_START',
  FAILURE_REASON_WAITED_TOO_LONG: 'WAITED_TOO_LONG',
  FAILURE_REASON_DELIVERY_LIMIT: 'DELIVERY_LIMIT',
} as const;

function causeOf(reason: string | number | undefined): Change['cause'] {
  if (reason === undefined) return 'none';
  const found = Object.entries(causes).find(([name]) => name === reason);
  if (found === undefined) throw new Error(`the model knows no cause ${reason}`);
  return found[1];
}
