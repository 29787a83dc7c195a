// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { _jobradar_v1_Crawl_Completeness$Input, _jobradar_v1_Crawl_Completeness } from '../../../jobradar/v1/Crawl.ts';

/**
 * Asks which detail pages to probe.
 */
export interface PlanProbesRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * As the gateway made it of the last checkpoint (HeartbeatTaskResponse.completeness), or lower.
   * Rule: required
   */
  'completeness'?: (_jobradar_v1_Crawl_Completeness$Input);
}

/**
 * Asks which detail pages to probe.
 */
export interface PlanProbesRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * As the gateway made it of the last checkpoint (HeartbeatTaskResponse.completeness), or lower.
   * Rule: required
   */
  'completeness': (_jobradar_v1_Crawl_Completeness);
}
