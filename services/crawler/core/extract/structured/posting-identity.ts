import { canonicalUrl } from '../canonical-url.ts';
import { isNode, listOf, nodeId, propertyOf, textOf, type Node } from './node.ts';

/** The site's own id of a posting, and where it stands. */
export function identifierOf(node: Node): string | undefined {
  const [identifier] = listOf(propertyOf(node, 'identifier'));
  if (!isNode(identifier)) return textOf(identifier);
  // Its name is the name of the company that gave it.
  const value = propertyOf(identifier, 'value') ?? propertyOf(identifier, '@value');
  return textOf(value) ?? nodeId(identifier);
}

/**
 * The posting that a page is about, of several: the one whose address is the page's, else the one
 * whose identifier stands in the page's address; undefined where none or more than one is.
 */
export function postingOfPage(postings: readonly Node[], pageUrl: string): Node | undefined {
  const named = postings.filter((node) => namesPage(node, pageUrl));
  const candidates = named.length === 0 ? postings : named;
  if (named.length === 1) return named[0];
  const found = candidates
    .flatMap((node) => {
      const id = identityIn(pageUrl, node);
      return id === undefined ? [] : [{ node, id }];
    })
    .toSorted((left, right) => right.id.length - left.id.length);
  const [best, ...others] = found;
  // `10` may stand there as a part of `eng-10`; in /2026/101-backend either may be meant.
  const isPart = (id: string): boolean => id !== best?.id && holdsWhole(best?.id ?? '', id);
  return others.every(({ id }) => isPart(id)) ? best?.node : undefined;
}

/** Says whether a posting names the page as its own. */
export function namesPage(node: Node, pageUrl: string): boolean {
  const page = pageKey(pageUrl, pageUrl);
  return page !== undefined && namesOf(node).some((name) => pageKey(name, pageUrl) === page);
}

/** Says whether a posting names pages, and this one is not among them. */
export function namesOtherPage(node: Node, pageUrl: string): boolean {
  const keys = namesOf(node).flatMap((name) => pageKey(name, pageUrl) ?? []);
  const page = pageKey(pageUrl, pageUrl);
  return keys.length > 0 && keys.every((key) => key !== page);
}

/** The same posting is often there twice, as a block of the theme and one of a plugin. */
export function withoutRepeats(postings: readonly Node[], pageUrl: string): readonly Node[] {
  if (postings.length < 2) return postings;
  const kept = new Map<string, Node>();
  for (const node of postings) {
    const title = textOf(propertyOf(node, 'title'));
    const own = identifierOf(node) ?? namesOf(node)[0] ?? nodeId(node);
    // A stub that only names the posting is no second one.
    if (title === undefined && own === undefined) continue;
    const key = own === undefined ? JSON.stringify(node) : `${keyOfName(own, pageUrl)} ${title}`;
    const before = kept.get(key);
    if (before === undefined || Object.keys(node).length > Object.keys(before).length) {
      kept.set(key, node);
    }
  }
  const whole = [...kept.values()];
  const titled = whole.filter((node) => propertyOf(node, 'title') !== undefined);
  return titled.length === 0 ? whole : titled;
}

function keyOfName(name: string, pageUrl: string): string {
  return /[/#]/u.test(name) ? (pageKey(name, pageUrl) ?? name) : name;
}

function namesOf(node: Node): readonly string[] {
  const names = [propertyOf(node, 'url'), nodeId(node), propertyOf(node, 'mainEntityOfPage')];
  return names.flatMap(listOf).flatMap((name) => {
    return (isNode(name) ? (nodeId(name) ?? textOf(propertyOf(name, 'url'))) : textOf(name)) ?? [];
  });
}

/** An address without what may differ between two names of one page. */
function pageKey(text: string, base: string): string | undefined {
  const url = canonicalUrl(text, base);
  return url
    ?.replace(/^https?:\/\/(?:www\.)?/u, '')
    .replace(/#(?![!/]).*$/u, '')
    .replace(/\/(?=$|\?)/u, '');
}

/** A posting's identifier where it stands in an address as a whole part of it. */
function identityIn(pageUrl: string, node: Node): string | undefined {
  const id = identifierOf(node)?.trim().toLowerCase();
  const page = canonicalUrl(pageUrl, pageUrl);
  if (id === undefined || id === '' || page === undefined) return undefined;
  const { pathname, searchParams } = new URL(page);
  const parts = [...pathname.split('/').map(decoded), ...searchParams.values()];
  return parts.some((part) => holdsWhole(part.toLowerCase(), id)) ? id : undefined;
}

/** `eng-10` stands in `cook-eng-10`, and not in `eng-101`. */
function holdsWhole(part: string, id: string): boolean {
  for (let at = part.indexOf(id); at >= 0; at = part.indexOf(id, at + 1)) {
    const [before, behind] = [part.charAt(at - 1), part.charAt(at + id.length)];
    if (!isWordMark(before) && !isWordMark(behind)) return true;
  }
  return false;
}

function isWordMark(mark: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(mark);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
