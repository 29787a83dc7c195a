// Original file: proto/jobradar/v1/dead_letter_service.proto


/**
 * Which to close.
 */
export interface BulkDiscardDeadLettersRequest$Input {
  /**
   * AIP-160 subset; "everything" has to be written out.
   * Rule: required min_len=1 max_len=2048
   */
  'filter'?: (string);
  /**
   * Ceiling; oldest first.
   * Rule: required gte=1 lte=10000
   */
  'maxCount'?: (number);
  /**
   * Why.
   * Rule: required min_len=1 max_len=500
   */
  'note'?: (string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * Count, start nothing.
   */
  'validateOnly'?: (boolean);
}

/**
 * Which to close.
 */
export interface BulkDiscardDeadLettersRequest {
  /**
   * AIP-160 subset; "everything" has to be written out.
   * Rule: required min_len=1 max_len=2048
   */
  'filter': (string);
  /**
   * Ceiling; oldest first.
   * Rule: required gte=1 lte=10000
   */
  'maxCount': (number);
  /**
   * Why.
   * Rule: required min_len=1 max_len=500
   */
  'note': (string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * Count, start nothing.
   */
  'validateOnly': (boolean);
}
