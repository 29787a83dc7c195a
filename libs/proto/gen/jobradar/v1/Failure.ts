// Original file: proto/jobradar/v1/crawl.proto

import type { FailureReason$Input as _jobradar_v1_FailureReason$Input, FailureReason as _jobradar_v1_FailureReason } from '../../jobradar/v1/FailureReason.ts';
import type { FailureStage$Input as _jobradar_v1_FailureStage$Input, FailureStage as _jobradar_v1_FailureStage } from '../../jobradar/v1/FailureStage.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { FailureClass$Input as _jobradar_v1_FailureClass$Input, FailureClass as _jobradar_v1_FailureClass } from '../../jobradar/v1/FailureClass.ts';
import type { ContractChange$Input as _jobradar_v1_ContractChange$Input, ContractChange as _jobradar_v1_ContractChange } from '../../jobradar/v1/ContractChange.ts';

/**
 * What went wrong, for people and for code.
 */
export interface Failure$Input {
  /**
   * Why.
   * Rule: required
   */
  'reason'?: (_jobradar_v1_FailureReason$Input);
  /**
   * Where.
   */
  'stage'?: (_jobradar_v1_FailureStage$Input);
  /**
   * One sentence; no stack, no response body, no secret.
   * Rule: max_len=500
   */
  'message'?: (string);
  /**
   * What the gateway decided: a further attempt follows.
   */
  'retryable'?: (boolean);
  /**
   * The URL, without user info.
   * Rule: max_len=2048
   */
  'url'?: (string);
  /**
   * 0 = no answer.
   * Rule: gte=100 lte=599
   */
  'httpStatus'?: (number);
  /**
   * As the site asked; a floor, absurd values already bounded.
   * Rule: gte=0s lte=86400s
   */
  'retryAfter'?: (_google_protobuf_Duration$Input | null);
  /**
   * Attempt in which it happened.
   */
  'attempt'?: (number);
  /**
   * Trace in which it happened.
   * Rule: pattern=^[0-9a-f]{32}$
   */
  'traceId'?: (string);
  /**
   * snapshots/{sha256} of the page, if it was stored.
   * Rule: pattern=^snapshots/[0-9a-f]{64}$
   */
  'snapshot'?: (string);
  /**
   * deadLetters/{uuid}, if it ended there.
   */
  'deadLetter'?: (string);
  /**
   * When the gateway learned of it.
   */
  'occurTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Set by the gateway from the reason; what a worker sends is ignored.
   */
  'class'?: (_jobradar_v1_FailureClass$Input);
  /**
   * For CONTRACT_CHANGED: what differs.
   * Rule: max_items=20
   */
  'contractChanges'?: (_jobradar_v1_ContractChange$Input)[];
}

/**
 * What went wrong, for people and for code.
 */
export interface Failure {
  /**
   * Why.
   * Rule: required
   */
  'reason': (_jobradar_v1_FailureReason);
  /**
   * Where.
   */
  'stage': (_jobradar_v1_FailureStage);
  /**
   * One sentence; no stack, no response body, no secret.
   * Rule: max_len=500
   */
  'message': (string);
  /**
   * What the gateway decided: a further attempt follows.
   */
  'retryable': (boolean);
  /**
   * The URL, without user info.
   * Rule: max_len=2048
   */
  'url': (string);
  /**
   * 0 = no answer.
   * Rule: gte=100 lte=599
   */
  'httpStatus': (number);
  /**
   * As the site asked; a floor, absurd values already bounded.
   * Rule: gte=0s lte=86400s
   */
  'retryAfter': (_google_protobuf_Duration | null);
  /**
   * Attempt in which it happened.
   */
  'attempt': (number);
  /**
   * Trace in which it happened.
   * Rule: pattern=^[0-9a-f]{32}$
   */
  'traceId': (string);
  /**
   * snapshots/{sha256} of the page, if it was stored.
   * Rule: pattern=^snapshots/[0-9a-f]{64}$
   */
  'snapshot': (string);
  /**
   * deadLetters/{uuid}, if it ended there.
   */
  'deadLetter': (string);
  /**
   * When the gateway learned of it.
   */
  'occurTime': (_google_protobuf_Timestamp | null);
  /**
   * Set by the gateway from the reason; what a worker sends is ignored.
   */
  'class': (_jobradar_v1_FailureClass);
  /**
   * For CONTRACT_CHANGED: what differs.
   * Rule: max_items=20
   */
  'contractChanges': (_jobradar_v1_ContractChange)[];
}
