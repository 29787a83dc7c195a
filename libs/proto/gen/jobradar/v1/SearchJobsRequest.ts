// Original file: proto/jobradar/v1/job_service.proto

import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from '../../google/protobuf/FieldMask.ts';

/**
 * Words and filter.
 */
export interface SearchJobsRequest$Input {
  /**
   * Words, all of which must occur; empty = filter only, newest first.
   * Rule: max_len=256
   */
  'query'?: (string);
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
   * Fields to count by.
   * Rule: max_items=6 items.one_of=company,country,city,workplace,source,skills,state,employment_type
   */
  'facets'?: (string)[];
  /**
   * Fields to return; unset = all but evidence and descriptions.
   */
  'readMask'?: (_google_protobuf_FieldMask$Input | null);
}

/**
 * Words and filter.
 */
export interface SearchJobsRequest {
  /**
   * Words, all of which must occur; empty = filter only, newest first.
   * Rule: max_len=256
   */
  'query': (string);
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
   * Fields to count by.
   * Rule: max_items=6 items.one_of=company,country,city,workplace,source,skills,state,employment_type
   */
  'facets': (string)[];
  /**
   * Fields to return; unset = all but evidence and descriptions.
   */
  'readMask': (_google_protobuf_FieldMask | null);
}
