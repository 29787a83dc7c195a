// Original file: proto/jobradar/v1/source.proto

import type { _jobradar_v1_FieldRule_Target$Input, _jobradar_v1_FieldRule_Target } from '../../jobradar/v1/FieldRule.ts';

/**
 * How well one field rule did.
 */
export interface FieldReport$Input {
  /**
   * The field.
   */
  'target'?: (_jobradar_v1_FieldRule_Target$Input);
  /**
   * Items that have it.
   */
  'matched'?: (number);
  /**
   * Items that lack it.
   */
  'missing'?: (number);
  /**
   * Selector that won most often; -1 = none.
   */
  'winningSelectorIndex'?: (number);
  /**
   * At most 3 values.
   */
  'examples'?: (string)[];
  /**
   * In words.
   */
  'warnings'?: (string)[];
}

/**
 * How well one field rule did.
 */
export interface FieldReport {
  /**
   * The field.
   */
  'target': (_jobradar_v1_FieldRule_Target);
  /**
   * Items that have it.
   */
  'matched': (number);
  /**
   * Items that lack it.
   */
  'missing': (number);
  /**
   * Selector that won most often; -1 = none.
   */
  'winningSelectorIndex': (number);
  /**
   * At most 3 values.
   */
  'examples': (string)[];
  /**
   * In words.
   */
  'warnings': (string)[];
}
