// Original file: proto/jobradar/v1/job.proto

import type { JobRecord$Input as _jobradar_v1_JobRecord$Input, JobRecord as _jobradar_v1_JobRecord } from '../../jobradar/v1/JobRecord.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { _jobradar_v1_Job_State$Input, _jobradar_v1_Job_State } from '../../jobradar/v1/Job.ts';

/**
 * A past state of a posting.
 */
export interface JobVersion$Input {
  /**
   * From 1.
   */
  'version'?: (number);
  /**
   * The record as it was.
   */
  'record'?: (_jobradar_v1_JobRecord$Input | null);
  /**
   * Paths that differ from the version before, proto names.
   */
  'changedFields'?: (string)[];
  /**
   * Crawl that brought it.
   */
  'crawl'?: (string);
  /**
   * When the page was fetched.
   */
  'observeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Of this version.
   */
  'contentHash'?: (string);
  /**
   * Set of fields that content_hash covers.
   */
  'hashVersion'?: (number);
  /**
   * State that it brought.
   */
  'state'?: (_jobradar_v1_Job_State$Input);
  /**
   * snapshots/{sha256} that it was read from.
   */
  'snapshot'?: (string);
}

/**
 * A past state of a posting.
 */
export interface JobVersion {
  /**
   * From 1.
   */
  'version': (number);
  /**
   * The record as it was.
   */
  'record': (_jobradar_v1_JobRecord | null);
  /**
   * Paths that differ from the version before, proto names.
   */
  'changedFields': (string)[];
  /**
   * Crawl that brought it.
   */
  'crawl': (string);
  /**
   * When the page was fetched.
   */
  'observeTime': (_google_protobuf_Timestamp | null);
  /**
   * Of this version.
   */
  'contentHash': (string);
  /**
   * Set of fields that content_hash covers.
   */
  'hashVersion': (number);
  /**
   * State that it brought.
   */
  'state': (_jobradar_v1_Job_State);
  /**
   * snapshots/{sha256} that it was read from.
   */
  'snapshot': (string);
}
