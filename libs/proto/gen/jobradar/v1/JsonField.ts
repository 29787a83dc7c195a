// Original file: proto/jobradar/v1/extraction.proto

import type { JsonType$Input as _jobradar_v1_JsonType$Input, JsonType as _jobradar_v1_JsonType } from '../../jobradar/v1/JsonType.ts';
import type { JsonField$Input as _jobradar_v1_JsonField$Input, JsonField as _jobradar_v1_JsonField } from '../../jobradar/v1/JsonField.ts';

/**
 * One key of an object.
 */
export interface JsonField$Input {
  /**
   * The key.
   * Rule: required min_len=1 max_len=128
   */
  'name'?: (string);
  /**
   * Its type.
   * Rule: required
   */
  'type'?: (_jobradar_v1_JsonType$Input);
  /**
   * null is allowed: unknown.
   */
  'nullable'?: (boolean);
  /**
   * The key may be absent.
   */
  'mayBeAbsent'?: (boolean);
  /**
   * Longest text in characters, of array items too; 0 = 100,000.
   * Rule: gte=1 lte=100000
   */
  'maxChars'?: (number);
  /**
   * Most items of an array; 0 = 10,000.
   * Rule: gte=1 lte=100000
   */
  'maxItems'?: (number);
  /**
   * Type of array items.
   */
  'itemType'?: (_jobradar_v1_JsonType$Input);
  /**
   * Keys of the object, or of the objects in the array. At most 8 levels.
   * Rule: max_items=128
   */
  'fields'?: (_jobradar_v1_JsonField$Input)[];
  /**
   * Never altered: what cannot be stored as it is rejects the item.
   */
  'identity'?: (boolean);
}

/**
 * One key of an object.
 */
export interface JsonField {
  /**
   * The key.
   * Rule: required min_len=1 max_len=128
   */
  'name': (string);
  /**
   * Its type.
   * Rule: required
   */
  'type': (_jobradar_v1_JsonType);
  /**
   * null is allowed: unknown.
   */
  'nullable': (boolean);
  /**
   * The key may be absent.
   */
  'mayBeAbsent': (boolean);
  /**
   * Longest text in characters, of array items too; 0 = 100,000.
   * Rule: gte=1 lte=100000
   */
  'maxChars': (number);
  /**
   * Most items of an array; 0 = 10,000.
   * Rule: gte=1 lte=100000
   */
  'maxItems': (number);
  /**
   * Type of array items.
   */
  'itemType': (_jobradar_v1_JsonType);
  /**
   * Keys of the object, or of the objects in the array. At most 8 levels.
   * Rule: max_items=128
   */
  'fields': (_jobradar_v1_JsonField)[];
  /**
   * Never altered: what cannot be stored as it is rejects the item.
   */
  'identity': (boolean);
}
