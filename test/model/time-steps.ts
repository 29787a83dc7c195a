import { wipe } from './broker.ts';
import { cancelTask } from './gateway.ts';
import { called, event, fault, step, taskAt, type Scene, type Step } from './scene.ts';
import { hasEnded } from './statements.ts';
import type { World } from './world.ts';

/* The passing of time, what people and sites do, and what the broker may lose. */

/** What time alone brings: leases of nobody run out, waits end, sites and brokers come back. */
export function timeSteps({ world }: Scene): Step[] {
  const steps = world.tasks.flatMap(({ lease, dispatch }, index) => {
    const name = called(world, index);
    const ofTask: Step[] = [];
    if (lease?.isLive === true) {
      const take = ({ world: now }: Scene): void => lapse(now, index);
      const runsOut = `the lease${name} runs out`;
      ofTask.push(
        isKept(world, index)
          ? fault('stall', `${runsOut} under a living worker`, take)
          : step(runsOut, take),
      );
    }
    if (dispatch.state === 'DUE' && dispatch.due === 'later') {
      ofTask.push(
        step(`the dispatch${name} becomes due`, (scene) => {
          taskAt(scene.world, index).dispatch.due = 'now';
        }),
      );
    }
    return ofTask;
  });
  if (world.isQueueMissing) {
    steps.push(
      step('the topology is made again', (scene) => void (scene.world.isQueueMissing = false)),
    );
  }
  if (world.isSitePaused) {
    steps.push(step('the site is ready', (scene) => void (scene.world.isSitePaused = false)));
  }
  if (world.isSourceStopped) steps.push(step('the source is resumed', resume));
  return steps;
}

function lapse({ tasks }: World, index: number): void {
  const lease = tasks[index]?.lease;
  if (lease !== undefined) lease.isLive = false;
}

// Whoever works, or has claimed and has not heard the answer yet, keeps its lease alive.
function isKept({ tasks, workers }: World, index: number): boolean {
  const task = tasks[index];
  return workers.some(({ execution, claiming, isDraining }) => {
    const works = execution?.task === index && execution.epoch === task?.epoch;
    const claims = claiming?.delivery.id === task?.holder?.delivery && claiming?.step === 'call';
    return works || (claims && !isDraining);
  });
}

// make-waiters-due
function resume({ world }: Scene): void {
  world.isSourceStopped = false;
  for (const { state, waitReason, dispatch } of world.tasks) {
    const isWaiter = state === 'WAITING' && waitReason === 'SOURCE_STOPPED';
    if (isWaiter && dispatch.state === 'DUE' && dispatch.due === 'event') dispatch.due = 'now';
  }
}

/** What people and sites may do at any moment, each as often as the bound says. */
export function eventSteps({ world }: Scene): Step[] {
  const ofTasks = world.tasks.flatMap((_, index) => [
    ...cancels(world, index),
    ...deadlines(world, index),
  ]);
  return [...ofTasks, ...outsides(world)];
}

function cancels(world: World, index: number): Step[] {
  const task = taskAt(world, index);
  const name = called(world, index);
  if (task.cancel !== undefined) {
    return [step(`the cancel${name} is written`, (scene) => cancelTask(scene, index))];
  }
  if (hasEnded(task) || world.cancelsLeft === 0) return [];
  return [
    event(`a client cancels the crawl${name}`, (scene) => {
      scene.world.cancelsLeft -= 1;
      cancelTask(scene, index);
    }),
  ];
}

function deadlines(world: World, index: number): Step[] {
  const task = taskAt(world, index);
  const name = called(world, index);
  const steps: Step[] = [];
  if (world.expiriesLeft > 0 && !task.isExpired && !task.isBegun && !hasEnded(task)) {
    steps.push(
      event(`the expire time${name} passes`, (scene) => {
        scene.world.expiriesLeft -= 1;
        taskAt(scene.world, index).isExpired = true;
      }),
    );
  }
  if (world.wallTimesLeft > 0 && !task.isWallTimeOver && task.isBegun && !hasEnded(task)) {
    steps.push(
      event(`the wall time${name} is over`, (scene) => {
        scene.world.wallTimesLeft -= 1;
        taskAt(scene.world, index).isWallTimeOver = true;
      }),
    );
  }
  return steps;
}

function outsides(world: World): Step[] {
  const steps: Step[] = [];
  if (world.sitePausesLeft > 0 && !world.isSitePaused) {
    steps.push(
      event('the site asks to be left alone', (scene) => {
        scene.world.sitePausesLeft -= 1;
        scene.world.isSitePaused = true;
      }),
    );
  }
  if (world.sourceStopsLeft > 0 && !world.isSourceStopped) {
    steps.push(
      event('the source is paused', (scene) => {
        scene.world.sourceStopsLeft -= 1;
        scene.world.isSourceStopped = true;
      }),
    );
  }
  return steps;
}

/** The broker loses everything. */
export function wipes({ queue, dead, workers, isQueueMissing }: World): Step[] {
  const holds =
    queue.length > 0 ||
    dead.length > 0 ||
    workers.some(({ claiming, execution }) => {
      return claiming?.delivery.isBound === true || execution?.delivery.isBound === true;
    });
  return holds && !isQueueMissing ? [fault('wipe', 'the broker loses all it holds', wipe)] : [];
}
