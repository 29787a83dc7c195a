// Original file: proto/jobradar/v1/url_explanation.proto

import type { ExplainedAnswer$Input as _jobradar_v1_ExplainedAnswer$Input, ExplainedAnswer as _jobradar_v1_ExplainedAnswer } from '../../jobradar/v1/ExplainedAnswer.ts';
import type { SourceAuthorization$Input as _jobradar_v1_SourceAuthorization$Input, SourceAuthorization as _jobradar_v1_SourceAuthorization } from '../../jobradar/v1/SourceAuthorization.ts';

/**
 * The authorization of the source.
 */
export interface ExplainedAuthorization$Input {
  /**
   * YES, LATER (valid from a time on) or NO.
   */
  'answer'?: (_jobradar_v1_ExplainedAnswer$Input);
  /**
   * Why it does not hold now.
   */
  'reason'?: (string);
  /**
   * As recorded; unset = there is none.
   */
  'authorization'?: (_jobradar_v1_SourceAuthorization$Input | null);
}

/**
 * The authorization of the source.
 */
export interface ExplainedAuthorization {
  /**
   * YES, LATER (valid from a time on) or NO.
   */
  'answer': (_jobradar_v1_ExplainedAnswer);
  /**
   * Why it does not hold now.
   */
  'reason': (string);
  /**
   * As recorded; unset = there is none.
   */
  'authorization': (_jobradar_v1_SourceAuthorization | null);
}
