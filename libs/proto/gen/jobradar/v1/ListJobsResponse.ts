// Original file: proto/jobradar/v1/job_service.proto

import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from '../../jobradar/v1/Job.ts';

/**
 * A page of jobs.
 */
export interface ListJobsResponse$Input {
  /**
   * The jobs.
   */
  'jobs'?: (_jobradar_v1_Job$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of jobs.
 */
export interface ListJobsResponse {
  /**
   * The jobs.
   */
  'jobs': (_jobradar_v1_Job)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
