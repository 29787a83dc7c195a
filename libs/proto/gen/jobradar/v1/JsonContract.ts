// Original file: proto/jobradar/v1/extraction.proto

import type { JsonField$Input as _jobradar_v1_JsonField$Input, JsonField as _jobradar_v1_JsonField } from '../../jobradar/v1/JsonField.ts';

/**
 * The typed contract of a JSON source. Strict: every key is listed, an unknown one stops the
 * source at its first occurrence; a violation in up to half of the items is theirs and rejects
 * them, in more than half it is a change of the contract.
 */
export interface JsonContract$Input {
  /**
   * Keys of the list answer; empty only where the answer is the array itself ("$").
   * Rule: max_items=64
   */
  'page'?: (_jobradar_v1_JsonField$Input)[];
  /**
   * Keys of one item.
   * Rule: required min_items=1 max_items=128
   */
  'item'?: (_jobradar_v1_JsonField$Input)[];
  /**
   * Keys of the detail answer; empty = not checked, no detail requests.
   * Rule: max_items=128
   */
  'detail'?: (_jobradar_v1_JsonField$Input)[];
}

/**
 * The typed contract of a JSON source. Strict: every key is listed, an unknown one stops the
 * source at its first occurrence; a violation in up to half of the items is theirs and rejects
 * them, in more than half it is a change of the contract.
 */
export interface JsonContract {
  /**
   * Keys of the list answer; empty only where the answer is the array itself ("$").
   * Rule: max_items=64
   */
  'page': (_jobradar_v1_JsonField)[];
  /**
   * Keys of one item.
   * Rule: required min_items=1 max_items=128
   */
  'item': (_jobradar_v1_JsonField)[];
  /**
   * Keys of the detail answer; empty = not checked, no detail requests.
   * Rule: max_items=128
   */
  'detail': (_jobradar_v1_JsonField)[];
}
