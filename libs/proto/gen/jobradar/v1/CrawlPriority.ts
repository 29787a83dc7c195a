// Original file: proto/jobradar/v1/crawl.proto

/**
 * Which crawl is picked first within the relay's window. It picks no queue.
 */
export const CrawlPriority = {
  /**
   * In a request: NORMAL.
   */
  CRAWL_PRIORITY_UNSPECIFIED: 'CRAWL_PRIORITY_UNSPECIFIED',
  /**
   * After the others of the window.
   */
  CRAWL_PRIORITY_LOW: 'CRAWL_PRIORITY_LOW',
  /**
   * The default.
   */
  CRAWL_PRIORITY_NORMAL: 'CRAWL_PRIORITY_NORMAL',
  /**
   * Before the others of the window.
   */
  CRAWL_PRIORITY_HIGH: 'CRAWL_PRIORITY_HIGH',
} as const;

/**
 * Which crawl is picked first within the relay's window. It picks no queue.
 */
export type CrawlPriority$Input =
  /**
   * In a request: NORMAL.
   */
  | 'CRAWL_PRIORITY_UNSPECIFIED'
  | 0
  /**
   * After the others of the window.
   */
  | 'CRAWL_PRIORITY_LOW'
  | 1
  /**
   * The default.
   */
  | 'CRAWL_PRIORITY_NORMAL'
  | 2
  /**
   * Before the others of the window.
   */
  | 'CRAWL_PRIORITY_HIGH'
  | 3

/**
 * Which crawl is picked first within the relay's window. It picks no queue.
 */
export type CrawlPriority = typeof CrawlPriority[keyof typeof CrawlPriority]
