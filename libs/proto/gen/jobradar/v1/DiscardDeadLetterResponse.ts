// Original file: proto/jobradar/v1/dead_letter_service.proto

import type { DeadLetter$Input as _jobradar_v1_DeadLetter$Input, DeadLetter as _jobradar_v1_DeadLetter } from '../../jobradar/v1/DeadLetter.ts';

/**
 * The dead letter as closed.
 */
export interface DiscardDeadLetterResponse$Input {
  /**
   * DISCARDED.
   */
  'deadLetter'?: (_jobradar_v1_DeadLetter$Input | null);
}

/**
 * The dead letter as closed.
 */
export interface DiscardDeadLetterResponse {
  /**
   * DISCARDED.
   */
  'deadLetter': (_jobradar_v1_DeadLetter | null);
}
