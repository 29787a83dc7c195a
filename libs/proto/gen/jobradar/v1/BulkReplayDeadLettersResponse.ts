// Original file: proto/jobradar/v1/dead_letter_service.proto

import type { BulkOperation$Input as _jobradar_v1_BulkOperation$Input, BulkOperation as _jobradar_v1_BulkOperation } from '../../jobradar/v1/BulkOperation.ts';

/**
 * The work, begun.
 */
export interface BulkReplayDeadLettersResponse$Input {
  /**
   * The work.
   */
  'operation'?: (_jobradar_v1_BulkOperation$Input | null);
}

/**
 * The work, begun.
 */
export interface BulkReplayDeadLettersResponse {
  /**
   * The work.
   */
  'operation': (_jobradar_v1_BulkOperation | null);
}
