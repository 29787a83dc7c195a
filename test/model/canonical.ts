import type { Plan, Task, World } from './world.ts';

/*
 * Two worlds that differ in names only are one: epochs are renamed by their order, copies likewise,
 * deliveries by where they are; versions and beats only tell whether a plan is still fresh; what
 * nothing can ask for any more is dropped.
 */

const stale = 255;

/** Renames a world in place; `hasPlans` where its bound splits reads from writes. */
export function canonize(world: World, hasPlans: boolean): void {
  const { tasks, queue, dead, late } = world;
  for (let index = 0; index < tasks.length; index += 1) {
    const task = tasks[index];
    if (task === undefined) continue;
    const plans = hasPlans ? plansOf(world, index) : none;
    renameEpochs(world, { index, task, plans });
    renameCopies(world, { index, task, plans });
    freshen(task, plans);
  }
  renameDeliveries(world, hasPlans);
  if (queue.length > 1) queue.sort((a, b) => messageRank(a) - messageRank(b));
  if (dead.length > 1) dead.sort((a, b) => letterRank(a) - letterRank(b));
  if (late.length > 1) late.sort((a, b) => callRank(a) - callRank(b));
}

const none: readonly Plan[] = [];

interface Named {
  readonly index: number;
  readonly task: Task;
  readonly plans: readonly Plan[];
}

function renameEpochs(world: World, { index, task, plans }: Named): void {
  const { run } = task;
  let used = 1 | bit(task.epoch) | bit(task.progressEpoch) | bit(run.epoch) | bit(run.wroteEpoch);
  for (const { execution } of world.workers) {
    if (execution?.task === index) used |= bit(execution.epoch);
  }
  for (const call of world.late) {
    if (call.task === index) used |= bit(call.epoch) | bit(call.heldEpoch);
  }
  for (const plan of plans) used |= bit(plan.epoch);
  for (const row of task.executions) if (isCounted(task, row)) used |= bit(row.epoch);
  if (task.executions.some(({ epoch }) => (used & bit(epoch)) === 0)) {
    task.executions = task.executions.filter(({ epoch }) => (used & bit(epoch)) !== 0);
  }
  if (isDense(used)) return;
  task.epoch = rankIn(used, task.epoch);
  task.progressEpoch = rankIn(used, task.progressEpoch);
  run.epoch = rankIn(used, run.epoch);
  run.wroteEpoch = rankIn(used, run.wroteEpoch);
  for (const row of task.executions) row.epoch = rankIn(used, row.epoch);
  for (const plan of plans) plan.epoch = rankIn(used, plan.epoch);
  for (const { execution } of world.workers) {
    if (execution?.task === index) execution.epoch = rankIn(used, execution.epoch);
  }
  for (const call of world.late) {
    if (call.task !== index) continue;
    call.epoch = rankIn(used, call.epoch);
    call.heldEpoch = rankIn(used, call.heldEpoch);
  }
}

function isCounted(task: Task, { outcome, epoch }: Task['executions'][number]): boolean {
  return (outcome === 'LOST' || outcome === 'UNUSED') && epoch >= task.progressEpoch;
}

interface Carrier {
  readonly task: number;
  readonly isNewest: boolean;
  copy: number;
  handout?: number;
}

// Of an older dispatch neither copy nor hand-out matters any more.
function renameCopies(world: World, { index, task, plans }: Named): void {
  const { dispatch, holder } = task;
  let used = 1 | bit(dispatch.copy) | bit(holder?.copy ?? 0);
  for (const { change } of plans) used |= bit(change.holder?.copy ?? 0);
  eachCarrier(world, (carrier) => {
    if (carrier.task !== index) return;
    if (carrier.isNewest) {
      used |= bit(carrier.copy);
      return;
    }
    carrier.copy = 0;
    if (carrier.handout !== undefined) carrier.handout = 0;
  });
  if (isDense(used)) return;
  dispatch.copy = rankIn(used, dispatch.copy);
  if (holder !== undefined) holder.copy = rankIn(used, holder.copy);
  for (const { change } of plans) {
    if (change.holder !== undefined) change.holder.copy = rankIn(used, change.holder.copy);
  }
  eachCarrier(world, (carrier) => {
    if (carrier.task === index && carrier.isNewest) carrier.copy = rankIn(used, carrier.copy);
  });
}

function eachCarrier(world: World, visit: (carrier: Carrier) => void): void {
  for (const message of world.queue) visit(message);
  for (const letter of world.dead) visit(letter);
  for (const { claiming, execution } of world.workers) {
    if (claiming !== undefined) visit(claiming.delivery);
    if (execution !== undefined) visit(execution.delivery);
  }
  for (const { job } of world.relays) if (job !== undefined) visit(job);
  for (const call of world.late) visit(call);
  if (world.reconciler !== undefined) visit(world.reconciler.letter);
}

function renameDeliveries(world: World, hasPlans: boolean): void {
  const names: number[] = [];
  const nameOf = (id: number): number => {
    const known = names.indexOf(id);
    return known === -1 ? names.push(id) : known + 1;
  };
  for (const { claiming, execution } of world.workers) {
    if (claiming !== undefined) claiming.delivery.id = nameOf(claiming.delivery.id);
    if (execution !== undefined) execution.delivery.id = nameOf(execution.delivery.id);
  }
  for (const call of world.late) if (call.kind === 'claim') call.delivery = nameOf(call.delivery);
  // Of a delivery that is gone nobody can ask again: all those are one.
  world.tasks.forEach(({ holder }, index) => {
    if (holder !== undefined) holder.delivery = names.indexOf(holder.delivery) + 1;
    if (!hasPlans) return;
    for (const { change } of plansOf(world, index)) {
      if (change.holder !== undefined) {
        change.holder.delivery = names.indexOf(change.holder.delivery) + 1;
      }
    }
  });
}

function freshen(task: Task, plans: readonly Plan[]): void {
  const beat = task.lease?.beat ?? 0;
  for (const plan of plans) {
    plan.version = plan.version === task.version ? 0 : stale;
    // That there was no lease may come true again.
    if (plan.beat !== undefined && plan.beat !== 0) plan.beat = plan.beat === beat ? 1 : stale;
  }
  task.version = 0;
  if (task.lease !== undefined) task.lease.beat = 1;
}

/** All plans that wait to be written for a task. */
function plansOf({ tasks, workers, late }: World, index: number): readonly Plan[] {
  const task = tasks[index];
  const plans = [
    task?.sweep,
    task?.cancel,
    ...workers.flatMap(({ claiming, execution }) => [
      claiming?.delivery.task === index ? claiming.plan : undefined,
      execution?.task === index ? execution.plan : undefined,
    ]),
    ...late.map((call) => (call.task === index ? call.plan : undefined)),
  ];
  return plans.filter((plan) => plan !== undefined);
}

function bit(place: number): number {
  return 1 << place;
}

// No number is left out between the first and the last.
function isDense(used: number): boolean {
  return (used & (used + 1)) === 0;
}

// How many of those that are used come before it.
function rankIn(used: number, place: number): number {
  let rank = 0;
  for (let bits = used & (bit(place) - 1); bits !== 0; bits &= bits - 1) rank += 1;
  return rank;
}

type Ranked = Pick<World['queue'][number], 'task' | 'isNewest' | 'copy'>;

function rankOf({ task, isNewest, copy }: Ranked): number {
  return (task * 2 + (isNewest ? 1 : 0)) * 32 + copy;
}

function messageRank(message: World['queue'][number]): number {
  return (rankOf(message) * 32 + message.handout) * 2 + (message.isSuspect ? 1 : 0);
}

function letterRank(letter: World['dead'][number]): number {
  return rankOf(letter) * 2 + (letter.reason === 'rejected' ? 1 : 0);
}

const callKinds = ['claim', 'open', 'permit', 'store', 'beat', 'settle'];

function callRank(call: World['late'][number]): number {
  const { kind, task, epoch, page, copy, handout, delivery, heldEpoch } = call;
  const parts = [task, epoch, page, copy, handout, delivery, heldEpoch];
  return parts.reduce((rank, part) => rank * 16 + part, callKinds.indexOf(kind));
}

/**
 * The same world with workers and relays in an order that does not depend on who is who; undefined
 * where they stand so. It shares all its parts with the first.
 */
export function sortedActors(world: World): World | undefined {
  const workers = sorted(world.workers, workerRank);
  const relays = sorted(world.relays, relayRank);
  if (workers === world.workers && relays === world.relays) return undefined;
  return { ...world, workers, relays };
}

function sorted<T>(actors: T[], rank: (actor: T) => number): T[] {
  const ranks = actors.map(rank);
  const isSorted = ranks.every((one, place) => place === 0 || (ranks[place - 1] ?? 0) <= one);
  return isSorted ? actors : [...actors].sort((a, b) => rank(a) - rank(b));
}

const executionSteps = ['open', 'permit', 'store', 'settle', 'tell', 'ack'];

function workerRank({ claiming, execution, isDraining }: World['workers'][number]): number {
  let rank = isDraining ? 1 : 0;
  if (execution !== undefined) {
    const { task, epoch, step, page, delivery } = execution;
    rank += 2 * (1 + executionSteps.indexOf(step) + 8 * (epoch + 16 * (page + 4 * task)));
    rank = rank * 2 + (delivery.isBound ? 1 : 0);
  }
  rank *= 2 ** 18;
  if (claiming === undefined) return rank;
  return rank + 1 + messageRank(claiming.delivery) * 3 + (claiming.step === 'call' ? 1 : 0);
}

function relayRank({ job }: World['relays'][number]): number {
  if (job === undefined) return 0;
  return 1 + rankOf(job) * 4 + (job.isOwner ? 2 : 0) + (job.step === 'mark' ? 1 : 0);
}
