// Original file: proto/jobradar/v1/crawl.proto


/**
 * One difference between the agreed contract and the page or feed.
 */
export interface ContractChange$Input {
  /**
   * JSON path or selector.
   * Rule: required max_len=512
   */
  'path'?: (string);
  /**
   * Reason as in cases/json-api.json.
   * Rule: required one_of=unknown_field,field_gone,type_changed,empty_list,no_match
   */
  'reason'?: (string);
}

/**
 * One difference between the agreed contract and the page or feed.
 */
export interface ContractChange {
  /**
   * JSON path or selector.
   * Rule: required max_len=512
   */
  'path': (string);
  /**
   * Reason as in cases/json-api.json.
   * Rule: required one_of=unknown_field,field_gone,type_changed,empty_list,no_match
   */
  'reason': (string);
}
