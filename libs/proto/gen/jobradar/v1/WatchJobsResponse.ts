// Original file: proto/jobradar/v1/job_service.proto

import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from '../../jobradar/v1/Job.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/job_service.proto

/**
 * What happened.
 */
export const _jobradar_v1_WatchJobsResponse_Kind = {
  /**
   * Never sent.
   */
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * New.
   */
  KIND_CREATED: 'KIND_CREATED',
  /**
   * Other content.
   */
  KIND_UPDATED: 'KIND_UPDATED',
  /**
   * Closed.
   */
  KIND_CLOSED: 'KIND_CLOSED',
  /**
   * Open again.
   */
  KIND_REOPENED: 'KIND_REOPENED',
  /**
   * Changed, and no longer matches: a mirror drops it.
   */
  KIND_LEFT_FILTER: 'KIND_LEFT_FILTER',
  /**
   * No job; only a newer token, at least every 30 s.
   */
  KIND_BOOKMARK: 'KIND_BOOKMARK',
} as const;

/**
 * What happened.
 */
export type _jobradar_v1_WatchJobsResponse_Kind$Input =
  /**
   * Never sent.
   */
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * New.
   */
  | 'KIND_CREATED'
  | 1
  /**
   * Other content.
   */
  | 'KIND_UPDATED'
  | 2
  /**
   * Closed.
   */
  | 'KIND_CLOSED'
  | 3
  /**
   * Open again.
   */
  | 'KIND_REOPENED'
  | 4
  /**
   * Changed, and no longer matches: a mirror drops it.
   */
  | 'KIND_LEFT_FILTER'
  | 5
  /**
   * No job; only a newer token, at least every 30 s.
   */
  | 'KIND_BOOKMARK'
  | 6

/**
 * What happened.
 */
export type _jobradar_v1_WatchJobsResponse_Kind = typeof _jobradar_v1_WatchJobsResponse_Kind[keyof typeof _jobradar_v1_WatchJobsResponse_Kind]

/**
 * One change. At least once: consumers upsert by name and version.
 */
export interface WatchJobsResponse$Input {
  /**
   * What happened.
   */
  'kind'?: (_jobradar_v1_WatchJobsResponse_Kind$Input);
  /**
   * The job as it is after the change.
   */
  'job'?: (_jobradar_v1_Job$Input | null);
  /**
   * Paths that changed, proto names.
   */
  'changedFields'?: (string)[];
  /**
   * To go on from here; on every message.
   */
  'resumeToken'?: (string);
  /**
   * When it was committed.
   */
  'changeTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * One change. At least once: consumers upsert by name and version.
 */
export interface WatchJobsResponse {
  /**
   * What happened.
   */
  'kind': (_jobradar_v1_WatchJobsResponse_Kind);
  /**
   * The job as it is after the change.
   */
  'job': (_jobradar_v1_Job | null);
  /**
   * Paths that changed, proto names.
   */
  'changedFields': (string)[];
  /**
   * To go on from here; on every message.
   */
  'resumeToken': (string);
  /**
   * When it was committed.
   */
  'changeTime': (_google_protobuf_Timestamp | null);
}
