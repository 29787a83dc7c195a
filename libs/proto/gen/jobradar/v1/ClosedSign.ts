// Original file: proto/jobradar/v1/extraction.proto


/**
 * How a source says that a posting is closed.
 */
export interface ClosedSign$Input {
  /**
   * Rule: one_of
   * CSS selector on the detail page.
   * Rule: max_len=512
   */
  'selector'?: (string);
  /**
   * Text on the detail page.
   * Rule: max_len=200
   */
  'text'?: (string);
  /**
   * JSON path of the item or detail whose value is one of values.
   * Rule: max_len=512
   */
  'path'?: (string);
  /**
   * Values of path that mean closed.
   * Rule: max_items=16 items.max_len=100
   */
  'values'?: (string)[];
  /**
   * The sign.
   */
  'sign'?: "selector"|"text"|"path";
}

/**
 * How a source says that a posting is closed.
 */
export interface ClosedSign {
  /**
   * Rule: one_of
   * CSS selector on the detail page.
   * Rule: max_len=512
   */
  'selector'?: (string);
  /**
   * Text on the detail page.
   * Rule: max_len=200
   */
  'text'?: (string);
  /**
   * JSON path of the item or detail whose value is one of values.
   * Rule: max_len=512
   */
  'path'?: (string);
  /**
   * Values of path that mean closed.
   * Rule: max_items=16 items.max_len=100
   */
  'values': (string)[];
  /**
   * The sign.
   */
  'sign'?: "selector"|"text"|"path";
}
