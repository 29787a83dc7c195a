// Original file: proto/jobradar/v1/crawl.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { _jobradar_v1_Crawl_State$Input, _jobradar_v1_Crawl_State } from '../../jobradar/v1/Crawl.ts';

/**
 * How many crawls are in a state.
 */
export interface _jobradar_v1_CrawlBatch_StateCount$Input {
  /**
   * The state.
   */
  'state'?: (_jobradar_v1_Crawl_State$Input);
  /**
   * Crawls in it.
   */
  'count'?: (number);
}

/**
 * How many crawls are in a state.
 */
export interface _jobradar_v1_CrawlBatch_StateCount {
  /**
   * The state.
   */
  'state': (_jobradar_v1_Crawl_State);
  /**
   * Crawls in it.
   */
  'count': (number);
}

/**
 * Crawls that were created together.
 */
export interface CrawlBatch$Input {
  /**
   * crawlBatches/{id}.
   */
  'name'?: (string);
  /**
   * Crawls in all.
   */
  'totalCount'?: (number);
  /**
   * One entry for each state that occurs.
   */
  'stateCounts'?: (_jobradar_v1_CrawlBatch_StateCount$Input)[];
  /**
   * Who made it.
   */
  'creator'?: (string);
  /**
   * When it was made.
   */
  'createTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Set when the last crawl ended; the batch's one completion event is written in the same transaction.
   */
  'endTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * Crawls that were created together.
 */
export interface CrawlBatch {
  /**
   * crawlBatches/{id}.
   */
  'name': (string);
  /**
   * Crawls in all.
   */
  'totalCount': (number);
  /**
   * One entry for each state that occurs.
   */
  'stateCounts': (_jobradar_v1_CrawlBatch_StateCount)[];
  /**
   * Who made it.
   */
  'creator': (string);
  /**
   * When it was made.
   */
  'createTime': (_google_protobuf_Timestamp | null);
  /**
   * Set when the last crawl ended; the batch's one completion event is written in the same transaction.
   */
  'endTime': (_google_protobuf_Timestamp | null);
}
