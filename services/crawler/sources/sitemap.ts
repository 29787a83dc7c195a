import { Parser } from 'htmlparser2';
import { w3cTime } from '../core/w3c-time.ts';

/*
 * Reads a sitemap as it streams by: XML (sitemaps.org), an index of such files, a feed, or plain
 * lines. Only what stands where the format puts it is taken: images, videos, news and alternates
 * have locations of their own, which are no pages. Nothing is expanded but XML's five entities and
 * numbers, and nothing is fetched: a document type is skipped like any other declaration.
 */

/** Most locations of one file, by the protocol of sitemaps.org. */
export const locationsMax = 50_000;

/** A location as the file names it; it may be anything. */
export interface Location {
  readonly text: string;
  /** When the site says that it changed, in ISO 8601; a hint only. */
  readonly lastModified: string | undefined;
}

/** What a file holds. */
export interface Sitemap {
  readonly kind: 'pages' | 'index';
  readonly locations: readonly Location[];
  /** There are more than may be: the first ones stand. */
  readonly isTruncated: boolean;
  /** Why the file is not whole, in words; what came before the damage stands. */
  readonly damage: string | undefined;
}

/** The file is no sitemap; `root` names what it is instead. */
export interface NoSitemap {
  readonly kind: 'none';
  readonly root: string;
}

/** Reads a sitemap in any of its forms. */
export function readSitemap(text: string): Sitemap | NoSitemap {
  const start = text.search(/[^\s\uFEFF]/u);
  if (start < 0) return { kind: 'none', root: 'an empty file' };
  return text[start] === '<' ? readXml(text) : readLines(text);
}

/** Where a format keeps its locations. */
interface Shape {
  readonly kind: Sitemap['kind'];
  /** Names of the elements from the root to one entry. */
  readonly path: readonly string[];
  /** In the entry. */
  readonly location: string;
  /** Attribute that holds it; undefined = the text does. */
  readonly attribute: string | undefined;
  readonly changed: string | undefined;
}

const sitemap = { location: 'loc', attribute: undefined, changed: 'lastmod' };
const shapes: readonly Shape[] = [
  { kind: 'pages', path: ['urlset', 'url'], ...sitemap },
  { kind: 'index', path: ['sitemapindex', 'sitemap'], ...sitemap },
  {
    ...sitemap,
    kind: 'pages',
    path: ['rss', 'channel', 'item'],
    location: 'link',
    changed: undefined,
  },
  {
    kind: 'pages',
    path: ['feed', 'entry'],
    location: 'link',
    attribute: 'href',
    changed: 'updated',
  },
];

/** Deeper than any format goes, and shallow enough to stay cheap. */
const levelsMax = 32;
/** A location that is longer cannot be fetched, whatever its rest is. */
const textCharsMax = 4_096;
const sliceChars = 65_536;

function readXml(text: string): Sitemap | NoSitemap {
  const reading = new XmlReading();
  const parser = new Parser(reading, { xmlMode: true, decodeEntities: true });
  for (let at = 0; at < text.length && !reading.isOver; at += sliceChars) {
    parser.write(text.slice(at, at + sliceChars));
  }
  reading.onlast();
  if (!reading.isOver) parser.end();
  return reading.result();
}

/** Takes the events of one file. */
class XmlReading {
  /** Nothing of what follows is wanted. */
  isOver = false;
  #kind: Sitemap['kind'] | undefined;
  #root: string | undefined;
  #names: Names = noNames;
  /** Elements that are open, and how many of them, from the root, lead to an entry. */
  #depth = 0;
  #matched = 0;
  #isFresh = false;
  readonly #locations: Location[] = [];
  #isTruncated = false;
  #damage: string | undefined;
  #location: string | undefined;
  #changed: string | undefined;
  /** Text of the field that is open: its own, not that of elements in it. */
  #text = '';

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.isOver) return;
    if (this.#depth === 0 && !this.#beginRoot(name)) return;
    if (this.#depth >= levelsMax)
      return this.#breakOff(`is nested deeper than ${levelsMax} levels`);
    const { path, location, attribute } = this.#names;
    if (this.#matched === this.#depth && path[this.#depth] === name) this.#matched += 1;
    this.#depth += 1;
    this.#isFresh = true;
    if (this.#isEntry) {
      this.#location = undefined;
      this.#changed = undefined;
    } else if (this.#isField) {
      this.#text = '';
      if (attribute === undefined || name !== location) return;
      const relation = attributes['rel'] ?? 'alternate';
      if (relation === 'alternate') this.#location ??= attributes[attribute];
    }
  }

  ontext(text: string): void {
    if (this.isOver) return;
    this.#isFresh = false;
    if (this.#depth === 0) {
      if (this.#root !== undefined && text.trim() !== '') this.#breakOff('goes on behind its end');
    } else if (this.#isField && this.#text.length < textCharsMax) {
      this.#text += text.length > textCharsMax ? text.slice(0, textCharsMax) : text;
    }
  }

  onclosetag(name: string, isImplied: boolean): void {
    if (this.isOver) return;
    // An element that closes itself is called implied too, but nothing came in between. Otherwise
    // its end is missing, and an address that is cut is another address.
    if (isImplied && !this.#isFresh) return this.#breakOff(`ends before its <${name}> does`);
    this.#isFresh = false;
    if (this.#isField) this.#closeField(name);
    else if (this.#isEntry) this.#closeEntry();
    this.#depth -= 1;
    this.#matched = Math.min(this.#matched, this.#depth);
  }

  /** All of the text has come: what is still open has no end. */
  onlast(): void {
    this.#isFresh = false;
  }

  result(): Sitemap | NoSitemap {
    if (this.#kind === undefined) {
      return { kind: 'none', root: this.#root === undefined ? 'no XML' : `<${this.#root}>` };
    }
    return {
      kind: this.#kind,
      locations: this.#locations,
      isTruncated: this.#isTruncated,
      damage: this.#damage,
    };
  }

  get #isEntry(): boolean {
    return this.#depth === this.#names.path.length && this.#matched === this.#depth;
  }

  get #isField(): boolean {
    const { length } = this.#names.path;
    return this.#depth === length + 1 && this.#matched === length;
  }

  #beginRoot(name: string): boolean {
    if (this.#root !== undefined) {
      this.#breakOff('goes on behind its end');
      return false;
    }
    this.#root = name.slice(0, 64);
    const colon = name.indexOf(':');
    const shape = shapes.find(({ path }) => path[0] === name.slice(colon + 1));
    this.isOver = shape === undefined;
    if (shape === undefined) return false;
    this.#kind = shape.kind;
    this.#names = namesOf(shape, name.slice(0, colon + 1));
    return true;
  }

  #closeField(name: string): void {
    const { location, changed, attribute } = this.#names;
    const text = this.#text.trim();
    this.#text = '';
    if (name === location && attribute === undefined) this.#location ??= text;
    if (name === changed) this.#changed ??= w3cTime(text);
  }

  #closeEntry(): void {
    if (this.#locations.length >= locationsMax) {
      this.#isTruncated = true;
      this.isOver = true;
      return;
    }
    this.#locations.push({ text: this.#location ?? '', lastModified: this.#changed });
  }

  #breakOff(damage: string): void {
    this.#damage ??= damage;
    this.isOver = true;
  }
}

/** The names of a shape as one file writes them: all of it stands in one namespace. */
type Names = Pick<Shape, 'path' | 'location' | 'attribute' | 'changed'>;
const noNames: Names = { path: [], location: '', attribute: undefined, changed: undefined };

function namesOf({ path, location, attribute, changed }: Shape, prefix: string): Names {
  return {
    path: path.map((name) => prefix + name),
    location: prefix + location,
    attribute,
    changed: changed === undefined ? undefined : prefix + changed,
  };
}

/** One address a line. */
function readLines(text: string): Sitemap | NoSitemap {
  const locations: Location[] = [];
  let isTruncated = false;
  for (let at = 0; at < text.length && !isTruncated;) {
    const end = text.indexOf('\n', at);
    const until = end < 0 ? text.length : end;
    const line = text.slice(at, Math.min(until, at + textCharsMax)).trim();
    at = until + 1;
    if (line === '') continue;
    // The first line decides: text of another kind has no address there.
    if (locations.length === 0 && !isAddress(line)) return { kind: 'none', root: 'other text' };
    if (locations.length >= locationsMax) isTruncated = true;
    else locations.push({ text: line, lastModified: undefined });
  }
  return { kind: 'pages', locations, isTruncated, damage: undefined };
}

function isAddress(line: string): boolean {
  return /^\uFEFF?https?:\/\//iu.test(line) && URL.canParse(line);
}
