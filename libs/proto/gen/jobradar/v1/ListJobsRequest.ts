// Original file: proto/jobradar/v1/job_service.proto

import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from '../../google/protobuf/FieldMask.ts';

/**
 * A page of jobs.
 */
export interface ListJobsRequest$Input {
  /**
   * 0 = 50; more than 200 is lowered to 200.
   * Rule: gte=0
   */
  'pageSize'?: (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken'?: (string);
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter'?: (string);
  /**
   * Field, optionally "desc".
   * Rule: max_len=128
   */
  'orderBy'?: (string);
  /**
   * Fields to return; unset = all but evidence and descriptions.
   */
  'readMask'?: (_google_protobuf_FieldMask$Input | null);
}

/**
 * A page of jobs.
 */
export interface ListJobsRequest {
  /**
   * 0 = 50; more than 200 is lowered to 200.
   * Rule: gte=0
   */
  'pageSize': (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken': (string);
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter': (string);
  /**
   * Field, optionally "desc".
   * Rule: max_len=128
   */
  'orderBy': (string);
  /**
   * Fields to return; unset = all but evidence and descriptions.
   */
  'readMask': (_google_protobuf_FieldMask | null);
}
