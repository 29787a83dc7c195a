// Original file: proto/jobradar/v1/crawl.proto

import type { CrawlCounts$Input as _jobradar_v1_CrawlCounts$Input, CrawlCounts as _jobradar_v1_CrawlCounts } from '../../jobradar/v1/CrawlCounts.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../jobradar/v1/Failure.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { Long } from '@grpc/proto-loader';

// Original file: proto/jobradar/v1/crawl.proto

/**
 * How it ended.
 */
export const _jobradar_v1_CrawlExecution_Outcome = {
  /**
   * Never sent.
   */
  OUTCOME_UNSPECIFIED: 'OUTCOME_UNSPECIFIED',
  /**
   * It holds the lease.
   */
  OUTCOME_RUNNING: 'OUTCOME_RUNNING',
  /**
   * It completed the crawl.
   */
  OUTCOME_COMPLETED: 'OUTCOME_COMPLETED',
  /**
   * It reported a failure.
   */
  OUTCOME_FAILED: 'OUTCOME_FAILED',
  /**
   * Its lease ran out or was taken over; counts as a crash until a checkpoint moves forward.
   */
  OUTCOME_LOST: 'OUTCOME_LOST',
  /**
   * It gave the crawl back: slice ended, host not ready, shutdown, source stopped.
   */
  OUTCOME_RELEASED: 'OUTCOME_RELEASED',
  /**
   * It stopped on request.
   */
  OUTCOME_CANCELLED: 'OUTCOME_CANCELLED',
  /**
   * Its lease was lost, but its worker spoke again: no crash, counts for nothing.
   */
  OUTCOME_CUT_OFF: 'OUTCOME_CUT_OFF',
  /**
   * Its lease was lost before its first permit: no page can have killed it, counts for nothing.
   */
  OUTCOME_UNUSED: 'OUTCOME_UNUSED',
} as const;

/**
 * How it ended.
 */
export type _jobradar_v1_CrawlExecution_Outcome$Input =
  /**
   * Never sent.
   */
  | 'OUTCOME_UNSPECIFIED'
  | 0
  /**
   * It holds the lease.
   */
  | 'OUTCOME_RUNNING'
  | 1
  /**
   * It completed the crawl.
   */
  | 'OUTCOME_COMPLETED'
  | 2
  /**
   * It reported a failure.
   */
  | 'OUTCOME_FAILED'
  | 3
  /**
   * Its lease ran out or was taken over; counts as a crash until a checkpoint moves forward.
   */
  | 'OUTCOME_LOST'
  | 4
  /**
   * It gave the crawl back: slice ended, host not ready, shutdown, source stopped.
   */
  | 'OUTCOME_RELEASED'
  | 5
  /**
   * It stopped on request.
   */
  | 'OUTCOME_CANCELLED'
  | 6
  /**
   * Its lease was lost, but its worker spoke again: no crash, counts for nothing.
   */
  | 'OUTCOME_CUT_OFF'
  | 7
  /**
   * Its lease was lost before its first permit: no page can have killed it, counts for nothing.
   */
  | 'OUTCOME_UNUSED'
  | 8

/**
 * How it ended.
 */
export type _jobradar_v1_CrawlExecution_Outcome = typeof _jobradar_v1_CrawlExecution_Outcome[keyof typeof _jobradar_v1_CrawlExecution_Outcome]

/**
 * One claim of a crawl by one worker.
 */
export interface CrawlExecution$Input {
  /**
   * The fencing number: one more with every claim of this crawl.
   */
  'epoch'?: (number | string | Long);
  /**
   * Attempt to which it belongs.
   */
  'attempt'?: (number);
  /**
   * How it ended.
   */
  'outcome'?: (_jobradar_v1_CrawlExecution_Outcome$Input);
  /**
   * Name of the worker.
   */
  'worker'?: (string);
  /**
   * Dispatch that it came with.
   */
  'dispatchId'?: (string);
  /**
   * Copy of that dispatch, from 1.
   */
  'dispatchCopy'?: (number);
  /**
   * What it did itself.
   */
  'counts'?: (_jobradar_v1_CrawlCounts$Input | null);
  /**
   * Why it failed or was lost.
   */
  'failure'?: (_jobradar_v1_Failure$Input | null);
  /**
   * Its trace.
   */
  'traceId'?: (string);
  /**
   * Claim.
   */
  'startTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Settlement or loss.
   */
  'endTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * How often the broker had taken this copy back before.
   */
  'handout'?: (number);
}

/**
 * One claim of a crawl by one worker.
 */
export interface CrawlExecution {
  /**
   * The fencing number: one more with every claim of this crawl.
   */
  'epoch': (string);
  /**
   * Attempt to which it belongs.
   */
  'attempt': (number);
  /**
   * How it ended.
   */
  'outcome': (_jobradar_v1_CrawlExecution_Outcome);
  /**
   * Name of the worker.
   */
  'worker': (string);
  /**
   * Dispatch that it came with.
   */
  'dispatchId': (string);
  /**
   * Copy of that dispatch, from 1.
   */
  'dispatchCopy': (number);
  /**
   * What it did itself.
   */
  'counts': (_jobradar_v1_CrawlCounts | null);
  /**
   * Why it failed or was lost.
   */
  'failure': (_jobradar_v1_Failure | null);
  /**
   * Its trace.
   */
  'traceId': (string);
  /**
   * Claim.
   */
  'startTime': (_google_protobuf_Timestamp | null);
  /**
   * Settlement or loss.
   */
  'endTime': (_google_protobuf_Timestamp | null);
  /**
   * How often the broker had taken this copy back before.
   */
  'handout': (number);
}
