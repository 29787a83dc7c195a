// Original file: proto/google/api/field_behavior.proto

/**
 * How a field is used.
 */
export const FieldBehavior = {
  /**
   * Not said.
   */
  FIELD_BEHAVIOR_UNSPECIFIED: 'FIELD_BEHAVIOR_UNSPECIFIED',
  /**
   * May be left out of a request.
   */
  OPTIONAL: 'OPTIONAL',
  /**
   * Must be in the request.
   */
  REQUIRED: 'REQUIRED',
  /**
   * Set by the server; ignored in a request.
   */
  OUTPUT_ONLY: 'OUTPUT_ONLY',
  /**
   * Only in requests; never in an answer.
   */
  INPUT_ONLY: 'INPUT_ONLY',
  /**
   * Cannot be changed after creation.
   */
  IMMUTABLE: 'IMMUTABLE',
  /**
   * The order of the items means nothing.
   */
  UNORDERED_LIST: 'UNORDERED_LIST',
  /**
   * The server fills in a value where the request has none.
   */
  NON_EMPTY_DEFAULT: 'NON_EMPTY_DEFAULT',
  /**
   * The resource's name.
   */
  IDENTIFIER: 'IDENTIFIER',
} as const;

/**
 * How a field is used.
 */
export type FieldBehavior$Input =
  /**
   * Not said.
   */
  | 'FIELD_BEHAVIOR_UNSPECIFIED'
  | 0
  /**
   * May be left out of a request.
   */
  | 'OPTIONAL'
  | 1
  /**
   * Must be in the request.
   */
  | 'REQUIRED'
  | 2
  /**
   * Set by the server; ignored in a request.
   */
  | 'OUTPUT_ONLY'
  | 3
  /**
   * Only in requests; never in an answer.
   */
  | 'INPUT_ONLY'
  | 4
  /**
   * Cannot be changed after creation.
   */
  | 'IMMUTABLE'
  | 5
  /**
   * The order of the items means nothing.
   */
  | 'UNORDERED_LIST'
  | 6
  /**
   * The server fills in a value where the request has none.
   */
  | 'NON_EMPTY_DEFAULT'
  | 7
  /**
   * The resource's name.
   */
  | 'IDENTIFIER'
  | 8

/**
 * How a field is used.
 */
export type FieldBehavior = typeof FieldBehavior[keyof typeof FieldBehavior]
