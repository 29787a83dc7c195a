// Original file: proto/jobradar/v1/extraction.proto


/**
 * How the source shows a list without jobs.
 */
export interface EmptyState$Input {
  /**
   * Rule: one_of
   * CSS selector that then matches.
   * Rule: max_len=512
   */
  'selector'?: (string);
  /**
   * Text that the page then shows.
   * Rule: max_len=200
   */
  'text'?: (string);
  /**
   * JSON: the reported total is 0 and the items are an empty array.
   */
  'zeroTotal'?: (boolean);
  /**
   * JSON: the items are an empty array. For answers without a total, whose contract holds.
   */
  'emptyItems'?: (boolean);
  /**
   * The sign.
   */
  'sign'?: "selector"|"text"|"zeroTotal"|"emptyItems";
}

/**
 * How the source shows a list without jobs.
 */
export interface EmptyState {
  /**
   * Rule: one_of
   * CSS selector that then matches.
   * Rule: max_len=512
   */
  'selector'?: (string);
  /**
   * Text that the page then shows.
   * Rule: max_len=200
   */
  'text'?: (string);
  /**
   * JSON: the reported total is 0 and the items are an empty array.
   */
  'zeroTotal'?: (boolean);
  /**
   * JSON: the items are an empty array. For answers without a total, whose contract holds.
   */
  'emptyItems'?: (boolean);
  /**
   * The sign.
   */
  'sign'?: "selector"|"text"|"zeroTotal"|"emptyItems";
}
