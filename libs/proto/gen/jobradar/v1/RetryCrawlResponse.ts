// Original file: proto/jobradar/v1/crawl_service.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';

/**
 * The new crawl.
 */
export interface RetryCrawlResponse$Input {
  /**
   * Same arguments, replay_of = the old name.
   */
  'crawl'?: (_jobradar_v1_Crawl$Input | null);
  /**
   * False when a repeat returned an earlier one.
   */
  'created'?: (boolean);
}

/**
 * The new crawl.
 */
export interface RetryCrawlResponse {
  /**
   * Same arguments, replay_of = the old name.
   */
  'crawl': (_jobradar_v1_Crawl | null);
  /**
   * False when a repeat returned an earlier one.
   */
  'created': (boolean);
}
