import { canonize } from './canonical.ts';
import { lateSteps } from './calls.ts';
import { dutySteps } from './duty-steps.ts';
import { brokenByState, brokenByStep } from './invariants.ts';
import { lapses, relayFaults, relaySteps } from './relay-steps.ts';
import { sceneOf, type Scene, type Step } from './scene.ts';
import { eventSteps, timeSteps, wipes } from './time-steps.ts';
import { workerFaults, workerSteps } from './worker-steps.ts';
import { worldCodec, type World } from './world.ts';
import type { Bound } from './bound.ts';

/** Everything that may happen next in this world, in an order that depends on it alone. */
export function stepsOf(world: World, bound: Bound): Step[] {
  const scene = sceneOf(world, bound);
  const all = [
    ...world.workers.flatMap((_, place) => workerSteps(scene, place)),
    ...world.relays.flatMap((_, place) => relaySteps(scene, place)),
    ...lateSteps(scene),
    ...lapses(scene),
    ...dutySteps(scene),
    ...timeSteps(scene),
    ...eventSteps(scene),
  ];
  if (world.faultsLeft > 0) all.push(...faultsOf(scene));
  return all.filter((step) => mayHappen(step, scene));
}

function faultsOf(scene: Scene): Step[] {
  const { world } = scene;
  return [
    ...world.workers.flatMap((_, place) => workerFaults(scene, place)),
    ...world.relays.flatMap((_, place) => relayFaults(scene, place)),
    ...wipes(world),
  ];
}

function mayHappen({ kind }: Step, { world, bound }: Scene): boolean {
  if (kind === undefined || kind === 'event') return true;
  return world.faultsLeft > 0 && bound.kinds.includes(kind);
}

/** Where a step leads, and the rule that it breaks, if it does. */
export interface Outcome {
  readonly world: World;
  readonly broken: string | undefined;
}

/** Takes a step from the world of these bytes; `before` is that world, and stays as it is. */
export function takeStep(
  step: Step,
  from: { readonly before: World; readonly bytes: Uint8Array; readonly bound: Bound },
): Outcome {
  const world = worldCodec.read(from.bytes);
  const scene: Scene = sceneOf(world, from.bound);
  step.take(scene);
  const broken =
    scene.broken ??
    brokenByStep(from.before, world, from.bound) ??
    brokenByState(world, from.bound);
  canonize(world, from.bound.splits);
  return { world, broken };
}
