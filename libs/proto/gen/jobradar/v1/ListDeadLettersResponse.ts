// Original file: proto/jobradar/v1/dead_letter_service.proto

import type { DeadLetter$Input as _jobradar_v1_DeadLetter$Input, DeadLetter as _jobradar_v1_DeadLetter } from '../../jobradar/v1/DeadLetter.ts';

/**
 * A page of dead letters.
 */
export interface ListDeadLettersResponse$Input {
  /**
   * Newest first.
   */
  'deadLetters'?: (_jobradar_v1_DeadLetter$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of dead letters.
 */
export interface ListDeadLettersResponse {
  /**
   * Newest first.
   */
  'deadLetters': (_jobradar_v1_DeadLetter)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
