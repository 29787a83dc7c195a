// Original file: proto/jobradar/v1/job.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/job.proto

/**
 * What was seen. What is uncertain (refusals, errors, timeouts, challenges) is no evidence.
 */
export const _jobradar_v1_JobEvidence_Kind = {
  /**
   * Never stored.
   */
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * The detail page answered 410: closed, GONE.
   */
  KIND_GONE: 'KIND_GONE',
  /**
   * The detail page answered 404: closed, GONE, when seen twice an hour or more apart.
   */
  KIND_NOT_FOUND: 'KIND_NOT_FOUND',
  /**
   * An explicit word of page or feed: closed, WITHDRAWN.
   */
  KIND_WITHDRAWN: 'KIND_WITHDRAWN',
  /**
   * Sent to the list or home page, the id lost: suspect only.
   */
  KIND_REDIRECTED: 'KIND_REDIRECTED',
  /**
   * Structured data vanished from a page that still answers: suspect only, and a drift signal.
   */
  KIND_MARKUP_VANISHED: 'KIND_MARKUP_VANISHED',
  /**
   * Not in a complete run. Set by storage.
   */
  KIND_ABSENT: 'KIND_ABSENT',
  /**
   * valid_through and its grace passed. Set by storage.
   */
  KIND_EXPIRED: 'KIND_EXPIRED',
} as const;

/**
 * What was seen. What is uncertain (refusals, errors, timeouts, challenges) is no evidence.
 */
export type _jobradar_v1_JobEvidence_Kind$Input =
  /**
   * Never stored.
   */
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * The detail page answered 410: closed, GONE.
   */
  | 'KIND_GONE'
  | 1
  /**
   * The detail page answered 404: closed, GONE, when seen twice an hour or more apart.
   */
  | 'KIND_NOT_FOUND'
  | 2
  /**
   * An explicit word of page or feed: closed, WITHDRAWN.
   */
  | 'KIND_WITHDRAWN'
  | 3
  /**
   * Sent to the list or home page, the id lost: suspect only.
   */
  | 'KIND_REDIRECTED'
  | 4
  /**
   * Structured data vanished from a page that still answers: suspect only, and a drift signal.
   */
  | 'KIND_MARKUP_VANISHED'
  | 5
  /**
   * Not in a complete run. Set by storage.
   */
  | 'KIND_ABSENT'
  | 6
  /**
   * valid_through and its grace passed. Set by storage.
   */
  | 'KIND_EXPIRED'
  | 7

/**
 * What was seen. What is uncertain (refusals, errors, timeouts, challenges) is no evidence.
 */
export type _jobradar_v1_JobEvidence_Kind = typeof _jobradar_v1_JobEvidence_Kind[keyof typeof _jobradar_v1_JobEvidence_Kind]

/**
 * What a page or feed says about the life of a posting. A close needs evidence.
 */
export interface JobEvidence$Input {
  /**
   * The posting.
   * Rule: required min_len=1 max_len=200
   */
  'externalId'?: (string);
  /**
   * What was seen.
   * Rule: required
   */
  'kind'?: (_jobradar_v1_JobEvidence_Kind$Input);
  /**
   * Page that showed it.
   * Rule: uri max_len=2048
   */
  'url'?: (string);
  /**
   * URL after redirects, where it differs.
   * Rule: uri max_len=2048
   */
  'finalUrl'?: (string);
  /**
   * 0 = none.
   * Rule: gte=100 lte=599
   */
  'httpStatus'?: (number);
  /**
   * Selector or path of the sign, and its text.
   * Rule: max_len=500
   */
  'quote'?: (string);
  /**
   * snapshots/{sha256} of the page. Set by storage from the observation.
   */
  'snapshot'?: (string);
  /**
   * Crawl that brought it.
   */
  'crawl'?: (string);
  /**
   * When it was seen.
   */
  'observeTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * What a page or feed says about the life of a posting. A close needs evidence.
 */
export interface JobEvidence {
  /**
   * The posting.
   * Rule: required min_len=1 max_len=200
   */
  'externalId': (string);
  /**
   * What was seen.
   * Rule: required
   */
  'kind': (_jobradar_v1_JobEvidence_Kind);
  /**
   * Page that showed it.
   * Rule: uri max_len=2048
   */
  'url': (string);
  /**
   * URL after redirects, where it differs.
   * Rule: uri max_len=2048
   */
  'finalUrl': (string);
  /**
   * 0 = none.
   * Rule: gte=100 lte=599
   */
  'httpStatus': (number);
  /**
   * Selector or path of the sign, and its text.
   * Rule: max_len=500
   */
  'quote': (string);
  /**
   * snapshots/{sha256} of the page. Set by storage from the observation.
   */
  'snapshot': (string);
  /**
   * Crawl that brought it.
   */
  'crawl': (string);
  /**
   * When it was seen.
   */
  'observeTime': (_google_protobuf_Timestamp | null);
}
