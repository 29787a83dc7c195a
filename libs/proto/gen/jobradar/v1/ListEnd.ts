// Original file: proto/jobradar/v1/crawl.proto

/**
 * How the reading of the list ended; decides completeness. As in test/cases/closing.json.
 */
export const ListEnd = {
  /**
   * Not ended yet.
   */
  LIST_END_UNSPECIFIED: 'LIST_END_UNSPECIFIED',
  /**
   * Proof: as many items as the reported total.
   */
  LIST_END_TOTAL_REACHED: 'LIST_END_TOTAL_REACHED',
  /**
   * Proof: the page has no next page.
   */
  LIST_END_NO_NEXT_PAGE: 'LIST_END_NO_NEXT_PAGE',
  /**
   * Proof: the last page is shorter than a full one.
   */
  LIST_END_SHORT_LAST_PAGE: 'LIST_END_SHORT_LAST_PAGE',
  /**
   * No proof: a limit of ours or the site's cap.
   */
  LIST_END_CAP: 'LIST_END_CAP',
  /**
   * No proof: a page came twice.
   */
  LIST_END_PAGE_REPEATED: 'LIST_END_PAGE_REPEATED',
  /**
   * No proof: a page could not be read.
   */
  LIST_END_PAGE_FAILED: 'LIST_END_PAGE_FAILED',
  /**
   * No proof: a page was asked with another filter than the others.
   */
  LIST_END_FILTER_CHANGED: 'LIST_END_FILTER_CHANGED',
  /**
   * No proof: the list ended below its reported total.
   */
  LIST_END_SHORTFALL: 'LIST_END_SHORTFALL',
} as const;

/**
 * How the reading of the list ended; decides completeness. As in test/cases/closing.json.
 */
export type ListEnd$Input =
  /**
   * Not ended yet.
   */
  | 'LIST_END_UNSPECIFIED'
  | 0
  /**
   * Proof: as many items as the reported total.
   */
  | 'LIST_END_TOTAL_REACHED'
  | 1
  /**
   * Proof: the page has no next page.
   */
  | 'LIST_END_NO_NEXT_PAGE'
  | 2
  /**
   * Proof: the last page is shorter than a full one.
   */
  | 'LIST_END_SHORT_LAST_PAGE'
  | 3
  /**
   * No proof: a limit of ours or the site's cap.
   */
  | 'LIST_END_CAP'
  | 4
  /**
   * No proof: a page came twice.
   */
  | 'LIST_END_PAGE_REPEATED'
  | 5
  /**
   * No proof: a page could not be read.
   */
  | 'LIST_END_PAGE_FAILED'
  | 6
  /**
   * No proof: a page was asked with another filter than the others.
   */
  | 'LIST_END_FILTER_CHANGED'
  | 7
  /**
   * No proof: the list ended below its reported total.
   */
  | 'LIST_END_SHORTFALL'
  | 8

/**
 * How the reading of the list ended; decides completeness. As in test/cases/closing.json.
 */
export type ListEnd = typeof ListEnd[keyof typeof ListEnd]
