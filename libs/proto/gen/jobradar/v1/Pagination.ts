// Original file: proto/jobradar/v1/extraction.proto


/**
 * A mark from the last answer.
 */
export interface _jobradar_v1_Pagination_Cursor$Input {
  /**
   * JSON path of the mark in the answer; absent or null = the end.
   * Rule: required min_len=1 max_len=512
   */
  'path'?: (string);
  /**
   * Query or body parameter that takes it.
   * Rule: required min_len=1 max_len=64
   */
  'parameter'?: (string);
}

/**
 * A mark from the last answer.
 */
export interface _jobradar_v1_Pagination_Cursor {
  /**
   * JSON path of the mark in the answer; absent or null = the end.
   * Rule: required min_len=1 max_len=512
   */
  'path': (string);
  /**
   * Query or body parameter that takes it.
   * Rule: required min_len=1 max_len=64
   */
  'parameter': (string);
}

/**
 * A link or field that holds the next URL.
 */
export interface _jobradar_v1_Pagination_Next$Input {
  /**
   * CSS selector of the link, or JSON path of the URL.
   * Rule: required min_len=1 max_len=512
   */
  'selector'?: (string);
}

/**
 * A link or field that holds the next URL.
 */
export interface _jobradar_v1_Pagination_Next {
  /**
   * CSS selector of the link, or JSON path of the URL.
   * Rule: required min_len=1 max_len=512
   */
  'selector': (string);
}

/**
 * A number of items to skip.
 */
export interface _jobradar_v1_Pagination_Offset$Input {
  /**
   * Query or body parameter.
   * Rule: required min_len=1 max_len=64
   */
  'parameter'?: (string);
  /**
   * Parameter of the page size; empty = none.
   * Rule: max_len=64
   */
  'limitParameter'?: (string);
}

/**
 * A number of items to skip.
 */
export interface _jobradar_v1_Pagination_Offset {
  /**
   * Query or body parameter.
   * Rule: required min_len=1 max_len=64
   */
  'parameter': (string);
  /**
   * Parameter of the page size; empty = none.
   * Rule: max_len=64
   */
  'limitParameter': (string);
}

/**
 * A page number.
 */
export interface _jobradar_v1_Pagination_Page$Input {
  /**
   * Query or body parameter.
   * Rule: required min_len=1 max_len=64
   */
  'parameter'?: (string);
  /**
   * Number of the first page.
   * Rule: gte=0 lte=1
   */
  'first'?: (number);
}

/**
 * A page number.
 */
export interface _jobradar_v1_Pagination_Page {
  /**
   * Query or body parameter.
   * Rule: required min_len=1 max_len=64
   */
  'parameter': (string);
  /**
   * Number of the first page.
   * Rule: gte=0 lte=1
   */
  'first': (number);
}

/**
 * How to reach the next list page. Loop, repeat, total and shrink are always checked.
 */
export interface Pagination$Input {
  /**
   * A link or field that holds the next URL.
   */
  'next'?: (_jobradar_v1_Pagination_Next$Input | null);
  /**
   * A page number.
   */
  'page'?: (_jobradar_v1_Pagination_Page$Input | null);
  /**
   * A number of items to skip.
   */
  'offset'?: (_jobradar_v1_Pagination_Offset$Input | null);
  /**
   * A mark from the last answer.
   */
  'cursor'?: (_jobradar_v1_Pagination_Cursor$Input | null);
  /**
   * Where the list reports how many items it has: JSON path or CSS selector. The first page's holds.
   * Rule: max_len=512
   */
  'totalPath'?: (string);
  /**
   * Items of a full page; 0 = not known, a short page proves nothing then.
   * Rule: gte=1 lte=10000
   */
  'pageSize'?: (number);
  /**
   * Most items that the site ever shows; reaching it is CAP. 0 = none known.
   * Rule: gte=1 lte=1000000
   */
  'sourceCap'?: (number);
  /**
   * Parameters are set in JsonExtraction.body, by JSON path, and not in the query.
   */
  'inBody'?: (boolean);
  /**
   * Which kind; none = the list is one answer, which reports its total.
   */
  'kind'?: "next"|"page"|"offset"|"cursor";
}

/**
 * How to reach the next list page. Loop, repeat, total and shrink are always checked.
 */
export interface Pagination {
  /**
   * A link or field that holds the next URL.
   */
  'next'?: (_jobradar_v1_Pagination_Next | null);
  /**
   * A page number.
   */
  'page'?: (_jobradar_v1_Pagination_Page | null);
  /**
   * A number of items to skip.
   */
  'offset'?: (_jobradar_v1_Pagination_Offset | null);
  /**
   * A mark from the last answer.
   */
  'cursor'?: (_jobradar_v1_Pagination_Cursor | null);
  /**
   * Where the list reports how many items it has: JSON path or CSS selector. The first page's holds.
   * Rule: max_len=512
   */
  'totalPath': (string);
  /**
   * Items of a full page; 0 = not known, a short page proves nothing then.
   * Rule: gte=1 lte=10000
   */
  'pageSize': (number);
  /**
   * Most items that the site ever shows; reaching it is CAP. 0 = none known.
   * Rule: gte=1 lte=1000000
   */
  'sourceCap': (number);
  /**
   * Parameters are set in JsonExtraction.body, by JSON path, and not in the query.
   */
  'inBody': (boolean);
  /**
   * Which kind; none = the list is one answer, which reports its total.
   */
  'kind'?: "next"|"page"|"offset"|"cursor";
}
