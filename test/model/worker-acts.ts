import { ack, reject, takeBack } from './broker.ts';
import { claimOf } from './calls.ts';
import { rowOf } from './facts.ts';
import { claimTask, settleTask, type ClaimAnswer } from './gateway.ts';
import { breakRule, itemAt, taskAt, type Scene } from './scene.ts';
import { beat, cutOff, hasEnded, reserve } from './statements.ts';
import * as storage from './storage.ts';
import type { Execution, Worker } from './world.ts';

/* What a worker does, step by step, and what becomes of it. */

/** Claims the delivery in its hands; `isHeard`: the answer arrives. */
export function claim(scene: Scene, place: number, isHeard: boolean): void {
  const worker = itemAt(scene.world.workers, place);
  const { claiming } = worker;
  if (claiming === undefined) return;
  const answer = claimTask(scene, claiming, claimOf(worker, scene.bound));
  if (answer === undefined || !isHeard) return;
  if (answer.kind === 'granted') begin(scene, place, answer);
  else claiming.step = answer.kind;
}

// The message of its own work came back, or another start: then what it still did is nobody's.
function begin(
  scene: Scene,
  place: number,
  lease: Extract<ClaimAnswer, { kind: 'granted' }>,
): void {
  const worker = itemAt(scene.world.workers, place);
  const { claiming, execution } = worker;
  if (claiming === undefined) return;
  const { delivery } = claiming;
  if (execution !== undefined) ack(scene, worker, execution.delivery);
  worker.claiming = undefined;
  if (execution !== undefined && execution.epoch === lease.epoch) {
    execution.delivery = delivery;
    return;
  }
  if (execution !== undefined) replace(scene, execution);
  worker.execution = {
    task: delivery.task,
    epoch: lease.epoch,
    delivery,
    step: 'open',
    page: lease.page,
    told: lease.page,
    ending: undefined,
    plan: undefined,
  };
}

// The claim named the old grant; where none does, the old execution tells that it lived.
function replace(scene: Scene, execution: Execution): void {
  if (!scene.bound.reattaches) cutOff(scene, execution.task, execution.epoch);
  leave(scene, execution);
}

/** Settles a delivery that it does not work on. */
export function settle(scene: Scene, place: number): void {
  const worker = itemAt(scene.world.workers, place);
  const { claiming } = worker;
  if (claiming === undefined) return;
  if (claiming.step === 'dead-letter') reject(scene, worker, claiming.delivery);
  else ack(scene, worker, claiming.delivery);
  worker.claiming = undefined;
}

/** Gives a delivery back whose work has not begun. */
export function giveBack(scene: Scene, place: number): void {
  const worker = itemAt(scene.world.workers, place);
  takeBack(scene, [worker.claiming?.delivery]);
  worker.claiming = undefined;
}

/** Opens the run, before anything else. */
export function open(scene: Scene, place: number): void {
  const execution = executionAt(scene, place);
  if (!storage.openRun(scene, execution.task, execution.epoch)) lose(scene, place, 'storage');
  else if (execution.page >= scene.bound.slices) endWith(execution, 'completed');
  else goOn(execution, 'permit');
}

/** Takes a permit, or hears that there is none. */
export function permit(scene: Scene, place: number): void {
  const execution = executionAt(scene, place);
  const { world } = scene;
  const reserved = reserve(scene, execution.task, execution.epoch);
  if (reserved === undefined) {
    cutOff(scene, execution.task, execution.epoch);
    lose(scene, place, 'gateway');
  } else if (reserved.granted) goOn(execution, 'store');
  else if (taskAt(world, execution.task).state === 'CANCELLING') endWith(execution, 'cancelled');
  else endWith(execution, world.isSourceStopped ? 'source' : 'host');
}

/** Fetches the next page and hands it over; a slice holds one. */
export function store(scene: Scene, place: number): void {
  const execution = executionAt(scene, place);
  const page = execution.page + 1;
  if (!storage.storePage(scene, execution.task, { epoch: execution.epoch, page })) {
    lose(scene, place, 'storage');
    return;
  }
  execution.page = page;
  endWith(execution, page === scene.bound.slices ? 'completed' : 'slice');
}

/** Sends a heartbeat with its checkpoint, and does what it is told. */
export function heartbeat(scene: Scene, place: number): void {
  const execution = executionAt(scene, place);
  const { task: index, epoch, page } = execution;
  if (!beat(scene, index, { epoch, page })) {
    cutOff(scene, index, epoch);
    lose(scene, place, 'gateway');
    return;
  }
  execution.told = page;
  if (execution.ending !== undefined) return;
  if (taskAt(scene.world, index).state === 'CANCELLING') endWith(execution, 'cancelled');
  else if (scene.world.isSourceStopped) endWith(execution, 'source');
}

/** Storage told that the lease is lost: the gateway hears from it who lives. */
export function tell(scene: Scene, place: number): void {
  const execution = executionAt(scene, place);
  const { task, epoch, page } = execution;
  if (!beat(scene, task, { epoch, page })) cutOff(scene, task, epoch);
  goOn(execution, 'ack');
}

/** Completes, fails or releases; `isHeard`: the answer arrives. */
export function settleExecution(scene: Scene, place: number, isHeard: boolean): void {
  const execution = executionAt(scene, place);
  const answer = settleTask(scene, execution, execution);
  if (answer === undefined || !isHeard) return;
  if (answer === 'lost') lose(scene, place, 'gateway');
  else goOn(execution, 'ack');
}

/** Acks last, and lets go. */
export function acked(scene: Scene, place: number): void {
  const worker = itemAt(scene.world.workers, place);
  const execution = executionAt(scene, place);
  ack(scene, worker, execution.delivery);
  leave(scene, execution);
  worker.execution = undefined;
}

// A lost lease: nothing more is written. If storage told it, the gateway hears of who lives.
function lose(scene: Scene, place: number, toldBy: 'gateway' | 'storage'): void {
  const execution = executionAt(scene, place);
  execution.plan = undefined;
  goOn(execution, toldBy === 'storage' ? 'tell' : 'ack');
}

function goOn(execution: Execution, to: Execution['step']): void {
  execution.step = to;
}

/** Nothing more is read: it settles with this ending. */
export function endWith(execution: Execution, ending: Execution['ending']): void {
  execution.ending = ending;
  execution.step = 'settle';
}

// Whoever lives and has said its last word is no crash, unless the crawl has ended meanwhile.
function leave(scene: Scene, { task: index, epoch }: Execution): void {
  const task = taskAt(scene.world, index);
  if (hasEnded(task) || rowOf(task, epoch)?.outcome !== 'LOST') return;
  breakRule(scene, 'no living worker counts as crashed');
}

/** Its process is gone: the broker takes back what it held. */
export function crash(scene: Scene, place: number): void {
  const { world } = scene;
  const worker = itemAt(world.workers, place);
  const { execution } = worker;
  takeBack(scene, handsOf(worker));
  if (execution !== undefined) {
    const row = rowOf(taskAt(world, execution.task), execution.epoch);
    if (row !== undefined) row.isDead = true;
  }
  world.workers[place] = { claiming: undefined, execution: undefined, isDraining: false };
}

/** Its channel is gone: the broker takes back what it held, the work goes on. */
export function cut(scene: Scene, place: number): void {
  takeBack(scene, handsOf(itemAt(scene.world.workers, place)));
}

/** It is told to stop: what runs ends with its next step. */
export function drain({ world }: Scene, place: number): void {
  const worker = itemAt(world.workers, place);
  worker.isDraining = true;
  const { execution } = worker;
  if (execution === undefined || execution.ending !== undefined) return;
  if (execution.step !== 'ack') endWith(execution, 'shutdown');
}

/** Its process has ended in order, and another one has its place. */
export function stopped({ world }: Scene, place: number): void {
  itemAt(world.workers, place).isDraining = false;
}

function handsOf({ claiming, execution }: Worker) {
  return [claiming?.delivery, execution?.delivery];
}

/** The execution of the worker of this place. */
export function executionAt({ world }: Scene, place: number): Execution {
  const { execution } = itemAt(world.workers, place);
  if (execution === undefined) throw new Error(`worker ${place + 1} works on nothing`);
  return execution;
}
