// Original file: proto/jobradar/v1/crawl_service.proto

import type { CrawlItemFailure$Input as _jobradar_v1_CrawlItemFailure$Input, CrawlItemFailure as _jobradar_v1_CrawlItemFailure } from '../../jobradar/v1/CrawlItemFailure.ts';

/**
 * A page of item failures; the first 1,000 of a crawl are kept, for 30 days.
 */
export interface ListCrawlItemFailuresResponse$Input {
  /**
   * As they came.
   */
  'itemFailures'?: (_jobradar_v1_CrawlItemFailure$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of item failures; the first 1,000 of a crawl are kept, for 30 days.
 */
export interface ListCrawlItemFailuresResponse {
  /**
   * As they came.
   */
  'itemFailures': (_jobradar_v1_CrawlItemFailure)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
