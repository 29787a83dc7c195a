// Original file: proto/jobradar/v1/crawl_service.proto

import type { CrawlExecution$Input as _jobradar_v1_CrawlExecution$Input, CrawlExecution as _jobradar_v1_CrawlExecution } from '../../jobradar/v1/CrawlExecution.ts';

/**
 * A page of executions.
 */
export interface ListCrawlExecutionsResponse$Input {
  /**
   * Newest first.
   */
  'executions'?: (_jobradar_v1_CrawlExecution$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of executions.
 */
export interface ListCrawlExecutionsResponse {
  /**
   * Newest first.
   */
  'executions': (_jobradar_v1_CrawlExecution)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
