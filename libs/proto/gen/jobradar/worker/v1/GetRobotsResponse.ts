// Original file: proto/jobradar/worker/v1/politeness_service.proto

import type { RobotsCopy$Input as _jobradar_worker_v1_RobotsCopy$Input, RobotsCopy as _jobradar_worker_v1_RobotsCopy } from '../../../jobradar/worker/v1/RobotsCopy.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';

// Original file: proto/jobradar/worker/v1/politeness_service.proto

/**
 * What to do.
 */
export const _jobradar_worker_v1_GetRobotsResponse_Action = {
  /**
   * Never sent.
   */
  ACTION_UNSPECIFIED: 'ACTION_UNSPECIFIED',
  /**
   * Use the copy.
   */
  ACTION_USE: 'ACTION_USE',
  /**
   * Fetch it, with a permit, and PutRobots. Given to one worker at a time.
   */
  ACTION_FETCH: 'ACTION_FETCH',
  /**
   * Another worker fetches it: ask again after wait.
   */
  ACTION_WAIT: 'ACTION_WAIT',
  /**
   * Unreachable: release with HOST_NOT_READY after wait.
   */
  ACTION_DEFER: 'ACTION_DEFER',
} as const;

/**
 * What to do.
 */
export type _jobradar_worker_v1_GetRobotsResponse_Action$Input =
  /**
   * Never sent.
   */
  | 'ACTION_UNSPECIFIED'
  | 0
  /**
   * Use the copy.
   */
  | 'ACTION_USE'
  | 1
  /**
   * Fetch it, with a permit, and PutRobots. Given to one worker at a time.
   */
  | 'ACTION_FETCH'
  | 2
  /**
   * Another worker fetches it: ask again after wait.
   */
  | 'ACTION_WAIT'
  | 3
  /**
   * Unreachable: release with HOST_NOT_READY after wait.
   */
  | 'ACTION_DEFER'
  | 4

/**
 * What to do.
 */
export type _jobradar_worker_v1_GetRobotsResponse_Action = typeof _jobradar_worker_v1_GetRobotsResponse_Action[keyof typeof _jobradar_worker_v1_GetRobotsResponse_Action]

/**
 * What to do.
 */
export interface GetRobotsResponse$Input {
  /**
   * What to do.
   */
  'action'?: (_jobradar_worker_v1_GetRobotsResponse_Action$Input);
  /**
   * The stored copy, stale or not; unset = none.
   */
  'copy'?: (_jobradar_worker_v1_RobotsCopy$Input | null);
  /**
   * For WAIT and DEFER.
   */
  'wait'?: (_google_protobuf_Duration$Input | null);
}

/**
 * What to do.
 */
export interface GetRobotsResponse {
  /**
   * What to do.
   */
  'action': (_jobradar_worker_v1_GetRobotsResponse_Action);
  /**
   * The stored copy, stale or not; unset = none.
   */
  'copy': (_jobradar_worker_v1_RobotsCopy | null);
  /**
   * For WAIT and DEFER.
   */
  'wait': (_google_protobuf_Duration | null);
}
