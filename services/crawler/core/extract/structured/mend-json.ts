import { endOfDamage, memberBorder, startsMember } from './json-border.ts';
import type { Repair } from './json-repair.ts';
import { isQuote, readString } from './json-string.ts';
import { mayBeSpace, readSpace, readWord } from './json-word.ts';

/** A text that parses, made of one that did not. */
export interface Mended {
  readonly kind: 'mended';
  readonly text: string;
  readonly repairs: ReadonlySet<Repair>;
  /** The value of a member was lost, to save the others. */
  readonly isDamaged: boolean;
}

/** What came of mending: a text that parses, or why there is none. */
export type Mending = Mended | { readonly kind: 'too_deep' | 'too_large' | 'broken' };

/**
 * Brackets, commas, keys and values that are read: hundreds of postings. Past that the copies of
 * a text, its pieces and its objects no longer fit the caches, and time grows faster than the text.
 */
const tokensMax = 100_000;

/**
 * Mends a JSON text that cannot be parsed, in one pass from left to right. A text that breaks off
 * stays broken: what was behind its end is not known.
 */
export function mendJson(text: string, levelsMax: number): Mending {
  return new Mender(text, levelsMax).mend();
}

const firstValue = /[[{]/uy;
const laterValue = /[,;]?\s{0,200}[[{]/uy;
const bareKey = /[A-Za-z_$@][\w$@.-]{0,63}/uy;

interface Frame {
  readonly isObject: boolean;
  /** Before a key or an element; behind one and its comma; behind a colon; behind a value. */
  state: 'start' | 'comma' | 'colon' | 'value';
  /** Where in the output the last value begins; -1 = there is none yet. */
  valueAt: number;
}

class Mender {
  readonly #text: string;
  readonly #levelsMax: number;
  readonly #frames: Frame[] = [];
  readonly #out: string[] = [];
  readonly #repairs = new Set<Repair>();
  #at = 0;
  #hasNewLine = false;
  #isDamaged = false;
  #failure: Exclude<Mending['kind'], 'mended'> | undefined;

  constructor(text: string, levelsMax: number) {
    this.#text = text;
    this.#levelsMax = levelsMax;
  }

  mend(): Mending {
    let count = 0;
    for (let tokens = 0; ; tokens += 1) {
      this.#skipSpace();
      if (this.#at >= this.#text.length) break;
      if (tokens >= tokensMax) return { kind: 'too_large' };
      const frame = this.#frames.at(-1);
      if (frame !== undefined) this.#step(frame);
      else if (this.#startsValue(count > 0)) {
        this.#open(count > 0 ? ',' : '');
        count += 1;
      } else {
        if (count === 0) return { kind: 'broken' };
        this.#repairs.add('trailing_js');
        break;
      }
      if (this.#failure !== undefined) return { kind: this.#failure };
    }
    if (count === 0 || this.#frames.length > 0) return { kind: 'broken' };
    if (count > 1) this.#repairs.add('several_values');
    const whole = this.#out.join('');
    const [repairs, isDamaged] = [this.#repairs, this.#isDamaged];
    return { kind: 'mended', text: count > 1 ? `[${whole}]` : whole, repairs, isDamaged };
  }

  /** Between whole values one comma or semicolon may stand. */
  #startsValue(isLater: boolean): boolean {
    const behind = isLater ? laterValue : firstValue;
    behind.lastIndex = this.#at;
    if (!behind.test(this.#text)) return false;
    this.#at = behind.lastIndex - 1;
    return true;
  }

  #open(comma: string): void {
    const mark = this.#text.charAt(this.#at);
    if (this.#frames.length >= this.#levelsMax) this.#failure = 'too_deep';
    this.#out.push(comma, mark);
    this.#frames.push({ isObject: mark === '{', state: 'start', valueAt: -1 });
    this.#at += 1;
  }

  #step(frame: Frame): void {
    const mark = this.#text.charAt(this.#at);
    if (mark === '}' || mark === ']') this.#close(frame, mark);
    else if (frame.state === 'value') this.#readComma(frame, mark);
    else if (mark === ',' && frame.state !== 'colon') {
      this.#repairs.add('extra_comma');
      this.#at += 1;
    } else if (frame.isObject && frame.state !== 'colon') this.#readKey(frame, mark);
    else this.#readValue(frame, mark);
  }

  #close(frame: Frame, mark: string): void {
    if (frame.isObject !== (mark === '}')) {
      this.#failure = 'broken';
      return;
    }
    if (frame.state === 'colon') {
      this.#out.push('null');
      this.#repairs.add('no_value');
    }
    if (frame.state === 'comma') this.#repairs.add('trailing_comma');
    this.#frames.pop();
    this.#out.push(mark);
    this.#at += 1;
  }

  #readComma(frame: Frame, mark: string): void {
    const isComma = mark === ',';
    if (isComma) this.#at += 1;
    else if (this.#hasNewLine && startsMember(this.#text, this.#at, frame.isObject)) {
      this.#repairs.add('missing_comma');
    } else {
      this.#loseValue(frame);
      return;
    }
    frame.state = 'comma';
  }

  #readKey(frame: Frame, mark: string): void {
    const key = isQuote(mark) ? this.#quotedKey() : this.#bareKey();
    this.#skipSpace();
    if (key === undefined || this.#text.charAt(this.#at) !== ':') {
      this.#loseValue(frame);
      return;
    }
    if (!isQuote(mark)) this.#repairs.add('bare_key');
    this.#at += 1;
    this.#out.push(commaBefore(frame), key, ':');
    frame.state = 'colon';
  }

  #quotedKey(): string | undefined {
    const string = readString(this.#text, this.#at, 'key');
    if (string.kind !== 'string') return undefined;
    for (const repair of string.repairs) this.#repairs.add(repair);
    this.#at = string.end;
    return string.json;
  }

  #bareKey(): string | undefined {
    bareKey.lastIndex = this.#at;
    const [key] = bareKey.exec(this.#text) ?? [];
    if (key === undefined) return undefined;
    this.#at = bareKey.lastIndex;
    return `"${key}"`;
  }

  #readValue(frame: Frame, mark: string): void {
    frame.valueAt = this.#out.length;
    const comma = commaBefore(frame);
    if (mark === '{' || mark === '[') {
      frame.state = 'value';
      this.#open(comma);
      return;
    }
    const json = isQuote(mark)
      ? this.#readString(frame.isObject ? 'value' : 'element')
      : this.#readWord();
    if (json === undefined) this.#loseValue(frame);
    else {
      this.#out.push(comma, json);
      frame.state = 'value';
    }
  }

  #readWord(): string | undefined {
    const word = readWord(this.#text, this.#at);
    if (word === undefined) return undefined;
    if (word.repair !== undefined) this.#repairs.add(word.repair);
    this.#at = word.end;
    return word.json;
  }

  /** Reads a string with quotes of any kind; one that holds bare quotes is lost. */
  #readString(role: 'value' | 'element'): string | undefined {
    const string = readString(this.#text, this.#at, role);
    if (string.kind === 'string') {
      for (const repair of string.repairs) this.#repairs.add(repair);
      this.#at = string.end;
      return string.json;
    }
    const end = string.kind === 'damaged' ? endOfDamage(this.#text, string.at, role) : -1;
    if (end < 0) {
      this.#failure = 'broken';
      return undefined;
    }
    this.#isDamaged = true;
    this.#at = end;
    return 'null';
  }

  /** The value before this place is not what it seemed to be: it goes, the next member stays. */
  #loseValue(frame: Frame): void {
    const border = frame.isObject ? memberBorder(this.#text, this.#at) : -1;
    if (border < 0 || frame.valueAt < 0) {
      this.#failure = 'broken';
      return;
    }
    this.#out.length = frame.valueAt;
    this.#out.push('null');
    this.#isDamaged = true;
    this.#at = border;
    frame.state = 'value';
  }

  #skipSpace(): void {
    // Mostly there is none, and this is asked before every token.
    if (!mayBeSpace(this.#text, this.#at)) {
      this.#hasNewLine = false;
      return;
    }
    const space = readSpace(this.#text, this.#at);
    this.#at = space.end;
    this.#hasNewLine = space.hasNewLine;
    for (const repair of space.repairs) this.#repairs.add(repair);
  }
}

/** A comma is written with what follows it: one that nothing follows is dropped. */
function commaBefore(frame: Frame): string {
  return frame.state === 'comma' ? ',' : '';
}
