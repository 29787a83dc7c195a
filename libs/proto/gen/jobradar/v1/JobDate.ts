// Original file: proto/jobradar/v1/job.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/job.proto

/**
 * How far it can be trusted.
 */
export const _jobradar_v1_JobDate_Precision = {
  /**
   * No date.
   */
  PRECISION_UNSPECIFIED: 'PRECISION_UNSPECIFIED',
  /**
   * A moment.
   */
  PRECISION_INSTANT: 'PRECISION_INSTANT',
  /**
   * A calendar day.
   */
  PRECISION_DAY: 'PRECISION_DAY',
  /**
   * A day that is trusted to the month only.
   */
  PRECISION_MONTH: 'PRECISION_MONTH',
} as const;

/**
 * How far it can be trusted.
 */
export type _jobradar_v1_JobDate_Precision$Input =
  /**
   * No date.
   */
  | 'PRECISION_UNSPECIFIED'
  | 0
  /**
   * A moment.
   */
  | 'PRECISION_INSTANT'
  | 1
  /**
   * A calendar day.
   */
  | 'PRECISION_DAY'
  | 2
  /**
   * A day that is trusted to the month only.
   */
  | 'PRECISION_MONTH'
  | 3

/**
 * How far it can be trusted.
 */
export type _jobradar_v1_JobDate_Precision = typeof _jobradar_v1_JobDate_Precision[keyof typeof _jobradar_v1_JobDate_Precision]

/**
 * A date as far as the source gives it.
 */
export interface JobDate$Input {
  /**
   * YYYY-MM-DD in the source's zone.
   * Rule: pattern=^[0-9]{4}-[0-9]{2}-[0-9]{2}$
   */
  'date'?: (string);
  /**
   * The moment, when the source gives one; for valid_through the last second at which it holds.
   */
  'instant'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * How far it can be trusted.
   */
  'precision'?: (_jobradar_v1_JobDate_Precision$Input);
  /**
   * As on the page.
   * Rule: max_len=200
   */
  'raw'?: (string);
  /**
   * YYYY-MM-DD: the source gives only a bound, this day or earlier.
   * Rule: pattern=^[0-9]{4}-[0-9]{2}-[0-9]{2}$
   */
  'notAfter'?: (string);
  /**
   * Marks as in test/cases/dates.json: relative, year_assumed, ambiguous, sentinel, future and
   * others.
   * Rule: max_items=8 items.max_len=64
   */
  'flags'?: (string)[];
}

/**
 * A date as far as the source gives it.
 */
export interface JobDate {
  /**
   * YYYY-MM-DD in the source's zone.
   * Rule: pattern=^[0-9]{4}-[0-9]{2}-[0-9]{2}$
   */
  'date': (string);
  /**
   * The moment, when the source gives one; for valid_through the last second at which it holds.
   */
  'instant': (_google_protobuf_Timestamp | null);
  /**
   * How far it can be trusted.
   */
  'precision': (_jobradar_v1_JobDate_Precision);
  /**
   * As on the page.
   * Rule: max_len=200
   */
  'raw': (string);
  /**
   * YYYY-MM-DD: the source gives only a bound, this day or earlier.
   * Rule: pattern=^[0-9]{4}-[0-9]{2}-[0-9]{2}$
   */
  'notAfter': (string);
  /**
   * Marks as in test/cases/dates.json: relative, year_assumed, ambiguous, sentinel, future and
   * others.
   * Rule: max_items=8 items.max_len=64
   */
  'flags': (string)[];
}
