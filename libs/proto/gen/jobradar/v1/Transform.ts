// Original file: proto/jobradar/v1/extraction.proto


// Original file: proto/jobradar/v1/extraction.proto

/**
 * What it does.
 */
export const _jobradar_v1_Transform_Kind = {
  /**
   * Never stored.
   */
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * Takes white space off both ends.
   */
  KIND_TRIM: 'KIND_TRIM',
  /**
   * Makes runs of white space one space.
   */
  KIND_COLLAPSE_SPACE: 'KIND_COLLAPSE_SPACE',
  /**
   * First group of the pattern in argument; no look-around, no back-reference.
   */
  KIND_REGEX_CAPTURE: 'KIND_REGEX_CAPTURE',
  /**
   * Makes the URL absolute.
   */
  KIND_RESOLVE_URL: 'KIND_RESOLVE_URL',
  /**
   * Reads a date in the format of argument.
   */
  KIND_PARSE_DATE: 'KIND_PARSE_DATE',
  /**
   * Splits at argument.
   */
  KIND_SPLIT: 'KIND_SPLIT',
  /**
   * Takes tags out.
   */
  KIND_STRIP_TAGS: 'KIND_STRIP_TAGS',
  /**
   * Gives argument where nothing was found.
   */
  KIND_DEFAULT: 'KIND_DEFAULT',
  /**
   * Decodes character references once: "&lt;p&gt;" is "<p>".
   */
  KIND_DECODE_ENTITIES: 'KIND_DECODE_ENTITIES',
  /**
   * Moves the decimal point of a number by argument places: by -2, cents become the whole unit.
   */
  KIND_SHIFT_POINT: 'KIND_SHIFT_POINT',
  /**
   * Puts other words in the place of whole values: "a=b|c=d"; "a=" leaves the value out, and what
   * is not named stays.
   */
  KIND_MAP: 'KIND_MAP',
  /**
   * Puts the value in the place of "{}" in argument, or percent-encoded in the place of "{url}".
   */
  KIND_TEMPLATE: 'KIND_TEMPLATE',
} as const;

/**
 * What it does.
 */
export type _jobradar_v1_Transform_Kind$Input =
  /**
   * Never stored.
   */
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * Takes white space off both ends.
   */
  | 'KIND_TRIM'
  | 1
  /**
   * Makes runs of white space one space.
   */
  | 'KIND_COLLAPSE_SPACE'
  | 2
  /**
   * First group of the pattern in argument; no look-around, no back-reference.
   */
  | 'KIND_REGEX_CAPTURE'
  | 3
  /**
   * Makes the URL absolute.
   */
  | 'KIND_RESOLVE_URL'
  | 4
  /**
   * Reads a date in the format of argument.
   */
  | 'KIND_PARSE_DATE'
  | 5
  /**
   * Splits at argument.
   */
  | 'KIND_SPLIT'
  | 6
  /**
   * Takes tags out.
   */
  | 'KIND_STRIP_TAGS'
  | 7
  /**
   * Gives argument where nothing was found.
   */
  | 'KIND_DEFAULT'
  | 8
  /**
   * Decodes character references once: "&lt;p&gt;" is "<p>".
   */
  | 'KIND_DECODE_ENTITIES'
  | 9
  /**
   * Moves the decimal point of a number by argument places: by -2, cents become the whole unit.
   */
  | 'KIND_SHIFT_POINT'
  | 10
  /**
   * Puts other words in the place of whole values: "a=b|c=d"; "a=" leaves the value out, and what
   * is not named stays.
   */
  | 'KIND_MAP'
  | 11
  /**
   * Puts the value in the place of "{}" in argument, or percent-encoded in the place of "{url}".
   */
  | 'KIND_TEMPLATE'
  | 12

/**
 * What it does.
 */
export type _jobradar_v1_Transform_Kind = typeof _jobradar_v1_Transform_Kind[keyof typeof _jobradar_v1_Transform_Kind]

/**
 * One step applied to the extracted text.
 */
export interface Transform$Input {
  /**
   * What it does.
   * Rule: required
   */
  'kind'?: (_jobradar_v1_Transform_Kind$Input);
  /**
   * See Kind.
   * Rule: max_len=256
   */
  'argument'?: (string);
}

/**
 * One step applied to the extracted text.
 */
export interface Transform {
  /**
   * What it does.
   * Rule: required
   */
  'kind': (_jobradar_v1_Transform_Kind);
  /**
   * See Kind.
   * Rule: max_len=256
   */
  'argument': (string);
}
