// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { _jobradar_v1_Crawl_State$Input, _jobradar_v1_Crawl_State } from '../../../jobradar/v1/Crawl.ts';
import type { MessageAction$Input as _jobradar_worker_v1_MessageAction$Input, MessageAction as _jobradar_worker_v1_MessageAction } from '../../../jobradar/worker/v1/MessageAction.ts';
import type { _jobradar_v1_Crawl_Completeness$Input, _jobradar_v1_Crawl_Completeness } from '../../../jobradar/v1/Crawl.ts';

/**
 * How it will end: the crawl is FINISHING until storage is sealed, which is the gateway's duty.
 * A repeat for the same epoch gets the same answer.
 */
export interface CompleteTaskResponse$Input {
  /**
   * The verdict: SUCCEEDED, PARTIALLY_SUCCEEDED or CANCELLED.
   */
  'verdict'?: (_jobradar_v1_Crawl_State$Input);
  /**
   * What to do with the message: ACK.
   */
  'action'?: (_jobradar_worker_v1_MessageAction$Input);
  /**
   * As decided.
   */
  'completeness'?: (_jobradar_v1_Crawl_Completeness$Input);
}

/**
 * How it will end: the crawl is FINISHING until storage is sealed, which is the gateway's duty.
 * A repeat for the same epoch gets the same answer.
 */
export interface CompleteTaskResponse {
  /**
   * The verdict: SUCCEEDED, PARTIALLY_SUCCEEDED or CANCELLED.
   */
  'verdict': (_jobradar_v1_Crawl_State);
  /**
   * What to do with the message: ACK.
   */
  'action': (_jobradar_worker_v1_MessageAction);
  /**
   * As decided.
   */
  'completeness': (_jobradar_v1_Crawl_Completeness);
}
