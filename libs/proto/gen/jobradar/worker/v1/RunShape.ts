// Original file: proto/jobradar/worker/v1/task_lease_service.proto


/**
 * In how many records a watched field was found.
 */
export interface _jobradar_worker_v1_RunShape_FieldCount$Input {
  /**
   * Path of the record, proto name.
   * Rule: required max_len=64
   */
  'field'?: (string);
  /**
   * Records that have it.
   * Rule: gte=0
   */
  'found'?: (number);
}

/**
 * In how many records a watched field was found.
 */
export interface _jobradar_worker_v1_RunShape_FieldCount {
  /**
   * Path of the record, proto name.
   * Rule: required max_len=64
   */
  'field': (string);
  /**
   * Records that have it.
   * Rule: gte=0
   */
  'found': (number);
}

/**
 * What the pages of a run looked like, in counts: what drift is judged by.
 */
export interface RunShape$Input {
  /**
   * Records that were read.
   * Rule: gte=0
   */
  'records'?: (number);
  /**
   * Watched fields that at least one record has.
   * Rule: max_items=64
   */
  'fields'?: (_jobradar_worker_v1_RunShape_FieldCount$Input)[];
  /**
   * Items of list pages, rejected and repeated ones too.
   * Rule: gte=0
   */
  'items'?: (number);
  /**
   * Items that were named before in this run.
   * Rule: gte=0
   */
  'duplicates'?: (number);
  /**
   * Items and detail pages of which no record could be made.
   * Rule: gte=0
   */
  'rejected'?: (number);
  /**
   * List pages that were read.
   * Rule: gte=0
   */
  'listPages'?: (number);
  /**
   * List pages without an item.
   * Rule: gte=0
   */
  'emptyPages'?: (number);
  /**
   * Detail pages that were asked for and answered, gone ones too.
   * Rule: gte=0
   */
  'details'?: (number);
  /**
   * Detail pages that are gone (404, 410).
   * Rule: gte=0
   */
  'detailsGone'?: (number);
}

/**
 * What the pages of a run looked like, in counts: what drift is judged by.
 */
export interface RunShape {
  /**
   * Records that were read.
   * Rule: gte=0
   */
  'records': (number);
  /**
   * Watched fields that at least one record has.
   * Rule: max_items=64
   */
  'fields': (_jobradar_worker_v1_RunShape_FieldCount)[];
  /**
   * Items of list pages, rejected and repeated ones too.
   * Rule: gte=0
   */
  'items': (number);
  /**
   * Items that were named before in this run.
   * Rule: gte=0
   */
  'duplicates': (number);
  /**
   * Items and detail pages of which no record could be made.
   * Rule: gte=0
   */
  'rejected': (number);
  /**
   * List pages that were read.
   * Rule: gte=0
   */
  'listPages': (number);
  /**
   * List pages without an item.
   * Rule: gte=0
   */
  'emptyPages': (number);
  /**
   * Detail pages that were asked for and answered, gone ones too.
   * Rule: gte=0
   */
  'details': (number);
  /**
   * Detail pages that are gone (404, 410).
   * Rule: gte=0
   */
  'detailsGone': (number);
}
