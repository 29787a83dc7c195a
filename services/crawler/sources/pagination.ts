import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import { normaliseUrl } from '#libs/sources/url-scope.ts';
import { absoluteUrl } from '../core/extract/canonical-url.ts';

/** What a list page says about the pages after it. */
export interface PageFacts {
  /** From 1. */
  readonly page: number;
  readonly itemsBefore: number;
  readonly itemCount: number;
  /** URL that was asked for. */
  readonly pageUrl: string;
  readonly reportedTotal: number | undefined;
  /** Next link or cursor as the page gives it; blank is none. */
  readonly mark: string | undefined;
  /** Base of relative links. */
  readonly baseUrl: string;
}

/** The URL of the first list page: the seed, with what the pagination always sends. */
export function firstPageUrl(seedUrl: string, pagination: Pagination | null): string {
  if (pagination?.page) {
    const { parameter, first } = pagination.page;
    // A seed that names its page begins there.
    return hasParameter(seedUrl, parameter)
      ? seedUrl
      : withParameters(seedUrl, [[parameter, first]]);
  }
  if (pagination?.offset) {
    const { parameter, limitParameter } = pagination.offset;
    const limit = limitOf(limitParameter, pagination.pageSize);
    const offset = hasParameter(seedUrl, parameter) ? [] : [[parameter, 0] as const];
    return withParameters(seedUrl, [...offset, ...limit]);
  }
  return seedUrl;
}

/**
 * The URL of the page after this one; undefined where this one proves to be the last. A link that
 * cannot be read proves nothing: it is given as it stands, and cannot be fetched.
 */
export function nextPageUrl(pagination: Pagination | null, facts: PageFacts): string | undefined {
  if (pagination === null) return undefined;
  const { mark } = facts;
  if (pagination.next) {
    if (mark === undefined || mark.trim() === '') return undefined;
    const url = absoluteUrl(mark, facts.baseUrl);
    if (url === undefined) return mark;
    // In the spelling in which it is asked for: a way back is known by it.
    return normaliseUrl(url)?.href ?? url;
  }
  if (pagination.cursor) {
    if (mark === undefined || mark === '') return undefined;
    return withParameters(facts.pageUrl, [[pagination.cursor.parameter, mark]]);
  }
  if (isLastPage(pagination, facts)) return undefined;
  if (pagination.page) {
    const { parameter, first } = pagination.page;
    const current = numberOf(facts.pageUrl, parameter) ?? first + facts.page - 1;
    return withParameters(facts.pageUrl, [[parameter, current + 1]]);
  }
  if (pagination.offset) {
    const { parameter, limitParameter } = pagination.offset;
    const current = numberOf(facts.pageUrl, parameter) ?? facts.itemsBefore;
    const limit = limitOf(limitParameter, pagination.pageSize);
    return withParameters(facts.pageUrl, [[parameter, current + facts.itemCount], ...limit]);
  }
  return undefined;
}

/**
 * Whether nothing is counted on to: no items, fewer than a full page has, or all of the total on
 * the first page. What later pages say of the total does not count.
 */
export function isLastPage(
  { pageSize }: Pick<Pagination, 'pageSize'>,
  { page, itemCount, reportedTotal }: PageFacts,
): boolean {
  if (itemCount === 0 || (pageSize > 0 && itemCount < pageSize)) return true;
  return page === 1 && itemCount === reportedTotal;
}

type Parameter = readonly [name: string, value: string | number];

function limitOf(name: string, pageSize: number): readonly Parameter[] {
  return name === '' || pageSize === 0 ? [] : [[name, pageSize]];
}

function hasParameter(url: string, name: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.has(name);
}

function numberOf(url: string, name: string): number | undefined {
  const value = URL.canParse(url) ? new URL(url).searchParams.get(name) : null;
  return value !== null && /^\d{1,9}$/u.test(value) ? Number(value) : undefined;
}

function withParameters(url: string, parameters: readonly Parameter[]): string {
  if (!URL.canParse(url)) return url;
  const changed = new URL(url);
  for (const [name, value] of parameters) changed.searchParams.set(name, String(value));
  return changed.href;
}
