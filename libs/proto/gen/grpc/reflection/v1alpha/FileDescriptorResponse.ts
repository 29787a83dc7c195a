// Original file: proto/grpc/reflection/v1alpha/reflection.proto


/**
 * Files, each serialised on its own.
 */
export interface FileDescriptorResponse$Input {
  /**
   * Each a google.protobuf.FileDescriptorProto; the one asked for first, then its imports.
   */
  'fileDescriptorProto'?: (Buffer | Uint8Array | string)[];
}

/**
 * Files, each serialised on its own.
 */
export interface FileDescriptorResponse {
  /**
   * Each a google.protobuf.FileDescriptorProto; the one asked for first, then its imports.
   */
  'fileDescriptorProto': (Buffer)[];
}
