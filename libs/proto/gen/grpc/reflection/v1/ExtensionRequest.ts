// Original file: proto/grpc/reflection/v1/reflection.proto


/**
 * Names an extension.
 */
export interface ExtensionRequest$Input {
  /**
   * Full name of the message that is extended.
   */
  'containingType'?: (string);
  /**
   * Number of the extension field.
   */
  'extensionNumber'?: (number);
}

/**
 * Names an extension.
 */
export interface ExtensionRequest {
  /**
   * Full name of the message that is extended.
   */
  'containingType': (string);
  /**
   * Number of the extension field.
   */
  'extensionNumber': (number);
}
