// Original file: proto/jobradar/v1/job_service.proto

import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from '../../jobradar/v1/Job.ts';

/**
 * The jobs.
 */
export interface BatchGetJobsResponse$Input {
  /**
   * In the order of names.
   */
  'jobs'?: (_jobradar_v1_Job$Input)[];
}

/**
 * The jobs.
 */
export interface BatchGetJobsResponse {
  /**
   * In the order of names.
   */
  'jobs': (_jobradar_v1_Job)[];
}
