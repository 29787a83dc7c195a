// Original file: proto/jobradar/v1/schedule_service.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

/**
 * When it would run.
 */
export interface PreviewScheduleResponse$Input {
  /**
   * The next times.
   */
  'runTimes'?: (_google_protobuf_Timestamp$Input)[];
  /**
   * In words: "every 31st: 5 months have none".
   */
  'warnings'?: (string)[];
}

/**
 * When it would run.
 */
export interface PreviewScheduleResponse {
  /**
   * The next times.
   */
  'runTimes': (_google_protobuf_Timestamp)[];
  /**
   * In words: "every 31st: 5 months have none".
   */
  'warnings': (string)[];
}
