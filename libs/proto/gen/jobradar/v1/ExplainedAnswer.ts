// Original file: proto/jobradar/v1/url_explanation.proto

/**
 * What stands for or against fetching a URL.
 */
export const ExplainedAnswer = {
  /**
   * Not asked: an earlier question leaves nothing to ask about.
   */
  EXPLAINED_ANSWER_UNSPECIFIED: 'EXPLAINED_ANSWER_UNSPECIFIED',
  /**
   * Nothing stands against it.
   */
  EXPLAINED_ANSWER_YES: 'EXPLAINED_ANSWER_YES',
  /**
   * Not now; later, without anybody's doing.
   */
  EXPLAINED_ANSWER_LATER: 'EXPLAINED_ANSWER_LATER',
  /**
   * Not before somebody changes something.
   */
  EXPLAINED_ANSWER_NO: 'EXPLAINED_ANSWER_NO',
  /**
   * Nobody knows yet; the first crawl finds out.
   */
  EXPLAINED_ANSWER_UNKNOWN: 'EXPLAINED_ANSWER_UNKNOWN',
} as const;

/**
 * What stands for or against fetching a URL.
 */
export type ExplainedAnswer$Input =
  /**
   * Not asked: an earlier question leaves nothing to ask about.
   */
  | 'EXPLAINED_ANSWER_UNSPECIFIED'
  | 0
  /**
   * Nothing stands against it.
   */
  | 'EXPLAINED_ANSWER_YES'
  | 1
  /**
   * Not now; later, without anybody's doing.
   */
  | 'EXPLAINED_ANSWER_LATER'
  | 2
  /**
   * Not before somebody changes something.
   */
  | 'EXPLAINED_ANSWER_NO'
  | 3
  /**
   * Nobody knows yet; the first crawl finds out.
   */
  | 'EXPLAINED_ANSWER_UNKNOWN'
  | 4

/**
 * What stands for or against fetching a URL.
 */
export type ExplainedAnswer = typeof ExplainedAnswer[keyof typeof ExplainedAnswer]
