// Original file: proto/jobradar/v1/schedule_service.proto

import type { Schedule$Input as _jobradar_v1_Schedule$Input, Schedule as _jobradar_v1_Schedule } from '../../jobradar/v1/Schedule.ts';

/**
 * A page of schedules.
 */
export interface ListSchedulesResponse$Input {
  /**
   * By name.
   */
  'schedules'?: (_jobradar_v1_Schedule$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of schedules.
 */
export interface ListSchedulesResponse {
  /**
   * By name.
   */
  'schedules': (_jobradar_v1_Schedule)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
