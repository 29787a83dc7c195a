// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { RunTotals$Input as _jobradar_storage_v1_RunTotals$Input, RunTotals as _jobradar_storage_v1_RunTotals } from '../../../jobradar/storage/v1/RunTotals.ts';
import type { _google_rpc_BadRequest_FieldViolation$Input, _google_rpc_BadRequest_FieldViolation } from '../../../google/rpc/BadRequest.ts';
import type { _jobradar_v1_Job_State$Input, _jobradar_v1_Job_State } from '../../../jobradar/v1/Job.ts';

// Original file: proto/jobradar/storage/v1/storage_service.proto

/**
 * What became of one.
 */
export const _jobradar_storage_v1_UpsertJobsResponse_Outcome = {
  /**
   * Never sent.
   */
  OUTCOME_UNSPECIFIED: 'OUTCOME_UNSPECIFIED',
  /**
   * A new job.
   */
  OUTCOME_CREATED: 'OUTCOME_CREATED',
  /**
   * A new version.
   */
  OUTCOME_UPDATED: 'OUTCOME_UPDATED',
  /**
   * Same content hash; last_seen_time moved.
   */
  OUTCOME_UNCHANGED: 'OUTCOME_UNCHANGED',
  /**
   * Refused; violations say why. The neighbours are stored.
   */
  OUTCOME_REJECTED: 'OUTCOME_REJECTED',
  /**
   * Older than what is stored; changed nothing.
   */
  OUTCOME_STALE: 'OUTCOME_STALE',
  /**
   * It was closed and is open again.
   */
  OUTCOME_REOPENED: 'OUTCOME_REOPENED',
  /**
   * Evidence: stored; state says what it led to.
   */
  OUTCOME_EVIDENCE_STORED: 'OUTCOME_EVIDENCE_STORED',
} as const;

/**
 * What became of one.
 */
export type _jobradar_storage_v1_UpsertJobsResponse_Outcome$Input =
  /**
   * Never sent.
   */
  | 'OUTCOME_UNSPECIFIED'
  | 0
  /**
   * A new job.
   */
  | 'OUTCOME_CREATED'
  | 1
  /**
   * A new version.
   */
  | 'OUTCOME_UPDATED'
  | 2
  /**
   * Same content hash; last_seen_time moved.
   */
  | 'OUTCOME_UNCHANGED'
  | 3
  /**
   * Refused; violations say why. The neighbours are stored.
   */
  | 'OUTCOME_REJECTED'
  | 4
  /**
   * Older than what is stored; changed nothing.
   */
  | 'OUTCOME_STALE'
  | 5
  /**
   * It was closed and is open again.
   */
  | 'OUTCOME_REOPENED'
  | 6
  /**
   * Evidence: stored; state says what it led to.
   */
  | 'OUTCOME_EVIDENCE_STORED'
  | 7

/**
 * What became of one.
 */
export type _jobradar_storage_v1_UpsertJobsResponse_Outcome = typeof _jobradar_storage_v1_UpsertJobsResponse_Outcome[keyof typeof _jobradar_storage_v1_UpsertJobsResponse_Outcome]

/**
 * One observation.
 */
export interface _jobradar_storage_v1_UpsertJobsResponse_Result$Input {
  /**
   * Its place in the request, from 0.
   */
  'index'?: (number);
  /**
   * Its id.
   */
  'externalId'?: (string);
  /**
   * What this crawl first did to the job, by its receipt: a repeat gets the same.
   */
  'outcome'?: (_jobradar_storage_v1_UpsertJobsResponse_Outcome$Input);
  /**
   * jobs/{uuid}; empty when REJECTED.
   */
  'job'?: (string);
  /**
   * Version that holds now.
   */
  'version'?: (number);
  /**
   * When REJECTED.
   */
  'violations'?: (_google_rpc_BadRequest_FieldViolation$Input)[];
  /**
   * State that holds now.
   */
  'state'?: (_jobradar_v1_Job_State$Input);
}

/**
 * One observation.
 */
export interface _jobradar_storage_v1_UpsertJobsResponse_Result {
  /**
   * Its place in the request, from 0.
   */
  'index': (number);
  /**
   * Its id.
   */
  'externalId': (string);
  /**
   * What this crawl first did to the job, by its receipt: a repeat gets the same.
   */
  'outcome': (_jobradar_storage_v1_UpsertJobsResponse_Outcome);
  /**
   * jobs/{uuid}; empty when REJECTED.
   */
  'job': (string);
  /**
   * Version that holds now.
   */
  'version': (number);
  /**
   * When REJECTED.
   */
  'violations': (_google_rpc_BadRequest_FieldViolation)[];
  /**
   * State that holds now.
   */
  'state': (_jobradar_v1_Job_State);
}

/**
 * What became of each.
 */
export interface UpsertJobsResponse$Input {
  /**
   * One for each observation, same order.
   */
  'results'?: (_jobradar_storage_v1_UpsertJobsResponse_Result$Input)[];
  /**
   * The run as it now stands; the crawler reports it to the gateway.
   */
  'totals'?: (_jobradar_storage_v1_RunTotals$Input | null);
}

/**
 * What became of each.
 */
export interface UpsertJobsResponse {
  /**
   * One for each observation, same order.
   */
  'results': (_jobradar_storage_v1_UpsertJobsResponse_Result)[];
  /**
   * The run as it now stands; the crawler reports it to the gateway.
   */
  'totals': (_jobradar_storage_v1_RunTotals | null);
}
