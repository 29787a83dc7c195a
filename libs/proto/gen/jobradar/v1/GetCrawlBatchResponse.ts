// Original file: proto/jobradar/v1/crawl_service.proto

import type { CrawlBatch$Input as _jobradar_v1_CrawlBatch$Input, CrawlBatch as _jobradar_v1_CrawlBatch } from '../../jobradar/v1/CrawlBatch.ts';

/**
 * The batch.
 */
export interface GetCrawlBatchResponse$Input {
  /**
   * The batch.
   */
  'batch'?: (_jobradar_v1_CrawlBatch$Input | null);
}

/**
 * The batch.
 */
export interface GetCrawlBatchResponse {
  /**
   * The batch.
   */
  'batch': (_jobradar_v1_CrawlBatch | null);
}
