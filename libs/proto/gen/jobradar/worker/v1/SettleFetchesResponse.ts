// Original file: proto/jobradar/worker/v1/politeness_service.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';

/**
 * The site after it.
 */
export interface SettleFetchesResponse$Input {
  /**
   * No request before this has passed.
   */
  'blockedFor'?: (_google_protobuf_Duration$Input | null);
  /**
   * The pace that now holds.
   */
  'requestsPerSecond'?: (number | string);
}

/**
 * The site after it.
 */
export interface SettleFetchesResponse {
  /**
   * No request before this has passed.
   */
  'blockedFor': (_google_protobuf_Duration | null);
  /**
   * The pace that now holds.
   */
  'requestsPerSecond': (number);
}
