import { PatternRefused, type PatternNode, type Place } from './pattern-syntax.ts';

/** One step of a program; those without a target go on with the next one. */
export type Step =
  | { readonly op: 'one'; readonly test: CharacterTest }
  /** Both ways are possible; the first is preferred. */
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  /** Only where something was read since the step `since`. */
  | { readonly op: 'moved'; readonly since: number }
  | { readonly op: 'open' | 'close' | 'forget' }
  | { readonly op: 'place'; readonly place: Place; readonly flags: string }
  | { readonly op: 'found' };

/** Says whether a code point is one that a step takes. */
export type CharacterTest = (codePoint: number) => boolean;

const stepsMax = 1_000;

/** Throws PatternRefused where the program of a pattern would be too large, or not be sound. */
export function checkProgram(root: PatternNode): void {
  if (stepsOf(root) >= stepsMax) throw tooLarge();
}

/** Makes a program of a pattern: counted repetitions are written out, so its size is its cost. */
export function compileProgram(root: PatternNode): readonly Step[] {
  const writer = new Writer();
  writer.write(root);
  writer.add({ op: 'found' });
  return writer.steps;
}

class Writer {
  readonly steps: Step[] = [];
  readonly #tests = new Map<string, CharacterTest>();

  add(step: Step): number {
    if (this.steps.length >= stepsMax) throw tooLarge();
    return this.steps.push(step) - 1;
  }

  write(node: PatternNode): void {
    switch (node.kind) {
      case 'one':
        this.add({ op: 'one', test: this.#testOf(node.source, node.flags) });
        return;
      case 'sequence':
        for (const part of node.parts) this.write(part);
        return;
      case 'choice':
        this.#writeChoice(node.options);
        return;
      case 'group':
        this.add({ op: 'open' });
        this.write(node.body);
        this.add({ op: 'close' });
        return;
      case 'repeat':
        this.#writeRepeat(node);
        return;
      case 'place':
        this.add({ op: 'place', place: node.place, flags: node.flags });
    }
  }

  #writeChoice(options: readonly PatternNode[]): void {
    const exits: number[] = [];
    for (const [index, option] of options.entries()) {
      if (index === options.length - 1) this.write(option);
      else {
        const split = this.add({ op: 'found' });
        this.write(option);
        exits.push(this.add({ op: 'found' }));
        this.steps[split] = { op: 'split', first: split + 1, second: this.steps.length };
      }
    }
    for (const exit of exits) this.steps[exit] = { op: 'jump', to: this.steps.length };
  }

  #writeRepeat({ body, min, max, isLazy }: PatternNode & { readonly kind: 'repeat' }): void {
    for (let count = 0; count < min; count += 1) {
      // What has no steps has none however often it comes.
      if (this.#writeBody(body) === 0) return;
    }
    if (max === Infinity) {
      const split = this.add({ op: 'found' });
      this.#writeBody(body);
      this.add({ op: 'jump', to: split });
      this.steps[split] = this.#split(split, isLazy);
      return;
    }
    const splits: number[] = [];
    for (let count = min; count < max; count += 1) {
      const split = this.add({ op: 'found' });
      splits.push(split);
      this.#writeBody(body);
      // A repetition beyond the least number that reads nothing does not count.
      this.add({ op: 'moved', since: split });
    }
    for (const split of splits) this.steps[split] = this.#split(split, isLazy);
  }

  #writeBody(body: PatternNode): number {
    const before = this.steps.length;
    // Each repetition begins without what the one before it has captured.
    if (hasGroup(body)) this.add({ op: 'forget' });
    this.write(body);
    return this.steps.length - before;
  }

  #split(at: number, isLazy: boolean): Step {
    const [inside, behind] = [at + 1, this.steps.length];
    return isLazy
      ? { op: 'split', first: behind, second: inside }
      : { op: 'split', first: inside, second: behind };
  }

  #testOf(source: string, flags: string): CharacterTest {
    const key = `${flags}/${source}`;
    const test = this.#tests.get(key) ?? characterTest(source, flags);
    this.#tests.set(key, test);
    return test;
  }
}

function tooLarge(): PatternRefused {
  return new PatternRefused('is too large with its repetitions written out');
}

/** How many steps a node is written in, without the writing. */
function stepsOf(node: PatternNode): number {
  switch (node.kind) {
    case 'one':
    case 'place':
      return 1;
    case 'sequence':
      return sum(node.parts.map(stepsOf));
    case 'choice':
      return sum(node.options.map(stepsOf)) + 2 * (node.options.length - 1);
    case 'group':
      return stepsOf(node.body) + 2;
    case 'repeat': {
      const { body, min, max } = node;
      // Round and round without reading: what comes first then is not the same in all engines.
      if (max === Infinity && mayBeEmpty(body)) {
        throw new PatternRefused('repeats without end what may be empty');
      }
      const once = stepsOf(body) + (hasGroup(body) ? 1 : 0);
      return min * once + (max === Infinity ? once + 2 : (max - min) * (once + 2));
    }
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function hasGroup(node: PatternNode): boolean {
  switch (node.kind) {
    case 'group':
      return true;
    case 'sequence':
      return node.parts.some(hasGroup);
    case 'choice':
      return node.options.some(hasGroup);
    case 'repeat':
      return hasGroup(node.body);
    case 'one':
    case 'place':
      return false;
  }
}

function mayBeEmpty(node: PatternNode): boolean {
  switch (node.kind) {
    case 'one':
      return false;
    case 'place':
      return true;
    case 'sequence':
      return node.parts.every(mayBeEmpty);
    case 'choice':
      return node.options.some(mayBeEmpty);
    case 'group':
      return mayBeEmpty(node.body);
    case 'repeat':
      return node.min === 0 || mayBeEmpty(node.body);
  }
}

/** What a class or an escape stands for is asked of the language, one code point at a time. */
export function characterTest(source: string, flags: string): CharacterTest {
  const pattern = new RegExp(`^${source}$`, `u${flags.replace('m', '')}`);
  const known = new Int8Array(128);
  return (codePoint) => {
    if (codePoint >= 128) return pattern.test(String.fromCodePoint(codePoint));
    if (known[codePoint] === 0) {
      known[codePoint] = pattern.test(String.fromCodePoint(codePoint)) ? 1 : -1;
    }
    return known[codePoint] === 1;
  };
}
