import type { CrawlLimit } from '#libs/proto/gen/jobradar/v1/CrawlLimit.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { ListEnd } from '#libs/proto/gen/jobradar/v1/ListEnd.ts';
import { hasMark, hasTwins, pageMark, shortMark } from './page-marks.ts';
import { latestMarks } from './seen-items.ts';

/*
 * The frontier of a crawl: which list page is next, and how the list ended. A plan is a value;
 * each page read or given up makes the next one. It carries over the slices by the checkpoint.
 */

/** Where the reading of the list stands. */
export interface Plan {
  /** Next list page, from 1; 0 = the list is done. */
  readonly page: number;
  /** Its URL; undefined = the reader's first one. */
  readonly url: string | undefined;
  readonly cursor: string;
  readonly listPagesRead: number;
  readonly detailPagesRead: number;
  readonly gaps: readonly { readonly page: number; readonly reason: FailureReason }[];
  readonly reportedTotal: number | undefined;
  /** 8 bytes for each list page read, in order. */
  readonly fingerprints: Buffer;
  /** 8 bytes for each list page asked for, in order; of a tree, for each file. */
  readonly addresses: Buffer;
  /** Marks of the items that were seen last. */
  readonly lastItems: Buffer;
  readonly limitHit: CrawlLimit;
  readonly listEnd: ListEnd;
  readonly itemsFound: number;
  readonly fullPageItems: number;
  readonly filterFingerprint: Buffer;
}

/** What the source and the crawl say about the list. */
export interface ListRules {
  readonly maxPages: number;
  /** Items of a full page; 0 = not known, a short page proves nothing then. */
  readonly pageSize: number;
  /** Most items that the site ever shows; 0 = none known. */
  readonly sourceCap: number;
  /** The next page is counted, not linked: a short page is the last one. */
  readonly isCounted: boolean;
  /** Pages stand for themselves and the way is known: one that fails or repeats ends nothing. */
  readonly isTree?: boolean;
}

/** What one list page showed. */
export interface ListPageFacts {
  readonly url: string;
  readonly itemCount: number;
  /** Items that no page before it showed. */
  readonly newItems: number;
  readonly nextUrl: string | undefined;
  readonly cursor: string | undefined;
  readonly reportedTotal: number | undefined;
  readonly fingerprint: Uint8Array;
  /** Marks of its items, so that a later slice knows them. */
  readonly itemMarks: Uint8Array;
  readonly filterFingerprint: Uint8Array;
  /** Of the next URL. */
  readonly nextFilterFingerprint: Uint8Array;
  /** Only a part of the page could be taken. */
  readonly shortfall?: FailureReason;
}

/** The page behind another one, where it is known. */
export interface NextPage {
  readonly url: string;
  readonly cursor: string;
}

/** A crawl at its beginning. */
export const firstPlan: Plan = {
  page: 1,
  url: undefined,
  cursor: '',
  listPagesRead: 0,
  detailPagesRead: 0,
  gaps: [],
  reportedTotal: undefined,
  fingerprints: Buffer.alloc(0),
  addresses: Buffer.alloc(0),
  lastItems: Buffer.alloc(0),
  limitHit: 'CRAWL_LIMIT_UNSPECIFIED',
  listEnd: 'LIST_END_UNSPECIFIED',
  itemsFound: 0,
  fullPageItems: 0,
  filterFingerprint: Buffer.alloc(0),
};

/** Takes a list page whose records and details are done; decides how it goes on. */
export function afterListPage(plan: Plan, page: ListPageFacts, rules: ListRules): Plan {
  // A file of a tree is its address: where it stands there says nothing of it.
  const address = pageMark(page.url, rules.isTree === true ? '' : plan.cursor);
  if (isRepeated(plan, page, rules)) {
    if (rules.isTree !== true) return ended(plan, 'LIST_END_PAGE_REPEATED');
    // Named twice it is read once. Another one that shows the same stands where its own should be.
    const isKnown = hasMark(plan.addresses, address);
    return goOn(isKnown ? plan : withTwin(plan, page), nextOf(page), rules.maxPages);
  }
  const isFirst = plan.page === 1;
  const read: Plan = {
    ...plan,
    listPagesRead: plan.listPagesRead + 1,
    gaps:
      page.shortfall === undefined
        ? plan.gaps
        : [...plan.gaps, { page: plan.page, reason: page.shortfall }],
    itemsFound: plan.itemsFound + page.newItems,
    fullPageItems:
      rules.pageSize > 0 && page.itemCount >= rules.pageSize ? page.itemCount : plan.fullPageItems,
    // The first total counts, whatever later pages report; one below what was seen is none.
    reportedTotal: plan.reportedTotal ?? sensibleTotal(page, plan.itemsFound),
    filterFingerprint: isFirst ? Buffer.from(page.filterFingerprint) : plan.filterFingerprint,
    fingerprints: Buffer.concat([plan.fingerprints, fingerprintOf(page, address, rules)]),
    addresses: Buffer.concat([plan.addresses, address]),
    lastItems: latestMarks([plan.lastItems, page.itemMarks]),
  };
  return proceed(read, page, rules);
}

/**
 * Leaves out a list page that could not be read. What comes after it is found only where the way
 * is known without it; the list ends otherwise.
 */
export function afterGap(
  plan: Plan,
  reason: FailureReason,
  tree?: { readonly next: NextPage | undefined; readonly maxPages: number },
): Plan {
  const gaps = [...plan.gaps, { page: plan.page, reason }];
  // An index that is read again must not lead to the same file once more.
  const tried = tree === undefined ? [] : [pageMark(plan.url ?? '')];
  const left: Plan = { ...plan, gaps, addresses: Buffer.concat([plan.addresses, ...tried]) };
  if (tree?.next === undefined) return ended(left, 'LIST_END_PAGE_FAILED');
  return goOn(left, tree.next, tree.maxPages);
}

/** Ends the list because of a limit of the crawl. */
export function afterLimit(plan: Plan, limitHit: CrawlLimit): Plan {
  return ended({ ...plan, limitHit }, 'LIST_END_CAP');
}

/** Counts a detail page that was read. */
export function afterDetail(plan: Plan): Plan {
  return { ...plan, detailPagesRead: plan.detailPagesRead + 1 };
}

/** Tells whether the list ended by itself, and every page of it was read. */
export function isReadWhole({ listEnd, limitHit, gaps }: Plan): boolean {
  return isProof(listEnd) && limitHit === 'CRAWL_LIMIT_UNSPECIFIED' && gaps.length === 0;
}

/** Tells whether the later plan counts more pages: only that is progress. */
export function hasAdvanced(from: Plan, to: Plan): boolean {
  return (
    to.listPagesRead > from.listPagesRead ||
    to.detailPagesRead > from.detailPagesRead ||
    to.gaps.length > from.gaps.length ||
    to.listEnd !== from.listEnd
  );
}

function proceed(plan: Plan, page: ListPageFacts, rules: ListRules): Plan {
  const { reportedTotal: total, itemsFound } = plan;
  const isShort = rules.pageSize > 0 && page.itemCount < rules.pageSize;
  // A counted page that shows nothing lies behind the end, whatever its size would be.
  const isLast = rules.isCounted && (isShort || page.itemCount === 0);
  const hasNext = page.nextUrl !== undefined && !isLast;
  // More items than the total, and a next page: it is the total that is wrong.
  if (total !== undefined && itemsFound >= total && (itemsFound === total || !hasNext)) {
    return ended(plan, 'LIST_END_TOTAL_REACHED');
  }
  if (rules.sourceCap > 0 && itemsFound >= rules.sourceCap) {
    return afterLimit(plan, 'CRAWL_LIMIT_SOURCE_CAP');
  }
  if (!hasNext || page.nextUrl === undefined) {
    if (total !== undefined) return ended(plan, 'LIST_END_SHORTFALL');
    return ended(plan, isShort ? 'LIST_END_SHORT_LAST_PAGE' : 'LIST_END_NO_NEXT_PAGE');
  }
  const next = pageMark(page.nextUrl, page.cursor);
  // The way through a tree leads to each of its files once, and back to its indexes.
  if (rules.isTree !== true && hasMark(plan.addresses, next)) {
    return ended(plan, 'LIST_END_PAGE_REPEATED');
  }
  if (!plan.filterFingerprint.equals(page.nextFilterFingerprint)) {
    return ended(plan, 'LIST_END_FILTER_CHANGED');
  }
  return goOn(plan, nextOf(page), rules.maxPages);
}

// Counted by its place, not by what was read: pages that fail or repeat are asked for, too.
function goOn(plan: Plan, next: NextPage | undefined, maxPages: number): Plan {
  if (next === undefined) return ended(plan, 'LIST_END_NO_NEXT_PAGE');
  if (plan.page >= maxPages) return afterLimit(plan, 'CRAWL_LIMIT_MAX_PAGES');
  return { ...plan, page: plan.page + 1, url: next.url, cursor: next.cursor };
}

function nextOf({ nextUrl, cursor = '' }: ListPageFacts): NextPage | undefined {
  return nextUrl === undefined ? undefined : { url: nextUrl, cursor };
}

function ended(plan: Plan, end: ListEnd): Plan {
  const listEnd = isProof(end) && hasTwins(plan.fingerprints) ? 'LIST_END_PAGE_REPEATED' : end;
  return { ...plan, page: 0, url: undefined, cursor: '', listEnd };
}

function isProof(end: ListEnd): boolean {
  return (
    end === 'LIST_END_TOTAL_REACHED' ||
    end === 'LIST_END_NO_NEXT_PAGE' ||
    end === 'LIST_END_SHORT_LAST_PAGE'
  );
}

/** A page of a tree that shows what another one did: it was read, and its own items are missing. */
function withTwin(plan: Plan, { fingerprint }: ListPageFacts): Plan {
  return {
    ...plan,
    listPagesRead: plan.listPagesRead + 1,
    fingerprints: Buffer.concat([plan.fingerprints, shortMark(fingerprint)]),
  };
}

function sensibleTotal(page: ListPageFacts, itemsBefore: number): number | undefined {
  const { reportedTotal: total, newItems } = page;
  return total !== undefined && total < itemsBefore + newItems ? undefined : total;
}

/**
 * Tells whether the list has shown this page before, in this slice or an earlier one: the same
 * items, or none that is new. Two pages without items are not the same page for that.
 */
export function isRepeated(
  plan: Plan,
  page: Pick<ListPageFacts, 'fingerprint' | 'itemCount' | 'newItems'>,
  { isTree = false }: Pick<ListRules, 'isTree'>,
): boolean {
  if (page.itemCount === 0 && !isTree) return false;
  if (plan.page > 1 && page.newItems === 0 && !isTree) return true;
  return hasMark(plan.fingerprints, shortMark(page.fingerprint));
}

function fingerprintOf(page: ListPageFacts, address: Buffer, { isTree }: ListRules): Buffer {
  const isNamed = page.itemCount > 0 || isTree === true;
  return isNamed ? shortMark(page.fingerprint) : address;
}
