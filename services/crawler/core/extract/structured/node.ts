/** A node of structured data: a JSON object. */
export type Node = Readonly<Record<string, unknown>>;

/** Nesting that is walked; blocks beyond it are refused before they are parsed. */
export const levelsMax = 64;

/** True for a JSON object; a list is none. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A property by its name; a key in another case is taken too. Own keys only: what the page does
 * not say is not found on a prototype.
 */
export function propertyOf(node: Node, name: string): unknown {
  const key = keyOf(node, name);
  return key === undefined ? undefined : node[key];
}

/** True when a property is there, but only under a key in another case. */
export function isOddCase(node: Node, name: string): boolean {
  const key = keyOf(node, name);
  return key !== undefined && node[key] !== undefined && withoutPrefix(key) !== name;
}

function keyOf(node: Node, name: string): string | undefined {
  return Object.hasOwn(node, name) ? name : foldedKeys(node).get(name.toLowerCase());
}

/** A node is asked for many names: its keys are looked through once. */
const folded = new WeakMap<Node, ReadonlyMap<string, string>>();

function foldedKeys(node: Node): ReadonlyMap<string, string> {
  const known = folded.get(node);
  if (known !== undefined) return known;
  const keys = new Map<string, string>();
  for (const key of Object.keys(node)) {
    const name = withoutPrefix(key).toLowerCase();
    if (!keys.has(name)) keys.set(name, key);
  }
  folded.set(node, keys);
  return keys;
}

const vocabulary = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/iu;

/** A name of schema.org without its address or prefix. */
function withoutPrefix(name: string): string {
  return name.replace(vocabulary, '');
}

/** One value as a list of one; none as an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A text, and the path at which it stands below the value that was asked for. */
export interface FoundText {
  readonly text: string;
  readonly path: string;
}

/** The text of a value: text, number, or the name, value or text of a node; else undefined. */
export function textOf(value: unknown): string | undefined {
  return findText(value, '')?.text;
}

/** The same with the path to it, which begins with the path of the value. */
export function findText(value: unknown, path: string): FoundText | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { text: value, path };
  if (typeof value === 'number' && Number.isFinite(value)) return { text: String(value), path };
  if (Array.isArray(value)) return isFlat(value[0]) ? findText(value[0], path) : undefined;
  if (!isNode(value)) return undefined;
  for (const name of ['name', 'value', '@value', 'text']) {
    const inner = listOf(propertyOf(value, name))[0];
    const text = isNode(inner) ? propertyOf(inner, '@value') : inner;
    if (typeof text === 'string' || typeof text === 'number') {
      const found = findText(text, path === '' ? name : `${path}.${name}`);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** A list inside a list is no value that has a text. */
function isFlat(value: unknown): boolean {
  return !Array.isArray(value);
}

/** True when `@type` names the type, alone or in a list, plain, prefixed or as an address. */
export function hasType(node: Node, type: string): boolean {
  const types = propertyOf(node, '@type') ?? propertyOf(node, 'type');
  return listOf(types).some((value) => {
    if (typeof value !== 'string') return false;
    return withoutPrefix(value.trim()).toLowerCase() === type.toLowerCase();
  });
}

/** The address under which a node can be named elsewhere on its page. */
export function nodeId(node: Node): string | undefined {
  const id = propertyOf(node, '@id') ?? propertyOf(node, 'id');
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : undefined;
}
