// Original file: proto/jobradar/v1/dead_letter_service.proto


// Original file: proto/jobradar/v1/dead_letter_service.proto

/**
 * How to group.
 */
export const _jobradar_v1_CountDeadLettersRequest_GroupBy = {
  /**
   * One group.
   */
  GROUP_BY_UNSPECIFIED: 'GROUP_BY_UNSPECIFIED',
  /**
   * By cause.
   */
  GROUP_BY_CAUSE: 'GROUP_BY_CAUSE',
  /**
   * By failure.reason.
   */
  GROUP_BY_FAILURE_REASON: 'GROUP_BY_FAILURE_REASON',
  /**
   * By source.
   */
  GROUP_BY_SOURCE: 'GROUP_BY_SOURCE',
  /**
   * By state.
   */
  GROUP_BY_STATE: 'GROUP_BY_STATE',
} as const;

/**
 * How to group.
 */
export type _jobradar_v1_CountDeadLettersRequest_GroupBy$Input =
  /**
   * One group.
   */
  | 'GROUP_BY_UNSPECIFIED'
  | 0
  /**
   * By cause.
   */
  | 'GROUP_BY_CAUSE'
  | 1
  /**
   * By failure.reason.
   */
  | 'GROUP_BY_FAILURE_REASON'
  | 2
  /**
   * By source.
   */
  | 'GROUP_BY_SOURCE'
  | 3
  /**
   * By state.
   */
  | 'GROUP_BY_STATE'
  | 4

/**
 * How to group.
 */
export type _jobradar_v1_CountDeadLettersRequest_GroupBy = typeof _jobradar_v1_CountDeadLettersRequest_GroupBy[keyof typeof _jobradar_v1_CountDeadLettersRequest_GroupBy]

/**
 * What to count.
 */
export interface CountDeadLettersRequest$Input {
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter'?: (string);
  /**
   * How to group.
   */
  'groupBy'?: (_jobradar_v1_CountDeadLettersRequest_GroupBy$Input);
}

/**
 * What to count.
 */
export interface CountDeadLettersRequest {
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter': (string);
  /**
   * How to group.
   */
  'groupBy': (_jobradar_v1_CountDeadLettersRequest_GroupBy);
}
