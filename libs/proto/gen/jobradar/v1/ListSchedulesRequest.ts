// Original file: proto/jobradar/v1/schedule_service.proto


/**
 * A page of schedules.
 */
export interface ListSchedulesRequest$Input {
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
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter'?: (string);
}

/**
 * A page of schedules.
 */
export interface ListSchedulesRequest {
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
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter': (string);
}
