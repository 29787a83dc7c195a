// Original file: proto/jobradar/v1/crawl_service.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';

// Original file: proto/jobradar/v1/crawl_service.proto

/**
 * What it is.
 */
export const _jobradar_v1_WatchCrawlResponse_Kind = {
  /**
   * Never sent.
   */
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * First message: the state now.
   */
  KIND_CURRENT: 'KIND_CURRENT',
  /**
   * The newest state; intermediate ones may be merged.
   */
  KIND_CHANGED: 'KIND_CHANGED',
  /**
   * Nothing new for 30 s; no crawl inside.
   */
  KIND_IDLE: 'KIND_IDLE',
  /**
   * The crawl has ended; the stream ends with OK after it.
   */
  KIND_FINAL: 'KIND_FINAL',
} as const;

/**
 * What it is.
 */
export type _jobradar_v1_WatchCrawlResponse_Kind$Input =
  /**
   * Never sent.
   */
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * First message: the state now.
   */
  | 'KIND_CURRENT'
  | 1
  /**
   * The newest state; intermediate ones may be merged.
   */
  | 'KIND_CHANGED'
  | 2
  /**
   * Nothing new for 30 s; no crawl inside.
   */
  | 'KIND_IDLE'
  | 3
  /**
   * The crawl has ended; the stream ends with OK after it.
   */
  | 'KIND_FINAL'
  | 4

/**
 * What it is.
 */
export type _jobradar_v1_WatchCrawlResponse_Kind = typeof _jobradar_v1_WatchCrawlResponse_Kind[keyof typeof _jobradar_v1_WatchCrawlResponse_Kind]

/**
 * One message of the stream.
 */
export interface WatchCrawlResponse$Input {
  /**
   * What it is.
   */
  'kind'?: (_jobradar_v1_WatchCrawlResponse_Kind$Input);
  /**
   * The crawl.
   */
  'crawl'?: (_jobradar_v1_Crawl$Input | null);
}

/**
 * One message of the stream.
 */
export interface WatchCrawlResponse {
  /**
   * What it is.
   */
  'kind': (_jobradar_v1_WatchCrawlResponse_Kind);
  /**
   * The crawl.
   */
  'crawl': (_jobradar_v1_Crawl | null);
}
