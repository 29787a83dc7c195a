import { bound, faultKinds, firstWorld, type Bound } from './bound.ts';
import { canonize } from './canonical.ts';
import type { Violation } from './explore.ts';
import { brokenByEnd } from './invariants.ts';
import type { Step } from './scene.ts';
import { stepsOf, takeStep } from './steps.ts';
import { worldCodec } from './world.ts';

/*
 * Random walks for bounds that are too large to be seen whole: more tasks, workers, pages and
 * faults. The seed and the number of a run are all that is needed to walk it again.
 */

/** A walk: how far it went, and the rule that it broke. */
export interface Walk {
  readonly bound: Bound;
  readonly steps: number;
  readonly faults: number;
  /** The steps by name. */
  readonly names: readonly string[];
  readonly violation: Violation | undefined;
}

const stepsMax = 5_000;
// From here on nothing goes wrong any more, so that the run can end.
const faultsUntil = 400;

/** Even numbers between 0 and 1, the same ones for the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Walks one run to its end. */
export function walk(seed: number, run: number): Walk {
  const random = dice(Math.imul(seed, 0x9e3779b1) + run);
  const of = boundOf(random, `seed ${seed}, run ${run}`);
  const buffer = new Uint8Array(8_192);
  let world = firstWorld(of);
  canonize(world, of.splits);
  const trace: string[] = [];
  let faults = 0;
  const end = (rule: string | undefined): Walk => ({
    bound: of,
    steps: trace.length,
    faults,
    names: trace,
    violation: rule === undefined ? undefined : { rule, trace },
  });
  while (trace.length < stepsMax) {
    const step = pick(stepsOf(world, of), { random, isCalm: trace.length >= faultsUntil });
    if (step === undefined) return end(brokenByEnd(world));
    const bytes = buffer.subarray(0, worldCodec.write(world, buffer));
    const taken = takeStep(step, { before: world, bytes, bound: of });
    trace.push(step.name);
    if (step.kind !== undefined && step.kind !== 'event') faults += 1;
    if (taken.broken !== undefined) return end(taken.broken);
    world = taken.world;
  }
  return end('every run ends, and ends done');
}

// Faults and events come often enough that most of a walk's budget is used up before its end.
const troubleShare = 0.12;

function pick(
  steps: readonly Step[],
  { random, isCalm }: { readonly random: () => number; readonly isCalm: boolean },
): Step | undefined {
  const calm = steps.filter(({ kind }) => kind === undefined);
  const trouble = steps.filter(({ kind }) => kind !== undefined);
  if (calm.length === 0) return undefined;
  const isTroubled = !isCalm && trouble.length > 0 && random() < troubleShare;
  const from = isTroubled ? trouble : calm;
  return from[Math.floor(random() * from.length)];
}

function boundOf(random: () => number, name: string): Bound {
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const tasks = 1 + upTo(2);
  const usual = bound(name);
  return bound(name, {
    tasks,
    slots: 1 + upTo(tasks - 1),
    slices: 1 + upTo(7),
    workers: 1 + upTo(3),
    relays: 1 + upTo(2),
    faults: upTo(16),
    kinds: faultKinds,
    cancels: upTo(1),
    expiries: upTo(1),
    wallTimes: upTo(1),
    sitePauses: upTo(2),
    sourceStops: upTo(2),
    handoutsMax: upTo(3),
    attemptsMax: 1 + upTo(3),
    reattaches: random() < 0.8,
    splits: random() < 0.5,
    policy: {
      ...usual.policy,
      lossesMax: 2 + upTo(3),
      unusedLossesMax: 3 + upTo(3),
      limitReturnsMax: 1 + upTo(2),
    },
  });
}
