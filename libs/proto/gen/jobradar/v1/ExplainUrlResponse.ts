// Original file: proto/jobradar/v1/source_service.proto

import type { UrlExplanation$Input as _jobradar_v1_UrlExplanation$Input, UrlExplanation as _jobradar_v1_UrlExplanation } from '../../jobradar/v1/UrlExplanation.ts';

/**
 * Every decision.
 */
export interface ExplainUrlResponse$Input {
  /**
   * The explanation.
   */
  'explanation'?: (_jobradar_v1_UrlExplanation$Input | null);
}

/**
 * Every decision.
 */
export interface ExplainUrlResponse {
  /**
   * The explanation.
   */
  'explanation': (_jobradar_v1_UrlExplanation | null);
}
