// Original file: proto/jobradar/v1/bulk_operation_service.proto

import type { BulkOperation$Input as _jobradar_v1_BulkOperation$Input, BulkOperation as _jobradar_v1_BulkOperation } from '../../jobradar/v1/BulkOperation.ts';

/**
 * The operation as it is now.
 */
export interface CancelBulkOperationResponse$Input {
  /**
   * The operation.
   */
  'operation'?: (_jobradar_v1_BulkOperation$Input | null);
}

/**
 * The operation as it is now.
 */
export interface CancelBulkOperationResponse {
  /**
   * The operation.
   */
  'operation': (_jobradar_v1_BulkOperation | null);
}
