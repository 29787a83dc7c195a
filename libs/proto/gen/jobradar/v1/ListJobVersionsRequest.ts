// Original file: proto/jobradar/v1/job_service.proto


/**
 * A page of versions.
 */
export interface ListJobVersionsRequest$Input {
  /**
   * jobs/{uuid}
   * Rule: required pattern=^jobs/[0-9a-f-]{36}$
   */
  'parent'?: (string);
  /**
   * 0 = 50; more than 200 is lowered to 200.
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
 * A page of versions.
 */
export interface ListJobVersionsRequest {
  /**
   * jobs/{uuid}
   * Rule: required pattern=^jobs/[0-9a-f-]{36}$
   */
  'parent': (string);
  /**
   * 0 = 50; more than 200 is lowered to 200.
   * Rule: gte=0
   */
  'pageSize': (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken': (string);
}
