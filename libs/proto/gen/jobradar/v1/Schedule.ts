// Original file: proto/jobradar/v1/schedule.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';
import type { ScheduleSpec$Input as _jobradar_v1_ScheduleSpec$Input, ScheduleSpec as _jobradar_v1_ScheduleSpec } from '../../jobradar/v1/ScheduleSpec.ts';
import type { OverlapPolicy$Input as _jobradar_v1_OverlapPolicy$Input, OverlapPolicy as _jobradar_v1_OverlapPolicy } from '../../jobradar/v1/OverlapPolicy.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { ScheduleRun$Input as _jobradar_v1_ScheduleRun$Input, ScheduleRun as _jobradar_v1_ScheduleRun } from '../../jobradar/v1/ScheduleRun.ts';
import type { Long } from '@grpc/proto-loader';

// Original file: proto/jobradar/v1/schedule.proto

/**
 * Does it run?
 */
export const _jobradar_v1_Schedule_State = {
  /**
   * Never sent.
   */
  STATE_UNSPECIFIED: 'STATE_UNSPECIFIED',
  /**
   * Yes.
   */
  STATE_ACTIVE: 'STATE_ACTIVE',
  /**
   * Stopped by a person, or by pause_after_failures.
   */
  STATE_PAUSED: 'STATE_PAUSED',
  /**
   * end_time has passed.
   */
  STATE_COMPLETED: 'STATE_COMPLETED',
} as const;

/**
 * Does it run?
 */
export type _jobradar_v1_Schedule_State$Input =
  /**
   * Never sent.
   */
  | 'STATE_UNSPECIFIED'
  | 0
  /**
   * Yes.
   */
  | 'STATE_ACTIVE'
  | 1
  /**
   * Stopped by a person, or by pause_after_failures.
   */
  | 'STATE_PAUSED'
  | 2
  /**
   * end_time has passed.
   */
  | 'STATE_COMPLETED'
  | 3

/**
 * Does it run?
 */
export type _jobradar_v1_Schedule_State = typeof _jobradar_v1_Schedule_State[keyof typeof _jobradar_v1_Schedule_State]

/**
 * A recurring crawl.
 */
export interface Schedule$Input {
  /**
   * schedules/{id}
   * Rule: pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * For people.
   * Rule: max_len=63
   */
  'displayName'?: (string);
  /**
   * source, seed_url, max_pages, priority and labels of each run; its times are not used.
   * Rule: required
   */
  'crawlTemplate'?: (_jobradar_v1_Crawl$Input | null);
  /**
   * When.
   * Rule: required
   */
  'spec'?: (_jobradar_v1_ScheduleSpec$Input | null);
  /**
   * 0 = SKIP.
   */
  'overlapPolicy'?: (_jobradar_v1_OverlapPolicy$Input);
  /**
   * How late a missed run may still start; unset = 10 min. Of several missed ones only the newest starts.
   * Rule: gte=0s lte=86400s
   */
  'catchupWindow'?: (_google_protobuf_Duration$Input | null);
  /**
   * Pause by itself after so many failed crawls in a row; 0 = never.
   * Rule: gte=0 lte=100
   */
  'pauseAfterFailures'?: (number);
  /**
   * Does it run?
   */
  'state'?: (_jobradar_v1_Schedule_State$Input);
  /**
   * Why it is paused.
   */
  'pauseNote'?: (string);
  /**
   * Who paused it; "system" for pause_after_failures.
   */
  'pauseActor'?: (string);
  /**
   * Failed crawls in a row.
   */
  'consecutiveFailures'?: (number);
  /**
   * The next 5.
   */
  'nextRunTimes'?: (_google_protobuf_Timestamp$Input)[];
  /**
   * The newest decision.
   */
  'lastRun'?: (_jobradar_v1_ScheduleRun$Input | null);
  /**
   * Runs that started.
   */
  'startedCount'?: (number | string | Long);
  /**
   * Runs left out because of an overlap.
   */
  'skippedCount'?: (number | string | Long);
  /**
   * Runs not started because no scheduler ran within the window.
   */
  'missedCount'?: (number | string | Long);
  /**
   * When it was made.
   */
  'createTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When anything of it last changed.
   */
  'updateTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Send back on Update and Delete.
   * Rule: max_len=64
   */
  'etag'?: (string);
}

/**
 * A recurring crawl.
 */
export interface Schedule {
  /**
   * schedules/{id}
   * Rule: pattern=^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * For people.
   * Rule: max_len=63
   */
  'displayName': (string);
  /**
   * source, seed_url, max_pages, priority and labels of each run; its times are not used.
   * Rule: required
   */
  'crawlTemplate': (_jobradar_v1_Crawl | null);
  /**
   * When.
   * Rule: required
   */
  'spec': (_jobradar_v1_ScheduleSpec | null);
  /**
   * 0 = SKIP.
   */
  'overlapPolicy': (_jobradar_v1_OverlapPolicy);
  /**
   * How late a missed run may still start; unset = 10 min. Of several missed ones only the newest starts.
   * Rule: gte=0s lte=86400s
   */
  'catchupWindow': (_google_protobuf_Duration | null);
  /**
   * Pause by itself after so many failed crawls in a row; 0 = never.
   * Rule: gte=0 lte=100
   */
  'pauseAfterFailures': (number);
  /**
   * Does it run?
   */
  'state': (_jobradar_v1_Schedule_State);
  /**
   * Why it is paused.
   */
  'pauseNote': (string);
  /**
   * Who paused it; "system" for pause_after_failures.
   */
  'pauseActor': (string);
  /**
   * Failed crawls in a row.
   */
  'consecutiveFailures': (number);
  /**
   * The next 5.
   */
  'nextRunTimes': (_google_protobuf_Timestamp)[];
  /**
   * The newest decision.
   */
  'lastRun': (_jobradar_v1_ScheduleRun | null);
  /**
   * Runs that started.
   */
  'startedCount': (string);
  /**
   * Runs left out because of an overlap.
   */
  'skippedCount': (string);
  /**
   * Runs not started because no scheduler ran within the window.
   */
  'missedCount': (string);
  /**
   * When it was made.
   */
  'createTime': (_google_protobuf_Timestamp | null);
  /**
   * When anything of it last changed.
   */
  'updateTime': (_google_protobuf_Timestamp | null);
  /**
   * Send back on Update and Delete.
   * Rule: max_len=64
   */
  'etag': (string);
}
