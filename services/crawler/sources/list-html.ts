import type { EmptyState } from '#libs/proto/gen/jobradar/v1/EmptyState.ts';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import { absoluteUrl } from '../core/extract/canonical-url.ts';
import { collapseSpace } from '../core/extract/text.ts';
import { readTotal } from '../core/list-total.ts';
import {
  attributeOf,
  compileSelector,
  findAll,
  findFirst,
  visibleText,
  type Document,
  type Element,
} from './dom.ts';
import { idsOf, type RawItem } from './list-records.ts';
import { contractChanged, fingerprintOf, gateProblem, problem, readHtml } from './page-result.ts';
import { nextPageUrl } from './pagination.ts';
import type { ListPage, ListPosition, PageProblem, PageText } from './source-reader.ts';

/** A list page in HTML: its items, and what it says of the list as a whole. */
export interface HtmlList {
  readonly kind: 'html-list';
  readonly document: Document;
  readonly items: readonly Element[];
  readonly baseUrl: string;
  readonly nextUrl: string | undefined;
  readonly reportedTotal: number | undefined;
  readonly isDeclaredEmpty: boolean;
}

/** Reads the frame of list pages, which HTML and structured data share. */
export type HtmlListReader = (page: PageText, position: ListPosition) => HtmlList | PageProblem;

/** Items that a page may list: what an array of JSON may hold where its contract sets no bound. */
const itemsMax = 10_000;

/** Compiles what finds the items of a list page and the way to the next one. */
export function compileHtmlList(
  itemSelector: string,
  pagination: Pagination | null,
  extraction: Extraction,
): HtmlListReader {
  const isItem = compileSelector(itemSelector);
  const isNext = pagination?.next ? compileSelector(pagination.next.selector) : undefined;
  const totalPath = pagination?.totalPath ?? '';
  const isTotal = totalPath === '' ? undefined : compileSelector(totalPath);
  const mustMatch = extraction.guard?.mustMatchSelector ?? '';
  const isFrame = mustMatch === '' ? undefined : compileSelector(mustMatch);
  const isEmpty = compileEmptyState(extraction.emptyState);

  return (page, position) => {
    const document = readHtml(page);
    if ('kind' in document) return document;
    const baseUrl = baseOf(document, page.url);
    const items = findAll(document, isItem);
    if (items.length > itemsMax) {
      const why = `The page lists more than ${itemsMax} items`;
      return problem('FAILURE_REASON_RESPONSE_TOO_LARGE', why);
    }
    const isDeclaredEmpty = items.length === 0 && isEmpty(document);
    if (isFrame !== undefined && findFirst(document, isFrame) === undefined) {
      const change = { path: mustMatch, reason: 'field_gone' };
      return gateProblem(document, page.url) ?? contractChanged([change]);
    }
    if (items.length === 0 && !isDeclaredEmpty) {
      const gate = gateProblem(document, page.url);
      if (gate !== undefined) return gate;
      // Numbered pages end with an empty one; a first page or a linked one does not.
      if (position.page === 1 || !isNumbered(pagination)) {
        return contractChanged([{ path: 'items', reason: 'empty_list' }]);
      }
      // Where it is known how an empty page looks, one that looks otherwise proves no end.
      if (extraction.emptyState !== null && isFrame === undefined) {
        const why = 'The page has no items, and does not say that the list is empty';
        return problem('FAILURE_REASON_PARSE_FAILED', why);
      }
    }
    const next = isNext === undefined ? undefined : findFirst(document, isNext);
    const total = isTotal === undefined ? undefined : findFirst(document, isTotal);
    const reportedTotal = total === undefined ? undefined : readTotal(visibleText(total));
    const nextUrl = nextPageUrl(pagination, {
      page: position.page,
      itemsBefore: position.itemsBefore,
      itemCount: items.length,
      pageUrl: position.pageUrl,
      reportedTotal,
      mark: next && linkOf(next),
      baseUrl,
    });
    const found = { kind: 'html-list', document, items, baseUrl, nextUrl, reportedTotal } as const;
    return { ...found, isDeclaredEmpty };
  };
}

/** What a list page says of the list as a whole, beside its items. */
export function frameOf(
  list: HtmlList,
  raw: readonly RawItem[],
): Omit<ListPage, 'items' | 'records' | 'rejected' | 'duplicates'> {
  return {
    kind: 'list',
    evidence: [],
    itemCount: list.items.length,
    coerced: 0,
    nextUrl: list.nextUrl,
    cursor: undefined,
    reportedTotal: list.reportedTotal,
    isDeclaredEmpty: list.isDeclaredEmpty,
    fingerprint: fingerprintOf(idsOf(raw)),
  };
}

/** The URL that relative links of the page start from. */
export function baseOf(document: Document, pageUrl: string): string {
  const base = findFirst(document, isBase);
  const href = base && attributeOf(base, 'href');
  return (href === undefined ? undefined : absoluteUrl(href, pageUrl)) ?? pageUrl;
}

const isBase = compileSelector('base[href]');

function isNumbered(pagination: Pagination | null): boolean {
  return Boolean(pagination?.page) || Boolean(pagination?.offset);
}

function compileEmptyState(state: EmptyState | null): (document: Document) => boolean {
  if (state?.sign === 'selector' && state.selector !== undefined) {
    const test = compileSelector(state.selector);
    return (document) => findFirst(document, test) !== undefined;
  }
  if (state?.sign === 'text' && state.text !== undefined) {
    const wanted = collapseSpace(state.text);
    return (document) => collapseSpace(visibleText(document)).includes(wanted);
  }
  return () => false;
}

/** Where a link leads; a live one that leads there by a script gives what cannot be fetched. */
function linkOf(element: Element): string | undefined {
  return attributeOf(element, 'href') ?? (isLive(element) ? 'javascript:' : undefined);
}

// Sites leave the link out on the last page, and keep its element; or they make it a button.
function isLive(element: Element): boolean {
  const isOff =
    ['disabled', 'hidden'].some((name) => attributeOf(element, name) !== undefined) ||
    attributeOf(element, 'aria-disabled') === 'true' ||
    /\b(?:disabled|inactive|hidden)\b/iu.test(attributeOf(element, 'class')?.slice(0, 500) ?? '');
  if (isOff) return false;
  const doesMore = /^(?:onclick|data-(?:.*-)?(?:href|url|link|page|next|target))$/u;
  return (
    element.name === 'button' || Object.keys(element.attribs).some((name) => doesMore.test(name))
  );
}
