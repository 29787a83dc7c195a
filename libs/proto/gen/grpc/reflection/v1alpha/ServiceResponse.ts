// Original file: proto/grpc/reflection/v1alpha/reflection.proto


/**
 * A service.
 */
export interface ServiceResponse$Input {
  /**
   * Its full name.
   */
  'name'?: (string);
}

/**
 * A service.
 */
export interface ServiceResponse {
  /**
   * Its full name.
   */
  'name': (string);
}
