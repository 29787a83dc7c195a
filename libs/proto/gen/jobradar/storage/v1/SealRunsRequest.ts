// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { _jobradar_v1_Crawl_State$Input, _jobradar_v1_Crawl_State } from '../../../jobradar/v1/Crawl.ts';
import type { _jobradar_v1_Crawl_Completeness$Input, _jobradar_v1_Crawl_Completeness } from '../../../jobradar/v1/Crawl.ts';
import type { ListEnd$Input as _jobradar_v1_ListEnd$Input, ListEnd as _jobradar_v1_ListEnd } from '../../../jobradar/v1/ListEnd.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * One run.
 */
export interface _jobradar_storage_v1_SealRunsRequest_Run$Input {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'crawl'?: (string);
  /**
   * Whose it is.
   * Rule: required min_len=1 max_len=64
   */
  'tenantId'?: (string);
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'source'?: (string);
  /**
   * The crawl's last epoch. A run that was never opened is made here, sealed.
   * Rule: required gte=1
   */
  'epoch'?: (number | string | Long);
  /**
   * The verdict: a final state.
   * Rule: required
   */
  'verdict'?: (_jobradar_v1_Crawl_State$Input);
  /**
   * As the gateway decided it.
   */
  'completeness'?: (_jobradar_v1_Crawl_Completeness$Input);
  /**
   * How the list ended; TOTAL_REACHED lets one run stand for two.
   */
  'listEnd'?: (_jobradar_v1_ListEnd$Input);
  /**
   * Distinct items seen on list pages.
   * Rule: gte=0
   */
  'itemsFound'?: (number);
}

/**
 * One run.
 */
export interface _jobradar_storage_v1_SealRunsRequest_Run {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'crawl': (string);
  /**
   * Whose it is.
   * Rule: required min_len=1 max_len=64
   */
  'tenantId': (string);
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'source': (string);
  /**
   * The crawl's last epoch. A run that was never opened is made here, sealed.
   * Rule: required gte=1
   */
  'epoch': (string);
  /**
   * The verdict: a final state.
   * Rule: required
   */
  'verdict': (_jobradar_v1_Crawl_State);
  /**
   * As the gateway decided it.
   */
  'completeness': (_jobradar_v1_Crawl_Completeness);
  /**
   * How the list ended; TOTAL_REACHED lets one run stand for two.
   */
  'listEnd': (_jobradar_v1_ListEnd);
  /**
   * Distinct items seen on list pages.
   * Rule: gte=0
   */
  'itemsFound': (number);
}

/**
 * Ends runs. Each is sealed for itself: one that fails does not hold up the others.
 */
export interface SealRunsRequest$Input {
  /**
   * The runs.
   * Rule: required min_items=1 max_items=100
   */
  'runs'?: (_jobradar_storage_v1_SealRunsRequest_Run$Input)[];
}

/**
 * Ends runs. Each is sealed for itself: one that fails does not hold up the others.
 */
export interface SealRunsRequest {
  /**
   * The runs.
   * Rule: required min_items=1 max_items=100
   */
  'runs': (_jobradar_storage_v1_SealRunsRequest_Run)[];
}
