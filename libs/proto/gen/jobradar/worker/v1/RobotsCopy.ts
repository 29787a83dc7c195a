// Original file: proto/jobradar/worker/v1/politeness_service.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';

// Original file: proto/jobradar/worker/v1/politeness_service.proto

/**
 * What RFC 9309 makes of it.
 */
export const _jobradar_worker_v1_RobotsCopy_Decision = {
  /**
   * Never sent.
   */
  DECISION_UNSPECIFIED: 'DECISION_UNSPECIFIED',
  /**
   * body holds the rules.
   */
  DECISION_RULES: 'DECISION_RULES',
  /**
   * There is none (404, 410): all is allowed.
   */
  DECISION_ALLOW_ALL: 'DECISION_ALLOW_ALL',
  /**
   * Refused (401, 403) or unreachable: nothing is allowed.
   */
  DECISION_DENY_ALL: 'DECISION_DENY_ALL',
} as const;

/**
 * What RFC 9309 makes of it.
 */
export type _jobradar_worker_v1_RobotsCopy_Decision$Input =
  /**
   * Never sent.
   */
  | 'DECISION_UNSPECIFIED'
  | 0
  /**
   * body holds the rules.
   */
  | 'DECISION_RULES'
  | 1
  /**
   * There is none (404, 410): all is allowed.
   */
  | 'DECISION_ALLOW_ALL'
  | 2
  /**
   * Refused (401, 403) or unreachable: nothing is allowed.
   */
  | 'DECISION_DENY_ALL'
  | 3

/**
 * What RFC 9309 makes of it.
 */
export type _jobradar_worker_v1_RobotsCopy_Decision = typeof _jobradar_worker_v1_RobotsCopy_Decision[keyof typeof _jobradar_worker_v1_RobotsCopy_Decision]

/**
 * What is known of an origin's robots.txt. Ages and rests are durations from this answer.
 */
export interface RobotsCopy$Input {
  /**
   * What is made of it.
   */
  'decision'?: (_jobradar_worker_v1_RobotsCopy_Decision$Input);
  /**
   * The first 512 KiB, decoded as UTF-8.
   * Rule: max_len=524288
   */
  'body'?: (Buffer | Uint8Array | string);
  /**
   * Of the last answer.
   */
  'httpStatus'?: (number);
  /**
   * For the next conditional request.
   */
  'etag'?: (string);
  /**
   * For the next conditional request.
   */
  'lastModified'?: (string);
  /**
   * Since it was fetched.
   */
  'age'?: (_google_protobuf_Duration$Input | null);
  /**
   * Until it must be asked for again; at most 24 h after the fetch.
   */
  'expiresIn'?: (_google_protobuf_Duration$Input | null);
  /**
   * Since when the origin's robots.txt cannot be reached; unset = it can.
   */
  'unreachableFor'?: (_google_protobuf_Duration$Input | null);
  /**
   * As in test/cases/robots-fetch.json: robots_stale, robots_truncated, robots_html and others.
   */
  'flags'?: (string)[];
}

/**
 * What is known of an origin's robots.txt. Ages and rests are durations from this answer.
 */
export interface RobotsCopy {
  /**
   * What is made of it.
   */
  'decision': (_jobradar_worker_v1_RobotsCopy_Decision);
  /**
   * The first 512 KiB, decoded as UTF-8.
   * Rule: max_len=524288
   */
  'body': (Buffer);
  /**
   * Of the last answer.
   */
  'httpStatus': (number);
  /**
   * For the next conditional request.
   */
  'etag': (string);
  /**
   * For the next conditional request.
   */
  'lastModified': (string);
  /**
   * Since it was fetched.
   */
  'age': (_google_protobuf_Duration | null);
  /**
   * Until it must be asked for again; at most 24 h after the fetch.
   */
  'expiresIn': (_google_protobuf_Duration | null);
  /**
   * Since when the origin's robots.txt cannot be reached; unset = it can.
   */
  'unreachableFor': (_google_protobuf_Duration | null);
  /**
   * As in test/cases/robots-fetch.json: robots_stale, robots_truncated, robots_html and others.
   */
  'flags': (string)[];
}
