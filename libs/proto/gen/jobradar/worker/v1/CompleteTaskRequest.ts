// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { CrawlCounts$Input as _jobradar_v1_CrawlCounts$Input, CrawlCounts as _jobradar_v1_CrawlCounts } from '../../../jobradar/v1/CrawlCounts.ts';
import type { _jobradar_v1_Crawl_Completeness$Input, _jobradar_v1_Crawl_Completeness } from '../../../jobradar/v1/Crawl.ts';
import type { Checkpoint$Input as _jobradar_worker_v1_Checkpoint$Input, Checkpoint as _jobradar_worker_v1_Checkpoint } from '../../../jobradar/worker/v1/Checkpoint.ts';
import type { CrawlItemFailure$Input as _jobradar_v1_CrawlItemFailure$Input, CrawlItemFailure as _jobradar_v1_CrawlItemFailure } from '../../../jobradar/v1/CrawlItemFailure.ts';

/**
 * The end of a crawl.
 */
export interface CompleteTaskRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * Of this execution; jobs_* as storage last returned them.
   * Rule: required
   */
  'counts'?: (_jobradar_v1_CrawlCounts$Input | null);
  /**
   * Can only lower what the gateway makes of the checkpoint.
   */
  'completeness'?: (_jobradar_v1_Crawl_Completeness$Input);
  /**
   * The last one.
   * Rule: required
   */
  'checkpoint'?: (_jobradar_worker_v1_Checkpoint$Input | null);
  /**
   * Since the last call, as many as the request can hold; each is stored once, by its id.
   * Rule: max_items=200
   */
  'itemFailures'?: (_jobradar_v1_CrawlItemFailure$Input)[];
  /**
   * Stopped on request.
   */
  'cancelled'?: (boolean);
}

/**
 * The end of a crawl.
 */
export interface CompleteTaskRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * Of this execution; jobs_* as storage last returned them.
   * Rule: required
   */
  'counts': (_jobradar_v1_CrawlCounts | null);
  /**
   * Can only lower what the gateway makes of the checkpoint.
   */
  'completeness': (_jobradar_v1_Crawl_Completeness);
  /**
   * The last one.
   * Rule: required
   */
  'checkpoint': (_jobradar_worker_v1_Checkpoint | null);
  /**
   * Since the last call, as many as the request can hold; each is stored once, by its id.
   * Rule: max_items=200
   */
  'itemFailures': (_jobradar_v1_CrawlItemFailure)[];
  /**
   * Stopped on request.
   */
  'cancelled': (boolean);
}
