// Original file: proto/jobradar/v1/crawl.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/crawl.proto

/**
 * What is being done.
 */
export const _jobradar_v1_CrawlProgress_Phase = {
  /**
   * Not said.
   */
  PHASE_UNSPECIFIED: 'PHASE_UNSPECIFIED',
  /**
   * Reading list pages.
   */
  PHASE_LISTING: 'PHASE_LISTING',
  /**
   * Reading detail pages.
   */
  PHASE_DETAILS: 'PHASE_DETAILS',
  /**
   * Writing to storage.
   */
  PHASE_STORING: 'PHASE_STORING',
  /**
   * Reading detail pages that decide about missing jobs.
   */
  PHASE_PROBING: 'PHASE_PROBING',
} as const;

/**
 * What is being done.
 */
export type _jobradar_v1_CrawlProgress_Phase$Input =
  /**
   * Not said.
   */
  | 'PHASE_UNSPECIFIED'
  | 0
  /**
   * Reading list pages.
   */
  | 'PHASE_LISTING'
  | 1
  /**
   * Reading detail pages.
   */
  | 'PHASE_DETAILS'
  | 2
  /**
   * Writing to storage.
   */
  | 'PHASE_STORING'
  | 3
  /**
   * Reading detail pages that decide about missing jobs.
   */
  | 'PHASE_PROBING'
  | 4

/**
 * What is being done.
 */
export type _jobradar_v1_CrawlProgress_Phase = typeof _jobradar_v1_CrawlProgress_Phase[keyof typeof _jobradar_v1_CrawlProgress_Phase]

/**
 * Live progress of the running execution. The worker sends it, the gateway adds what it knows.
 */
export interface CrawlProgress$Input {
  /**
   * What is being done.
   */
  'phase'?: (_jobradar_v1_CrawlProgress_Phase$Input);
  /**
   * List pages while LISTING, detail pages while DETAILS.
   * Rule: gte=0
   */
  'unitsDone'?: (number);
  /**
   * The denominator as far as it is known.
   * Rule: gte=0
   */
  'unitsKnown'?: (number);
  /**
   * False while the denominator may grow: show no percentage.
   */
  'unitsFinal'?: (boolean);
  /**
   * Without its query.
   * Rule: max_len=2048
   */
  'currentUrl'?: (string);
  /**
   * When the gateway took it.
   */
  'updateTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When the lease ends if no heartbeat comes.
   */
  'leaseExpireTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Name of the worker.
   */
  'worker'?: (string);
}

/**
 * Live progress of the running execution. The worker sends it, the gateway adds what it knows.
 */
export interface CrawlProgress {
  /**
   * What is being done.
   */
  'phase': (_jobradar_v1_CrawlProgress_Phase);
  /**
   * List pages while LISTING, detail pages while DETAILS.
   * Rule: gte=0
   */
  'unitsDone': (number);
  /**
   * The denominator as far as it is known.
   * Rule: gte=0
   */
  'unitsKnown': (number);
  /**
   * False while the denominator may grow: show no percentage.
   */
  'unitsFinal': (boolean);
  /**
   * Without its query.
   * Rule: max_len=2048
   */
  'currentUrl': (string);
  /**
   * When the gateway took it.
   */
  'updateTime': (_google_protobuf_Timestamp | null);
  /**
   * When the lease ends if no heartbeat comes.
   */
  'leaseExpireTime': (_google_protobuf_Timestamp | null);
  /**
   * Name of the worker.
   */
  'worker': (string);
}
