// Original file: proto/jobradar/v1/extraction.proto


/**
 * A sitemap that lists detail pages.
 */
export interface SitemapDiscovery$Input {
  /**
   * Its URL; each sitemap file counts as one list page.
   * Rule: required uri max_len=2048
   */
  'url'?: (string);
  /**
   * Path prefixes of detail pages; empty = all.
   * Rule: max_items=16 items.max_len=512
   */
  'pathPrefixes'?: (string)[];
}

/**
 * A sitemap that lists detail pages.
 */
export interface SitemapDiscovery {
  /**
   * Its URL; each sitemap file counts as one list page.
   * Rule: required uri max_len=2048
   */
  'url': (string);
  /**
   * Path prefixes of detail pages; empty = all.
   * Rule: max_items=16 items.max_len=512
   */
  'pathPrefixes': (string)[];
}
