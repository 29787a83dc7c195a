// Original file: proto/jobradar/v1/source.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../jobradar/v1/Failure.ts';

/**
 * How it has been doing. Set by the gateway.
 */
export interface SourceHealth$Input {
  /**
   * End of the last crawl that succeeded.
   */
  'lastSuccessTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * End of the last crawl that failed.
   */
  'lastFailureTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Failed crawls in a row.
   */
  'consecutiveFailures'?: (number);
  /**
   * Of the last crawl that failed.
   */
  'lastFailure'?: (_jobradar_v1_Failure$Input | null);
  /**
   * Jobs that are OPEN.
   */
  'openJobs'?: (number);
  /**
   * Share of optional fields found by the runs of the last 7 days, 0 to 1: over those that any of
   * them found. Only in GetSource.
   */
  'fieldFillRatio'?: (number | string);
  /**
   * No worker sends a request to the site before.
   */
  'cooldownUntilTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Closing is on hold: a run would have closed too many jobs.
   */
  'closingOnHold'?: (boolean);
}

/**
 * How it has been doing. Set by the gateway.
 */
export interface SourceHealth {
  /**
   * End of the last crawl that succeeded.
   */
  'lastSuccessTime': (_google_protobuf_Timestamp | null);
  /**
   * End of the last crawl that failed.
   */
  'lastFailureTime': (_google_protobuf_Timestamp | null);
  /**
   * Failed crawls in a row.
   */
  'consecutiveFailures': (number);
  /**
   * Of the last crawl that failed.
   */
  'lastFailure': (_jobradar_v1_Failure | null);
  /**
   * Jobs that are OPEN.
   */
  'openJobs': (number);
  /**
   * Share of optional fields found by the runs of the last 7 days, 0 to 1: over those that any of
   * them found. Only in GetSource.
   */
  'fieldFillRatio': (number);
  /**
   * No worker sends a request to the site before.
   */
  'cooldownUntilTime': (_google_protobuf_Timestamp | null);
  /**
   * Closing is on hold: a run would have closed too many jobs.
   */
  'closingOnHold': (boolean);
}
