// Original file: proto/jobradar/v1/source_service.proto


/**
 * Names an old revision.
 */
export interface RollbackSourceRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * Revision to make current again.
   * Rule: required min_len=1 max_len=64
   */
  'revisionId'?: (string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
}

/**
 * Names an old revision.
 */
export interface RollbackSourceRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * Revision to make current again.
   * Rule: required min_len=1 max_len=64
   */
  'revisionId': (string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
}
