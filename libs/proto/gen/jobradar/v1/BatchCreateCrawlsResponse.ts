// Original file: proto/jobradar/v1/crawl_service.proto

import type { CreateCrawlResponse$Input as _jobradar_v1_CreateCrawlResponse$Input, CreateCrawlResponse as _jobradar_v1_CreateCrawlResponse } from '../../jobradar/v1/CreateCrawlResponse.ts';
import type { CrawlBatch$Input as _jobradar_v1_CrawlBatch$Input, CrawlBatch as _jobradar_v1_CrawlBatch } from '../../jobradar/v1/CrawlBatch.ts';

/**
 * The batch as accepted.
 */
export interface BatchCreateCrawlsResponse$Input {
  /**
   * One for each request, same order.
   */
  'responses'?: (_jobradar_v1_CreateCrawlResponse$Input)[];
  /**
   * The batch.
   */
  'batch'?: (_jobradar_v1_CrawlBatch$Input | null);
}

/**
 * The batch as accepted.
 */
export interface BatchCreateCrawlsResponse {
  /**
   * One for each request, same order.
   */
  'responses': (_jobradar_v1_CreateCrawlResponse)[];
  /**
   * The batch.
   */
  'batch': (_jobradar_v1_CrawlBatch | null);
}
