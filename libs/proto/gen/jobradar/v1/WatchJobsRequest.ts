// Original file: proto/jobradar/v1/job_service.proto

import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from '../../google/protobuf/FieldMask.ts';

/**
 * What to watch.
 */
export interface WatchJobsRequest$Input {
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter'?: (string);
  /**
   * From the last message of a watch or export; empty = from now.
   * Rule: max_len=1024
   */
  'resumeToken'?: (string);
  /**
   * Fields to return; unset = all but evidence and descriptions.
   */
  'readMask'?: (_google_protobuf_FieldMask$Input | null);
}

/**
 * What to watch.
 */
export interface WatchJobsRequest {
  /**
   * AIP-160 subset.
   * Rule: max_len=2048
   */
  'filter': (string);
  /**
   * From the last message of a watch or export; empty = from now.
   * Rule: max_len=1024
   */
  'resumeToken': (string);
  /**
   * Fields to return; unset = all but evidence and descriptions.
   */
  'readMask': (_google_protobuf_FieldMask | null);
}
