// Original file: proto/jobradar/v1/schedule_service.proto

import type { OverlapPolicy$Input as _jobradar_v1_OverlapPolicy$Input, OverlapPolicy as _jobradar_v1_OverlapPolicy } from '../../jobradar/v1/OverlapPolicy.ts';

/**
 * Names a schedule to run now.
 */
export interface TriggerScheduleRequest$Input {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * 0 = the schedule's own.
   */
  'overlapPolicy'?: (_jobradar_v1_OverlapPolicy$Input);
}

/**
 * Names a schedule to run now.
 */
export interface TriggerScheduleRequest {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * 0 = the schedule's own.
   */
  'overlapPolicy': (_jobradar_v1_OverlapPolicy);
}
