// Original file: proto/jobradar/v1/job.proto

import type { JobRecord$Input as _jobradar_v1_JobRecord$Input, JobRecord as _jobradar_v1_JobRecord } from '../../jobradar/v1/JobRecord.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { JobEvidence$Input as _jobradar_v1_JobEvidence$Input, JobEvidence as _jobradar_v1_JobEvidence } from '../../jobradar/v1/JobEvidence.ts';

// Original file: proto/jobradar/v1/job.proto

/**
 * Why it is closed.
 */
export const _jobradar_v1_Job_CloseReason = {
  /**
   * It is not closed.
   */
  CLOSE_REASON_UNSPECIFIED: 'CLOSE_REASON_UNSPECIFIED',
  /**
   * 410, or 404 twice.
   */
  CLOSE_REASON_GONE: 'CLOSE_REASON_GONE',
  /**
   * valid_through and 24 h of grace passed.
   */
  CLOSE_REASON_EXPIRED: 'CLOSE_REASON_EXPIRED',
  /**
   * The page or feed says so.
   */
  CLOSE_REASON_WITHDRAWN: 'CLOSE_REASON_WITHDRAWN',
  /**
   * Absent from complete runs, and its detail page is gone too.
   */
  CLOSE_REASON_DELISTED: 'CLOSE_REASON_DELISTED',
} as const;

/**
 * Why it is closed.
 */
export type _jobradar_v1_Job_CloseReason$Input =
  /**
   * It is not closed.
   */
  | 'CLOSE_REASON_UNSPECIFIED'
  | 0
  /**
   * 410, or 404 twice.
   */
  | 'CLOSE_REASON_GONE'
  | 1
  /**
   * valid_through and 24 h of grace passed.
   */
  | 'CLOSE_REASON_EXPIRED'
  | 2
  /**
   * The page or feed says so.
   */
  | 'CLOSE_REASON_WITHDRAWN'
  | 3
  /**
   * Absent from complete runs, and its detail page is gone too.
   */
  | 'CLOSE_REASON_DELISTED'
  | 4

/**
 * Why it is closed.
 */
export type _jobradar_v1_Job_CloseReason = typeof _jobradar_v1_Job_CloseReason[keyof typeof _jobradar_v1_Job_CloseReason]

// Original file: proto/jobradar/v1/job.proto

/**
 * Its life.
 */
export const _jobradar_v1_Job_State = {
  /**
   * Never sent.
   */
  STATE_UNSPECIFIED: 'STATE_UNSPECIFIED',
  /**
   * Seen, and nothing speaks against it.
   */
  STATE_OPEN: 'STATE_OPEN',
  /**
   * "Suspect" in test/cases/closing.json: absent or doubtful, the detail page decides.
   */
  STATE_MISSING: 'STATE_MISSING',
  /**
   * Closed by evidence; close_reason says by which.
   */
  STATE_CLOSED: 'STATE_CLOSED',
} as const;

/**
 * Its life.
 */
export type _jobradar_v1_Job_State$Input =
  /**
   * Never sent.
   */
  | 'STATE_UNSPECIFIED'
  | 0
  /**
   * Seen, and nothing speaks against it.
   */
  | 'STATE_OPEN'
  | 1
  /**
   * "Suspect" in test/cases/closing.json: absent or doubtful, the detail page decides.
   */
  | 'STATE_MISSING'
  | 2
  /**
   * Closed by evidence; close_reason says by which.
   */
  | 'STATE_CLOSED'
  | 3

/**
 * Its life.
 */
export type _jobradar_v1_Job_State = typeof _jobradar_v1_Job_State[keyof typeof _jobradar_v1_Job_State]

/**
 * A stored posting.
 */
export interface Job$Input {
  /**
   * jobs/{uuid}; stays through closing and reopening.
   */
  'name'?: (string);
  /**
   * sources/{id}
   */
  'source'?: (string);
  /**
   * What the newest observation says.
   */
  'record'?: (_jobradar_v1_JobRecord$Input | null);
  /**
   * Its life.
   */
  'state'?: (_jobradar_v1_Job_State$Input);
  /**
   * One more with each change of content or state.
   */
  'version'?: (number);
  /**
   * SHA-256 over the fields of hash_version, lower-case hex.
   */
  'contentHash'?: (string);
  /**
   * Our first observation.
   */
  'firstSeenTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Our newest observation.
   */
  'lastSeenTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Newest change of content.
   */
  'lastChangedTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Set while CLOSED.
   */
  'closeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Crawl of the newest observation.
   */
  'lastCrawl'?: (string);
  /**
   * snapshots/{sha256} of the newest observation.
   */
  'snapshot'?: (string);
  /**
   * Set of fields that content_hash covers. A row of an older version is compared by the old set.
   */
  'hashVersion'?: (number);
  /**
   * Set while CLOSED.
   */
  'closeReason'?: (_jobradar_v1_Job_CloseReason$Input);
  /**
   * How often it came back.
   */
  'reopenedCount'?: (number);
  /**
   * Newest 10, since it was last seen open. Only in GetJob.
   */
  'evidence'?: (_jobradar_v1_JobEvidence$Input)[];
}

/**
 * A stored posting.
 */
export interface Job {
  /**
   * jobs/{uuid}; stays through closing and reopening.
   */
  'name': (string);
  /**
   * sources/{id}
   */
  'source': (string);
  /**
   * What the newest observation says.
   */
  'record': (_jobradar_v1_JobRecord | null);
  /**
   * Its life.
   */
  'state': (_jobradar_v1_Job_State);
  /**
   * One more with each change of content or state.
   */
  'version': (number);
  /**
   * SHA-256 over the fields of hash_version, lower-case hex.
   */
  'contentHash': (string);
  /**
   * Our first observation.
   */
  'firstSeenTime': (_google_protobuf_Timestamp | null);
  /**
   * Our newest observation.
   */
  'lastSeenTime': (_google_protobuf_Timestamp | null);
  /**
   * Newest change of content.
   */
  'lastChangedTime': (_google_protobuf_Timestamp | null);
  /**
   * Set while CLOSED.
   */
  'closeTime': (_google_protobuf_Timestamp | null);
  /**
   * Crawl of the newest observation.
   */
  'lastCrawl': (string);
  /**
   * snapshots/{sha256} of the newest observation.
   */
  'snapshot': (string);
  /**
   * Set of fields that content_hash covers. A row of an older version is compared by the old set.
   */
  'hashVersion': (number);
  /**
   * Set while CLOSED.
   */
  'closeReason': (_jobradar_v1_Job_CloseReason);
  /**
   * How often it came back.
   */
  'reopenedCount': (number);
  /**
   * Newest 10, since it was last seen open. Only in GetJob.
   */
  'evidence': (_jobradar_v1_JobEvidence)[];
}
