// Original file: proto/jobradar/v1/schedule.proto

/**
 * What happens when a run is due while the previous one has not ended. There is no "allow":
 * crawls of one source side by side break politeness.
 */
export const OverlapPolicy = {
  /**
   * In a request: SKIP.
   */
  OVERLAP_POLICY_UNSPECIFIED: 'OVERLAP_POLICY_UNSPECIFIED',
  /**
   * The new run is left out.
   */
  OVERLAP_POLICY_SKIP: 'OVERLAP_POLICY_SKIP',
  /**
   * One new run is kept and starts when the old one ended.
   */
  OVERLAP_POLICY_BUFFER_ONE: 'OVERLAP_POLICY_BUFFER_ONE',
  /**
   * The old one is cancelled; the new one starts when it ended.
   */
  OVERLAP_POLICY_CANCEL_RUNNING: 'OVERLAP_POLICY_CANCEL_RUNNING',
} as const;

/**
 * What happens when a run is due while the previous one has not ended. There is no "allow":
 * crawls of one source side by side break politeness.
 */
export type OverlapPolicy$Input =
  /**
   * In a request: SKIP.
   */
  | 'OVERLAP_POLICY_UNSPECIFIED'
  | 0
  /**
   * The new run is left out.
   */
  | 'OVERLAP_POLICY_SKIP'
  | 1
  /**
   * One new run is kept and starts when the old one ended.
   */
  | 'OVERLAP_POLICY_BUFFER_ONE'
  | 2
  /**
   * The old one is cancelled; the new one starts when it ended.
   */
  | 'OVERLAP_POLICY_CANCEL_RUNNING'
  | 3

/**
 * What happens when a run is due while the previous one has not ended. There is no "allow":
 * crawls of one source side by side break politeness.
 */
export type OverlapPolicy = typeof OverlapPolicy[keyof typeof OverlapPolicy]
