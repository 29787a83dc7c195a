// Original file: proto/jobradar/v1/crawl_service.proto

/**
 * What to do when a crawl of the same source and seed has not ended.
 */
export const ConflictPolicy = {
  /**
   * In a request: REJECT.
   */
  CONFLICT_POLICY_UNSPECIFIED: 'CONFLICT_POLICY_UNSPECIFIED',
  /**
   * ALREADY_EXISTS, with the name of the other one.
   */
  CONFLICT_POLICY_REJECT: 'CONFLICT_POLICY_REJECT',
  /**
   * Return the other one, created = false.
   */
  CONFLICT_POLICY_USE_EXISTING: 'CONFLICT_POLICY_USE_EXISTING',
  /**
   * Accept it; the source's max_active_crawls still holds.
   */
  CONFLICT_POLICY_ALLOW: 'CONFLICT_POLICY_ALLOW',
} as const;

/**
 * What to do when a crawl of the same source and seed has not ended.
 */
export type ConflictPolicy$Input =
  /**
   * In a request: REJECT.
   */
  | 'CONFLICT_POLICY_UNSPECIFIED'
  | 0
  /**
   * ALREADY_EXISTS, with the name of the other one.
   */
  | 'CONFLICT_POLICY_REJECT'
  | 1
  /**
   * Return the other one, created = false.
   */
  | 'CONFLICT_POLICY_USE_EXISTING'
  | 2
  /**
   * Accept it; the source's max_active_crawls still holds.
   */
  | 'CONFLICT_POLICY_ALLOW'
  | 3

/**
 * What to do when a crawl of the same source and seed has not ended.
 */
export type ConflictPolicy = typeof ConflictPolicy[keyof typeof ConflictPolicy]
