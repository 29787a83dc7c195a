// Original file: proto/jobradar/v1/source_service.proto


/**
 * Names a source that may no longer be crawled.
 */
export interface RevokeSourceAuthorizationRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * Why.
   * Rule: required min_len=1 max_len=500
   */
  'note'?: (string);
}

/**
 * Names a source that may no longer be crawled.
 */
export interface RevokeSourceAuthorizationRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * Why.
   * Rule: required min_len=1 max_len=500
   */
  'note': (string);
}
