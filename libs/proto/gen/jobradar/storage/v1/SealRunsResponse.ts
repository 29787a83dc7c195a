// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { RunTotals$Input as _jobradar_storage_v1_RunTotals$Input, RunTotals as _jobradar_storage_v1_RunTotals } from '../../../jobradar/storage/v1/RunTotals.ts';

/**
 * One run.
 */
export interface _jobradar_storage_v1_SealRunsResponse_Result$Input {
  /**
   * crawls/{uuid}
   */
  'crawl'?: (string);
  /**
   * Sealed, now or before. False: try again later (always so when the run's epoch is higher than asked).
   */
  'sealed'?: (boolean);
  /**
   * Final counts.
   */
  'totals'?: (_jobradar_storage_v1_RunTotals$Input | null);
  /**
   * Closing was withheld: the run would close too many jobs, or saw too few.
   */
  'closingWithheld'?: (boolean);
  /**
   * Why, in words with numbers.
   */
  'withheldReason'?: (string);
}

/**
 * One run.
 */
export interface _jobradar_storage_v1_SealRunsResponse_Result {
  /**
   * crawls/{uuid}
   */
  'crawl': (string);
  /**
   * Sealed, now or before. False: try again later (always so when the run's epoch is higher than asked).
   */
  'sealed': (boolean);
  /**
   * Final counts.
   */
  'totals': (_jobradar_storage_v1_RunTotals | null);
  /**
   * Closing was withheld: the run would close too many jobs, or saw too few.
   */
  'closingWithheld': (boolean);
  /**
   * Why, in words with numbers.
   */
  'withheldReason': (string);
}

/**
 * What the runs did. A repeat gets the same answer.
 */
export interface SealRunsResponse$Input {
  /**
   * One for each run, same order.
   */
  'results'?: (_jobradar_storage_v1_SealRunsResponse_Result$Input)[];
}

/**
 * What the runs did. A repeat gets the same answer.
 */
export interface SealRunsResponse {
  /**
   * One for each run, same order.
   */
  'results': (_jobradar_storage_v1_SealRunsResponse_Result)[];
}
