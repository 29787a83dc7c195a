import { collapseSpace } from '../core/extract/text.ts';
import {
  attributeOf,
  isTag,
  visibleText,
  type Document,
  type Element,
  type ParentNode,
} from './dom.ts';
import { describeNode } from './sanitize.ts';

/** A node as JSON-LD would have it. */
type Item = Record<string, unknown>;

/** How a page writes its items: microdata, or RDFa Lite. */
interface Dialect {
  readonly property: string;
  typesOf(element: Element): readonly string[] | undefined;
}

const dialects: readonly Dialect[] = [
  {
    property: 'itemprop',
    typesOf(element) {
      if (attributeOf(element, 'itemscope') === undefined) return undefined;
      return wordsOf(attributeOf(element, 'itemtype'));
    },
  },
  {
    property: 'property',
    typesOf(element) {
      const types = attributeOf(element, 'typeof');
      return types === undefined ? undefined : wordsOf(types);
    },
  },
];

/** The items of a page's attributes as nodes of structured data; none where there is no job. */
export function readMicrodata(document: Document, html: string): readonly unknown[] {
  if (!/(?:itemtype|typeof)\s*=[^>]{0,200}jobposting/iu.test(html)) return [];
  return dialects.flatMap((dialect) => new ItemReader(dialect).read(document));
}

/** Where the reader is: in which item, and in how many values that are texts. */
interface Place {
  readonly item: Item | undefined;
  readonly texts: number;
  /** Behind an itemref: items of their own were read where they stand. */
  readonly isReferred: boolean;
}

// Values inside of values are read a few levels deep, and what is referred to a number of times,
// so that no page costs more than a few times its length; no page of people has so many items.
const textsMax = 4;
const itemsMax = 5_000;
const referredMax = 5_000;
const refsMax = 20;
const namesMax = 4;

/** Properties that may hold paragraphs and lists. */
const longTexts = new Set(
  (
    'description responsibilities qualifications jobBenefits benefits skills ' +
    'incentiveCompensation experienceRequirements educationRequirements'
  ).split(' '),
);
/** Properties whose value is an address even where it is written as a link in the text. */
const addresses = new Set('url sameAs logo image mainEntityOfPage item'.split(' '));

/** Properties that hold an item which is read. */
const holders = new Set(
  'hiringOrganization jobLocation address geo baseSalary value identifier mainEntity item'.split(
    ' ',
  ),
);

class ItemReader {
  readonly #dialect: Dialect;
  readonly #items: Item[] = [];
  readonly #byId = new Map<string, Element>();
  readonly #later: { readonly item: Item; readonly ids: readonly string[] }[] = [];
  #referred = 0;
  #opened = 0;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  read(document: Document): readonly unknown[] {
    this.#walk(document, { item: undefined, texts: 0, isReferred: false });
    for (const { item, ids } of this.#later) this.#refer(item, ids);
    return this.#items;
  }

  /** The parser bounds the depth of a tree. */
  #walk(scope: ParentNode, place: Place): void {
    for (const child of scope.children) if (isTag(child)) this.#visit(child, place);
  }

  #visit(element: Element, place: Place): void {
    if (place.isReferred && (this.#referred += 1) > referredMax) return;
    if (this.#opened >= itemsMax) return;
    const id = attributeOf(element, 'id');
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    const names = wordsOf(attributeOf(element, this.#dialect.property))
      .flatMap(propertyName)
      .slice(0, namesMax);
    const types = this.#dialect.typesOf(element);
    if (types !== undefined) {
      const item = this.#open(element, types, place);
      // An item stands in one place only: what reads it later walks a tree.
      const name = names.find((candidate) => holders.has(candidate)) ?? names[0];
      if (place.item !== undefined && name !== undefined) addTo(place.item, name, item);
      else if (!place.isReferred) this.#items.push(item);
      this.#walk(element, { ...place, item });
      return;
    }
    if (place.item === undefined || names.length === 0) {
      this.#walk(element, place);
      return;
    }
    if (place.texts < textsMax) {
      for (const name of names) addTo(place.item, name, valueOf(element, name));
    }
    this.#walk(element, { ...place, texts: place.texts + 1 });
  }

  #open(element: Element, types: readonly string[], { isReferred }: Place): Item {
    this.#opened += 1;
    const item: Item = { '@type': types };
    const id = attributeOf(element, 'itemid') ?? attributeOf(element, 'resource');
    if (id !== undefined) item['@id'] = id;
    // What is referred to refers no further: there is no circle.
    if (isReferred) return item;
    const refs = wordsOf(attributeOf(element, 'itemref')).slice(0, refsMax);
    // What stands before the item comes first, as on the page.
    const before = refs.filter((ref) => this.#byId.has(ref));
    this.#refer(item, before);
    const ids = refs.filter((ref) => !before.includes(ref));
    if (ids.length > 0) this.#later.push({ item, ids });
    return item;
  }

  #refer(item: Item, ids: readonly string[]): void {
    for (const id of ids) {
      const element = this.#byId.get(id);
      if (element !== undefined) this.#visit(element, { item, texts: 0, isReferred: true });
    }
  }
}

function wordsOf(text: string | undefined): readonly string[] {
  return (text ?? '').split(/\s+/u).filter((word) => word !== '');
}

/** A property of schema.org by its bare name; those of other vocabularies are left out. */
function propertyName(word: string): readonly string[] {
  const name = word.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/iu, '');
  return /^[\w@-]+$/u.test(name) && name !== '__proto__' ? [name] : [];
}

function addTo(item: Item, name: string, value: unknown): void {
  const before = Object.hasOwn(item, name) ? item[name] : undefined;
  if (before === undefined) item[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else item[name] = [before, value];
}

const sources: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

/** The value of a property: what is meant for machines, else what a visitor reads. */
function valueOf(element: Element, property: string): string {
  const content = attributeOf(element, 'content');
  if (content !== undefined) return content;
  const { name } = element;
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  // The name of a company is often a link to it.
  const isNamed = name === 'a' && !addresses.has(property);
  const said = source === undefined || isNamed ? undefined : attributeOf(element, source);
  if (said !== undefined) return said;
  if (longTexts.has(property)) return `<div>${describeNode(element).html}</div>`;
  return collapseSpace(visibleText(element));
}
