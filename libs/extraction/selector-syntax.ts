/*
 * Whether a selector is CSS. The parser that runs selectors takes more than that: nothing for a
 * name, any sign at the beginning of one, a type behind a class. What it makes of those finds
 * nothing on any page, and nobody would know why. Two things that it takes are let through all the
 * same, as they mean what they seem to: values of attributes without quotes, and a combinator in
 * front of a selector that is looked for inside of an element.
 */

/** What of a selector takes time to judge: how elements stand to each other, and pseudo classes. */
export type SelectorPart =
  | { readonly kind: 'combinator'; readonly sign: string }
  /** The name is in small letters and without escapes. */
  | { readonly kind: 'pseudo'; readonly name: string }
  /** The brackets of the pseudo class before it hold selectors, up to the `close`. */
  | { readonly kind: 'open' | 'close' | 'alternative' };

/** The parts of a selector in order; or where a text is no selector of CSS, in words. */
export function readSelector(
  selector: string,
): { readonly parts: readonly SelectorPart[] } | { readonly fault: string } {
  const reader = new Reader(selector);
  try {
    reader.list();
    reader.expectEnd();
    return { parts: reader.parts };
  } catch (error) {
    if (error instanceof NoSelector) return { fault: error.message };
    throw error;
  }
}

class NoSelector extends Error {}

// Of functions that take selectors; what is in the brackets of others is for them to judge.
const selectorFunctions = new Set(['has', 'not', 'matches', 'is', 'where', 'host', 'host-context']);
const levelsMax = 32;

const escape = String.raw`\\(?:[0-9a-fA-F]{1,6}(?:\r\n|[ \t\r\n\f])?|[^0-9a-fA-F\r\n\f])`;
const start = String.raw`(?:[a-zA-Z_\u0080-\u{10ffff}]|${escape})`;
const more = String.raw`(?:[\w\u0080-\u{10ffff}-]|${escape})`;
const identifier = new RegExp(`(?:--|-?${start})${more}*`, 'uy');
const space = /(?:[ \t\r\n\f]|\/\*[\s\S]*?\*\/)+/uy;
const combinator = /[>+~]|\|\|/uy;
const namespace = /(?:\*|)\|(?![=|])/uy;
const operator = /[~^$*!|]?=/uy;
const quoted = /"(?:\\[\s\S]|[^"\\\n\r\f])*"|'(?:\\[\s\S]|[^'\\\n\r\f])*'/uy;
const unquoted = /(?:\\[\s\S]|[^\s"'\][=<>`\\])+/uy;

class Reader {
  readonly parts: SelectorPart[] = [];
  readonly #text: string;
  #at = 0;
  #level = 0;

  constructor(text: string) {
    this.#text = text;
  }

  list(): void {
    this.#complex();
    while (this.#take(',')) {
      this.parts.push({ kind: 'alternative' });
      this.#complex();
    }
  }

  expectEnd(): void {
    if (this.#at < this.#text.length) throw this.#fault(`${this.#found} has no meaning there`);
  }

  #complex(): void {
    this.#match(space);
    if (this.#combinator()) this.#match(space);
    this.#compound();
    for (;;) {
      const begin = this.#at;
      this.#match(space);
      // A comment alone is no space.
      const isApart = /^\s|\*\/\s/u.test(this.#text.slice(begin, this.#at));
      if (this.#combinator()) this.#match(space);
      else if (!isApart || /^[,)]?$/u.test(this.#peek)) return;
      else this.parts.push({ kind: 'combinator', sign: ' ' });
      this.#compound();
    }
  }

  #combinator(): boolean {
    const begin = this.#at;
    if (!this.#match(combinator)) return false;
    this.parts.push({ kind: 'combinator', sign: this.#text.slice(begin, this.#at) });
    return true;
  }

  #compound(): void {
    const begin = this.#at;
    this.#type();
    for (;;) {
      if (this.#take('.')) this.#name('a class after "."');
      else if (this.#take('#')) this.#name('an id after "#"');
      else if (this.#take('[')) this.#attribute();
      else if (this.#take(':')) this.#pseudo();
      else break;
    }
    if (this.#at === begin) throw this.#fault(`an element is wanted, not ${this.#found}`);
    if (this.#peek === '*' || this.#matches(identifier)) {
      throw this.#fault(`${this.#found} must stand before what else is said of its element`);
    }
  }

  #type(): void {
    if (this.#match(namespace)) {
      if (!this.#take('*')) this.#name('a type after "|"');
      return;
    }
    if (this.#take('*') || !this.#match(identifier)) return;
    if (this.#match(namespace) && !this.#take('*')) this.#name('a type after "|"');
  }

  #attribute(): void {
    this.#match(space);
    this.#match(namespace);
    let name = this.#name('an attribute after "["');
    if (this.#match(namespace)) name = this.#name('an attribute after "|"');
    if (isOfEveryObject(name)) {
      throw this.#fault(`no page has an attribute "${name}", and it is not looked for`);
    }
    this.#match(space);
    if (this.#match(operator)) {
      this.#match(space);
      if (!this.#match(quoted) && !this.#match(unquoted)) {
        throw this.#fault(`a value is wanted after "=", not ${this.#found}`);
      }
      this.#match(space);
      if (this.#match(/[iIsS]/uy)) this.#match(space);
    }
    if (!this.#take(']')) throw this.#fault(`"]" is wanted, not ${this.#found}`);
  }

  #pseudo(): void {
    this.#take(':');
    const name = this.#name('a pseudo class after ":"').toLowerCase();
    this.parts.push({ kind: 'pseudo', name });
    if (!this.#take('(')) return;
    if (selectorFunctions.has(name)) {
      this.#level += 1;
      if (this.#level > levelsMax) throw this.#fault(`more than ${levelsMax} functions are open`);
      this.parts.push({ kind: 'open' });
      this.list();
      this.parts.push({ kind: 'close' });
      this.#level -= 1;
    } else this.#argument();
    if (!this.#take(')')) throw this.#fault(`")" is wanted, not ${this.#found}`);
  }

  // Round brackets in pairs, as the parser counts them.
  #argument(): void {
    for (let open = 0; this.#at < this.#text.length; this.#at += 1) {
      if (this.#peek === '\\') this.#at += 1;
      else if (this.#peek === '(') open += 1;
      else if (this.#peek === ')') {
        if (open === 0) return;
        open -= 1;
      }
    }
  }

  /** Takes a name, and gives it without its escapes. */
  #name(wanted: string): string {
    const begin = this.#at;
    if (!this.#match(identifier)) {
      throw this.#fault(`the name of ${wanted} cannot begin with ${this.#found}`);
    }
    return unescaped(this.#text.slice(begin, this.#at));
  }

  get #peek(): string {
    return this.#text[this.#at] ?? '';
  }

  get #found(): string {
    const [character] = this.#text.slice(this.#at, this.#at + 2);
    return character === undefined ? 'the end' : `"${character}"`;
  }

  #fault(what: string): NoSelector {
    return new NoSelector(`at character ${this.#at + 1}, ${what}`);
  }

  #take(character: string): boolean {
    if (this.#peek !== character) return false;
    this.#at += 1;
    return true;
  }

  #matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  #match(pattern: RegExp): boolean {
    if (!this.#matches(pattern)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/giu, (_, code?: string, character = '') => {
    const point = Number.parseInt(code ?? '', 16);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : String(character);
  });
}

// What runs selectors looks attributes up in plain objects, and these it finds in any of them.
function isOfEveryObject(name: string): boolean {
  return name.toLowerCase() in Object.prototype;
}
