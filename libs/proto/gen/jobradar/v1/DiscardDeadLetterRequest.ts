// Original file: proto/jobradar/v1/dead_letter_service.proto


/**
 * Names a dead letter to close.
 */
export interface DiscardDeadLetterRequest$Input {
  /**
   * deadLetters/{uuid}
   * Rule: required pattern=^deadLetters/[0-9a-f-]{36}$
   */
  'name'?: (string);
  /**
   * Unset = whatever it is.
   * Rule: max_len=64
   */
  'etag'?: (string);
  /**
   * Why.
   * Rule: required min_len=1 max_len=500
   */
  'note'?: (string);
}

/**
 * Names a dead letter to close.
 */
export interface DiscardDeadLetterRequest {
  /**
   * deadLetters/{uuid}
   * Rule: required pattern=^deadLetters/[0-9a-f-]{36}$
   */
  'name': (string);
  /**
   * Unset = whatever it is.
   * Rule: max_len=64
   */
  'etag': (string);
  /**
   * Why.
   * Rule: required min_len=1 max_len=500
   */
  'note': (string);
}
