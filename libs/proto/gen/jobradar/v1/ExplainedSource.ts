// Original file: proto/jobradar/v1/url_explanation.proto

import type { ExplainedAnswer$Input as _jobradar_v1_ExplainedAnswer$Input, ExplainedAnswer as _jobradar_v1_ExplainedAnswer } from '../../jobradar/v1/ExplainedAnswer.ts';
import type { _jobradar_v1_Source_State$Input, _jobradar_v1_Source_State } from '../../jobradar/v1/Source.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../jobradar/v1/Failure.ts';

/**
 * A source of the caller's tenant, and how far it covers the URL.
 */
export interface _jobradar_v1_ExplainedSource_Candidate$Input {
  /**
   * sources/{id}
   */
  'name'?: (string);
  /**
   * How far it covers the URL.
   */
  'fit'?: (_jobradar_v1_ExplainedSource_Candidate_Fit$Input);
  /**
   * What it allows instead.
   */
  'detail'?: (string);
}

/**
 * A source of the caller's tenant, and how far it covers the URL.
 */
export interface _jobradar_v1_ExplainedSource_Candidate {
  /**
   * sources/{id}
   */
  'name': (string);
  /**
   * How far it covers the URL.
   */
  'fit': (_jobradar_v1_ExplainedSource_Candidate_Fit);
  /**
   * What it allows instead.
   */
  'detail': (string);
}

// Original file: proto/jobradar/v1/url_explanation.proto

/**
 * How far.
 */
export const _jobradar_v1_ExplainedSource_Candidate_Fit = {
  /**
   * Never sent.
   */
  FIT_UNSPECIFIED: 'FIT_UNSPECIFIED',
  /**
   * Host, port and path: it is the one.
   */
  FIT_CHOSEN: 'FIT_CHOSEN',
  /**
   * The same, but another one has a longer path prefix.
   */
  FIT_WEAKER: 'FIT_WEAKER',
  /**
   * The same, as far as another one: the caller has to name the source.
   */
  FIT_TIED: 'FIT_TIED',
  /**
   * Host and port, not the path.
   */
  FIT_OTHER_PATH: 'FIT_OTHER_PATH',
  /**
   * The host, on another port.
   */
  FIT_OTHER_PORT: 'FIT_OTHER_PORT',
  /**
   * Another host of the same registrable domain.
   */
  FIT_OTHER_HOST: 'FIT_OTHER_HOST',
  /**
   * It was named, and covers nothing of it.
   */
  FIT_NONE: 'FIT_NONE',
} as const;

/**
 * How far.
 */
export type _jobradar_v1_ExplainedSource_Candidate_Fit$Input =
  /**
   * Never sent.
   */
  | 'FIT_UNSPECIFIED'
  | 0
  /**
   * Host, port and path: it is the one.
   */
  | 'FIT_CHOSEN'
  | 1
  /**
   * The same, but another one has a longer path prefix.
   */
  | 'FIT_WEAKER'
  | 2
  /**
   * The same, as far as another one: the caller has to name the source.
   */
  | 'FIT_TIED'
  | 3
  /**
   * Host and port, not the path.
   */
  | 'FIT_OTHER_PATH'
  | 4
  /**
   * The host, on another port.
   */
  | 'FIT_OTHER_PORT'
  | 5
  /**
   * Another host of the same registrable domain.
   */
  | 'FIT_OTHER_HOST'
  | 6
  /**
   * It was named, and covers nothing of it.
   */
  | 'FIT_NONE'
  | 7

/**
 * How far.
 */
export type _jobradar_v1_ExplainedSource_Candidate_Fit = typeof _jobradar_v1_ExplainedSource_Candidate_Fit[keyof typeof _jobradar_v1_ExplainedSource_Candidate_Fit]

/**
 * The source that covers it.
 */
export interface ExplainedSource$Input {
  /**
   * YES or NO.
   */
  'answer'?: (_jobradar_v1_ExplainedAnswer$Input);
  /**
   * Why none was found.
   */
  'reason'?: (string);
  /**
   * sources/{id}; empty = none.
   */
  'name'?: (string);
  /**
   * Its state.
   */
  'state'?: (_jobradar_v1_Source_State$Input);
  /**
   * Why the system stopped it.
   */
  'suspension'?: (_jobradar_v1_Failure$Input | null);
  /**
   * The one, those that cover it as well, and near misses; at most 20.
   */
  'candidates'?: (_jobradar_v1_ExplainedSource_Candidate$Input)[];
}

/**
 * The source that covers it.
 */
export interface ExplainedSource {
  /**
   * YES or NO.
   */
  'answer': (_jobradar_v1_ExplainedAnswer);
  /**
   * Why none was found.
   */
  'reason': (string);
  /**
   * sources/{id}; empty = none.
   */
  'name': (string);
  /**
   * Its state.
   */
  'state': (_jobradar_v1_Source_State);
  /**
   * Why the system stopped it.
   */
  'suspension': (_jobradar_v1_Failure | null);
  /**
   * The one, those that cover it as well, and near misses; at most 20.
   */
  'candidates': (_jobradar_v1_ExplainedSource_Candidate)[];
}
