// Original file: proto/jobradar/v1/crawl.proto

import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../jobradar/v1/Failure.ts';
import type { _google_rpc_BadRequest_FieldViolation$Input, _google_rpc_BadRequest_FieldViolation } from '../../google/rpc/BadRequest.ts';

/**
 * One page or item that failed while the crawl went on.
 */
export interface CrawlItemFailure$Input {
  /**
   * Made by the crawler from crawl, page and item, so that a repeat is stored once.
   * Rule: required uuid
   */
  'id'?: (string);
  /**
   * Why.
   * Rule: required
   */
  'failure'?: (_jobradar_v1_Failure$Input | null);
  /**
   * If it is known.
   * Rule: max_len=200
   */
  'externalId'?: (string);
  /**
   * List page, from 1; 0 = not of a list page.
   * Rule: gte=1 lte=1000
   */
  'page'?: (number);
  /**
   * Place on the page, from 0.
   * Rule: gte=0 lte=100000
   */
  'index'?: (number);
  /**
   * Fields of the record that were refused.
   * Rule: max_items=20
   */
  'violations'?: (_google_rpc_BadRequest_FieldViolation$Input)[];
}

/**
 * One page or item that failed while the crawl went on.
 */
export interface CrawlItemFailure {
  /**
   * Made by the crawler from crawl, page and item, so that a repeat is stored once.
   * Rule: required uuid
   */
  'id': (string);
  /**
   * Why.
   * Rule: required
   */
  'failure': (_jobradar_v1_Failure | null);
  /**
   * If it is known.
   * Rule: max_len=200
   */
  'externalId': (string);
  /**
   * List page, from 1; 0 = not of a list page.
   * Rule: gte=1 lte=1000
   */
  'page': (number);
  /**
   * Place on the page, from 0.
   * Rule: gte=0 lte=100000
   */
  'index': (number);
  /**
   * Fields of the record that were refused.
   * Rule: max_items=20
   */
  'violations': (_google_rpc_BadRequest_FieldViolation)[];
}
