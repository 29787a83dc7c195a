// Original file: proto/jobradar/v1/job_service.proto

import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from '../../google/protobuf/FieldMask.ts';

/**
 * Names a job.
 */
export interface GetJobRequest$Input {
  /**
   * jobs/{uuid}
   * Rule: required pattern=^jobs/[0-9a-f-]{36}$
   */
  'name'?: (string);
  /**
   * Fields to return; unset = all.
   */
  'readMask'?: (_google_protobuf_FieldMask$Input | null);
}

/**
 * Names a job.
 */
export interface GetJobRequest {
  /**
   * jobs/{uuid}
   * Rule: required pattern=^jobs/[0-9a-f-]{36}$
   */
  'name': (string);
  /**
   * Fields to return; unset = all.
   */
  'readMask': (_google_protobuf_FieldMask | null);
}
