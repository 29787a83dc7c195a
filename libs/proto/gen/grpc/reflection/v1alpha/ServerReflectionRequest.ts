// Original file: proto/grpc/reflection/v1alpha/reflection.proto

import type { ExtensionRequest$Input as _grpc_reflection_v1alpha_ExtensionRequest$Input, ExtensionRequest as _grpc_reflection_v1alpha_ExtensionRequest } from '../../../grpc/reflection/v1alpha/ExtensionRequest.ts';

/**
 * One question.
 */
export interface ServerReflectionRequest$Input {
  /**
   * Ignored; sent back as valid_host.
   */
  'host'?: (string);
  /**
   * The file of this path, with all that it imports.
   */
  'fileByFilename'?: (string);
  /**
   * The file that declares this full name of a service, method, message, enum, field or extension.
   */
  'fileContainingSymbol'?: (string);
  /**
   * The file that declares this extension.
   */
  'fileContainingExtension'?: (_grpc_reflection_v1alpha_ExtensionRequest$Input | null);
  /**
   * The extension numbers of this message type.
   */
  'allExtensionNumbersOfType'?: (string);
  /**
   * The services; the text is ignored.
   */
  'listServices'?: (string);
  /**
   * What is asked.
   */
  'messageRequest'?: "fileByFilename"|"fileContainingSymbol"|"fileContainingExtension"|"allExtensionNumbersOfType"|"listServices";
}

/**
 * One question.
 */
export interface ServerReflectionRequest {
  /**
   * Ignored; sent back as valid_host.
   */
  'host': (string);
  /**
   * The file of this path, with all that it imports.
   */
  'fileByFilename'?: (string);
  /**
   * The file that declares this full name of a service, method, message, enum, field or extension.
   */
  'fileContainingSymbol'?: (string);
  /**
   * The file that declares this extension.
   */
  'fileContainingExtension'?: (_grpc_reflection_v1alpha_ExtensionRequest | null);
  /**
   * The extension numbers of this message type.
   */
  'allExtensionNumbersOfType'?: (string);
  /**
   * The services; the text is ignored.
   */
  'listServices'?: (string);
  /**
   * What is asked.
   */
  'messageRequest'?: "fileByFilename"|"fileContainingSymbol"|"fileContainingExtension"|"allExtensionNumbersOfType"|"listServices";
}
