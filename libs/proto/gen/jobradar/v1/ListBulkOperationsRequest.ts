// Original file: proto/jobradar/v1/bulk_operation_service.proto


/**
 * A page of operations.
 */
export interface ListBulkOperationsRequest$Input {
  /**
   * 0 = 50; more than 500 is lowered to 500.
   * Rule: gte=0
   */
  'pageSize'?: (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken'?: (string);
}

/**
 * A page of operations.
 */
export interface ListBulkOperationsRequest {
  /**
   * 0 = 50; more than 500 is lowered to 500.
   * Rule: gte=0
   */
  'pageSize': (number);
  /**
   * From the last answer.
   * Rule: max_len=1024
   */
  'pageToken': (string);
}
