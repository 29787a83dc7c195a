// Original file: proto/jobradar/v1/job_service.proto

import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from '../../jobradar/v1/Job.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * Some of the jobs.
 */
export interface ExportJobsResponse$Input {
  /**
   * At most 500, and 1 MiB.
   */
  'jobs'?: (_jobradar_v1_Job$Input)[];
  /**
   * To go on after a break.
   */
  'resumeToken'?: (string);
  /**
   * Only in the last message: a watch from here misses nothing.
   */
  'watchToken'?: (string);
  /**
   * Jobs in all, estimated.
   */
  'totalEstimate'?: (number | string | Long);
}

/**
 * Some of the jobs.
 */
export interface ExportJobsResponse {
  /**
   * At most 500, and 1 MiB.
   */
  'jobs': (_jobradar_v1_Job)[];
  /**
   * To go on after a break.
   */
  'resumeToken': (string);
  /**
   * Only in the last message: a watch from here misses nothing.
   */
  'watchToken': (string);
  /**
   * Jobs in all, estimated.
   */
  'totalEstimate': (string);
}
