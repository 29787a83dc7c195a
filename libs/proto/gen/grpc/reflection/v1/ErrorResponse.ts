// Original file: proto/grpc/reflection/v1/reflection.proto


/**
 * Why there is no answer.
 */
export interface ErrorResponse$Input {
  /**
   * gRPC status code.
   */
  'errorCode'?: (number);
  /**
   * In words.
   */
  'errorMessage'?: (string);
}

/**
 * Why there is no answer.
 */
export interface ErrorResponse {
  /**
   * gRPC status code.
   */
  'errorCode': (number);
  /**
   * In words.
   */
  'errorMessage': (string);
}
