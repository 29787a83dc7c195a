import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';

/** What a page of a source may be. */
export type PageKind = 'list' | 'detail';

/**
 * As what a page is read that somebody names by its URL, most likely kind first: a list, or the
 * page of one posting where the source has such pages. The source must have its preset written out.
 */
export function pageOrder(
  { baseUrl, extraction }: Pick<Source, 'baseUrl' | 'extraction'>,
  url: URL,
): readonly PageKind[] {
  const { html, json, structuredData } = extraction ?? {};
  if (html) return html.detailLinkSelector === '' ? ['list'] : ['list', 'detail'];
  if (json) {
    if (json.detailUrlTemplate === '') return ['list'];
    // Where a list is posted for, another address than the list's own is that of a posting.
    const isPosted = json.method === 'METHOD_POST' && url.href !== baseUrl;
    return isPosted ? ['detail'] : ['list', 'detail'];
  }
  if (structuredData?.sitemap) {
    // A crawl that begins at the base URL asks for the sitemap instead.
    const { url: first } = structuredData.sitemap;
    return [first, baseUrl].includes(url.href) || isFile(url) ? ['list'] : ['detail'];
  }
  // Any page has links, so a list is what has no posting; but for where the source begins.
  return url.href === baseUrl ? ['list', 'detail'] : ['detail', 'list'];
}

function isFile(url: URL): boolean {
  return /\.xml(?:\.gz)?$/iu.test(url.pathname);
}
