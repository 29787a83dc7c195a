// Original file: proto/jobradar/v1/dead_letter_service.proto


/**
 * Names a dead letter to replay.
 */
export interface ReplayDeadLetterRequest$Input {
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
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note'?: (string);
}

/**
 * Names a dead letter to replay.
 */
export interface ReplayDeadLetterRequest {
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
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note': (string);
}
