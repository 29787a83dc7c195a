// Original file: proto/jobradar/v1/source_service.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../jobradar/v1/Source.ts';
import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from '../../google/protobuf/FieldMask.ts';

/**
 * A change.
 */
export interface UpdateSourceRequest$Input {
  /**
   * name, etag and the fields to change.
   * Rule: required
   */
  'source'?: (_jobradar_v1_Source$Input | null);
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
export interface UpdateSourceRequest {
  /**
   * name, etag and the fields to change.
   * Rule: required
   */
  'source': (_jobradar_v1_Source | null);
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
