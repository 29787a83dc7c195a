// Original file: proto/jobradar/v1/extraction.proto

/**
 * Type of a JSON value.
 */
export const JsonType = {
  /**
   * Never stored.
   */
  JSON_TYPE_UNSPECIFIED: 'JSON_TYPE_UNSPECIFIED',
  /**
   * Text. A number is taken without loss and marked type_coerced.
   */
  JSON_TYPE_STRING: 'JSON_TYPE_STRING',
  /**
   * Whole number. A text of digits is taken and marked type_coerced.
   */
  JSON_TYPE_INTEGER: 'JSON_TYPE_INTEGER',
  /**
   * Any number.
   */
  JSON_TYPE_NUMBER: 'JSON_TYPE_NUMBER',
  /**
   * true or false.
   */
  JSON_TYPE_BOOLEAN: 'JSON_TYPE_BOOLEAN',
  /**
   * Array; item_type and fields describe its items.
   */
  JSON_TYPE_ARRAY: 'JSON_TYPE_ARRAY',
  /**
   * Object; fields describe it.
   */
  JSON_TYPE_OBJECT: 'JSON_TYPE_OBJECT',
  /**
   * Present, but not looked into.
   */
  JSON_TYPE_ANY: 'JSON_TYPE_ANY',
} as const;

/**
 * Type of a JSON value.
 */
export type JsonType$Input =
  /**
   * Never stored.
   */
  | 'JSON_TYPE_UNSPECIFIED'
  | 0
  /**
   * Text. A number is taken without loss and marked type_coerced.
   */
  | 'JSON_TYPE_STRING'
  | 1
  /**
   * Whole number. A text of digits is taken and marked type_coerced.
   */
  | 'JSON_TYPE_INTEGER'
  | 2
  /**
   * Any number.
   */
  | 'JSON_TYPE_NUMBER'
  | 3
  /**
   * true or false.
   */
  | 'JSON_TYPE_BOOLEAN'
  | 4
  /**
   * Array; item_type and fields describe its items.
   */
  | 'JSON_TYPE_ARRAY'
  | 5
  /**
   * Object; fields describe it.
   */
  | 'JSON_TYPE_OBJECT'
  | 6
  /**
   * Present, but not looked into.
   */
  | 'JSON_TYPE_ANY'
  | 7

/**
 * Type of a JSON value.
 */
export type JsonType = typeof JsonType[keyof typeof JsonType]
