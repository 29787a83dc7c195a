// Original file: proto/google/rpc/error_details.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';

/**
 * When to try again.
 */
export interface RetryInfo$Input {
  /**
   * Wait at least this long.
   */
  'retryDelay'?: (_google_protobuf_Duration$Input | null);
}

/**
 * When to try again.
 */
export interface RetryInfo {
  /**
   * Wait at least this long.
   */
  'retryDelay': (_google_protobuf_Duration | null);
}
