// Original file: proto/jobradar/v1/schedule_service.proto


/**
 * Names a schedule to start again.
 */
export interface ResumeScheduleRequest$Input {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note'?: (string);
}

/**
 * Names a schedule to start again.
 */
export interface ResumeScheduleRequest {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note': (string);
}
