// Original file: proto/jobradar/worker/v1/politeness_service.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';
import type { _jobradar_worker_v1_HeartbeatTaskResponse_Directive$Input, _jobradar_worker_v1_HeartbeatTaskResponse_Directive } from '../../../jobradar/worker/v1/HeartbeatTaskResponse.ts';

/**
 * The right to one request, robots.txt and redirects included.
 */
export interface _jobradar_worker_v1_ReserveFetchesResponse_Permit$Input {
  /**
   * Its id; settle it.
   */
  'id'?: (string);
  /**
   * Send not before this has passed since the answer arrived.
   */
  'wait'?: (_google_protobuf_Duration$Input | null);
}

/**
 * The right to one request, robots.txt and redirects included.
 */
export interface _jobradar_worker_v1_ReserveFetchesResponse_Permit {
  /**
   * Its id; settle it.
   */
  'id': (string);
  /**
   * Send not before this has passed since the answer arrived.
   */
  'wait': (_google_protobuf_Duration | null);
}

/**
 * The permits.
 */
export interface ReserveFetchesResponse$Input {
  /**
   * As many as were asked for, or fewer. An unsettled one ends with its lease.
   */
  'permits'?: (_jobradar_worker_v1_ReserveFetchesResponse_Permit$Input)[];
  /**
   * No request before this has passed; set when there are no permits: site cool-down, window or breaker.
   */
  'blockedFor'?: (_google_protobuf_Duration$Input | null);
  /**
   * Why, in words.
   */
  'reason'?: (string);
  /**
   * As in a heartbeat's answer: a cancelled crawl gets no permit.
   */
  'directive'?: (_jobradar_worker_v1_HeartbeatTaskResponse_Directive$Input);
}

/**
 * The permits.
 */
export interface ReserveFetchesResponse {
  /**
   * As many as were asked for, or fewer. An unsettled one ends with its lease.
   */
  'permits': (_jobradar_worker_v1_ReserveFetchesResponse_Permit)[];
  /**
   * No request before this has passed; set when there are no permits: site cool-down, window or breaker.
   */
  'blockedFor': (_google_protobuf_Duration | null);
  /**
   * Why, in words.
   */
  'reason': (string);
  /**
   * As in a heartbeat's answer: a cancelled crawl gets no permit.
   */
  'directive': (_jobradar_worker_v1_HeartbeatTaskResponse_Directive);
}
