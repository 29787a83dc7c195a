// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { CrawlProgress$Input as _jobradar_v1_CrawlProgress$Input, CrawlProgress as _jobradar_v1_CrawlProgress } from '../../../jobradar/v1/CrawlProgress.ts';
import type { CrawlCounts$Input as _jobradar_v1_CrawlCounts$Input, CrawlCounts as _jobradar_v1_CrawlCounts } from '../../../jobradar/v1/CrawlCounts.ts';
import type { Checkpoint$Input as _jobradar_worker_v1_Checkpoint$Input, Checkpoint as _jobradar_worker_v1_Checkpoint } from '../../../jobradar/worker/v1/Checkpoint.ts';
import type { CrawlItemFailure$Input as _jobradar_v1_CrawlItemFailure$Input, CrawlItemFailure as _jobradar_v1_CrawlItemFailure } from '../../../jobradar/v1/CrawlItemFailure.ts';

/**
 * A sign of life.
 */
export interface HeartbeatTaskRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * Rises within an execution; an older one only extends the lease.
   * Rule: required gte=1
   */
  'sequence'?: (number);
  /**
   * For clients; at most every 5 s.
   */
  'progress'?: (_jobradar_v1_CrawlProgress$Input | null);
  /**
   * Of this execution so far, absolute.
   */
  'counts'?: (_jobradar_v1_CrawlCounts$Input | null);
  /**
   * Set when it moved forward.
   */
  'checkpoint'?: (_jobradar_worker_v1_Checkpoint$Input | null);
  /**
   * Since the last call, as many as the request can hold; each is stored once, by its id.
   * Rule: max_items=200
   */
  'itemFailures'?: (_jobradar_v1_CrawlItemFailure$Input)[];
}

/**
 * A sign of life.
 */
export interface HeartbeatTaskRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * Rises within an execution; an older one only extends the lease.
   * Rule: required gte=1
   */
  'sequence': (number);
  /**
   * For clients; at most every 5 s.
   */
  'progress': (_jobradar_v1_CrawlProgress | null);
  /**
   * Of this execution so far, absolute.
   */
  'counts': (_jobradar_v1_CrawlCounts | null);
  /**
   * Set when it moved forward.
   */
  'checkpoint': (_jobradar_worker_v1_Checkpoint | null);
  /**
   * Since the last call, as many as the request can hold; each is stored once, by its id.
   * Rule: max_items=200
   */
  'itemFailures': (_jobradar_v1_CrawlItemFailure)[];
}
