import { absoluteUrl } from '../canonical-url.ts';
import { isNode, levelsMax, listOf, nodeId, propertyOf, type Node } from './node.ts';

/** Properties of a posting, and of what they name, that may be no more than a reference. */
const referring: Readonly<Record<string, readonly string[]>> = {
  hiringOrganization: ['logo'],
  jobLocation: ['address', 'geo'],
  baseSalary: ['value'],
  identifier: [],
  applicantLocationRequirements: [],
};

/** As many places as a posting may have; what refers to more is not looked at further. */
const referencesMax = 100;

/**
 * The posting with the nodes that it names by `@id` in their places. Only two steps are followed
 * and the nodes stay what they are: references in circles come to an end.
 */
export function withReferences(posting: Node, blocks: readonly unknown[], pageUrl: string): Node {
  const names = Object.keys(referring).filter((name) => {
    return listOf(propertyOf(posting, name)).some((value) => isReference(value, referring[name]));
  });
  if (names.length === 0) return posting;
  const known = new Map<string, Node>();
  for (const block of blocks) index(block, { known, pageUrl, level: 0 });
  const copy: Record<string, unknown> = { ...posting };
  for (const name of names) {
    const inner = referring[name] ?? [];
    copy[name] = resolved(propertyOf(posting, name), (node) => {
      const full = lookUp(node, known, pageUrl);
      const parts = inner.filter((part) => listOf(propertyOf(full, part)).some(isBare));
      if (parts.length === 0) return full;
      const changed: Record<string, unknown> = { ...full };
      for (const part of parts) {
        changed[part] = resolved(propertyOf(full, part), (value) => lookUp(value, known, pageUrl));
      }
      return changed;
    });
  }
  return copy;
}

function resolved(value: unknown, resolve: (node: Node) => Node): unknown {
  if (!Array.isArray(value)) return isNode(value) ? resolve(value) : value;
  const items: readonly unknown[] = value.slice(0, referencesMax);
  return items.map((item) => (isNode(item) ? resolve(item) : item));
}

function lookUp(node: Node, known: ReadonlyMap<string, Node>, pageUrl: string): Node {
  const id = isBare(node) ? nodeId(node) : undefined;
  return (id === undefined ? undefined : known.get(idKey(id, pageUrl))) ?? node;
}

/** Says whether a value or one of its parts is a reference. */
function isReference(value: unknown, parts: readonly string[] = []): boolean {
  if (!isNode(value)) return false;
  return isBare(value) || parts.some((part) => listOf(propertyOf(value, part)).some(isBare));
}

/** A node that says no more than its id, and perhaps its type. */
function isBare(value: unknown): value is Node {
  if (!isNode(value) || nodeId(value) === undefined) return false;
  return Object.keys(value).every((key) => /^(?:@?id|@?type)$/iu.test(key));
}

interface Indexing {
  readonly known: Map<string, Node>;
  readonly pageUrl: string;
  readonly level: number;
}

function index(value: unknown, { known, pageUrl, level }: Indexing): void {
  if (level > levelsMax || typeof value !== 'object' || value === null) return;
  if (isNode(value) && !isBare(value)) {
    const id = nodeId(value);
    const key = id === undefined ? undefined : idKey(id, pageUrl);
    if (key !== undefined && !known.has(key)) known.set(key, value);
  }
  for (const inner of Object.values(value)) index(inner, { known, pageUrl, level: level + 1 });
}

/** `#org` and the page's own address with `#org` are one; `_:b1` is a name and no address. */
function idKey(id: string, pageUrl: string): string {
  return id.startsWith('_:') ? id : (absoluteUrl(id, pageUrl) ?? id);
}
