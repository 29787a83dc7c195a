// Original file: proto/jobradar/v1/schedule_service.proto


/**
 * Names a schedule.
 */
export interface GetScheduleRequest$Input {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
}

/**
 * Names a schedule.
 */
export interface GetScheduleRequest {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
}
