import type { Bound } from './bound.ts';
import { firstWorld } from './bound.ts';
import { canonize, sortedActors } from './canonical.ts';
import { brokenByEnd } from './invariants.ts';
import { findCircle } from './circle.ts';
import { reached } from './reached.ts';
import { hashInto, StateTable, type Hash } from './state-table.ts';
import { stepsOf, takeStep } from './steps.ts';
import { worldCodec, type World } from './world.ts';

/*
 * Every state that can be reached, breadth first: the first way to a broken rule is a shortest one.
 * What is kept of a state is its hash and how it was reached; only states that are still to be
 * looked at are kept whole.
 */

/** A rule that was broken, and how: the names of the steps from the beginning. */
export interface Violation {
  readonly rule: string;
  readonly trace: readonly string[];
}

/** What came of an exploration. */
export interface Explored {
  readonly states: number;
  readonly steps: number;
  readonly seconds: number;
  readonly violation: Violation | undefined;
  /** Outcomes of decisions that were met. */
  readonly reached: readonly string[];
}

/** Explores a bound until everything is seen or a rule is broken. */
export function explore(bound: Bound, statesMax = 20_000_000): Explored {
  const startedMs = performance.now();
  const explorer = new Explorer(bound, statesMax);
  const violation = explorer.run();
  const seconds = (performance.now() - startedMs) / 1_000;
  const { table, steps } = explorer;
  return { states: table.size, steps, seconds, violation, reached: reached() };
}

const buffer = new Uint8Array(4_096);

/** The bytes of a world. */
export function bytesOf(world: World): Uint8Array {
  return buffer.slice(0, worldCodec.write(world, buffer));
}

/** The hash by which a world is known: who is who does not matter. */
export function keyInto(
  world: World,
  known: { readonly bytes: Uint8Array; readonly bound: Bound },
  to: Hash,
): void {
  const { bytes, bound } = known;
  const other = sortedActors(world);
  if (other === undefined) {
    hashInto(bytes, bytes.length, to);
    return;
  }
  canonize(other, bound.splits);
  hashInto(buffer, worldCodec.write(other, buffer), to);
}

class Explorer {
  readonly table = new StateTable();
  steps = 0;
  readonly #bound: Bound;
  readonly #statesMax: number;
  readonly #hash: Hash = { low: 0, high: 0 };
  // Of each state in its order: where its successors without faults and events begin.
  #begins: number[] = [];
  #follow = new Uint32Array(1 << 16);
  #followers = 0;

  constructor(bound: Bound, statesMax: number) {
    this.#bound = bound;
    this.#statesMax = statesMax;
  }

  run(): Violation | undefined {
    const first = firstWorld(this.#bound);
    canonize(first, this.#bound.splits);
    let level: Uint8Array[] = [bytesOf(first)];
    keyInto(first, { bytes: level[0] ?? buffer, bound: this.#bound }, this.#hash);
    this.table.add(this.#hash, { parent: 0, step: 0 });
    let id = 0;
    while (level.length > 0) {
      const next: Uint8Array[] = [];
      for (const bytes of level) {
        const broken = this.#expand(id, bytes, next);
        if (broken !== undefined) return broken;
        id += 1;
      }
      if (this.table.size > this.#statesMax)
        throw new Error(`${this.#bound.name}: too many states`);
      level = next;
    }
    this.#begins.push(this.#followers);
    const circle = findCircle(this.#begins, this.#follow);
    if (circle === undefined) return undefined;
    return { rule: 'no run goes in circles', trace: this.#traceRound(circle) };
  }

  #expand(id: number, bytes: Uint8Array, next: Uint8Array[]): Violation | undefined {
    const bound = this.#bound;
    const before = worldCodec.read(bytes);
    const steps = stepsOf(before, bound);
    this.#begins.push(this.#followers);
    let goesOn = false;
    for (const [place, step] of steps.entries()) {
      this.steps += 1;
      const { world, broken } = takeStep(step, { before, bytes, bound });
      if (broken !== undefined) {
        return { rule: broken, trace: [...this.#trace(this.table.pathTo(id)), step.name] };
      }
      const reached = bytesOf(world);
      keyInto(world, { bytes: reached, bound }, this.#hash);
      let to = this.table.find(this.#hash);
      if (to === undefined) {
        to = this.table.add(this.#hash, { parent: id, step: place });
        next.push(reached);
      }
      if (step.kind !== undefined) continue;
      goesOn = true;
      this.#note(to);
    }
    const rule = goesOn ? undefined : brokenByEnd(before);
    return rule === undefined ? undefined : { rule, trace: this.#trace(this.table.pathTo(id)) };
  }

  #note(to: number): void {
    if (this.#followers === this.#follow.length) {
      const wider = new Uint32Array(this.#follow.length * 2);
      wider.set(this.#follow);
      this.#follow = wider;
    }
    this.#follow[this.#followers] = to;
    this.#followers += 1;
  }

  #trace(path: readonly number[]): string[] {
    return replay(this.#bound, path).names;
  }

  // Once to the circle, and once round it.
  #traceRound(circle: readonly number[]): string[] {
    const [entry = 0, ...others] = circle;
    const bound = this.#bound;
    const { names, world } = replay(bound, this.table.pathTo(entry));
    const trace = [...names, '--- and round and round:'];
    let before = world;
    for (const wanted of [...others, entry]) {
      const bytes = bytesOf(before);
      for (const step of stepsOf(before, bound)) {
        if (step.kind !== undefined) continue;
        const taken = takeStep(step, { before, bytes, bound });
        keyInto(taken.world, { bytes: bytesOf(taken.world), bound }, this.#hash);
        if (this.table.find(this.#hash) !== wanted) continue;
        trace.push(step.name);
        before = taken.world;
        break;
      }
    }
    return trace;
  }
}

/** Takes the steps of these places from the beginning; gives their names and where they lead. */
export function replay(bound: Bound, path: readonly number[]): { names: string[]; world: World } {
  let world = firstWorld(bound);
  canonize(world, bound.splits);
  const names: string[] = [];
  for (const place of path) {
    const step = stepsOf(world, bound)[place];
    if (step === undefined) throw new Error('the path leads nowhere');
    names.push(step.name);
    world = takeStep(step, { before: world, bytes: bytesOf(world), bound }).world;
  }
  return { names, world };
}
