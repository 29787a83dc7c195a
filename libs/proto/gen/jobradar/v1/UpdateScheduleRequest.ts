// Original file: proto/jobradar/v1/schedule_service.proto

import type { Schedule$Input as _jobradar_v1_Schedule$Input, Schedule as _jobradar_v1_Schedule } from '../../jobradar/v1/Schedule.ts';
import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from '../../google/protobuf/FieldMask.ts';

/**
 * A change.
 */
export interface UpdateScheduleRequest$Input {
  /**
   * name, etag and the fields to change.
   * Rule: required
   */
  'schedule'?: (_jobradar_v1_Schedule$Input | null);
  /**
   * Fields to change, proto names.
   * Rule: required
   */
  'updateMask'?: (_google_protobuf_FieldMask$Input | null);
  /**
   * Run every check, write nothing.
   */
  'validateOnly'?: (boolean);
}

/**
 * A change.
 */
export interface UpdateScheduleRequest {
  /**
   * name, etag and the fields to change.
   * Rule: required
   */
  'schedule': (_jobradar_v1_Schedule | null);
  /**
   * Fields to change, proto names.
   * Rule: required
   */
  'updateMask': (_google_protobuf_FieldMask | null);
  /**
   * Run every check, write nothing.
   */
  'validateOnly': (boolean);
}
