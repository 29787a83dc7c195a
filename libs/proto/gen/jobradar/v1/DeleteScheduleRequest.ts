// Original file: proto/jobradar/v1/schedule_service.proto


/**
 * Names a schedule to delete.
 */
export interface DeleteScheduleRequest$Input {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * Unset = whatever it is.
   * Rule: max_len=64
   */
  'etag'?: (string);
  /**
   * A missing schedule is no error.
   */
  'allowMissing'?: (boolean);
}

/**
 * Names a schedule to delete.
 */
export interface DeleteScheduleRequest {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * Unset = whatever it is.
   * Rule: max_len=64
   */
  'etag': (string);
  /**
   * A missing schedule is no error.
   */
  'allowMissing': (boolean);
}
