// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { _jobradar_v1_Crawl_State$Input, _jobradar_v1_Crawl_State } from '../../../jobradar/v1/Crawl.ts';
import type { MessageAction$Input as _jobradar_worker_v1_MessageAction$Input, MessageAction as _jobradar_worker_v1_MessageAction } from '../../../jobradar/worker/v1/MessageAction.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';

/**
 * What follows. A repeat for the same epoch gets the same answer.
 */
export interface FailTaskResponse$Input {
  /**
   * WAITING, or the verdict: FAILED, or CANCELLED when it was asked to stop.
   */
  'state'?: (_jobradar_v1_Crawl_State$Input);
  /**
   * What to do with the message: ACK.
   */
  'action'?: (_jobradar_worker_v1_MessageAction$Input);
  /**
   * Until the next dispatch, if WAITING.
   */
  'wait'?: (_google_protobuf_Duration$Input | null);
}

/**
 * What follows. A repeat for the same epoch gets the same answer.
 */
export interface FailTaskResponse {
  /**
   * WAITING, or the verdict: FAILED, or CANCELLED when it was asked to stop.
   */
  'state': (_jobradar_v1_Crawl_State);
  /**
   * What to do with the message: ACK.
   */
  'action': (_jobradar_worker_v1_MessageAction);
  /**
   * Until the next dispatch, if WAITING.
   */
  'wait': (_google_protobuf_Duration | null);
}
