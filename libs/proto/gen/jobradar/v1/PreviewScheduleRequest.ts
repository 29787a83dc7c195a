// Original file: proto/jobradar/v1/schedule_service.proto

import type { ScheduleSpec$Input as _jobradar_v1_ScheduleSpec$Input, ScheduleSpec as _jobradar_v1_ScheduleSpec } from '../../jobradar/v1/ScheduleSpec.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

/**
 * A spec to try.
 */
export interface PreviewScheduleRequest$Input {
  /**
   * When.
   * Rule: required
   */
  'spec'?: (_jobradar_v1_ScheduleSpec$Input | null);
  /**
   * Unset = now.
   */
  'fromTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * 0 = 5.
   * Rule: gte=1 lte=100
   */
  'count'?: (number);
}

/**
 * A spec to try.
 */
export interface PreviewScheduleRequest {
  /**
   * When.
   * Rule: required
   */
  'spec': (_jobradar_v1_ScheduleSpec | null);
  /**
   * Unset = now.
   */
  'fromTime': (_google_protobuf_Timestamp | null);
  /**
   * 0 = 5.
   * Rule: gte=1 lte=100
   */
  'count': (number);
}
