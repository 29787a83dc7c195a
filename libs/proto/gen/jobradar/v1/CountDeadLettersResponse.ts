// Original file: proto/jobradar/v1/dead_letter_service.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One group.
 */
export interface _jobradar_v1_CountDeadLettersResponse_Group$Input {
  /**
   * The value that its members share.
   */
  'value'?: (string);
  /**
   * Dead letters in it.
   */
  'count'?: (number | string | Long);
}

/**
 * One group.
 */
export interface _jobradar_v1_CountDeadLettersResponse_Group {
  /**
   * The value that its members share.
   */
  'value': (string);
  /**
   * Dead letters in it.
   */
  'count': (string);
}

/**
 * The counts.
 */
export interface CountDeadLettersResponse$Input {
  /**
   * At most 1,000, largest first.
   */
  'groups'?: (_jobradar_v1_CountDeadLettersResponse_Group$Input)[];
  /**
   * All that match.
   */
  'totalCount'?: (number | string | Long);
}

/**
 * The counts.
 */
export interface CountDeadLettersResponse {
  /**
   * At most 1,000, largest first.
   */
  'groups': (_jobradar_v1_CountDeadLettersResponse_Group)[];
  /**
   * All that match.
   */
  'totalCount': (string);
}
