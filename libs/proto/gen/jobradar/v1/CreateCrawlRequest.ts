// Original file: proto/jobradar/v1/crawl_service.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';
import type { ConflictPolicy$Input as _jobradar_v1_ConflictPolicy$Input, ConflictPolicy as _jobradar_v1_ConflictPolicy } from '../../jobradar/v1/ConflictPolicy.ts';

/**
 * Check: crawl.source or crawl.seed_url is set.
 */
export interface CreateCrawlRequest$Input {
  /**
   * What to collect.
   * Rule: required
   */
  'crawl'?: (_jobradar_v1_Crawl$Input | null);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * 0 = REJECT.
   */
  'conflictPolicy'?: (_jobradar_v1_ConflictPolicy$Input);
  /**
   * Run every check, write nothing, return what would be returned.
   */
  'validateOnly'?: (boolean);
}

/**
 * Check: crawl.source or crawl.seed_url is set.
 */
export interface CreateCrawlRequest {
  /**
   * What to collect.
   * Rule: required
   */
  'crawl': (_jobradar_v1_Crawl | null);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * 0 = REJECT.
   */
  'conflictPolicy': (_jobradar_v1_ConflictPolicy);
  /**
   * Run every check, write nothing, return what would be returned.
   */
  'validateOnly': (boolean);
}
