// Original file: proto/jobradar/v1/extraction.proto


/**
 * When the page no longer looks as agreed, stop instead of storing rubbish.
 */
export interface ContractGuard$Input {
  /**
   * Share of a page's items that may lack a required field; above it the contract changed. 0 = 0.5.
   * Rule: gte=0 lte=1
   */
  'maxMissingRatio'?: (number | string);
  /**
   * Must match on every list page.
   * Rule: max_len=512
   */
  'mustMatchSelector'?: (string);
}

/**
 * When the page no longer looks as agreed, stop instead of storing rubbish.
 */
export interface ContractGuard {
  /**
   * Share of a page's items that may lack a required field; above it the contract changed. 0 = 0.5.
   * Rule: gte=0 lte=1
   */
  'maxMissingRatio': (number);
  /**
   * Must match on every list page.
   * Rule: max_len=512
   */
  'mustMatchSelector': (string);
}
