/** A pattern as a tree; only its first group is kept, as no more is captured. */
export type PatternNode =
  | { readonly kind: 'one'; readonly source: string; readonly flags: string }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'group'; readonly body: PatternNode }
  | {
      readonly kind: 'repeat';
      readonly body: PatternNode;
      readonly min: number;
      readonly max: number;
      readonly isLazy: boolean;
    }
  | { readonly kind: 'place'; readonly place: Place; readonly flags: string };

/** Where a pattern may ask to stand. */
export type Place = 'start' | 'end' | 'edge' | 'no-edge';

/** A pattern that was read. */
export interface PatternTree {
  readonly root: PatternNode;
  readonly groups: number;
}

/** What no pattern of a definition may ask for, in words. */
export class PatternRefused extends Error {}

/**
 * Reads a pattern in the syntax of JavaScript with the flag u, which `new RegExp` has accepted
 * before; throws PatternRefused where it looks around or back.
 */
export function parsePattern(text: string): PatternTree {
  const reader = new Reader(text);
  const root = reader.choice('');
  return { root, groups: reader.groups };
}

class Reader {
  readonly #text: string;
  #at = 0;
  groups = 0;

  constructor(text: string) {
    this.#text = text;
  }

  choice(flags: string): PatternNode {
    const options = [this.#sequence(flags)];
    while (this.#take('|')) options.push(this.#sequence(flags));
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { kind: 'choice', options };
  }

  #sequence(flags: string): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#text.length && !/[|)]/u.test(this.#peek)) {
      parts.push(this.#repeated(this.#atom(flags)));
    }
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind: 'sequence', parts };
  }

  #repeated(body: PatternNode): PatternNode {
    const found = this.#match(/(?:[*+?]|\{(?<min>\d+)(?:(?<open>,)(?<max>\d*))?\})(?<lazy>\??)/uy);
    if (found === undefined) return body;
    const { min = '', open, max = '', lazy } = found.groups ?? {};
    const bounds = boundsOf(found[0], { min, isOpen: open !== undefined, max });
    return { kind: 'repeat', body, ...bounds, isLazy: lazy === '?' };
  }

  #atom(flags: string): PatternNode {
    if (this.#take('^')) return { kind: 'place', place: 'start', flags };
    if (this.#take('$')) return { kind: 'place', place: 'end', flags };
    if (this.#take('(')) return this.#group(flags);
    const edge = this.#match(/\\[bB]/uy)?.[0];
    if (edge !== undefined) {
      return { kind: 'place', place: edge === String.raw`\b` ? 'edge' : 'no-edge', flags };
    }
    if (this.#match(/\\(?:[1-9]|k<)/uy)) {
      throw new PatternRefused('has a back-reference, which is not allowed');
    }
    const source = this.#match(oneCharacter)?.[0];
    if (source === undefined) throw new PatternRefused('is no regular expression that we can use');
    return { kind: 'one', source, flags };
  }

  #group(flags: string): PatternNode {
    if (this.#match(/\?<?[=!]/uy)) {
      throw new PatternRefused('has look-around, which is not allowed');
    }
    const words = this.#match(/\?(?<on>[ims]*)(?:-(?<off>[ims]*))?:/uy)?.groups;
    let isKept = false;
    if (words === undefined) {
      this.#match(/\?<[^>]*>/uy);
      this.groups += 1;
      isKept = this.groups === 1;
    }
    const body = this.choice(words === undefined ? flags : changed(flags, words));
    this.#take(')');
    return isKept ? { kind: 'group', body } : body;
  }

  get #peek(): string {
    return this.#text[this.#at] ?? '';
  }

  #take(character: string): boolean {
    if (this.#peek !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found !== undefined) this.#at = pattern.lastIndex;
    return found;
  }
}

// A class, an escape or a character: what stands for one code point of the text.
const oneCharacter = new RegExp(
  String.raw`\[(?:\\[\s\S]|[^\]\\])*\]` +
    String.raw`|\\(?:u\{[0-9A-Fa-f]+\}|u[dD][89abAB][0-9A-Fa-f]{2}\\u[dD][c-fC-F][0-9A-Fa-f]{2}` +
    String.raw`|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[\s\S])|[^\\]`,
  'uy',
);

function boundsOf(
  text: string,
  counted: { readonly min: string; readonly isOpen: boolean; readonly max: string },
): { readonly min: number; readonly max: number } {
  if (text.startsWith('*')) return { min: 0, max: Infinity };
  if (text.startsWith('+')) return { min: 1, max: Infinity };
  if (text.startsWith('?')) return { min: 0, max: 1 };
  const min = Number(counted.min);
  if (!counted.isOpen) return { min, max: min };
  return { min, max: counted.max === '' ? Infinity : Number(counted.max) };
}

function changed(flags: string, { on = '', off = '' }: Partial<Record<string, string>>): string {
  const kept = new Set(`${flags}${on}`);
  for (const flag of off) kept.delete(flag);
  return [...kept].sort().join('');
}
