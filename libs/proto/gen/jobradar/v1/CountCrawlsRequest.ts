// Original file: proto/jobradar/v1/crawl_service.proto


// Original file: proto/jobradar/v1/crawl_service.proto

/**
 * How to group.
 */
export const _jobradar_v1_CountCrawlsRequest_GroupBy = {
  /**
   * One group.
   */
  GROUP_BY_UNSPECIFIED: 'GROUP_BY_UNSPECIFIED',
  /**
   * By state.
   */
  GROUP_BY_STATE: 'GROUP_BY_STATE',
  /**
   * By source.
   */
  GROUP_BY_SOURCE: 'GROUP_BY_SOURCE',
  /**
   * By the reason of the last failure.
   */
  GROUP_BY_FAILURE_REASON: 'GROUP_BY_FAILURE_REASON',
  /**
   * By its class.
   */
  GROUP_BY_FAILURE_CLASS: 'GROUP_BY_FAILURE_CLASS',
  /**
   * By priority.
   */
  GROUP_BY_PRIORITY: 'GROUP_BY_PRIORITY',
} as const;

/**
 * How to group.
 */
export type _jobradar_v1_CountCrawlsRequest_GroupBy$Input =
  /**
   * One group.
   */
  | 'GROUP_BY_UNSPECIFIED'
  | 0
  /**
   * By state.
   */
  | 'GROUP_BY_STATE'
  | 1
  /**
   * By source.
   */
  | 'GROUP_BY_SOURCE'
  | 2
  /**
   * By the reason of the last failure.
   */
  | 'GROUP_BY_FAILURE_REASON'
  | 3
  /**
   * By its class.
   */
  | 'GROUP_BY_FAILURE_CLASS'
  | 4
  /**
   * By priority.
   */
  | 'GROUP_BY_PRIORITY'
  | 5

/**
 * How to group.
 */
export type _jobradar_v1_CountCrawlsRequest_GroupBy = typeof _jobradar_v1_CountCrawlsRequest_GroupBy[keyof typeof _jobradar_v1_CountCrawlsRequest_GroupBy]

/**
 * What to count.
 */
export interface CountCrawlsRequest$Input {
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter'?: (string);
  /**
   * How to group.
   */
  'groupBy'?: (_jobradar_v1_CountCrawlsRequest_GroupBy$Input);
}

/**
 * What to count.
 */
export interface CountCrawlsRequest {
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter': (string);
  /**
   * How to group.
   */
  'groupBy': (_jobradar_v1_CountCrawlsRequest_GroupBy);
}
