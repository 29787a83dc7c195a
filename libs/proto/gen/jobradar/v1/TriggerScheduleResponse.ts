// Original file: proto/jobradar/v1/schedule_service.proto

import type { ScheduleRun$Input as _jobradar_v1_ScheduleRun$Input, ScheduleRun as _jobradar_v1_ScheduleRun } from '../../jobradar/v1/ScheduleRun.ts';

/**
 * What was decided; an overlap is no error.
 */
export interface TriggerScheduleResponse$Input {
  /**
   * The decision.
   */
  'run'?: (_jobradar_v1_ScheduleRun$Input | null);
}

/**
 * What was decided; an overlap is no error.
 */
export interface TriggerScheduleResponse {
  /**
   * The decision.
   */
  'run': (_jobradar_v1_ScheduleRun | null);
}
