// Original file: proto/jobradar/v1/crawl_service.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';

/**
 * A page of crawls.
 */
export interface ListCrawlsResponse$Input {
  /**
   * The crawls.
   */
  'crawls'?: (_jobradar_v1_Crawl$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of crawls.
 */
export interface ListCrawlsResponse {
  /**
   * The crawls.
   */
  'crawls': (_jobradar_v1_Crawl)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
