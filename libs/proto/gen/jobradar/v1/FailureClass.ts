// Original file: proto/jobradar/v1/crawl.proto

/**
 * What a failure means for the crawl. Each FailureReason belongs to exactly one class; the
 * gateway's one table maps them. May grow.
 */
export const FailureClass = {
  /**
   * Not classified: there is no failure.
   */
  FAILURE_CLASS_UNSPECIFIED: 'FAILURE_CLASS_UNSPECIFIED',
  /**
   * Passes by itself; retried with jitter until the attempts are used up.
   */
  FAILURE_CLASS_TRANSIENT: 'FAILURE_CLASS_TRANSIENT',
  /**
   * The site asks for patience: deferred, burns no attempt; bounded by the crawl's wall time.
   */
  FAILURE_CLASS_THROTTLED: 'FAILURE_CLASS_THROTTLED',
  /**
   * The site says no: the crawl fails, the source is SUSPENDED.
   */
  FAILURE_CLASS_REFUSED: 'FAILURE_CLASS_REFUSED',
  /**
   * The page or feed is no longer as agreed: the crawl fails, the source is SUSPENDED.
   */
  FAILURE_CLASS_CHANGED: 'FAILURE_CLASS_CHANGED',
  /**
   * It is no longer there: final for a seed, closing evidence for a detail page.
   */
  FAILURE_CLASS_GONE: 'FAILURE_CLASS_GONE',
  /**
   * We may not go there: final.
   */
  FAILURE_CLASS_FORBIDDEN: 'FAILURE_CLASS_FORBIDDEN',
  /**
   * The answer would exhaust a worker: that page fails, the crawl goes on.
   */
  FAILURE_CLASS_HOSTILE: 'FAILURE_CLASS_HOSTILE',
  /**
   * Trying again changes nothing: a page is recorded, a seed fails.
   */
  FAILURE_CLASS_PERMANENT: 'FAILURE_CLASS_PERMANENT',
  /**
   * A bug of ours: fails at once and is never retried.
   */
  FAILURE_CLASS_DEFECT: 'FAILURE_CLASS_DEFECT',
} as const;

/**
 * What a failure means for the crawl. Each FailureReason belongs to exactly one class; the
 * gateway's one table maps them. May grow.
 */
export type FailureClass$Input =
  /**
   * Not classified: there is no failure.
   */
  | 'FAILURE_CLASS_UNSPECIFIED'
  | 0
  /**
   * Passes by itself; retried with jitter until the attempts are used up.
   */
  | 'FAILURE_CLASS_TRANSIENT'
  | 1
  /**
   * The site asks for patience: deferred, burns no attempt; bounded by the crawl's wall time.
   */
  | 'FAILURE_CLASS_THROTTLED'
  | 2
  /**
   * The site says no: the crawl fails, the source is SUSPENDED.
   */
  | 'FAILURE_CLASS_REFUSED'
  | 3
  /**
   * The page or feed is no longer as agreed: the crawl fails, the source is SUSPENDED.
   */
  | 'FAILURE_CLASS_CHANGED'
  | 4
  /**
   * It is no longer there: final for a seed, closing evidence for a detail page.
   */
  | 'FAILURE_CLASS_GONE'
  | 5
  /**
   * We may not go there: final.
   */
  | 'FAILURE_CLASS_FORBIDDEN'
  | 6
  /**
   * The answer would exhaust a worker: that page fails, the crawl goes on.
   */
  | 'FAILURE_CLASS_HOSTILE'
  | 7
  /**
   * Trying again changes nothing: a page is recorded, a seed fails.
   */
  | 'FAILURE_CLASS_PERMANENT'
  | 8
  /**
   * A bug of ours: fails at once and is never retried.
   */
  | 'FAILURE_CLASS_DEFECT'
  | 9

/**
 * What a failure means for the crawl. Each FailureReason belongs to exactly one class; the
 * gateway's one table maps them. May grow.
 */
export type FailureClass = typeof FailureClass[keyof typeof FailureClass]
