import { startsMember } from './json-border.ts';
import type { Repair } from './json-repair.ts';
import { mayBeSpace, readSpace } from './json-word.ts';

/** What a string is to what it stands in. */
export type StringRole = 'key' | 'value' | 'element';

/** A string as JSON has it; or the place of a quote that seems to end it and does not. */
export type ReadString =
  | {
      readonly kind: 'string';
      readonly json: string;
      readonly end: number;
      readonly repairs: readonly Repair[];
    }
  | { readonly kind: 'damaged'; readonly at: number }
  /** The text ends first. */
  | { readonly kind: 'cut' };

const straight = '"';
const single = "'";
const curly = new Set(['“', '”', '„', '‟']);

/** Says whether a string can begin with this character. */
export function isQuote(mark: string): boolean {
  return mark === straight || mark === single || curly.has(mark);
}

/** Reads the string whose opening quote stands at this place. */
export function readString(text: string, at: number, role: StringRole): ReadString {
  const opening = text.charAt(at);
  if (opening === straight) {
    plain.lastIndex = at + 1;
    plain.test(text);
    const place = plain.lastIndex;
    if (text.charAt(place) === straight) {
      return endsThere(text, place + 1, role)
        ? { kind: 'string', json: text.slice(at, place + 1), end: place + 1, repairs: noRepairs }
        : { kind: 'damaged', at: place };
    }
  }
  return readMarked(text, at, role);
}

/** Most strings hold nothing that JSON does not take as it is. */
const plain = /[^"\\\u0000-\u001f]*/uy;
const noRepairs: readonly Repair[] = [];

function readMarked(text: string, at: number, role: StringRole): ReadString {
  const opening = text.charAt(at);
  const repairs = new Set<Repair>();
  if (opening === single) repairs.add('single_quotes');
  else if (opening !== straight) repairs.add('smart_quotes');
  let json = straight;
  /** Where the text begins that is taken as it is. */
  let kept = at + 1;
  for (let place = at + 1; place < text.length; place += 1) {
    const mark = text.charAt(place);
    const isEnd = endsString(mark, opening);
    if (isEnd && endsThere(text, place + 1, role)) {
      json += text.slice(kept, place) + straight;
      return { kind: 'string', json, end: place + 1, repairs: [...repairs] };
    }
    if (isEnd) return { kind: 'damaged', at: place };
    const piece = pieceAt(text, place, opening);
    if (piece === undefined) continue;
    json += text.slice(kept, place) + piece.json;
    if (piece.repair !== undefined) repairs.add(piece.repair);
    place = piece.end - 1;
    kept = piece.end;
  }
  return { kind: 'cut' };
}

interface Piece {
  readonly json: string;
  readonly end: number;
  readonly repair?: Repair;
}

const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;

/** What JSON has in the place of what stands here; undefined where it is the same. */
function pieceAt(text: string, at: number, opening: string): Piece | undefined {
  const mark = text.charAt(at);
  if (mark === straight) return { json: '\\"', end: at + 1 };
  if (mark < ' ') return { json: controls.get(mark) ?? '', end: at + 1, repair: 'ctl_in_string' };
  if (mark !== '\\') return undefined;
  escape.lastIndex = at;
  const [whole] = escape.exec(text) ?? [];
  if (whole !== undefined) return { json: whole, end: at + whole.length };
  const next = text.charAt(at + 1);
  // A quote behind a backslash is text, whichever it is; in a script `\'` needs its backslash.
  if (next === single && opening === single) return { json: next, end: at + 2 };
  const isText = isQuote(next);
  return { json: isText ? next : '', end: at + (isText ? 2 : 1), repair: 'bad_escape' };
}

const controls: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function endsString(mark: string, opening: string): boolean {
  if (opening === straight || opening === single) return mark === opening;
  return curly.has(mark) || mark === straight;
}

/** A quote ends the string only where what must follow a string follows. */
function endsThere(text: string, behind: number, role: StringRole): boolean {
  const { end, hasNewLine } = mayBeSpace(text, behind)
    ? readSpace(text, behind)
    : { end: behind, hasNewLine: false };
  const next = text.charAt(end);
  if (role === 'key') return next === ':';
  if (next === ',' || next === '}' || next === ']') return true;
  return hasNewLine && startsMember(text, end, role === 'value');
}
