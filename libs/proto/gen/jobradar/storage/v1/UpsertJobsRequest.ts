// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { Observation$Input as _jobradar_storage_v1_Observation$Input, Observation as _jobradar_storage_v1_Observation } from '../../../jobradar/storage/v1/Observation.ts';

/**
 * A batch. Flushed at 200 observations or 2 MiB.
 */
export interface UpsertJobsRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * The observations.
   * Rule: required min_items=1 max_items=200
   */
  'observations'?: (_jobradar_storage_v1_Observation$Input)[];
}

/**
 * A batch. Flushed at 200 observations or 2 MiB.
 */
export interface UpsertJobsRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * The observations.
   * Rule: required min_items=1 max_items=200
   */
  'observations': (_jobradar_storage_v1_Observation)[];
}
