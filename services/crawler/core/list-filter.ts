import { hash } from 'node:crypto';

/*
 * The filter of a list is what its URL asks for beside the page: all pages of a run must have the
 * same. Compared are the parameters that the first URL has; those that page, track or identify a
 * visit are none of the filter.
 */

const passing = /^(?:utm_.*|gclid|fbclid|ref|referrer|src|sid|session.*|token|_.*)$/i;
const paging = /^(?:p|pn|pg|page.*|offset|start|from|skip|limit|size|cursor|after|before|next)$/i;

/** Tells the filter of a list URL as 8 bytes; equal where the filter is. */
export function filterFingerprint(
  url: string,
  firstUrl: string,
  pagingParameters: readonly string[],
): Buffer {
  const names = filterNames(firstUrl, pagingParameters);
  const values = URL.parse(url)?.searchParams;
  const parts = names.map(
    (name) => `${name}=${(values?.getAll(name) ?? []).sort().join('\u0001')}`,
  );
  return hash('sha256', parts.join('\u0000'), 'buffer').subarray(0, 8);
}

function filterNames(firstUrl: string, pagingParameters: readonly string[]): string[] {
  const parameters = URL.parse(firstUrl)?.searchParams ?? new URLSearchParams();
  const isKnown = pagingParameters.length > 0;
  return [...new Set(parameters.keys())]
    .filter((name) => !pagingParameters.includes(name) && !passing.test(name))
    .filter((name) => isKnown || !paging.test(name))
    .sort();
}
