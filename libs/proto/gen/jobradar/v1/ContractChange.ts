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
   * What of one answer breaks the contract (unknown_field to no_match), which share of the run
   * jumped against the runs before it (field_faded to details_gone_jumped), or that all that the
   * run found was rejected (no_records).
   * Rule: required one_of=unknown_field,field_gone,type_changed,empty_list,no_match,field_faded,duplicates_jumped,rejected_jumped,empty_pages_jumped,details_gone_jumped,no_records
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
   * What of one answer breaks the contract (unknown_field to no_match), which share of the run
   * jumped against the runs before it (field_faded to details_gone_jumped), or that all that the
   * run found was rejected (no_records).
   * Rule: required one_of=unknown_field,field_gone,type_changed,empty_list,no_match,field_faded,duplicates_jumped,rejected_jumped,empty_pages_jumped,details_gone_jumped,no_records
   */
  'reason': (string);
}
