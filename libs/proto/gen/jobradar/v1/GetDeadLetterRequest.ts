// Original file: proto/jobradar/v1/dead_letter_service.proto


/**
 * Names a dead letter.
 */
export interface GetDeadLetterRequest$Input {
  /**
   * deadLetters/{uuid}
   * Rule: required pattern=^deadLetters/[0-9a-f-]{36}$
   */
  'name'?: (string);
}

/**
 * Names a dead letter.
 */
export interface GetDeadLetterRequest {
  /**
   * deadLetters/{uuid}
   * Rule: required pattern=^deadLetters/[0-9a-f-]{36}$
   */
  'name': (string);
}
