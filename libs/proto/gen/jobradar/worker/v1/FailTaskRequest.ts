// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../../jobradar/v1/Failure.ts';
import type { CrawlCounts$Input as _jobradar_v1_CrawlCounts$Input, CrawlCounts as _jobradar_v1_CrawlCounts } from '../../../jobradar/v1/CrawlCounts.ts';
import type { Checkpoint$Input as _jobradar_worker_v1_Checkpoint$Input, Checkpoint as _jobradar_worker_v1_Checkpoint } from '../../../jobradar/worker/v1/Checkpoint.ts';
import type { CrawlItemFailure$Input as _jobradar_v1_CrawlItemFailure$Input, CrawlItemFailure as _jobradar_v1_CrawlItemFailure } from '../../../jobradar/v1/CrawlItemFailure.ts';

/**
 * A failure of the execution.
 */
export interface FailTaskRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * Reason and stage; class and retryable are the gateway's.
   * Rule: required
   */
  'failure'?: (_jobradar_v1_Failure$Input | null);
  /**
   * Of this execution; jobs_* as storage last returned them.
   */
  'counts'?: (_jobradar_v1_CrawlCounts$Input | null);
  /**
   * As far as it came.
   */
  'checkpoint'?: (_jobradar_worker_v1_Checkpoint$Input | null);
  /**
   * Since the last call, as many as the request can hold; each is stored once, by its id.
   * Rule: max_items=200
   */
  'itemFailures'?: (_jobradar_v1_CrawlItemFailure$Input)[];
}

/**
 * A failure of the execution.
 */
export interface FailTaskRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * Reason and stage; class and retryable are the gateway's.
   * Rule: required
   */
  'failure': (_jobradar_v1_Failure | null);
  /**
   * Of this execution; jobs_* as storage last returned them.
   */
  'counts': (_jobradar_v1_CrawlCounts | null);
  /**
   * As far as it came.
   */
  'checkpoint': (_jobradar_worker_v1_Checkpoint | null);
  /**
   * Since the last call, as many as the request can hold; each is stored once, by its id.
   * Rule: max_items=200
   */
  'itemFailures': (_jobradar_v1_CrawlItemFailure)[];
}
