// Original file: proto/jobradar/v1/extraction.proto

import type { FieldRule$Input as _jobradar_v1_FieldRule$Input, FieldRule as _jobradar_v1_FieldRule } from '../../jobradar/v1/FieldRule.ts';
import type { Pagination$Input as _jobradar_v1_Pagination$Input, Pagination as _jobradar_v1_Pagination } from '../../jobradar/v1/Pagination.ts';

/**
 * Pages are HTML and hold the data. Selectors are CSS.
 */
export interface HtmlExtraction$Input {
  /**
   * One item of the list.
   * Rule: required min_len=1 max_len=512
   */
  'itemSelector'?: (string);
  /**
   * Read within the item.
   * Rule: required min_items=1 max_items=64
   */
  'fields'?: (_jobradar_v1_FieldRule$Input)[];
  /**
   * How to reach the next list page; unset = one page.
   */
  'pagination'?: (_jobradar_v1_Pagination$Input | null);
  /**
   * Link to the detail page, within the item; empty = no detail pages.
   * Rule: max_len=512
   */
  'detailLinkSelector'?: (string);
  /**
   * Read on the detail page.
   * Rule: max_items=64
   */
  'detailFields'?: (_jobradar_v1_FieldRule$Input)[];
  /**
   * Read structured data of the detail page first; the rules fill what it leaves open.
   */
  'readStructuredData'?: (boolean);
}

/**
 * Pages are HTML and hold the data. Selectors are CSS.
 */
export interface HtmlExtraction {
  /**
   * One item of the list.
   * Rule: required min_len=1 max_len=512
   */
  'itemSelector': (string);
  /**
   * Read within the item.
   * Rule: required min_items=1 max_items=64
   */
  'fields': (_jobradar_v1_FieldRule)[];
  /**
   * How to reach the next list page; unset = one page.
   */
  'pagination': (_jobradar_v1_Pagination | null);
  /**
   * Link to the detail page, within the item; empty = no detail pages.
   * Rule: max_len=512
   */
  'detailLinkSelector': (string);
  /**
   * Read on the detail page.
   * Rule: max_items=64
   */
  'detailFields': (_jobradar_v1_FieldRule)[];
  /**
   * Read structured data of the detail page first; the rules fill what it leaves open.
   */
  'readStructuredData': (boolean);
}
