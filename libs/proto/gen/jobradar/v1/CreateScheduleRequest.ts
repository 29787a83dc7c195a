// Original file: proto/jobradar/v1/schedule_service.proto

import type { Schedule$Input as _jobradar_v1_Schedule$Input, Schedule as _jobradar_v1_Schedule } from '../../jobradar/v1/Schedule.ts';

/**
 * A schedule to create.
 */
export interface CreateScheduleRequest$Input {
  /**
   * Becomes schedules/{schedule_id}.
   * Rule: required pattern=^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'scheduleId'?: (string);
  /**
   * The schedule.
   * Rule: required
   */
  'schedule'?: (_jobradar_v1_Schedule$Input | null);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * Run every check, write nothing.
   */
  'validateOnly'?: (boolean);
}

/**
 * A schedule to create.
 */
export interface CreateScheduleRequest {
  /**
   * Becomes schedules/{schedule_id}.
   * Rule: required pattern=^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'scheduleId': (string);
  /**
   * The schedule.
   * Rule: required
   */
  'schedule': (_jobradar_v1_Schedule | null);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * Run every check, write nothing.
   */
  'validateOnly': (boolean);
}
