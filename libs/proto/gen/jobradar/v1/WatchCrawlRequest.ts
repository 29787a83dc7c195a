// Original file: proto/jobradar/v1/crawl_service.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';

/**
 * Names a crawl to watch.
 */
export interface WatchCrawlRequest$Input {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name'?: (string);
  /**
   * Progress comes at most this often; unset = 1 s. Changes of state are never held back by it.
   * Rule: gte=0s lte=60s
   */
  'minInterval'?: (_google_protobuf_Duration$Input | null);
  /**
   * Leave progress out.
   */
  'statesOnly'?: (boolean);
}

/**
 * Names a crawl to watch.
 */
export interface WatchCrawlRequest {
  /**
   * crawls/{uuid}
   * Rule: required pattern=^crawls/[0-9a-f-]{36}$
   */
  'name': (string);
  /**
   * Progress comes at most this often; unset = 1 s. Changes of state are never held back by it.
   * Rule: gte=0s lte=60s
   */
  'minInterval': (_google_protobuf_Duration | null);
  /**
   * Leave progress out.
   */
  'statesOnly': (boolean);
}
