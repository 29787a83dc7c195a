import { handOut, reject } from './broker.ts';
import type { Bound } from './bound.ts';
import { arrive, callOf, callSteps, claimOf } from './calls.ts';
import { called, fault, itemAt, step, taskAt, type Scene, type Step } from './scene.ts';
import { openRun, storePage } from './storage.ts';
import * as acts from './worker-acts.ts';
import type { Call, World } from './world.ts';

/*
 * A worker (services/crawler/run-task.ts): receive → claim → open the run → permit → fetch and
 * store → settle → ack last. Every call may also be answered without the worker hearing it, and
 * may arrive after the worker has given it up; it then repeats the call.
 */

interface Surroundings {
  readonly world: World;
  readonly bound: Bound;
}

/** What may happen at this worker next. */
export function workerSteps({ world, bound }: Scene, place: number): Step[] {
  const worker = itemAt(world.workers, place);
  const name = `worker ${place + 1}`;
  const { claiming, execution, isDraining } = worker;
  const steps: Step[] = [];
  if (claiming === undefined && !isDraining) steps.push(...receiptsOf(world, place));
  if (claiming !== undefined) steps.push(...claimingSteps({ world, bound }, place));
  if (execution !== undefined) {
    steps.push(...executionSteps(world, place));
    if (execution.step !== 'ack' && execution.step !== 'tell')
      steps.push(...beatSteps(world, place));
  }
  if (isDraining && claiming === undefined && execution === undefined) {
    steps.push(
      step(`${name} has stopped, another one starts`, (scene) => acts.stopped(scene, place)),
    );
  }
  return steps;
}

/** The faults of a worker itself; those of its calls stand beside the calls. */
export function workerFaults({ world }: Scene, place: number): Step[] {
  const name = `worker ${place + 1}`;
  const { claiming, execution, isDraining } = itemAt(world.workers, place);
  const steps: Step[] = [];
  if (claiming === undefined && execution === undefined) return steps;
  steps.push(fault('crash', `${name} crashes`, (scene) => acts.crash(scene, place)));
  const isBound = claiming?.delivery.isBound === true || execution?.delivery.isBound === true;
  if (isBound) {
    steps.push(fault('cut', `the channel of ${name} is cut`, (scene) => acts.cut(scene, place)));
  }
  if (!isDraining) {
    steps.push(fault('drain', `${name} is told to stop`, (scene) => acts.drain(scene, place)));
  }
  if (execution?.step === 'store' && execution.ending === undefined) {
    steps.push(
      fault('failure', `the fetch of ${name} fails for a while`, (scene) => {
        const failing = acts.executionAt(scene, place);
        taskAt(scene.world, failing.task).failures += 1;
        acts.endWith(failing, 'failed');
      }),
    );
  }
  return steps;
}

// While it works on a task, of its queue only what belongs to that one is looked at.
function receiptsOf(world: World, place: number): Step[] {
  if (world.isQueueMissing) return [];
  const { execution } = itemAt(world.workers, place);
  const seen = new Set<string>();
  return world.queue.flatMap((message, at) => {
    const { task, isNewest, copy, handout, isSuspect } = message;
    const key = `${task} ${isNewest} ${copy} ${handout} ${isSuspect}`;
    if (seen.has(key) || (execution !== undefined && execution.task !== task)) return [];
    seen.add(key);
    const what = isNewest ? `copy ${copy}, hand-out ${handout}` : 'an older dispatch';
    const name = `worker ${place + 1} receives ${what}${called(world, task)}`;
    return [
      step(name, (scene) => void handOut(scene, itemAt(scene.world.workers, place), at)),
      fault('refusal', `${name} and knows no such type`, (scene) => {
        const worker = itemAt(scene.world.workers, place);
        const delivery = handOut(scene, worker, at);
        reject(scene, worker, delivery);
        worker.claiming = undefined;
      }),
    ];
  });
}

function claimingSteps({ world, bound }: Surroundings, place: number): Step[] {
  const worker = itemAt(world.workers, place);
  const { claiming, isDraining } = worker;
  if (claiming === undefined) return [];
  const name = `worker ${place + 1}`;
  switch (claiming.step) {
    case 'ack':
    case 'dead-letter':
      return [
        step(`${name} settles the delivery: ${claiming.step}`, (scene) =>
          acts.settle(scene, place),
        ),
      ];
    case 'call':
      if (isDraining)
        return [step(`${name} gives the delivery back`, (scene) => acts.giveBack(scene, place))];
      return callSteps(`${name} claims`, {
        call: claimOf(worker, bound),
        take: (scene) => acts.claim(scene, place, true),
        unheard: (scene) => acts.claim(scene, place, false),
      });
  }
}

function executionSteps(world: World, place: number): Step[] {
  const { execution } = itemAt(world.workers, place);
  if (execution === undefined) return [];
  const name = `worker ${place + 1}`;
  const call = callOf(execution);
  switch (execution.step) {
    case 'open':
      return callSteps(`${name} opens the run`, {
        call: { ...call, kind: 'open' },
        take: (scene) => acts.open(scene, place),
        unheard: (scene) => void openRun(scene, execution.task, execution.epoch),
      });
    case 'permit':
      return callSteps(`${name} takes a permit`, {
        call: { ...call, kind: 'permit' },
        take: (scene) => acts.permit(scene, place),
        unheard: (scene) => void arrive(scene, { ...call, kind: 'permit' }),
      });
    case 'store': {
      const stored: Call = { ...call, kind: 'store', page: execution.page + 1 };
      return callSteps(`${name} fetches and stores page ${stored.page}`, {
        call: stored,
        take: (scene) => acts.store(scene, place),
        unheard: (scene) => void storePage(scene, execution.task, stored),
      });
    }
    case 'settle':
      return callSteps(`${name} settles: ${execution.ending}`, {
        call: { ...call, kind: 'settle' },
        take: (scene) => acts.settleExecution(scene, place, true),
        unheard: (scene) => acts.settleExecution(scene, place, false),
      });
    case 'tell':
      return callSteps(`${name} tells the gateway that it lives`, {
        call,
        take: (scene) => acts.tell(scene, place),
        unheard: (scene) => void arrive(scene, call),
      });
    case 'ack':
      return [step(`${name} acks and is done`, (scene) => acts.acked(scene, place))];
  }
}

// A heartbeat that would tell and change nothing is no step.
function beatSteps(world: World, place: number): Step[] {
  const { execution } = itemAt(world.workers, place);
  if (execution === undefined) return [];
  const { task: index, epoch, page, told, ending } = execution;
  const task = taskAt(world, index);
  const isLost = task.epoch !== epoch || task.lease === undefined;
  const isNeeded =
    isLost ||
    task.lease?.isLive === false ||
    page > told ||
    (ending === undefined && (task.state === 'CANCELLING' || world.isSourceStopped));
  if (!isNeeded) return [];
  const call: Call = { ...callOf(execution), kind: 'beat' };
  return callSteps(`worker ${place + 1} sends a heartbeat`, {
    call,
    take: (scene) => acts.heartbeat(scene, place),
    unheard: (scene) => void arrive(scene, call),
  });
}
