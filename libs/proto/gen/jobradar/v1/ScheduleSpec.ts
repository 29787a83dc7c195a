// Original file: proto/jobradar/v1/schedule.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

/**
 * When to run.
 */
export interface ScheduleSpec$Input {
  /**
   * Rule: one_of
   * Five fields: minute, hour, day of month, month, day of week; both kinds of day set = both must match.
   * Rule: min_len=9 max_len=128
   */
  'cron'?: (string);
  /**
   * Fixed distance from start_time.
   * Rule: gte=60s lte=2678400s
   */
  'interval'?: (_google_protobuf_Duration$Input | null);
  /**
   * IANA name; empty = UTC. Abbreviations are refused.
   * Rule: max_len=64
   */
  'timeZone'?: (string);
  /**
   * Not before.
   */
  'startTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Not after.
   */
  'endTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Delay of up to this, the same for the same schedule and nominal time.
   * Rule: gte=0s lte=3600s
   */
  'jitter'?: (_google_protobuf_Duration$Input | null);
  /**
   * Which kind.
   */
  'when'?: "cron"|"interval";
}

/**
 * When to run.
 */
export interface ScheduleSpec {
  /**
   * Rule: one_of
   * Five fields: minute, hour, day of month, month, day of week; both kinds of day set = both must match.
   * Rule: min_len=9 max_len=128
   */
  'cron'?: (string);
  /**
   * Fixed distance from start_time.
   * Rule: gte=60s lte=2678400s
   */
  'interval'?: (_google_protobuf_Duration | null);
  /**
   * IANA name; empty = UTC. Abbreviations are refused.
   * Rule: max_len=64
   */
  'timeZone': (string);
  /**
   * Not before.
   */
  'startTime': (_google_protobuf_Timestamp | null);
  /**
   * Not after.
   */
  'endTime': (_google_protobuf_Timestamp | null);
  /**
   * Delay of up to this, the same for the same schedule and nominal time.
   * Rule: gte=0s lte=3600s
   */
  'jitter': (_google_protobuf_Duration | null);
  /**
   * Which kind.
   */
  'when'?: "cron"|"interval";
}
