// Original file: proto/jobradar/v1/extraction.proto

import type { Pagination$Input as _jobradar_v1_Pagination$Input, Pagination as _jobradar_v1_Pagination } from '../../jobradar/v1/Pagination.ts';

/**
 * List pages with links to detail pages.
 */
export interface LinkDiscovery$Input {
  /**
   * The links.
   * Rule: required min_len=1 max_len=512
   */
  'linkSelector'?: (string);
  /**
   * How to reach the next list page; unset = one page.
   */
  'pagination'?: (_jobradar_v1_Pagination$Input | null);
}

/**
 * List pages with links to detail pages.
 */
export interface LinkDiscovery {
  /**
   * The links.
   * Rule: required min_len=1 max_len=512
   */
  'linkSelector': (string);
  /**
   * How to reach the next list page; unset = one page.
   */
  'pagination': (_jobradar_v1_Pagination | null);
}
