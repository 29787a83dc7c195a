// Original file: proto/jobradar/v1/url_explanation.proto

import type { ExplainedAnswer$Input as _jobradar_v1_ExplainedAnswer$Input, ExplainedAnswer as _jobradar_v1_ExplainedAnswer } from '../../jobradar/v1/ExplainedAnswer.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';

// Original file: proto/jobradar/v1/url_explanation.proto

/**
 * What the file means for the origin.
 */
export const _jobradar_v1_ExplainedRobots_Decision = {
  /**
   * Nothing was stored yet.
   */
  DECISION_UNSPECIFIED: 'DECISION_UNSPECIFIED',
  /**
   * Its rules hold.
   */
  DECISION_RULES: 'DECISION_RULES',
  /**
   * Everything is allowed.
   */
  DECISION_ALLOW_ALL: 'DECISION_ALLOW_ALL',
  /**
   * Nothing is allowed.
   */
  DECISION_DENY_ALL: 'DECISION_DENY_ALL',
} as const;

/**
 * What the file means for the origin.
 */
export type _jobradar_v1_ExplainedRobots_Decision$Input =
  /**
   * Nothing was stored yet.
   */
  | 'DECISION_UNSPECIFIED'
  | 0
  /**
   * Its rules hold.
   */
  | 'DECISION_RULES'
  | 1
  /**
   * Everything is allowed.
   */
  | 'DECISION_ALLOW_ALL'
  | 2
  /**
   * Nothing is allowed.
   */
  | 'DECISION_DENY_ALL'
  | 3

/**
 * What the file means for the origin.
 */
export type _jobradar_v1_ExplainedRobots_Decision = typeof _jobradar_v1_ExplainedRobots_Decision[keyof typeof _jobradar_v1_ExplainedRobots_Decision]

/**
 * The robots.txt of the URL's origin, as the gateway keeps it for all workers.
 */
export interface ExplainedRobots$Input {
  /**
   * YES, NO, LATER (it cannot be reached, and is tried again) or UNKNOWN (the first crawl fetches
   * it).
   */
  'answer'?: (_jobradar_v1_ExplainedAnswer$Input);
  /**
   * In words.
   */
  'reason'?: (string);
  /**
   * scheme://host[:port]
   */
  'origin'?: (string);
  /**
   * What the stored copy means.
   */
  'decision'?: (_jobradar_v1_ExplainedRobots_Decision$Input);
  /**
   * The rule that matched, as it stands in the file; empty = none did.
   */
  'rule'?: (string);
  /**
   * Its line, from 1; 0 = none.
   */
  'line'?: (number);
  /**
   * SHA-256 of the file in hex; empty = no file.
   */
  'sha256'?: (string);
  /**
   * Since the file was fetched.
   */
  'age'?: (_google_protobuf_Duration$Input | null);
  /**
   * Until it is asked for again; unset = it is due.
   */
  'expiresIn'?: (_google_protobuf_Duration$Input | null);
  /**
   * Since when it cannot be reached; unset = it can.
   */
  'unreachableFor'?: (_google_protobuf_Duration$Input | null);
  /**
   * Crawl-delay of the group that holds; unset = none.
   */
  'crawlDelay'?: (_google_protobuf_Duration$Input | null);
  /**
   * Sitemaps that the file names.
   */
  'sitemaps'?: (string)[];
  /**
   * HTTP status of the last answer; 0 = none.
   */
  'httpStatus'?: (number);
  /**
   * What was unusual about it.
   */
  'flags'?: (string)[];
}

/**
 * The robots.txt of the URL's origin, as the gateway keeps it for all workers.
 */
export interface ExplainedRobots {
  /**
   * YES, NO, LATER (it cannot be reached, and is tried again) or UNKNOWN (the first crawl fetches
   * it).
   */
  'answer': (_jobradar_v1_ExplainedAnswer);
  /**
   * In words.
   */
  'reason': (string);
  /**
   * scheme://host[:port]
   */
  'origin': (string);
  /**
   * What the stored copy means.
   */
  'decision': (_jobradar_v1_ExplainedRobots_Decision);
  /**
   * The rule that matched, as it stands in the file; empty = none did.
   */
  'rule': (string);
  /**
   * Its line, from 1; 0 = none.
   */
  'line': (number);
  /**
   * SHA-256 of the file in hex; empty = no file.
   */
  'sha256': (string);
  /**
   * Since the file was fetched.
   */
  'age': (_google_protobuf_Duration | null);
  /**
   * Until it is asked for again; unset = it is due.
   */
  'expiresIn': (_google_protobuf_Duration | null);
  /**
   * Since when it cannot be reached; unset = it can.
   */
  'unreachableFor': (_google_protobuf_Duration | null);
  /**
   * Crawl-delay of the group that holds; unset = none.
   */
  'crawlDelay': (_google_protobuf_Duration | null);
  /**
   * Sitemaps that the file names.
   */
  'sitemaps': (string)[];
  /**
   * HTTP status of the last answer; 0 = none.
   */
  'httpStatus': (number);
  /**
   * What was unusual about it.
   */
  'flags': (string)[];
}
