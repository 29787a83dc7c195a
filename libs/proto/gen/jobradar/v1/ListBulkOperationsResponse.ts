// Original file: proto/jobradar/v1/bulk_operation_service.proto

import type { BulkOperation$Input as _jobradar_v1_BulkOperation$Input, BulkOperation as _jobradar_v1_BulkOperation } from '../../jobradar/v1/BulkOperation.ts';

/**
 * A page of operations.
 */
export interface ListBulkOperationsResponse$Input {
  /**
   * Newest first.
   */
  'operations'?: (_jobradar_v1_BulkOperation$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of operations.
 */
export interface ListBulkOperationsResponse {
  /**
   * Newest first.
   */
  'operations': (_jobradar_v1_BulkOperation)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
