/** A node of structured data: a JSON object. */
export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A property by its name; a key in another case is taken too. Own keys only: what the page does
 * not say is not found on a prototype.
 */
export function propertyOf(node: Node, name: string): unknown {
  if (Object.hasOwn(node, name)) return node[name];
  const key = Object.keys(node).find((candidate) => sameName(candidate, name));
  return key === undefined ? undefined : node[key];
}

/** True when a property is there, but only under a key in another case. */
export function isOddCase(node: Node, name: string): boolean {
  return !Object.hasOwn(node, name) && propertyOf(node, name) !== undefined;
}

function sameName(key: string, name: string): boolean {
  return key.toLowerCase().replace(/^schema:/u, '') === name.toLowerCase();
}

/** One value as a list of one; none as an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The text of a value: text, number, or the name, value or text of a node; else undefined. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (!isNode(value)) return undefined;
  for (const name of ['name', 'value', '@value', 'text']) {
    const inner = propertyOf(value, name);
    if (typeof inner === 'string' || typeof inner === 'number') return textOf(inner);
  }
  return undefined;
}

/** True when `@type` names the type, alone or in a list, plain, prefixed or as an address. */
export function hasType(node: Node, type: string): boolean {
  return listOf(propertyOf(node, '@type')).some((value) => {
    if (typeof value !== 'string') return false;
    const name = value.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/iu, '');
    return name.toLowerCase() === type.toLowerCase();
  });
}
