import type { EmptyState } from '#libs/proto/gen/jobradar/v1/EmptyState.ts';
import type { SitemapDiscovery } from '#libs/proto/gen/jobradar/v1/SitemapDiscovery.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { isWithinScope, normaliseUrl } from '#libs/sources/url-scope.ts';
import { canonicalUrl } from '../core/extract/canonical-url.ts';
import {
  enterIndex,
  indexesAround,
  indexLevelsMax,
  nextFile,
  passFile,
  readWay,
  unreadFiles,
  type NextFile,
  type Way,
} from '../core/sitemap-way.ts';
import { parsePage } from './dom.ts';
import { contractChanged, fingerprintOf, gateProblem } from './page-result.ts';
import { locationsMax, readSitemap, type Sitemap } from './sitemap.ts';
import type {
  LeftOut,
  ListItem,
  PageProblem,
  PageText,
  Shortfall,
  SourceReader,
} from './source-reader.ts';

/*
 * A sitemap as a list: each file is a page of it. The pages behind an index are its children, in
 * order; those of a set of URLs are the detail pages, as far as the source covers them.
 */

/** The parts of a reader that deal with lists, for a source that is found by its sitemap. */
export type SitemapLists = Required<Pick<SourceReader, 'firstUrl' | 'readList' | 'nextAfterGap'>>;

/** What a file gives to the list. */
interface Findings {
  readonly items: readonly ListItem[];
  readonly duplicates: number;
  readonly leftOut: LeftOut;
  readonly next: NextFile | undefined;
  readonly isTooDeep: boolean;
}

/** Compiles what reads the sitemaps of a source. */
export function createSitemapLists(source: Source, sitemap: SitemapDiscovery): SitemapLists {
  const isDeclaredEmpty = compileEmptyState(source.extraction?.emptyState ?? null);
  return {
    firstUrl: () => sitemap.url,
    nextAfterGap: ({ cursor = '' }) => passFile(readWay(cursor)),
    readList(page, { cursor = '', itemsBefore, pageUrl, filesRead = noFiles }) {
      const file = readSitemap(page.text);
      if (file.kind === 'none') return notSitemap(page, file.root);
      const way = readWay(cursor);
      const found =
        file.kind === 'index'
          ? readIndex(file, { source, way, pageUrl, filesRead })
          : { ...readPages(file, { source, sitemap }), next: nextFile(way), isTooDeep: false };
      const { items, duplicates, leftOut, next } = found;
      const damage = damageOf(file, found.isTooDeep);
      const shortfall = damage ?? unreadableOf(file, leftOut);
      // Nothing in the whole tree, and nothing amiss: the addresses have changed, or it is so.
      const isSound = damage === undefined && !way.hasGap;
      const isEmpty = items.length + itemsBefore === 0 && next === undefined && isSound;
      if (isEmpty && !isDeclaredEmpty(file, page)) {
        return contractChanged([{ path: 'sitemap', reason: 'empty_list' }]);
      }
      return {
        kind: 'list',
        items,
        records: [],
        evidence: [],
        rejected: [],
        itemCount: items.length + duplicates,
        duplicates,
        coerced: 0,
        nextUrl: next?.url,
        cursor: next?.cursor,
        reportedTotal: undefined,
        isDeclaredEmpty: isEmpty,
        fingerprint: fingerprintOf(
          // Several files may rightly be empty: those are known by their addresses.
          items.length === 0 ? [pageUrl, cursorMark(way)] : items.map(urlOf),
        ),
        leftOut,
        ...(shortfall === undefined ? {} : { shortfall }),
      };
    },
  };
}

const noFiles = new Uint8Array();

/** The detail pages that the file names. */
function readPages(
  { locations }: Sitemap,
  { source, sitemap }: { readonly source: Source; readonly sitemap: SitemapDiscovery },
): Pick<Findings, 'items' | 'duplicates' | 'leftOut'> {
  const { pathPrefixes } = sitemap;
  const items = new Map<string, ListItem>();
  const leftOut = { outside: 0, unreadable: 0, unwanted: 0 };
  let duplicates = 0;
  for (const [index, { text, lastModified }] of locations.entries()) {
    const url = webAddress(text);
    if (url === undefined) leftOut.unreadable += 1;
    else if (!isWithinScope(url, source)) leftOut.outside += 1;
    else if (!isUnder(url, pathPrefixes)) leftOut.unwanted += 1;
    else if (items.has(url.href)) duplicates += 1;
    else {
      items.set(url.href, {
        index,
        externalId: undefined,
        detailUrl: url.href,
        fields: undefined,
        ...(lastModified === undefined ? {} : { lastModified }),
      });
    }
  }
  return { items: [...items.values()], duplicates, leftOut };
}

/** The files that an index names. */
function readIndex(
  { locations }: Sitemap,
  at: {
    readonly source: Source;
    readonly way: Way;
    readonly pageUrl: string;
    readonly filesRead: Uint8Array;
  },
): Findings {
  const { source, way, pageUrl, filesRead } = at;
  const circle = new Set([pageUrl, ...indexesAround(way)]);
  const children = new Set<string>();
  const leftOut = { outside: 0, unreadable: 0, unwanted: 0 };
  for (const { text } of locations) {
    const url = webAddress(text);
    if (url === undefined) leftOut.unreadable += 1;
    else if (!isWithinScope(url, source)) leftOut.outside += 1;
    else if (circle.has(url.href)) leftOut.unwanted += 1;
    else children.add(url.href);
  }
  const unread = unreadFiles([...children], filesRead);
  const { next, isTooDeep } = enterIndex(way, { url: pageUrl, children: unread });
  return { items: [], duplicates: 0, leftOut, next, isTooDeep };
}

// The protocol wants whole addresses; what has no scheme and host of its own is guessed at by none.
function webAddress(text: string): URL | undefined {
  const url = normaliseUrl(text);
  const href = url === undefined ? undefined : canonicalUrl(url.href, url.href);
  return href === undefined ? undefined : (URL.parse(href) ?? undefined);
}

function isUnder({ pathname }: URL, prefixes: readonly string[]): boolean {
  return prefixes.length === 0 || prefixes.some((prefix) => pathname.startsWith(prefix));
}

function damageOf(file: Sitemap, isTooDeep: boolean): Shortfall | undefined {
  const tooLarge = 'FAILURE_REASON_RESPONSE_TOO_LARGE';
  if (isTooDeep) {
    const message = `The index stands deeper than ${indexLevelsMax} levels: its files are left out`;
    return { reason: tooLarge, message };
  }
  if (file.isTruncated) {
    const message = `The sitemap names more than ${locationsMax} addresses: the first ones count`;
    return { reason: tooLarge, message };
  }
  if (file.damage === undefined) return undefined;
  const message = `The sitemap ${file.damage}: what stands before that counts`;
  return { reason: 'FAILURE_REASON_PARSE_FAILED', message };
}

// Each of them may be a posting, or a file full of postings.
function unreadableOf({ locations }: Sitemap, { unreadable }: LeftOut): Shortfall | undefined {
  if (unreadable === 0) return undefined;
  const which = `${unreadable} of ${locations.length} entries`;
  const message = `The sitemap has no whole address in ${which}`;
  return { reason: 'FAILURE_REASON_PARSE_FAILED', message };
}

function notSitemap(page: PageText, root: string): PageProblem {
  const document = parsePage(page.text);
  const gate = document === undefined ? undefined : gateProblem(document, page.url);
  const changed = contractChanged([{ path: 'urlset', reason: 'type_changed' }]);
  return gate ?? { ...changed, message: `Expected a sitemap and got ${root}` };
}

function compileEmptyState(state: EmptyState | null): (file: Sitemap, page: PageText) => boolean {
  const { sign, text = '' } = state ?? {};
  if (sign === 'zeroTotal') return ({ locations }) => locations.length === 0;
  if (sign === 'text') return (_file, page) => page.text.includes(text);
  return () => false;
}

function urlOf({ detailUrl = '' }: ListItem): string {
  return detailUrl;
}

function cursorMark({ resume }: Way): string {
  return resume === undefined ? '' : String(resume);
}
