// Original file: proto/jobradar/v1/schedule.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/schedule.proto

/**
 * What.
 */
export const _jobradar_v1_ScheduleRun_Decision = {
  /**
   * Never sent.
   */
  DECISION_UNSPECIFIED: 'DECISION_UNSPECIFIED',
  /**
   * A crawl was made.
   */
  DECISION_STARTED: 'DECISION_STARTED',
  /**
   * The previous run has not ended.
   */
  DECISION_SKIPPED_OVERLAP: 'DECISION_SKIPPED_OVERLAP',
  /**
   * It starts when the previous run ended.
   */
  DECISION_BUFFERED: 'DECISION_BUFFERED',
  /**
   * No scheduler ran within the window.
   */
  DECISION_MISSED: 'DECISION_MISSED',
  /**
   * CreateCrawl refused it; reason says why.
   */
  DECISION_REJECTED: 'DECISION_REJECTED',
} as const;

/**
 * What.
 */
export type _jobradar_v1_ScheduleRun_Decision$Input =
  /**
   * Never sent.
   */
  | 'DECISION_UNSPECIFIED'
  | 0
  /**
   * A crawl was made.
   */
  | 'DECISION_STARTED'
  | 1
  /**
   * The previous run has not ended.
   */
  | 'DECISION_SKIPPED_OVERLAP'
  | 2
  /**
   * It starts when the previous run ended.
   */
  | 'DECISION_BUFFERED'
  | 3
  /**
   * No scheduler ran within the window.
   */
  | 'DECISION_MISSED'
  | 4
  /**
   * CreateCrawl refused it; reason says why.
   */
  | 'DECISION_REJECTED'
  | 5

/**
 * What.
 */
export type _jobradar_v1_ScheduleRun_Decision = typeof _jobradar_v1_ScheduleRun_Decision[keyof typeof _jobradar_v1_ScheduleRun_Decision]

/**
 * What the scheduler decided at one nominal time. One row for each, so that nothing is skipped unseen.
 */
export interface ScheduleRun$Input {
  /**
   * The time that the spec names; unique within the schedule.
   */
  'nominalTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When it was decided.
   */
  'decideTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * What.
   */
  'decision'?: (_jobradar_v1_ScheduleRun_Decision$Input);
  /**
   * If STARTED.
   */
  'crawl'?: (string);
  /**
   * Why not, in words, the ErrorReason first.
   */
  'reason'?: (string);
  /**
   * By TriggerSchedule.
   */
  'manual'?: (boolean);
}

/**
 * What the scheduler decided at one nominal time. One row for each, so that nothing is skipped unseen.
 */
export interface ScheduleRun {
  /**
   * The time that the spec names; unique within the schedule.
   */
  'nominalTime': (_google_protobuf_Timestamp | null);
  /**
   * When it was decided.
   */
  'decideTime': (_google_protobuf_Timestamp | null);
  /**
   * What.
   */
  'decision': (_jobradar_v1_ScheduleRun_Decision);
  /**
   * If STARTED.
   */
  'crawl': (string);
  /**
   * Why not, in words, the ErrorReason first.
   */
  'reason': (string);
  /**
   * By TriggerSchedule.
   */
  'manual': (boolean);
}
