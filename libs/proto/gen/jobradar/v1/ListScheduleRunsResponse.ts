// Original file: proto/jobradar/v1/schedule_service.proto

import type { ScheduleRun$Input as _jobradar_v1_ScheduleRun$Input, ScheduleRun as _jobradar_v1_ScheduleRun } from '../../jobradar/v1/ScheduleRun.ts';

/**
 * A page of decisions.
 */
export interface ListScheduleRunsResponse$Input {
  /**
   * Newest first.
   */
  'runs'?: (_jobradar_v1_ScheduleRun$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of decisions.
 */
export interface ListScheduleRunsResponse {
  /**
   * Newest first.
   */
  'runs': (_jobradar_v1_ScheduleRun)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
