// Original file: proto/grpc/reflection/v1/reflection.proto


/**
 * Extensions of a type.
 */
export interface ExtensionNumberResponse$Input {
  /**
   * Full name of the message type.
   */
  'baseTypeName'?: (string);
  /**
   * Their numbers.
   */
  'extensionNumber'?: (number)[];
}

/**
 * Extensions of a type.
 */
export interface ExtensionNumberResponse {
  /**
   * Full name of the message type.
   */
  'baseTypeName': (string);
  /**
   * Their numbers.
   */
  'extensionNumber': (number)[];
}
