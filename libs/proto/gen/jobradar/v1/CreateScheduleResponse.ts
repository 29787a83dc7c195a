// Original file: proto/jobradar/v1/schedule_service.proto

import type { Schedule$Input as _jobradar_v1_Schedule$Input, Schedule as _jobradar_v1_Schedule } from '../../jobradar/v1/Schedule.ts';

/**
 * The schedule as created.
 */
export interface CreateScheduleResponse$Input {
  /**
   * The schedule.
   */
  'schedule'?: (_jobradar_v1_Schedule$Input | null);
}

/**
 * The schedule as created.
 */
export interface CreateScheduleResponse {
  /**
   * The schedule.
   */
  'schedule': (_jobradar_v1_Schedule | null);
}
