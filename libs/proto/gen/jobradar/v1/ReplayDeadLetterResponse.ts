// Original file: proto/jobradar/v1/dead_letter_service.proto

import type { DeadLetter$Input as _jobradar_v1_DeadLetter$Input, DeadLetter as _jobradar_v1_DeadLetter } from '../../jobradar/v1/DeadLetter.ts';
import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';

/**
 * Written in one transaction.
 */
export interface ReplayDeadLetterResponse$Input {
  /**
   * REPLAYED.
   */
  'deadLetter'?: (_jobradar_v1_DeadLetter$Input | null);
  /**
   * The new crawl; replay_of names the old one.
   */
  'crawl'?: (_jobradar_v1_Crawl$Input | null);
}

/**
 * Written in one transaction.
 */
export interface ReplayDeadLetterResponse {
  /**
   * REPLAYED.
   */
  'deadLetter': (_jobradar_v1_DeadLetter | null);
  /**
   * The new crawl; replay_of names the old one.
   */
  'crawl': (_jobradar_v1_Crawl | null);
}
