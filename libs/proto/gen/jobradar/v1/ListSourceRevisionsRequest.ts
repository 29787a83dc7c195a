// Original file: proto/jobradar/v1/source_service.proto


/**
 * A page of revisions.
 */
export interface ListSourceRevisionsRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
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
 * A page of revisions.
 */
export interface ListSourceRevisionsRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
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
