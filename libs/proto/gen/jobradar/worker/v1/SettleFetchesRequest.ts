// Original file: proto/jobradar/worker/v1/politeness_service.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';
import type { FailureReason$Input as _jobradar_v1_FailureReason$Input, FailureReason as _jobradar_v1_FailureReason } from '../../../jobradar/v1/FailureReason.ts';

/**
 * One permit.
 */
export interface _jobradar_worker_v1_SettleFetchesRequest_Settlement$Input {
  /**
   * Its id.
   * Rule: required max_len=64
   */
  'permitId'?: (string);
  /**
   * Not used: gives the slot back.
   */
  'unused'?: (boolean);
  /**
   * 0 = no answer.
   * Rule: gte=100 lte=599
   */
  'httpStatus'?: (number);
  /**
   * Until the headers came.
   * Rule: gte=0s lte=60s
   */
  'latency'?: (_google_protobuf_Duration$Input | null);
  /**
   * As the site asked.
   * Rule: gte=0s lte=86400s
   */
  'retryAfter'?: (_google_protobuf_Duration$Input | null);
  /**
   * Where there was no answer, or it stalled or broke off.
   */
  'failureReason'?: (_jobradar_v1_FailureReason$Input);
}

/**
 * One permit.
 */
export interface _jobradar_worker_v1_SettleFetchesRequest_Settlement {
  /**
   * Its id.
   * Rule: required max_len=64
   */
  'permitId': (string);
  /**
   * Not used: gives the slot back.
   */
  'unused': (boolean);
  /**
   * 0 = no answer.
   * Rule: gte=100 lte=599
   */
  'httpStatus': (number);
  /**
   * Until the headers came.
   * Rule: gte=0s lte=60s
   */
  'latency': (_google_protobuf_Duration | null);
  /**
   * As the site asked.
   * Rule: gte=0s lte=86400s
   */
  'retryAfter': (_google_protobuf_Duration | null);
  /**
   * Where there was no answer, or it stalled or broke off.
   */
  'failureReason': (_jobradar_v1_FailureReason);
}

/**
 * How fetches went.
 */
export interface SettleFetchesRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * As reserved.
   * Rule: required max_len=300
   */
  'key'?: (string);
  /**
   * A permit that is settled already is a no-op.
   * Rule: required min_items=1 max_items=100
   */
  'settlements'?: (_jobradar_worker_v1_SettleFetchesRequest_Settlement$Input)[];
}

/**
 * How fetches went.
 */
export interface SettleFetchesRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * As reserved.
   * Rule: required max_len=300
   */
  'key': (string);
  /**
   * A permit that is settled already is a no-op.
   * Rule: required min_items=1 max_items=100
   */
  'settlements': (_jobradar_worker_v1_SettleFetchesRequest_Settlement)[];
}
