// Original file: proto/jobradar/v1/source_service.proto


/**
 * Names a source to stop.
 */
export interface PauseSourceRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note'?: (string);
  /**
   * Cancel crawls that have not ended, instead of letting them wait.
   */
  'cancelActiveCrawls'?: (boolean);
}

/**
 * Names a source to stop.
 */
export interface PauseSourceRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note': (string);
  /**
   * Cancel crawls that have not ended, instead of letting them wait.
   */
  'cancelActiveCrawls': (boolean);
}
