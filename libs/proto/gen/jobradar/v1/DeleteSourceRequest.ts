// Original file: proto/jobradar/v1/source_service.proto


/**
 * Names a source to delete.
 */
export interface DeleteSourceRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * Unset = whatever it is.
   * Rule: max_len=64
   */
  'etag'?: (string);
  /**
   * A missing source is no error.
   */
  'allowMissing'?: (boolean);
  /**
   * Delete schedules and cancel crawls that use it.
   */
  'force'?: (boolean);
}

/**
 * Names a source to delete.
 */
export interface DeleteSourceRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * Unset = whatever it is.
   * Rule: max_len=64
   */
  'etag': (string);
  /**
   * A missing source is no error.
   */
  'allowMissing': (boolean);
  /**
   * Delete schedules and cancel crawls that use it.
   */
  'force': (boolean);
}
