// Original file: proto/jobradar/v1/crawl_service.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';

/**
 * The crawl, ended or not.
 */
export interface WaitCrawlResponse$Input {
  /**
   * The crawl.
   */
  'crawl'?: (_jobradar_v1_Crawl$Input | null);
  /**
   * It has ended.
   */
  'done'?: (boolean);
}

/**
 * The crawl, ended or not.
 */
export interface WaitCrawlResponse {
  /**
   * The crawl.
   */
  'crawl': (_jobradar_v1_Crawl | null);
  /**
   * It has ended.
   */
  'done': (boolean);
}
