// Original file: proto/jobradar/v1/source_service.proto

import type { FailureReason$Input as _jobradar_v1_FailureReason$Input, FailureReason as _jobradar_v1_FailureReason } from '../../jobradar/v1/FailureReason.ts';

/**
 * Names a source to start again.
 */
export interface ResumeSourceRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * For a SUSPENDED source: the reason of the suspension, so that nobody resumes it unread.
   */
  'acknowledgedSuspension'?: (_jobradar_v1_FailureReason$Input);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note'?: (string);
}

/**
 * Names a source to start again.
 */
export interface ResumeSourceRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * For a SUSPENDED source: the reason of the suspension, so that nobody resumes it unread.
   */
  'acknowledgedSuspension': (_jobradar_v1_FailureReason);
  /**
   * For people.
   * Rule: max_len=500
   */
  'note': (string);
}
