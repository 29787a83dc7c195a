// Original file: proto/jobradar/v1/job_service.proto

import type { JobVersion$Input as _jobradar_v1_JobVersion$Input, JobVersion as _jobradar_v1_JobVersion } from '../../jobradar/v1/JobVersion.ts';

/**
 * A page of versions.
 */
export interface ListJobVersionsResponse$Input {
  /**
   * Newest first.
   */
  'versions'?: (_jobradar_v1_JobVersion$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of versions.
 */
export interface ListJobVersionsResponse {
  /**
   * Newest first.
   */
  'versions': (_jobradar_v1_JobVersion)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
