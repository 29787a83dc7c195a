// Original file: proto/grpc/reflection/v1/reflection.proto

import type { ServerReflectionRequest$Input as _grpc_reflection_v1_ServerReflectionRequest$Input, ServerReflectionRequest as _grpc_reflection_v1_ServerReflectionRequest } from '../../../grpc/reflection/v1/ServerReflectionRequest.ts';
import type { FileDescriptorResponse$Input as _grpc_reflection_v1_FileDescriptorResponse$Input, FileDescriptorResponse as _grpc_reflection_v1_FileDescriptorResponse } from '../../../grpc/reflection/v1/FileDescriptorResponse.ts';
import type { ExtensionNumberResponse$Input as _grpc_reflection_v1_ExtensionNumberResponse$Input, ExtensionNumberResponse as _grpc_reflection_v1_ExtensionNumberResponse } from '../../../grpc/reflection/v1/ExtensionNumberResponse.ts';
import type { ListServiceResponse$Input as _grpc_reflection_v1_ListServiceResponse$Input, ListServiceResponse as _grpc_reflection_v1_ListServiceResponse } from '../../../grpc/reflection/v1/ListServiceResponse.ts';
import type { ErrorResponse$Input as _grpc_reflection_v1_ErrorResponse$Input, ErrorResponse as _grpc_reflection_v1_ErrorResponse } from '../../../grpc/reflection/v1/ErrorResponse.ts';

/**
 * One answer.
 */
export interface ServerReflectionResponse$Input {
  /**
   * host of the request.
   */
  'validHost'?: (string);
  /**
   * The request that this answers.
   */
  'originalRequest'?: (_grpc_reflection_v1_ServerReflectionRequest$Input | null);
  /**
   * For the three questions about a file.
   */
  'fileDescriptorResponse'?: (_grpc_reflection_v1_FileDescriptorResponse$Input | null);
  /**
   * For all_extension_numbers_of_type.
   */
  'allExtensionNumbersResponse'?: (_grpc_reflection_v1_ExtensionNumberResponse$Input | null);
  /**
   * For list_services.
   */
  'listServicesResponse'?: (_grpc_reflection_v1_ListServiceResponse$Input | null);
  /**
   * Nothing found, or a bad question.
   */
  'errorResponse'?: (_grpc_reflection_v1_ErrorResponse$Input | null);
  /**
   * The answer.
   */
  'messageResponse'?: "fileDescriptorResponse"|"allExtensionNumbersResponse"|"listServicesResponse"|"errorResponse";
}

/**
 * One answer.
 */
export interface ServerReflectionResponse {
  /**
   * host of the request.
   */
  'validHost': (string);
  /**
   * The request that this answers.
   */
  'originalRequest': (_grpc_reflection_v1_ServerReflectionRequest | null);
  /**
   * For the three questions about a file.
   */
  'fileDescriptorResponse'?: (_grpc_reflection_v1_FileDescriptorResponse | null);
  /**
   * For all_extension_numbers_of_type.
   */
  'allExtensionNumbersResponse'?: (_grpc_reflection_v1_ExtensionNumberResponse | null);
  /**
   * For list_services.
   */
  'listServicesResponse'?: (_grpc_reflection_v1_ListServiceResponse | null);
  /**
   * Nothing found, or a bad question.
   */
  'errorResponse'?: (_grpc_reflection_v1_ErrorResponse | null);
  /**
   * The answer.
   */
  'messageResponse'?: "fileDescriptorResponse"|"allExtensionNumbersResponse"|"listServicesResponse"|"errorResponse";
}
