import { statesBefore } from '../../services/gateway/core/task-state.ts';
import { enqueue } from './broker.ts';
import { called, fault, itemAt, step, taskAt, type Scene, type Step } from './scene.ts';
import type { Relay } from './world.ts';

/*
 * A relay (relay-outbox.ts): claim → publish → mark. What is not confirmed stays claimed and goes
 * out again as the next copy, when its claim has run out.
 */

/** What may happen at this relay next. */
export function relaySteps(scene: Scene, place: number): Step[] {
  const { world } = scene;
  const name = `relay ${place + 1}`;
  const { job } = itemAt(world.relays, place);
  if (job === undefined) return takes(scene, place);
  const what = `copy ${job.copy}${called(world, job.task)}`;
  if (job.step === 'mark') return [step(`${name} marks ${what}`, (at) => mark(at, place))];
  return [step(`${name} publishes ${what}`, (at) => publish(at, place))];
}

/** Its faults: it dies between two steps, or is so slow that its claim runs out under it. */
export function relayFaults({ world }: Scene, place: number): Step[] {
  const { job } = itemAt(world.relays, place);
  if (job === undefined) return [];
  const { dispatch } = taskAt(world, job.task);
  const name = `relay ${place + 1}`;
  const steps = [
    fault(
      'relay',
      `${name} dies before it ${job.step === 'mark' ? 'marks' : 'publishes'}`,
      (at) => {
        itemAt(at.world.relays, place).job = undefined;
      },
    ),
  ];
  if (job.isOwner && dispatch.state === 'CLAIMED' && !dispatch.isLapsed) {
    steps.push(
      fault('relay', `${name} is slow, its claim runs out`, (at) => {
        taskAt(at.world, job.task).dispatch.isLapsed = true;
      }),
    );
  }
  return steps;
}

/** Claims that run out because nobody works on them any more. */
export function lapses({ world }: Scene): Step[] {
  if (world.isQueueMissing) return [];
  return world.tasks.flatMap(({ dispatch }, index) => {
    if (dispatch.state !== 'CLAIMED' || dispatch.isLapsed) return [];
    const isHeld = world.relays.some(({ job }) => job?.task === index && job.isOwner);
    if (isHeld) return [];
    return [
      step(`the relay's claim on the dispatch${called(world, index)} runs out`, (at) => {
        taskAt(at.world, index).dispatch.isLapsed = true;
      }),
    ];
  });
}

function takes({ world, bound }: Scene, place: number): Step[] {
  return world.tasks.flatMap(({ dispatch }, index) => {
    const { state, due, isLapsed } = dispatch;
    const isDue = due === 'now' || (due === 'site' && !world.isSitePaused);
    const mayPick = state === 'DUE' && isDue && world.slotsUsed < bound.slots;
    const mayRetake = state === 'CLAIMED' && isLapsed;
    if (!mayPick && !mayRetake) return [];
    const what = `relay ${place + 1} ${mayPick ? 'claims' : 'takes again'} the dispatch`;
    return [step(what + called(world, index), (at) => take(at, place, index))];
  });
}

// pick, pick-again: the copy's number rises here.
function take({ world }: Scene, place: number, index: number): void {
  const task = taskAt(world, index);
  const { dispatch, isOnSuspectQueue: isSuspect } = task;
  task.isMessageLost = false;
  if (dispatch.state === 'DUE') world.slotsUsed += 1;
  for (const { job } of world.relays) if (job?.task === index) job.isOwner = false;
  dispatch.state = 'CLAIMED';
  dispatch.due = 'now';
  dispatch.isLapsed = false;
  dispatch.copy += 1;
  const { copy } = dispatch;
  const job = { task: index, isNewest: true, copy, isSuspect, isOwner: true } as const;
  itemAt(world.relays, place).job = { ...job, step: 'publish' };
}

// Mandatory: what no queue takes comes back, and is not confirmed.
function publish(scene: Scene, place: number): void {
  const relay = itemAt(scene.world.relays, place);
  const job = jobOf(relay);
  const { task, isNewest, copy, isSuspect } = job;
  if (scene.world.isQueueMissing) relay.job = undefined;
  else enqueue(scene, { task, isNewest, copy, handout: 0, isSuspect });
  job.step = 'mark';
}

// mark-published: where the claim is still this one, and the task waits for this dispatch.
function mark({ world }: Scene, place: number): void {
  const relay = itemAt(world.relays, place);
  const { task: index, isNewest, isOwner } = jobOf(relay);
  const task = taskAt(world, index);
  relay.job = undefined;
  if (!isNewest || !isOwner || task.dispatch.state !== 'CLAIMED') return;
  task.dispatch.state = 'PUBLISHED';
  task.dispatch.isLapsed = false;
  if (!statesBefore('QUEUED').includes(task.state)) return;
  task.state = 'QUEUED';
  task.waitReason = undefined;
  task.version += 1;
}

function jobOf({ job }: Relay) {
  if (job === undefined) throw new Error('the relay has nothing to do');
  return job;
}
