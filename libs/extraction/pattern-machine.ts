import { characterTest, type Step } from './pattern-program.ts';
import type { Place } from './pattern-syntax.ts';

/*
 * All ways through a program at once, step by step of the text: at each place of the text a step is
 * reached at most once, by the way that is preferred. So the first way that the language's own
 * engine would find is found, in time that grows with the text and the program and no faster.
 */

/** Ways in the order of preference, each with where the first group began and ended. */
class Ways {
  count = 0;
  readonly step: Int32Array;
  readonly open: Int32Array;
  readonly close: Int32Array;

  constructor(size: number) {
    this.step = new Int32Array(size);
    this.open = new Int32Array(size);
    this.close = new Int32Array(size);
  }

  push(step: number, open: number, close: number): void {
    this.step[this.count] = step;
    this.open[this.count] = open;
    this.close[this.count] = close;
    this.count += 1;
  }
}

const none = -1;

/** Runs one program on one text after the other. */
export class PatternMachine {
  readonly #steps: readonly Step[];
  /** For each step the place at which it was reached last. */
  readonly #reached: Int32Array;
  readonly #stack: Ways;
  #now: Ways;
  #next: Ways;
  #text = '';
  #found: { readonly open: number; readonly close: number } | undefined;

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
    this.#reached = new Int32Array(steps.length);
    this.#now = new Ways(steps.length);
    this.#next = new Ways(steps.length);
    // A split leaves two ways of which one is gone at once.
    this.#stack = new Ways(2 * steps.length + 1);
  }

  /** The text of the first group of the first match; undefined where there is none. */
  run(text: string): string | undefined {
    this.#text = text;
    this.#found = undefined;
    this.#reached.fill(none);
    this.#now.count = 0;
    let at = 0;
    for (;;) {
      // Ways that begin later are worth less than all that began before.
      if (this.#found === undefined) this.#enter(0, { at, open: none, close: none }, this.#now);
      if (this.#now.count === 0 && this.#found !== undefined) break;
      if (at >= this.#text.length) break;
      const codePoint = this.#text.codePointAt(at) ?? 0;
      const behind = at + (codePoint > 0xffff ? 2 : 1);
      this.#read(codePoint, behind);
      at = behind;
    }
    const { open, close } = this.#found ?? { open: none, close: none };
    return open === none || close === none ? undefined : this.#text.slice(open, close);
  }

  #read(codePoint: number, behind: number): void {
    const [now, next] = [this.#now, this.#next];
    for (let way = 0; way < now.count; way += 1) {
      const at = now.step[way] ?? 0;
      const step = this.#steps[at];
      if (step?.op !== 'one' || !step.test(codePoint)) continue;
      const [open = none, close = none] = [now.open[way], now.close[way]];
      // What is worth less than a match is not gone on with.
      if (this.#enter(at + 1, { at: behind, open, close }, next)) break;
    }
    now.count = 0;
    this.#now = next;
    this.#next = now;
  }

  /** Goes from a step to all that can be reached without reading; true where that is the end. */
  #enter(
    from: number,
    { at, open, close }: { readonly at: number; readonly open: number; readonly close: number },
    ways: Ways,
  ): boolean {
    const stack = this.#stack;
    stack.count = 0;
    stack.push(from, open, close);
    while (stack.count > 0) {
      stack.count -= 1;
      const number = stack.step[stack.count] ?? 0;
      const [opened = none, closed = none] = [stack.open[stack.count], stack.close[stack.count]];
      if (this.#reached[number] === at) continue;
      this.#reached[number] = at;
      const step = this.#steps[number];
      switch (step?.op) {
        case 'one':
          ways.push(number, opened, closed);
          break;
        case 'split':
          stack.push(step.second, opened, closed);
          stack.push(step.first, opened, closed);
          break;
        case 'jump':
          stack.push(step.to, opened, closed);
          break;
        case 'moved':
          if (this.#reached[step.since] !== at) stack.push(number + 1, opened, closed);
          break;
        case 'open':
          stack.push(number + 1, at, none);
          break;
        case 'close':
          stack.push(number + 1, opened, at);
          break;
        case 'forget':
          stack.push(number + 1, none, none);
          break;
        case 'place':
          if (isPlace(step.place, step.flags, { text: this.#text, at })) {
            stack.push(number + 1, opened, closed);
          }
          break;
        case 'found':
          this.#found = { open: opened, close: closed };
          return true;
        case undefined:
          break;
      }
    }
    return false;
  }
}

function isPlace(
  place: Place,
  flags: string,
  { text, at }: { readonly text: string; readonly at: number },
): boolean {
  const isByLine = flags.includes('m');
  switch (place) {
    case 'start':
      return at === 0 || (isByLine && isLineEnd(text, at - 1));
    case 'end':
      return at === text.length || (isByLine && isLineEnd(text, at));
    case 'edge':
      return isWord(text, at - 1, flags) !== isWord(text, at, flags);
    case 'no-edge':
      return isWord(text, at - 1, flags) === isWord(text, at, flags);
  }
}

function isLineEnd(text: string, at: number): boolean {
  return /[\n\r\u2028\u2029]/u.test(text[at] ?? '');
}

const isWordCharacter = characterTest(String.raw`\w`, '');
const isWordOfAnyCase = characterTest(String.raw`\w`, 'i');

function isWord(text: string, at: number, flags: string): boolean {
  const code = at < 0 || at >= text.length ? undefined : text.charCodeAt(at);
  if (code === undefined) return false;
  return flags.includes('i') ? isWordOfAnyCase(code) : isWordCharacter(code);
}
