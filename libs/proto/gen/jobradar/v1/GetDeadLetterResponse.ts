// Original file: proto/jobradar/v1/dead_letter_service.proto

import type { DeadLetter$Input as _jobradar_v1_DeadLetter$Input, DeadLetter as _jobradar_v1_DeadLetter } from '../../jobradar/v1/DeadLetter.ts';

/**
 * The dead letter.
 */
export interface GetDeadLetterResponse$Input {
  /**
   * With its message.
   */
  'deadLetter'?: (_jobradar_v1_DeadLetter$Input | null);
}

/**
 * The dead letter.
 */
export interface GetDeadLetterResponse {
  /**
   * With its message.
   */
  'deadLetter': (_jobradar_v1_DeadLetter | null);
}
