// Original file: proto/jobradar/v1/source_service.proto


/**
 * Names a deleted source.
 */
export interface UndeleteSourceRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
}

/**
 * Names a deleted source.
 */
export interface UndeleteSourceRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
}
