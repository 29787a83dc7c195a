// Original file: proto/jobradar/v1/crawl.proto

/**
 * What becomes of a crawl when one that it comes after ends FAILED, CANCELLED or EXPIRED.
 */
export const DependencyPolicy = {
  /**
   * In a request: CANCEL.
   */
  DEPENDENCY_POLICY_UNSPECIFIED: 'DEPENDENCY_POLICY_UNSPECIFIED',
  /**
   * This one is CANCELLED, and those after it by their own policy.
   */
  DEPENDENCY_POLICY_CANCEL: 'DEPENDENCY_POLICY_CANCEL',
  /**
   * This one runs all the same.
   */
  DEPENDENCY_POLICY_RUN: 'DEPENDENCY_POLICY_RUN',
} as const;

/**
 * What becomes of a crawl when one that it comes after ends FAILED, CANCELLED or EXPIRED.
 */
export type DependencyPolicy$Input =
  /**
   * In a request: CANCEL.
   */
  | 'DEPENDENCY_POLICY_UNSPECIFIED'
  | 0
  /**
   * This one is CANCELLED, and those after it by their own policy.
   */
  | 'DEPENDENCY_POLICY_CANCEL'
  | 1
  /**
   * This one runs all the same.
   */
  | 'DEPENDENCY_POLICY_RUN'
  | 2

/**
 * What becomes of a crawl when one that it comes after ends FAILED, CANCELLED or EXPIRED.
 */
export type DependencyPolicy = typeof DependencyPolicy[keyof typeof DependencyPolicy]
