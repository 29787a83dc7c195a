import { canonicalUrl } from '../canonical-url.ts';
import { hasType, isNode, levelsMax, propertyOf, textOf, type Node } from './node.ts';
import { namesOtherPage, namesPage, postingOfPage, withoutRepeats } from './posting-identity.ts';
import { withReferences } from './references.ts';

/** The posting of a page, or what the page is instead. */
export type Choice =
  | { readonly kind: 'posting'; readonly node: Node; readonly flags: readonly string[] }
  | { readonly kind: 'list'; readonly links: readonly string[] }
  | { readonly kind: 'none'; readonly flags: readonly string[] };

/**
 * Chooses the posting that the page is about: the only one, or the one whose url or identifier
 * matches the page's URL; never by position. Postings in an item list make the page a list.
 */
export function choosePosting(blocks: readonly unknown[], pageUrl: string): Choice {
  const choice = chosenOf(blocks, pageUrl);
  if (choice.kind !== 'posting') return choice;
  return { ...choice, node: withReferences(choice.node, blocks, pageUrl) };
}

function chosenOf(blocks: readonly unknown[], pageUrl: string): Choice {
  const found: Found = { postings: [], listed: [] };
  for (const block of blocks) collect(block, { found, isInList: false, level: 0 });
  const postings = withoutRepeats(found.postings, pageUrl);
  const { listed } = found;
  const [only] = postings;
  if (only !== undefined && postings.length === 1) {
    if (listed.length === 0) return { kind: 'posting', node: only, flags: [] };
    // One that stands beside a list may be no more than the first of it.
    if (!namesOtherPage(only, pageUrl)) return severalWith(only);
  }
  const own = postingOfPage(postings, pageUrl) ?? listed.find((node) => namesPage(node, pageUrl));
  const isAlone = postings.length + listed.length === 1;
  if (own !== undefined)
    return isAlone ? { kind: 'posting', node: own, flags: [] } : severalWith(own);
  if (listed.length > 0) return { kind: 'list', links: linksOf([...listed, ...postings], pageUrl) };
  return { kind: 'none', flags: postings.length === 0 ? [] : ['ambiguous'] };
}

function severalWith(node: Node): Choice {
  return { kind: 'posting', node, flags: ['multiple_postings'] };
}

function linksOf(postings: readonly Node[], pageUrl: string): readonly string[] {
  const links = postings.flatMap(
    (node) => canonicalUrl(textOf(propertyOf(node, 'url')) ?? '', pageUrl) ?? [],
  );
  return [...new Set(links)];
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
