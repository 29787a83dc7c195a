// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { JobRecord$Input as _jobradar_v1_JobRecord$Input, JobRecord as _jobradar_v1_JobRecord } from '../../../jobradar/v1/JobRecord.ts';
import type { JobEvidence$Input as _jobradar_v1_JobEvidence$Input, JobEvidence as _jobradar_v1_JobEvidence } from '../../../jobradar/v1/JobEvidence.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../../google/protobuf/Timestamp.ts';

/**
 * What a page showed: a posting, or a sign about its life.
 */
export interface Observation$Input {
  /**
   * Rule: one_of
   * A posting.
   */
  'record'?: (_jobradar_v1_JobRecord$Input | null);
  /**
   * A sign about its life.
   */
  'evidence'?: (_jobradar_v1_JobEvidence$Input | null);
  /**
   * When the page was fetched: server_time of the claim + monotonic time since. Decides STALE.
   * Rule: required
   */
  'observeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * snapshots/{sha256} of the page.
   * Rule: pattern=^snapshots/[0-9a-f]{64}$
   */
  'snapshot'?: (string);
  /**
   * What it showed.
   */
  'content'?: "record"|"evidence";
}

/**
 * What a page showed: a posting, or a sign about its life.
 */
export interface Observation {
  /**
   * Rule: one_of
   * A posting.
   */
  'record'?: (_jobradar_v1_JobRecord | null);
  /**
   * A sign about its life.
   */
  'evidence'?: (_jobradar_v1_JobEvidence | null);
  /**
   * When the page was fetched: server_time of the claim + monotonic time since. Decides STALE.
   * Rule: required
   */
  'observeTime': (_google_protobuf_Timestamp | null);
  /**
   * snapshots/{sha256} of the page.
   * Rule: pattern=^snapshots/[0-9a-f]{64}$
   */
  'snapshot': (string);
  /**
   * What it showed.
   */
  'content'?: "record"|"evidence";
}
