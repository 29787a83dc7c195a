import { canonicalUrl } from '../canonical-url.ts';
import { hasType, isNode, levelsMax, listOf, nodeId, propertyOf } from './node.ts';

/**
 * The addresses that the item lists of a page name without saying what stands there, in order and
 * once each: a summary of pages. Items of a type of their own, breadcrumbs too, are none of them.
 */
export function listedAddresses(blocks: readonly unknown[], pageUrl: string): readonly string[] {
  const found = new Set<string>();
  for (const block of blocks) collect(block, { found, pageUrl, level: 0 });
  return [...found];
}

interface Place {
  readonly found: Set<string>;
  readonly pageUrl: string;
  readonly level: number;
}

function collect(value: unknown, { found, pageUrl, level }: Place): void {
  if (level > levelsMax) return;
  if (isNode(value) && hasType(value, 'ItemList')) {
    for (const item of listOf(propertyOf(value, 'itemListElement'))) {
      const address = canonicalUrl(addressOf(item) ?? '', pageUrl);
      if (address !== undefined) found.add(address);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) collect(inner, { found, pageUrl, level: level + 1 });
}

function addressOf(item: unknown): string | undefined {
  if (!isNode(item)) return textIn(item);
  const inner = propertyOf(item, 'item');
  if (inner === undefined) return isUntyped(item) ? textIn(propertyOf(item, 'url')) : undefined;
  if (!isNode(inner)) return textIn(inner);
  return isUntyped(inner) ? (textIn(propertyOf(inner, 'url')) ?? nodeId(inner)) : undefined;
}

/** A place in a list is no type of what stands there. */
function isUntyped(node: Parameters<typeof hasType>[0]): boolean {
  const types = propertyOf(node, '@type') ?? propertyOf(node, 'type');
  return listOf(types).length === 0 || hasType(node, 'ListItem');
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
