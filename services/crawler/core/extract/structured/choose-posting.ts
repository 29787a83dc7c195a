import { canonicalUrl } from '../canonical-url.ts';
import { hasType, isNode, listOf, propertyOf, textOf, type Node } from './node.ts';

/** The posting of a page, or what the page is instead. */
export type Choice =
  | { readonly kind: 'posting'; readonly node: Node; readonly flags: readonly string[] }
  | { readonly kind: 'list'; readonly links: readonly string[] }
  | { readonly kind: 'none'; readonly flags: readonly string[] };

/** Nesting that is walked; blocks beyond it are refused before they are parsed. */
export const levelsMax = 64;

/**
 * Chooses the posting that the page is about: the only one, or the one whose url or identifier
 * matches the page's URL; never by position. Postings in an item list make the page a list.
 */
export function choosePosting(blocks: readonly unknown[], pageUrl: string): Choice {
  const found: Found = { postings: [], listed: [] };
  for (const block of blocks) collect(block, { found, isInList: false, level: 0 });
  const { postings, listed } = found;
  const [only] = postings;
  if (only !== undefined && postings.length === 1)
    return { kind: 'posting', node: only, flags: [] };
  if (only === undefined) {
    if (listed.length === 0) return { kind: 'none', flags: [] };
    const links = listed.flatMap(
      (node) => canonicalUrl(textOf(propertyOf(node, 'url')) ?? '', pageUrl) ?? [],
    );
    return { kind: 'list', links: [...new Set(links)] };
  }
  const own =
    postings.find((node) => namesPage(node, pageUrl)) ??
    postings.find((node) => isIdentifiedBy(node, pageUrl));
  if (own === undefined) return { kind: 'none', flags: ['ambiguous'] };
  return { kind: 'posting', node: own, flags: ['multiple_postings'] };
}

interface Found {
  readonly postings: Node[];
  readonly listed: Node[];
}

interface Place {
  readonly found: Found;
  readonly isInList: boolean;
  readonly level: number;
}

function collect(value: unknown, { found, isInList, level }: Place): void {
  if (level > levelsMax) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, { found, isInList, level: level + 1 });
    return;
  }
  if (!isNode(value)) return;
  if (hasType(value, 'JobPosting')) {
    (isInList ? found.listed : found.postings).push(value);
    return;
  }
  const isList = isInList || hasType(value, 'ItemList');
  for (const inner of Object.values(value)) {
    collect(inner, { found, isInList: isList, level: level + 1 });
  }
}

function namesPage(node: Node, pageUrl: string): boolean {
  const page = canonicalUrl(pageUrl, pageUrl);
  const names = [
    propertyOf(node, 'url'),
    propertyOf(node, '@id'),
    propertyOf(node, 'mainEntityOfPage'),
  ];
  return names.flatMap(listOf).some((name) => {
    const text = isNode(name) ? textOf(propertyOf(name, '@id')) : textOf(name);
    return text !== undefined && canonicalUrl(text, pageUrl) === page;
  });
}

/** The identifier stands in the page's URL as a whole part of it. */
function isIdentifiedBy(node: Node, pageUrl: string): boolean {
  const id = identifierOf(node);
  if (id === undefined || !URL.canParse(pageUrl)) return false;
  const { pathname, searchParams } = new URL(pageUrl);
  const parts = [...pathname.split('/'), ...searchParams.values()].map(decoded);
  return parts.some((part) => part === id || part.split(/[-_.]/u).includes(id));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The site's own id of a posting. */
export function identifierOf(node: Node): string | undefined {
  const [identifier] = listOf(propertyOf(node, 'identifier'));
  if (!isNode(identifier)) return textOf(identifier);
  return textOf(propertyOf(identifier, 'value')) ?? textOf(propertyOf(identifier, '@id'));
}
