// Original file: proto/jobradar/v1/crawl.proto

/**
 * Which limit of the crawl was reached; it is then TRUNCATED.
 */
export const CrawlLimit = {
  /**
   * None.
   */
  CRAWL_LIMIT_UNSPECIFIED: 'CRAWL_LIMIT_UNSPECIFIED',
  /**
   * max_pages list pages were read.
   */
  CRAWL_LIMIT_MAX_PAGES: 'CRAWL_LIMIT_MAX_PAGES',
  /**
   * 5,000 detail pages were read.
   */
  CRAWL_LIMIT_DETAIL_PAGES: 'CRAWL_LIMIT_DETAIL_PAGES',
  /**
   * 1 GiB was received.
   */
  CRAWL_LIMIT_BYTES: 'CRAWL_LIMIT_BYTES',
  /**
   * The wall time (default 6 h) since the first execution began passed.
   */
  CRAWL_LIMIT_WALL_TIME: 'CRAWL_LIMIT_WALL_TIME',
  /**
   * The site shows no more results than its cap (Pagination.source_cap).
   */
  CRAWL_LIMIT_SOURCE_CAP: 'CRAWL_LIMIT_SOURCE_CAP',
} as const;

/**
 * Which limit of the crawl was reached; it is then TRUNCATED.
 */
export type CrawlLimit$Input =
  /**
   * None.
   */
  | 'CRAWL_LIMIT_UNSPECIFIED'
  | 0
  /**
   * max_pages list pages were read.
   */
  | 'CRAWL_LIMIT_MAX_PAGES'
  | 1
  /**
   * 5,000 detail pages were read.
   */
  | 'CRAWL_LIMIT_DETAIL_PAGES'
  | 2
  /**
   * 1 GiB was received.
   */
  | 'CRAWL_LIMIT_BYTES'
  | 3
  /**
   * The wall time (default 6 h) since the first execution began passed.
   */
  | 'CRAWL_LIMIT_WALL_TIME'
  | 4
  /**
   * The site shows no more results than its cap (Pagination.source_cap).
   */
  | 'CRAWL_LIMIT_SOURCE_CAP'
  | 5

/**
 * Which limit of the crawl was reached; it is then TRUNCATED.
 */
export type CrawlLimit = typeof CrawlLimit[keyof typeof CrawlLimit]
