import { decideMend } from '../../services/gateway/core/mend.ts';
import { holds } from '../../services/gateway/core/slots.ts';
import { isHeld, isWaiting, mayGo } from '../../services/gateway/core/task-state.ts';
import { isBuried, isUnderWay } from './broker.ts';
import type { Bound } from './bound.ts';
import { readinessFacts, rowOf, taskFacts } from './facts.ts';
import { sceneOf } from './scene.ts';
import { hasEnded, isOpen } from './statements.ts';
import { pagesOf } from './storage.ts';
import type { Execution, Task, World } from './world.ts';

/*
 * What must hold, in the words that a broken variant is reported with. Some are asked of every
 * state, some of every step, some of the last state of a run; a few are asked where the act itself
 * stands, because only it knows who acts (breakRule).
 */

/** The first rule that this state breaks. */
export function brokenByState(world: World, bound: Bound): string | undefined {
  const slots = world.tasks.reduce((sum, task) => sum + slotsOf(task), 0);
  if (slots !== world.slotsUsed) return 'slots are counted as they are held';
  for (const [index, task] of world.tasks.entries()) {
    const broken =
      brokenByRows(task) ??
      brokenByWaiting(world, index, bound) ??
      brokenByCounts(task, bound) ??
      brokenByWork(world, index, bound);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

function slotsOf({ state, dispatch }: Task): number {
  return holds(state, dispatch.state);
}

function brokenByRows(task: Task): string | undefined {
  if (isOpen(task) !== isWaiting(task.state))
    return 'a dispatch is open exactly while its task waits';
  if ((task.lease !== undefined) !== isHeld(task.state))
    return 'a lease stands exactly while its task runs';
  const asked = task.isCancelAsked && (isWaiting(task.state) || task.state === 'RUNNING');
  if (asked) return 'a cancel is not forgotten';
  return undefined;
}

// Whatever the mending duty finds is a bug: it must find nothing.
function brokenByWaiting(world: World, index: number, bound: Bound): string | undefined {
  const task = world.tasks[index];
  if (task === undefined || !isWaiting(task.state)) return undefined;
  if (isOpen(task) && task.dispatch.due !== 'event') return undefined;
  const scene = sceneOf(world, bound);
  const facts = { task: taskFacts(scene, index), readiness: readinessFacts(scene, index) };
  const isBroken = decideMend(facts, bound.policy) !== undefined;
  return isBroken ? 'nothing waits for what cannot come' : undefined;
}

function brokenByCounts(task: Task, bound: Bound): string | undefined {
  const { executions, progressEpoch, losses, attempt, failures, state, endPages } = task;
  const lost = executions.filter(
    ({ outcome, epoch }) => outcome === 'LOST' && epoch >= progressEpoch,
  );
  if (lost.length !== losses) return 'losses are those that stand';
  if (executions.some(({ outcome, tookPermit }) => outcome === 'LOST' && !tookPermit)) {
    return 'only who could have read a page counts as crashed';
  }
  if (attempt - 1 > failures) return 'an attempt is burned only by a failure';
  if (!hasEnded(task)) return undefined;
  if (task.isBegun && endPages !== pagesOf(task)) return 'end counts equal storage';
  const isWhole = pagesOf(task) === bound.slices;
  return state === 'SUCCEEDED' && !isWhole ? 'SUCCEEDED only with every page' : undefined;
}

// Asked when it is decided: whoever was taken for lost may still speak before the end.
function brokenByFailure(was: Task, is: Task, bound: Bound): string | undefined {
  const isDecided = is.verdict === 'FAILED' && was.verdict === undefined;
  const isEnded = is.state === 'FAILED' && was.state !== 'FAILED' && is.verdict === undefined;
  if (!isDecided && !isEnded) return undefined;
  return hasCause(is, bound) ? undefined : 'FAILED only with its cause';
}

function hasCause(task: Task, { attemptsMax, policy }: Bound): boolean {
  switch (task.cause) {
    case 'FETCH_TIMEOUT':
      return task.failures >= attemptsMax || task.isWallTimeOver;
    case 'WORKER_CRASHED':
      return task.losses >= policy.lossesMax || task.unusedLosses >= policy.unusedLossesMax;
    case 'WAITED_TOO_LONG':
      return task.isWallTimeOver;
    case 'DELIVERY_LIMIT':
      return task.dispatch.limitReturns >= policy.limitReturnsMax;
    case 'EXPIRED_BEFORE_START':
    case 'none':
      return false;
  }
}

function brokenByWork(world: World, index: number, bound: Bound): string | undefined {
  const task = world.tasks[index];
  if (task === undefined) return undefined;
  const works = executionsOf(world, index);
  if (works.length > 1 && new Set(works.map(({ epoch }) => epoch)).size < works.length) {
    return 'one worker per epoch';
  }
  if (messagesOf(world, index) > messagesMax(bound)) {
    return 'the broker is not flooded with copies';
  }
  const isGone = !isUnderWay(world, index) && !task.isMessageLost && !isBuried(world, index);
  const isPublished = task.dispatch.state === 'PUBLISHED';
  if (isPublished && isGone) return 'a published dispatch has its message';
  const isKept = works.some(({ epoch }) => epoch === task.epoch);
  if (
    task.lease?.isLive === true &&
    isGone &&
    !task.isGivenUp &&
    !isKept &&
    !isClaimed(world, index)
  ) {
    return 'a task that runs has somebody who works, or a message that comes back';
  }
  return undefined;
}

// Each dispatch is published once, and once more for each fault; some are still to be dropped.
function messagesMax({ slices, faults, sitePauses, sourceStops }: Bound): number {
  return 2 + slices + 2 * faults + sitePauses + sourceStops;
}

function executionsOf({ workers }: World, index: number): Execution[] {
  return workers.flatMap(({ execution }) => (execution?.task === index ? [execution] : []));
}

// In its queue or in hands from which the broker would take them back.
function messagesOf({ queue, workers }: World, index: number): number {
  let count = 0;
  for (const { task } of queue) if (task === index) count += 1;
  for (const { claiming, execution } of workers) {
    for (const delivery of [claiming?.delivery, execution?.delivery]) {
      if (delivery?.isBound === true && delivery.task === index) count += 1;
    }
  }
  return count;
}

function isClaimed({ workers, tasks, late }: World, index: number): boolean {
  const id = tasks[index]?.holder?.delivery;
  const isHolders = workers.some(({ claiming }) => {
    return claiming?.step === 'call' && claiming.delivery.id === id;
  });
  return isHolders || late.some((call) => call.kind === 'claim' && call.delivery === id);
}

/** The first rule that this step breaks. */
export function brokenByStep(before: World, after: World, bound: Bound): string | undefined {
  for (const [index, was] of before.tasks.entries()) {
    const is = after.tasks[index];
    if (is === undefined) continue;
    const broken =
      brokenByMove(was, is) ??
      brokenByStart(was, is) ??
      brokenByQueue(was, is, bound) ??
      brokenByFailure(was, is, bound) ??
      (bound.splits ? undefined : brokenByHaste(before, was, is)) ??
      brokenByLoss({ before, after }, index);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

function brokenByMove(was: Task, is: Task): string | undefined {
  if (hasEnded(was) && (is.state !== was.state || is.endPages !== was.endPages)) {
    return 'nothing changes after the end';
  }
  if (hasEnded(was) && is.run.pages !== was.run.pages) return 'nothing is written after the seal';
  const stays = is.state === was.state;
  return stays || mayGo(was.state, is.state) ? undefined : 'every move is in the table of states';
}

function brokenByStart(was: Task, is: Task): string | undefined {
  if (is.epoch <= was.epoch) return undefined;
  if (was.isCancelAsked) return 'never started after a cancel';
  const { state, due, copy } = was.dispatch;
  const isEarly = state === 'DUE' && copy === 0 && due !== 'now';
  return isEarly ? 'never started before its time' : undefined;
}

// Asked where a holder has let go and a new dispatch was made: its queue is that of the counts.
function brokenByQueue(was: Task, is: Task, { policy }: Bound): string | undefined {
  if (was.lease === undefined || is.state !== 'WAITING') return undefined;
  const { losses, unusedLosses, isOnSuspectQueue } = is;
  const isOften = losses >= policy.lossesSuspect || unusedLosses >= policy.unusedLossesSuspect;
  if (isOften && !isOnSuspectQueue) return 'a suspect goes to the queue of suspects';
  const isNone = losses + unusedLosses === 0;
  return isNone && isOnSuspectQueue ? 'progress leads back from the suspects' : undefined;
}

// What is no row of the crawl's own may change between a read and its write, and may be seen late.
function brokenByHaste(before: World, was: Task, is: Task): string | undefined {
  if (is.epoch <= was.epoch) return undefined;
  if (was.isExpired && !was.isBegun) return 'never started after its expire time';
  if (was.isBegun && was.isWallTimeOver && isWaiting(was.state)) {
    return 'never started after its wall time';
  }
  if (before.isSitePaused) return 'never started against the site';
  if (before.isSourceStopped) return 'never started while its source is stopped';
  return undefined;
}

function brokenByLoss(
  { before, after }: { readonly before: World; readonly after: World },
  index: number,
): string | undefined {
  const was = before.tasks[index];
  const is = after.tasks[index];
  if (was === undefined || is === undefined || was.lease === undefined) return undefined;
  const epoch = was.epoch;
  const row = rowOf(is, epoch);
  const isTaken = row?.outcome === 'LOST' || row?.outcome === 'UNUSED';
  if (!isTaken) return undefined;
  const holder = executionsOf(before, index).find((execution) => execution.epoch === epoch);
  if (was.lease.isLive && holder?.delivery.isBound === true) {
    return 'never taken from a live, connected holder';
  }
  // Whoever let its work go without a word, and lives.
  if (row.outcome === 'LOST' && holder === undefined && !row.isDead) {
    return 'no living worker counts as crashed';
  }
  return undefined;
}

/** The first rule that the last state of a run breaks: nothing more happens by itself. */
export function brokenByEnd(world: World): string | undefined {
  const { queue, dead, workers, relays, reconciler, late, tasks } = world;
  const isBusy =
    queue.length > 0 ||
    dead.length > 0 ||
    late.length > 0 ||
    reconciler !== undefined ||
    relays.some(({ job }) => job !== undefined) ||
    workers.some(({ claiming, execution }) => claiming !== undefined || execution !== undefined);
  if (isBusy || !tasks.every(hasEnded)) return 'every run ends, and ends done';
  return undefined;
}
