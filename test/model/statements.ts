import { holdingDispatchStates } from '../../services/gateway/core/slots.ts';
import { isHeld, statesBefore, type TaskState } from '../../services/gateway/core/task-state.ts';
import { rowOf } from './facts.ts';
import { breakRule, deliveriesOf, taskAt, type Scene } from './scene.ts';
import type { Change, Plan, Task, World } from './world.ts';

/*
 * What the statements of services/gateway/adapters write, with their guards: change-sql.ts,
 * change-statements.ts, claim-sql.ts, cancel-task.ts, heartbeat-sql.ts, permit-sql.ts,
 * seal-sql.ts. Each is one step.
 */

/** Writes a change, if the crawl is still as the plan was made on; tells whether it did. */
export function write(scene: Scene, index: number, plan: Plan): boolean {
  const task = taskAt(scene.world, index);
  const { change } = plan;
  if (change.kind === 'rebind') return rebind(task, plan);
  if (task.version !== plan.version) return false;
  if (plan.beat !== undefined && plan.beat !== (task.lease?.beat ?? 0)) return false;
  const to = stateAfter(change);
  if (!statesBefore(to).includes(task.state)) return false;
  if (change.kind === 'end' && task.isBegun) return false;
  switch (change.kind) {
    case 'start':
      start(scene, index, change);
      break;
    case 'ask':
      task.isCancelAsked = true;
      break;
    case 'wait':
      closeWork(scene, index, change);
      openDispatch(scene, index, change);
      break;
    case 'verdict':
      closeWork(scene, index, change);
      task.verdict = change.verdict;
      break;
    case 'end':
      closeWork(scene, index, change);
      break;
  }
  task.state = to;
  task.waitReason = change.kind === 'wait' ? change.reason : undefined;
  task.version += 1;
  return true;
}

function stateAfter(change: Change): TaskState {
  switch (change.kind) {
    case 'start':
    case 'rebind':
      return 'RUNNING';
    case 'ask':
      return 'CANCELLING';
    case 'wait':
      return 'WAITING';
    case 'verdict':
      return 'FINISHING';
    case 'end':
      return change.endState ?? 'FAILED';
  }
}

// claim-start
function start(scene: Scene, index: number, change: Change): void {
  const { world } = scene;
  const task = taskAt(world, index);
  world.slotsUsed += 1 - heldBy(task);
  closeExecution(task, change);
  const { dispatch } = task;
  dispatch.state = 'STARTED';
  dispatch.isLapsed = false;
  disown(world, index);
  task.epoch += 1;
  task.isBegun = true;
  task.holder = change.holder && { ...change.holder };
  task.lease = { isLive: true, beat: (task.lease?.beat ?? 0) + 1 };
  task.executions.push({
    epoch: task.epoch,
    outcome: 'RUNNING',
    settledAs: undefined,
    tookPermit: false,
    isDead: false,
  });
  if (change.loss !== undefined) Object.assign(task, change.loss);
}

// The close of a change: lease, execution, open dispatch, slots, and the columns of all.
function closeWork({ world }: Scene, index: number, change: Change): void {
  const task = taskAt(world, index);
  const { dispatch } = task;
  world.slotsUsed -= heldBy(task);
  closeExecution(task, change);
  task.lease = undefined;
  task.holder = undefined;
  if (isOpen(task)) {
    dispatch.state = 'VOID';
    dispatch.isLapsed = false;
    disown(world, index);
  }
  if (change.isCancelling) task.isCancelAsked = true;
  if (change.cause !== 'none') task.cause = change.cause;
  if (change.loss !== undefined) {
    Object.assign(task, change.loss);
    return;
  }
  if (change.page <= task.page) return;
  task.page = change.page;
  moveOn(task);
}

function closeExecution(task: Task, change: Change): void {
  const row = rowOf(task, task.epoch);
  if (change.outcome === undefined || row === undefined || row.outcome !== 'RUNNING') return;
  row.outcome = change.outcome;
  row.settledAs = change.settledAs;
}

// Progress begins the count of losses anew.
function moveOn(task: Task): void {
  task.losses = 0;
  task.unusedLosses = 0;
  task.progressEpoch = task.epoch;
}

// next_dispatch: whatever was under way for the older one is of an older dispatch now.
function openDispatch({ world }: Scene, index: number, change: Change): void {
  const task = taskAt(world, index);
  supersede(world, index);
  const isOpenAgain = change.due === 'event' && !world.isSourceStopped;
  const due = isOpenAgain ? 'now' : change.due;
  task.dispatch = { state: 'DUE', due, copy: 0, isLapsed: false, limitReturns: 0 };
  task.attempt = change.attempt;
  task.isOnSuspectQueue = change.isForSuspects;
  task.isMessageLost = false;
  task.isGivenUp = false;
}

/** Whatever is under way for the newest dispatch is of an older one from now on. */
export function supersede(world: World, index: number): void {
  const { reconciler } = world;
  const carriers = [
    ...world.queue,
    ...world.dead,
    ...deliveriesOf(world),
    ...world.late,
    ...world.relays.flatMap(({ job }) => (job === undefined ? [] : [job])),
    ...(reconciler === undefined ? [] : [reconciler.letter]),
  ];
  for (const carrier of carriers) if (carrier.task === index) carrier.isNewest = false;
}

// No relay's token stands in the row any more.
function disown(world: World, index: number): void {
  for (const { job } of world.relays) if (job?.task === index) job.isOwner = false;
}

// Not guarded by the version: the lease's epoch is the guard.
function rebind(task: Task, { epoch, change }: Plan): boolean {
  if (task.lease === undefined || task.epoch !== epoch) return false;
  task.lease = { isLive: true, beat: task.lease.beat + 1 };
  task.holder = change.holder && { ...change.holder };
  return true;
}

/** resend-dispatch: the same dispatch is due again, after a while where `later`. */
export function resend(
  { world }: Scene,
  index: number,
  wish: { readonly isLater: boolean; readonly countsReturn: boolean },
): void {
  const task = taskAt(world, index);
  const { dispatch } = task;
  world.slotsUsed -= 1;
  dispatch.state = 'DUE';
  dispatch.due = wish.isLater ? 'later' : 'now';
  dispatch.isLapsed = false;
  if (wish.countsReturn) dispatch.limitReturns += 1;
  disown(world, index);
  task.version += 1;
}

/** rescue-dispatches: what is gone goes back to the relay, which publishes the next copy. */
export function rescue({ world }: Scene, index: number): void {
  const task = taskAt(world, index);
  if (task.dispatch.state !== 'PUBLISHED') return;
  task.dispatch.state = 'CLAIMED';
  task.dispatch.isLapsed = true;
}

/** heartbeat, heartbeat-with-report: the lease of this epoch lives on; false: it is lost. */
export function beat(scene: Scene, index: number, call: { epoch: number; page: number }): boolean {
  const task = taskAt(scene.world, index);
  if (task.lease === undefined || task.epoch !== call.epoch) return false;
  task.lease = { isLive: true, beat: (task.lease?.beat ?? 0) + 1 };
  if (call.epoch !== task.epoch) breakRule(scene, 'only the current epoch is heard');
  if (call.page <= task.page) return true;
  task.page = call.page;
  moveOn(task);
  return true;
}

/** reserve-permits; undefined: the lease is lost. */
export function reserve(
  scene: Scene,
  index: number,
  epoch: number,
): { granted: boolean } | undefined {
  const { world } = scene;
  const task = taskAt(world, index);
  if (!beat(scene, index, { epoch, page: 0 })) return undefined;
  const granted = task.state === 'RUNNING' && !world.isSourceStopped && !world.isSitePaused;
  const row = rowOf(task, epoch);
  if (granted && row !== undefined) row.tookPermit = true;
  return { granted };
}

/** cut-off: a worker that was taken for lost speaks. */
export function cutOff({ world }: Scene, index: number, epoch: number): void {
  const task = taskAt(world, index);
  const row = rowOf(task, epoch);
  if (hasEnded(task) || row === undefined) return;
  if (row.outcome !== 'LOST' && row.outcome !== 'UNUSED') return;
  const isCounted = epoch >= task.progressEpoch;
  if (isCounted && row.outcome === 'LOST') task.losses = Math.max(0, task.losses - 1);
  if (isCounted && row.outcome === 'UNUSED') task.unusedLosses = Math.max(0, task.unusedLosses - 1);
  row.outcome = 'CUT_OFF';
  task.version += 1;
}

/** end-sealed: with the totals that the seal gave. */
export function endSealed({ world }: Scene, index: number): void {
  const task = taskAt(world, index);
  if (task.state !== 'FINISHING' || task.verdict === undefined) return;
  task.state = task.verdict;
  task.version += 1;
  task.endPages = task.sealedPages;
  task.sealedPages = undefined;
}

/** Whether a task is in an end state. */
export function hasEnded({ state }: Task): boolean {
  return statesAfterEnd.has(state);
}

const statesAfterEnd: ReadonlySet<TaskState> = new Set([
  'SUCCEEDED',
  'PARTIALLY_SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
]);

/** Whether its dispatch is open: to be published, or published and not started. */
export function isOpen({ dispatch }: Task): boolean {
  return dispatch.state === 'DUE' || dispatch.state === 'CLAIMED' || dispatch.state === 'PUBLISHED';
}

// Slots of the task's own state, and of its dispatch as it stands where it is locked.
function heldBy({ state, dispatch }: Task): number {
  const ofDispatch = holdingDispatchStates.some((holding) => holding === dispatch.state);
  return (isHeld(state) ? 1 : 0) + (ofDispatch ? 1 : 0);
}
