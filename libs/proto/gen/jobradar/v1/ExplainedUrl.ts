// Original file: proto/jobradar/v1/url_explanation.proto

import type { ExplainedAnswer$Input as _jobradar_v1_ExplainedAnswer$Input, ExplainedAnswer as _jobradar_v1_ExplainedAnswer } from '../../jobradar/v1/ExplainedAnswer.ts';

/**
 * The URL by itself: scheme, user info, length, host, port.
 */
export interface ExplainedUrl$Input {
  /**
   * YES or NO.
   */
  'answer'?: (_jobradar_v1_ExplainedAnswer$Input);
  /**
   * Which rule it breaks.
   */
  'reason'?: (string);
  /**
   * As it would be asked for: host in ASCII, no fragment. Empty where it is none.
   */
  'normalized'?: (string);
}

/**
 * The URL by itself: scheme, user info, length, host, port.
 */
export interface ExplainedUrl {
  /**
   * YES or NO.
   */
  'answer': (_jobradar_v1_ExplainedAnswer);
  /**
   * Which rule it breaks.
   */
  'reason': (string);
  /**
   * As it would be asked for: host in ASCII, no fragment. Empty where it is none.
   */
  'normalized': (string);
}
