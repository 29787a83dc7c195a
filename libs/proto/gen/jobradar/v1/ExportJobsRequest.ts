// Original file: proto/jobradar/v1/job_service.proto

import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from '../../google/protobuf/FieldMask.ts';

/**
 * What to take out.
 */
export interface ExportJobsRequest$Input {
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter'?: (string);
  /**
   * To go on after a break.
   * Rule: max_len=1024
   */
  'resumeToken'?: (string);
  /**
   * Fields to return; unset = all but evidence.
   */
  'readMask'?: (_google_protobuf_FieldMask$Input | null);
}

/**
 * What to take out.
 */
export interface ExportJobsRequest {
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter': (string);
  /**
   * To go on after a break.
   * Rule: max_len=1024
   */
  'resumeToken': (string);
  /**
   * Fields to return; unset = all but evidence.
   */
  'readMask': (_google_protobuf_FieldMask | null);
}
