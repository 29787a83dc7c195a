// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { MessageAction$Input as _jobradar_worker_v1_MessageAction$Input, MessageAction as _jobradar_worker_v1_MessageAction } from '../../../jobradar/worker/v1/MessageAction.ts';
import type { _jobradar_v1_Crawl_State$Input, _jobradar_v1_Crawl_State } from '../../../jobradar/v1/Crawl.ts';

/**
 * What follows. A repeat for the same epoch gets the same answer.
 */
export interface ReleaseTaskResponse$Input {
  /**
   * What to do with the message: ACK.
   */
  'action'?: (_jobradar_worker_v1_MessageAction$Input);
  /**
   * WAITING, or the verdict CANCELLED when it was asked to stop.
   */
  'state'?: (_jobradar_v1_Crawl_State$Input);
}

/**
 * What follows. A repeat for the same epoch gets the same answer.
 */
export interface ReleaseTaskResponse {
  /**
   * What to do with the message: ACK.
   */
  'action': (_jobradar_worker_v1_MessageAction);
  /**
   * WAITING, or the verdict CANCELLED when it was asked to stop.
   */
  'state': (_jobradar_v1_Crawl_State);
}
