// Original file: proto/jobradar/v1/job_service.proto

import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from '../../jobradar/v1/Job.ts';

/**
 * The job.
 */
export interface GetJobResponse$Input {
  /**
   * The job, with evidence.
   */
  'job'?: (_jobradar_v1_Job$Input | null);
}

/**
 * The job.
 */
export interface GetJobResponse {
  /**
   * The job, with evidence.
   */
  'job': (_jobradar_v1_Job | null);
}
