// Original file: proto/jobradar/v1/crawl_service.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';

/**
 * Names a crawl to wait for.
 */
export interface WaitCrawlRequest$Input {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name'?: (string);
  /**
   * Unset = 30 s; never more than the deadline less 1 s.
   * Rule: gte=0s lte=60s
   */
  'timeout'?: (_google_protobuf_Duration$Input | null);
}

/**
 * Names a crawl to wait for.
 */
export interface WaitCrawlRequest {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name': (string);
  /**
   * Unset = 30 s; never more than the deadline less 1 s.
   * Rule: gte=0s lte=60s
   */
  'timeout': (_google_protobuf_Duration | null);
}
