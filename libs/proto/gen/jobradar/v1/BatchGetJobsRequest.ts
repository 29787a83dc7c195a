// Original file: proto/jobradar/v1/job_service.proto

import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from '../../google/protobuf/FieldMask.ts';

/**
 * Names jobs.
 */
export interface BatchGetJobsRequest$Input {
  /**
   * jobs/{uuid}, each once.
   * Rule: required min_items=1 max_items=200 items.pattern=^jobs/[0-9a-f-]{36}$
   */
  'names'?: (string)[];
  /**
   * Fields to return; unset = all but evidence.
   */
  'readMask'?: (_google_protobuf_FieldMask$Input | null);
}

/**
 * Names jobs.
 */
export interface BatchGetJobsRequest {
  /**
   * jobs/{uuid}, each once.
   * Rule: required min_items=1 max_items=200 items.pattern=^jobs/[0-9a-f-]{36}$
   */
  'names': (string)[];
  /**
   * Fields to return; unset = all but evidence.
   */
  'readMask': (_google_protobuf_FieldMask | null);
}
