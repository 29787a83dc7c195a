// Original file: proto/jobradar/v1/dead_letter_service.proto


/**
 * Which to replay.
 */
export interface BulkReplayDeadLettersRequest$Input {
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
   * 0 = 1.
   * Rule: gte=0 lte=50
   */
  'dispatchesPerSecond'?: (number | string);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * Count, start nothing.
   */
  'validateOnly'?: (boolean);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note'?: (string);
}

/**
 * Which to replay.
 */
export interface BulkReplayDeadLettersRequest {
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
   * 0 = 1.
   * Rule: gte=0 lte=50
   */
  'dispatchesPerSecond': (number);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * Count, start nothing.
   */
  'validateOnly': (boolean);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note': (string);
}
