// Original file: proto/jobradar/v1/crawl.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { _jobradar_v1_Crawl_State$Input, _jobradar_v1_Crawl_State } from '../../jobradar/v1/Crawl.ts';
import type { _jobradar_v1_Crawl_WaitReason$Input, _jobradar_v1_Crawl_WaitReason } from '../../jobradar/v1/Crawl.ts';
import type { FailureReason$Input as _jobradar_v1_FailureReason$Input, FailureReason as _jobradar_v1_FailureReason } from '../../jobradar/v1/FailureReason.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * One change in the life of a crawl: the audit, and what ExplainCrawl tells.
 */
export interface CrawlEvent$Input {
  /**
   * When.
   */
  'time'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * State before.
   */
  'fromState'?: (_jobradar_v1_Crawl_State$Input);
  /**
   * State after.
   */
  'toState'?: (_jobradar_v1_Crawl_State$Input);
  /**
   * Why it waits, if it does.
   */
  'waitReason'?: (_jobradar_v1_Crawl_WaitReason$Input);
  /**
   * Who: a caller, "relay", "sweeper", "worker:{name}", "dead-letters".
   */
  'actor'?: (string);
  /**
   * One sentence.
   */
  'message'?: (string);
  /**
   * Dispatch in question.
   */
  'dispatchId'?: (string);
  /**
   * Execution in question; 0 = none.
   */
  'epoch'?: (number | string | Long);
  /**
   * Failure in question.
   */
  'failureReason'?: (_jobradar_v1_FailureReason$Input);
  /**
   * Trace in which it happened.
   */
  'traceId'?: (string);
}

/**
 * One change in the life of a crawl: the audit, and what ExplainCrawl tells.
 */
export interface CrawlEvent {
  /**
   * When.
   */
  'time': (_google_protobuf_Timestamp | null);
  /**
   * State before.
   */
  'fromState': (_jobradar_v1_Crawl_State);
  /**
   * State after.
   */
  'toState': (_jobradar_v1_Crawl_State);
  /**
   * Why it waits, if it does.
   */
  'waitReason': (_jobradar_v1_Crawl_WaitReason);
  /**
   * Who: a caller, "relay", "sweeper", "worker:{name}", "dead-letters".
   */
  'actor': (string);
  /**
   * One sentence.
   */
  'message': (string);
  /**
   * Dispatch in question.
   */
  'dispatchId': (string);
  /**
   * Execution in question; 0 = none.
   */
  'epoch': (string);
  /**
   * Failure in question.
   */
  'failureReason': (_jobradar_v1_FailureReason);
  /**
   * Trace in which it happened.
   */
  'traceId': (string);
}
