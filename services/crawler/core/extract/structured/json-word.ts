import type { Repair } from './json-repair.ts';

/** White space and comments between two tokens. */
export interface Space {
  readonly end: number;
  readonly hasNewLine: boolean;
  readonly repairs: readonly Repair[];
}

const none: readonly Repair[] = [];

/** Says whether there is anything to go over; mostly there is not, and this is asked first. */
export function mayBeSpace(text: string, at: number): boolean {
  const mark = text.charAt(at);
  return mark <= ' ' || mark === '/' || mark > '~';
}

/** Goes over what stands between two tokens; a comment that does not end is none. */
export function readSpace(text: string, from: number): Space {
  let repairs: readonly Repair[] = none;
  let at = from;
  let hasNewLine = false;
  for (;;) {
    const mark = text[at];
    if (mark === undefined) break;
    if (mark === '\n' || mark === '\r') hasNewLine = true;
    if (isSpace(mark)) {
      at += 1;
    } else if (isOddSpace(mark)) {
      if (!repairs.includes('odd_space')) repairs = [...repairs, 'odd_space'];
      at += 1;
    } else if (startsComment(text, at)) {
      const end = endOfComment(text, at);
      if (end < 0) break;
      if (!repairs.includes('comment')) repairs = [...repairs, 'comment'];
      at = end;
    } else break;
  }
  return { end: at, hasNewLine, repairs };
}

/** A longer one is no remark: the text would be searched to its end again and again. */
const commentCharsMax = 2_000;

function endOfComment(text: string, at: number): number {
  const near = text.slice(at + 2, at + 2 + commentCharsMax);
  if (text[at + 1] === '/') {
    const end = near.search(/[\n\r]/u);
    return end < 0 ? -1 : at + 2 + end;
  }
  const end = near.indexOf('*/');
  return end < 0 ? -1 : at + 4 + end;
}

/** Says whether a comment of a script begins at this place. */
function startsComment(text: string, at: number): boolean {
  return text[at] === '/' && (text[at + 1] === '/' || text[at + 1] === '*');
}

/** Says whether JSON takes this character between two tokens. */
function isSpace(mark: string): boolean {
  return mark === ' ' || mark === '\n' || mark === '\r' || mark === '\t';
}

const oddSpace = /^[\s\u007f\u200b\u2060\ufeff]$/u;

/** White space of other languages and stray controls: nobody sees that they are there. */
function isOddSpace(mark: string): boolean {
  return mark < ' ' || (mark > '~' && oddSpace.test(mark));
}

/** A number or word as JSON has it. */
export interface Word {
  readonly json: string;
  readonly end: number;
  readonly repair?: Repair;
}

const bare = /[+-]?[\w.]+(?:[+-]\d+)?/uy;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;
const looseNumber = /^(?<sign>[+-]?)0*(?<whole>\d*)(?:\.(?<part>\d*))?$/u;
const literals = new Set(['true', 'false', 'null']);
const nothings = new Set(['nan', 'infinity', 'undefined', 'none', 'nil']);

/** Reads a bare word in the place of a value; undefined where it is none that can be read. */
export function readWord(text: string, at: number): Word | undefined {
  const mark = text[at];
  // The value is missing: a template had nothing to put there.
  if (mark === ',') return { json: 'null', end: at, repair: 'no_value' };
  bare.lastIndex = at;
  const [word] = bare.exec(text) ?? [];
  if (word === undefined) return undefined;
  const end = bare.lastIndex;
  if (literals.has(word) || number.test(word)) return { json: word, end };
  const folded = word.toLowerCase().replace(/^[+-]/u, '');
  if (literals.has(folded)) return { json: folded, end, repair: 'literal_case' };
  if (nothings.has(folded)) return { json: 'null', end, repair: 'no_value' };
  const json = numberOf(word);
  return json === undefined ? undefined : { json, end, repair: 'number_form' };
}

/** `+5`, `.5`, `5.` and `007` are numbers to people. */
function numberOf(word: string): string | undefined {
  const groups = looseNumber.exec(word)?.groups;
  const { sign = '', whole = '', part = '' } = groups ?? {};
  if (groups === undefined || !/\d/u.test(word)) return undefined;
  const fraction = part === '' ? '' : `.${part}`;
  return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction}`;
}
