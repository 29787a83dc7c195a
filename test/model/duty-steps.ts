import { isGone } from '../../services/gateway/core/rescue.ts';
import { isBuried, isUnderWay } from './broker.ts';
import { readinessFacts, taskFacts } from './facts.ts';
import { settleLetter, sweepTask } from './gateway.ts';
import { decideSilence } from '../../services/gateway/core/silence.ts';
import { called, fault, step, taskAt, type Scene, type Step } from './scene.ts';
import { sealRun } from './storage.ts';
import * as rows from './statements.ts';
import type { World } from './world.ts';

/* The duties of the gateway: sweeper, finisher, rescue and reconciler. */

/** What the duties may do next. */
export function dutySteps(scene: Scene): Step[] {
  const { world } = scene;
  const steps = world.tasks.flatMap((_, index) => [
    ...sweeps(scene, index),
    ...finishes(world, index),
    ...rescues(scene, index),
  ]);
  return [...steps, ...letterSteps(world)];
}

function sweeps(scene: Scene, index: number): Step[] {
  const { sweep } = taskAt(scene.world, index);
  if (sweep === undefined && !wouldSweep(scene, index)) return [];
  const name = `the sweeper ${sweep === undefined ? 'takes care' : 'writes'}`;
  return [step(name + called(scene.world, index), (at) => void sweepTask(at, index))];
}

function wouldSweep(scene: Scene, index: number): boolean {
  const task = taskFacts(scene, index);
  const readiness = readinessFacts(scene, index);
  const facts = { task, readiness, mayTakeLeases: true };
  return decideSilence(facts, scene.bound.policy).kind === 'change';
}

function finishes(world: World, index: number): Step[] {
  const { state, sealedPages } = taskAt(world, index);
  if (state !== 'FINISHING') return [];
  const name = called(world, index);
  if (sealedPages === undefined) {
    return [step(`storage seals the run${name}`, (scene) => seal(scene, index))];
  }
  return [
    step(`the gateway ends the crawl${name}`, (scene) => rows.endSealed(scene, index)),
    fault('relay', `the gateway dies between seal and end${name}`, (scene) => {
      taskAt(scene.world, index).sealedPages = undefined;
    }),
  ];
}

function seal(scene: Scene, index: number): void {
  const pages = sealRun(scene, index);
  taskAt(scene.world, index).sealedPages = pages;
}

// Looks at the queue: two of them, after all that may be gone was published.
function rescues({ world, bound }: Scene, index: number): Step[] {
  const { dispatch, isOnSuspectQueue } = taskAt(world, index);
  if (dispatch.state !== 'PUBLISHED' || world.isQueueMissing) return [];
  const { looksApartMs, rescueAfterMs } = bound.policy;
  const messages = world.queue.filter(({ isSuspect }) => isSuspect === isOnSuspectQueue).length;
  const nowMs = rescueAfterMs + looksApartMs;
  const looks = [
    { atMs: rescueAfterMs, messages },
    { atMs: nowMs, messages },
  ];
  const facts = { publishedMs: 0, laterStartedMs: undefined };
  const name = `rescue: the dispatch${called(world, index)} is gone, it goes out again`;
  const isInHand = messages === 0 && (isUnderWay(world, index) || isBuried(world, index));
  const isEvident = isGone(facts, { looks, nowMs }, bound.policy) && !isInHand;
  if (isEvident) return [step(name, (scene) => rows.rescue(scene, index))];
  return [fault('presumption', `${name} although it is not`, (scene) => rows.rescue(scene, index))];
}

function letterSteps({ dead, reconciler, tasks }: World): Step[] {
  if (reconciler === undefined) {
    return dead.map((letter, place) =>
      step(`the reconciler takes a letter: ${letter.reason}, copy ${letter.copy}`, ({ world }) => {
        world.dead.splice(place, 1);
        world.reconciler = { letter, isBound: true, step: 'settle' };
      }),
    );
  }
  const { letter, isBound } = reconciler;
  const what = tasks.length === 1 ? 'the letter' : `the letter of task ${letter.task + 1}`;
  const dies = fault('reconciler', 'the reconciler dies before its ack', ({ world }) => {
    world.reconciler = undefined;
    if (isBound) world.dead.push(letter);
  });
  if (reconciler.step === 'ack') {
    const ack = step(`the reconciler acks ${what}`, ({ world }) => {
      world.reconciler = undefined;
    });
    return [ack, dies];
  }
  const settle = step(`the reconciler settles ${what}`, (scene) => {
    settleLetter(scene, letter);
    if (scene.world.reconciler !== undefined) scene.world.reconciler.step = 'ack';
  });
  return [settle, dies];
}
