// Original file: proto/jobradar/v1/crawl_service.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';

/**
 * The crawl as accepted.
 */
export interface CreateCrawlResponse$Input {
  /**
   * The crawl.
   */
  'crawl'?: (_jobradar_v1_Crawl$Input | null);
  /**
   * False when a repeat or USE_EXISTING returned an earlier one.
   */
  'created'?: (boolean);
}

/**
 * The crawl as accepted.
 */
export interface CreateCrawlResponse {
  /**
   * The crawl.
   */
  'crawl': (_jobradar_v1_Crawl | null);
  /**
   * False when a repeat or USE_EXISTING returned an earlier one.
   */
  'created': (boolean);
}
