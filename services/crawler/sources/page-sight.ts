import { Parser } from 'htmlparser2';
import type { VisiblePage } from '../core/extract/structured/visible-match.ts';
import {
  invisible,
  isTag,
  isText,
  parseFragment,
  visibleText,
  type Document,
  type ParentNode,
} from './dom.ts';

/** What the reading of JSON-LD needs of a page: its blocks, and what a visitor sees beside them. */
export interface PageSight extends VisiblePage {
  /** The texts of the JSON-LD blocks, in the order of the page. */
  readonly scripts: readonly string[];
}

/** As deep as pages are read anywhere: beyond it the parser would slow down. */
const levelsMax = 512;
const dataType = 'application/ld+json';

class TooDeep extends Error {}

/** Says whether a script of this type holds JSON-LD. */
export function isDataType(type: string | undefined): boolean {
  return (type?.split(';')[0] ?? '').trim().toLowerCase() === dataType;
}

/** Reads a page without building its tree; undefined where it is nested too deep for that. */
export function sightOfText(html: string): PageSight | undefined {
  const sight = new Sight(html);
  // Half of the pages that are asked have no block: then nothing is parsed at all.
  if (!/ld\+json/iu.test(html)) return sight;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (sight.open(name, attributes) > levelsMax) throw new TooDeep();
      },
      ontext: (text) => sight.text(text),
      onclosetag: (name) => sight.close(name),
    },
    { lowerCaseTags: true, decodeEntities: true },
  );
  try {
    parser.end(html);
    return sight;
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}

/** Reads the same of a page that was parsed. */
export function sightOf(document: Document, html: string): PageSight {
  const sight = new Sight(html);
  walk(document, sight);
  return sight;
}

/** The parser bounds the depth of a tree. */
function walk(scope: ParentNode, sight: Sight): void {
  for (const child of scope.children) {
    if (isText(child)) sight.text(child.data);
    else if (isTag(child)) {
      sight.open(child.name, child.attribs);
      walk(child, sight);
      sight.close(child.name);
    } else if ('children' in child) walk(child, sight);
  }
}

/** Names of elements that show pay, as sites give them. */
const payName =
  /(?:^|[^a-z])(?:salar(?:y|io)|compensation|pay(?![a-z])|wage|remuneration|salaire|gehalt|lohn)/iu;
const namingAttributes = new Set(['class', 'id', 'itemprop', 'data-testid', 'data-qa']);
/** A pay text is short; what is longer is a text in which pay is mentioned. */
const payCharsMax = 200;
const headingsMax = 20;

/** Takes part of a page: the text between an opening tag and its end. */
interface Capture {
  readonly level: number;
  readonly parts: string[];
}

class Sight implements PageSight {
  readonly scripts: string[] = [];
  readonly headings: string[] = [];
  readonly pays: string[] = [];
  readonly #html: string;
  #level = 0;
  #hidden = 0;
  #script: string[] | undefined;
  #heading: Capture | undefined;
  #pay: Capture | undefined;

  constructor(html: string) {
    this.#html = html;
  }

  /** An element begins; gives how many are open. */
  open(name: string, attributes: Readonly<Record<string, string>>): number {
    this.#level += 1;
    const level = this.#level;
    if (name === 'script' && isDataType(ownOf(attributes, 'type'))) this.#script ??= [];
    if (invisible.has(name)) this.#hidden += 1;
    if (this.#hidden > 0) return level;
    if (name === 'h1') this.#heading ??= { level, parts: [] };
    if (this.#pay === undefined && this.pays.length < headingsMax && isPay(attributes)) {
      this.#pay = { level, parts: [] };
    }
    return level;
  }

  text(text: string): void {
    this.#script?.push(text);
    if (this.#hidden > 0) return;
    this.#heading?.parts.push(text);
    this.#pay?.parts.push(text);
  }

  /** The element that was opened last ends. */
  close(name: string): void {
    const level = this.#level;
    this.#level -= 1;
    if (name === 'script' && this.#script !== undefined) {
      this.scripts.push(this.#script.join(''));
      this.#script = undefined;
    }
    if (invisible.has(name)) this.#hidden -= 1;
    if (this.#heading?.level === level) {
      if (this.headings.length < headingsMax) this.headings.push(this.#heading.parts.join(''));
      this.#heading = undefined;
    }
    if (this.#pay?.level === level) {
      const pay = this.#pay.parts.join('');
      if (pay.length <= payCharsMax) this.pays.push(pay);
      this.#pay = undefined;
    }
  }

  /** The lines that a visitor sees; few pages are asked, and these are read once more. */
  lines(): readonly string[] {
    return visibleText(parseFragment(this.#html)).split('\n');
  }
}

function ownOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

function isPay(attributes: Readonly<Record<string, string>>): boolean {
  for (const name in attributes) {
    if (namingAttributes.has(name) && payName.test(attributes[name] ?? '')) return true;
  }
  return false;
}
