// Original file: proto/jobradar/v1/bulk_operation_service.proto


/**
 * Names one.
 */
export interface GetBulkOperationRequest$Input {
  /**
   * bulkOperations/{uuid}
   * Rule: required pattern=^bulkOperations/[0-9a-f-]{36}$
   */
  'name'?: (string);
}

/**
 * Names one.
 */
export interface GetBulkOperationRequest {
  /**
   * bulkOperations/{uuid}
   * Rule: required pattern=^bulkOperations/[0-9a-f-]{36}$
   */
  'name': (string);
}
