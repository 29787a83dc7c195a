// Original file: proto/jobradar/v1/job.proto


// Original file: proto/jobradar/v1/job.proto

/**
 * How it was read.
 */
export const _jobradar_v1_FieldOrigin_Method = {
  /**
   * Not said.
   */
  METHOD_UNSPECIFIED: 'METHOD_UNSPECIFIED',
  /**
   * A selector.
   */
  METHOD_SELECTOR: 'METHOD_SELECTOR',
  /**
   * JSON-LD.
   */
  METHOD_JSON_LD: 'METHOD_JSON_LD',
  /**
   * Microdata.
   */
  METHOD_MICRODATA: 'METHOD_MICRODATA',
  /**
   * A field of a feed.
   */
  METHOD_API: 'METHOD_API',
  /**
   * Worked out from other fields.
   */
  METHOD_DERIVED: 'METHOD_DERIVED',
  /**
   * Given by the source's definition, as the page names none.
   */
  METHOD_DEFINITION: 'METHOD_DEFINITION',
} as const;

/**
 * How it was read.
 */
export type _jobradar_v1_FieldOrigin_Method$Input =
  /**
   * Not said.
   */
  | 'METHOD_UNSPECIFIED'
  | 0
  /**
   * A selector.
   */
  | 'METHOD_SELECTOR'
  | 1
  /**
   * JSON-LD.
   */
  | 'METHOD_JSON_LD'
  | 2
  /**
   * Microdata.
   */
  | 'METHOD_MICRODATA'
  | 3
  /**
   * A field of a feed.
   */
  | 'METHOD_API'
  | 4
  /**
   * Worked out from other fields.
   */
  | 'METHOD_DERIVED'
  | 5
  /**
   * Given by the source's definition, as the page names none.
   */
  | 'METHOD_DEFINITION'
  | 6

/**
 * How it was read.
 */
export type _jobradar_v1_FieldOrigin_Method = typeof _jobradar_v1_FieldOrigin_Method[keyof typeof _jobradar_v1_FieldOrigin_Method]

/**
 * Where a field of the record was read.
 */
export interface FieldOrigin$Input {
  /**
   * Path in this record, proto names.
   * Rule: required max_len=64
   */
  'field'?: (string);
  /**
   * How it was read.
   */
  'method'?: (_jobradar_v1_FieldOrigin_Method$Input);
  /**
   * Selector or path that won.
   * Rule: max_len=512
   */
  'path'?: (string);
}

/**
 * Where a field of the record was read.
 */
export interface FieldOrigin {
  /**
   * Path in this record, proto names.
   * Rule: required max_len=64
   */
  'field': (string);
  /**
   * How it was read.
   */
  'method': (_jobradar_v1_FieldOrigin_Method);
  /**
   * Selector or path that won.
   * Rule: max_len=512
   */
  'path': (string);
}
