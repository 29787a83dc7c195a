// Original file: proto/jobradar/v1/bulk_operation_service.proto


/**
 * Names one to stop.
 */
export interface CancelBulkOperationRequest$Input {
  /**
   * bulkOperations/{uuid}
   * Rule: required pattern=^bulkOperations/[0-9a-f-]{36}$
   */
  'name'?: (string);
}

/**
 * Names one to stop.
 */
export interface CancelBulkOperationRequest {
  /**
   * bulkOperations/{uuid}
   * Rule: required pattern=^bulkOperations/[0-9a-f-]{36}$
   */
  'name': (string);
}
