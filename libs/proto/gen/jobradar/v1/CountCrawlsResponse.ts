// Original file: proto/jobradar/v1/crawl_service.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One group.
 */
export interface _jobradar_v1_CountCrawlsResponse_Group$Input {
  /**
   * The value that its crawls share.
   */
  'value'?: (string);
  /**
   * Crawls in it.
   */
  'count'?: (number | string | Long);
}

/**
 * One group.
 */
export interface _jobradar_v1_CountCrawlsResponse_Group {
  /**
   * The value that its crawls share.
   */
  'value': (string);
  /**
   * Crawls in it.
   */
  'count': (string);
}

/**
 * The counts.
 */
export interface CountCrawlsResponse$Input {
  /**
   * At most 1,000, largest first.
   */
  'groups'?: (_jobradar_v1_CountCrawlsResponse_Group$Input)[];
  /**
   * All crawls that match.
   */
  'totalCount'?: (number | string | Long);
  /**
   * There are more groups.
   */
  'truncated'?: (boolean);
}

/**
 * The counts.
 */
export interface CountCrawlsResponse {
  /**
   * At most 1,000, largest first.
   */
  'groups': (_jobradar_v1_CountCrawlsResponse_Group)[];
  /**
   * All crawls that match.
   */
  'totalCount': (string);
  /**
   * There are more groups.
   */
  'truncated': (boolean);
}
