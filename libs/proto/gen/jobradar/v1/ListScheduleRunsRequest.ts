// Original file: proto/jobradar/v1/schedule_service.proto


/**
 * A page of decisions.
 */
export interface ListScheduleRunsRequest$Input {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'parent'?: (string);
  /**
   * 0 = 50; more than 500 is lowered to 500.
   * Rule: gte=0
   */
  'pageSize'?: (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken'?: (string);
}

/**
 * A page of decisions.
 */
export interface ListScheduleRunsRequest {
  /**
   * schedules/{id}
   * Rule: required pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'parent': (string);
  /**
   * 0 = 50; more than 500 is lowered to 500.
   * Rule: gte=0
   */
  'pageSize': (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken': (string);
}
