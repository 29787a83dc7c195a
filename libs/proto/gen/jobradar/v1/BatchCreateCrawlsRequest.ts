// Original file: proto/jobradar/v1/crawl_service.proto

import type { CreateCrawlRequest$Input as _jobradar_v1_CreateCrawlRequest$Input, CreateCrawlRequest as _jobradar_v1_CreateCrawlRequest } from '../../jobradar/v1/CreateCrawlRequest.ts';
import type { DependencyPolicy$Input as _jobradar_v1_DependencyPolicy$Input, DependencyPolicy as _jobradar_v1_DependencyPolicy } from '../../jobradar/v1/DependencyPolicy.ts';

/**
 * One crawl is started after another has ended.
 * Check: after_index < index, so that there is no circle.
 */
export interface _jobradar_v1_BatchCreateCrawlsRequest_Edge$Input {
  /**
   * The later crawl: index in requests.
   * Rule: required gte=1 lte=99
   */
  'index'?: (number);
  /**
   * The earlier crawl: index in requests.
   * Rule: gte=0 lte=98
   */
  'afterIndex'?: (number);
  /**
   * When the earlier one does not succeed; 0 = CANCEL.
   */
  'failurePolicy'?: (_jobradar_v1_DependencyPolicy$Input);
}

/**
 * One crawl is started after another has ended.
 * Check: after_index < index, so that there is no circle.
 */
export interface _jobradar_v1_BatchCreateCrawlsRequest_Edge {
  /**
   * The later crawl: index in requests.
   * Rule: required gte=1 lte=99
   */
  'index': (number);
  /**
   * The earlier crawl: index in requests.
   * Rule: gte=0 lte=98
   */
  'afterIndex': (number);
  /**
   * When the earlier one does not succeed; 0 = CANCEL.
   */
  'failurePolicy': (_jobradar_v1_DependencyPolicy);
}

/**
 * Check: no request has its own request_id or validate_only.
 */
export interface BatchCreateCrawlsRequest$Input {
  /**
   * The crawls.
   * Rule: required min_items=1 max_items=100
   */
  'requests'?: (_jobradar_v1_CreateCrawlRequest$Input)[];
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * The batch becomes crawlBatches/{batch_id}; empty = a UUID.
   * Rule: pattern=^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'batchId'?: (string);
  /**
   * Which crawls come after which: chain, group and chord.
   * Rule: max_items=1000
   */
  'after'?: (_jobradar_v1_BatchCreateCrawlsRequest_Edge$Input)[];
  /**
   * Run every check, write nothing.
   */
  'validateOnly'?: (boolean);
}

/**
 * Check: no request has its own request_id or validate_only.
 */
export interface BatchCreateCrawlsRequest {
  /**
   * The crawls.
   * Rule: required min_items=1 max_items=100
   */
  'requests': (_jobradar_v1_CreateCrawlRequest)[];
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * The batch becomes crawlBatches/{batch_id}; empty = a UUID.
   * Rule: pattern=^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'batchId': (string);
  /**
   * Which crawls come after which: chain, group and chord.
   * Rule: max_items=1000
   */
  'after': (_jobradar_v1_BatchCreateCrawlsRequest_Edge)[];
  /**
   * Run every check, write nothing.
   */
  'validateOnly': (boolean);
}
