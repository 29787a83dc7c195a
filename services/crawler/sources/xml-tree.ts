import { Parser } from 'htmlparser2';

/** An element of an XML document; its text is its own, not that of elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Deeper than any feed goes, and shallow enough to be read by functions that call themselves. */
const levelsMax = 32;
const elementsMax = 500_000;
const sliceChars = 65_536;

/**
 * Reads an XML document whole; undefined where it is none, is cut off or is nested too deep.
 * Nothing is expanded but XML's five entities and numbers, and nothing is fetched.
 */
export function parseXml(text: string): XmlElement | undefined {
  const reading = new TreeReading();
  const parser = new Parser(reading, { xmlMode: true, decodeEntities: true });
  // The parser has no bound of its own, and slows down with the depth: what is broken is let be.
  for (let at = 0; at < text.length && !reading.isBroken; at += sliceChars) {
    parser.write(text.slice(at, at + sliceChars));
  }
  if (!reading.isBroken) parser.end();
  return reading.root;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

class TreeReading {
  /** It is no whole document, whatever follows. */
  isBroken = false;
  readonly #open: OpenElement[] = [];
  #root: XmlElement | undefined;
  #elements = 0;
  #parser: Parser | undefined;
  /** Where the tag ends that was opened last. */
  #openEnd = -1;

  get root(): XmlElement | undefined {
    return this.isBroken || this.#open.length > 0 ? undefined : this.#root;
  }

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    const isSecond = this.#open.length === 0 && this.#root !== undefined;
    const isTooMuch = this.#open.length >= levelsMax || this.#elements > elementsMax;
    if (isSecond || isTooMuch) this.isBroken = true;
    if (this.isBroken) return;
    this.#open.push({ name, attributes, children: [], text: '' });
    this.#openEnd = this.#parser?.endIndex ?? -1;
  }

  ontext(text: string): void {
    const current = this.#open.at(-1);
    if (current !== undefined) current.text += text;
    else if (text.trim() !== '') this.isBroken = true;
  }

  onclosetag(_name: string, isImplied: boolean): void {
    // An element that closes itself is called implied too, but its one tag opens and closes it.
    if (isImplied && this.#parser?.endIndex !== this.#openEnd) this.isBroken = true;
    if (this.isBroken) return;
    const closed = this.#open.pop();
    if (closed === undefined) return;
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#root = closed;
    else parent.children.push(closed);
  }
}
