// Original file: proto/jobradar/v1/crawl_service.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';

/**
 * The crawl as it is now.
 */
export interface CancelCrawlResponse$Input {
  /**
   * The crawl.
   */
  'crawl'?: (_jobradar_v1_Crawl$Input | null);
}

/**
 * The crawl as it is now.
 */
export interface CancelCrawlResponse {
  /**
   * The crawl.
   */
  'crawl': (_jobradar_v1_Crawl | null);
}
