// Original file: proto/jobradar/worker/v1/politeness_service.proto

import type { RobotsCopy$Input as _jobradar_worker_v1_RobotsCopy$Input, RobotsCopy as _jobradar_worker_v1_RobotsCopy } from '../../../jobradar/worker/v1/RobotsCopy.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';

/**
 * What now holds.
 */
export interface PutRobotsResponse$Input {
  /**
   * As stored.
   */
  'copy'?: (_jobradar_worker_v1_RobotsCopy$Input | null);
  /**
   * Set when the crawl must be released with HOST_NOT_READY.
   */
  'wait'?: (_google_protobuf_Duration$Input | null);
}

/**
 * What now holds.
 */
export interface PutRobotsResponse {
  /**
   * As stored.
   */
  'copy': (_jobradar_worker_v1_RobotsCopy | null);
  /**
   * Set when the crawl must be released with HOST_NOT_READY.
   */
  'wait': (_google_protobuf_Duration | null);
}
