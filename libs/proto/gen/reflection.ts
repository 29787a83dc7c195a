import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ErrorResponse$Input as _grpc_reflection_v1_ErrorResponse$Input, ErrorResponse as _grpc_reflection_v1_ErrorResponse } from './grpc/reflection/v1/ErrorResponse.ts';
import type { ExtensionNumberResponse$Input as _grpc_reflection_v1_ExtensionNumberResponse$Input, ExtensionNumberResponse as _grpc_reflection_v1_ExtensionNumberResponse } from './grpc/reflection/v1/ExtensionNumberResponse.ts';
import type { ExtensionRequest$Input as _grpc_reflection_v1_ExtensionRequest$Input, ExtensionRequest as _grpc_reflection_v1_ExtensionRequest } from './grpc/reflection/v1/ExtensionRequest.ts';
import type { FileDescriptorResponse$Input as _grpc_reflection_v1_FileDescriptorResponse$Input, FileDescriptorResponse as _grpc_reflection_v1_FileDescriptorResponse } from './grpc/reflection/v1/FileDescriptorResponse.ts';
import type { ListServiceResponse$Input as _grpc_reflection_v1_ListServiceResponse$Input, ListServiceResponse as _grpc_reflection_v1_ListServiceResponse } from './grpc/reflection/v1/ListServiceResponse.ts';
import type { ServerReflectionClient as _grpc_reflection_v1_ServerReflectionClient, ServerReflectionDefinition as _grpc_reflection_v1_ServerReflectionDefinition } from './grpc/reflection/v1/ServerReflection.ts';
import type { ServerReflectionRequest$Input as _grpc_reflection_v1_ServerReflectionRequest$Input, ServerReflectionRequest as _grpc_reflection_v1_ServerReflectionRequest } from './grpc/reflection/v1/ServerReflectionRequest.ts';
import type { ServerReflectionResponse$Input as _grpc_reflection_v1_ServerReflectionResponse$Input, ServerReflectionResponse as _grpc_reflection_v1_ServerReflectionResponse } from './grpc/reflection/v1/ServerReflectionResponse.ts';
import type { ServiceResponse$Input as _grpc_reflection_v1_ServiceResponse$Input, ServiceResponse as _grpc_reflection_v1_ServiceResponse } from './grpc/reflection/v1/ServiceResponse.ts';
import type { ErrorResponse$Input as _grpc_reflection_v1alpha_ErrorResponse$Input, ErrorResponse as _grpc_reflection_v1alpha_ErrorResponse } from './grpc/reflection/v1alpha/ErrorResponse.ts';
import type { ExtensionNumberResponse$Input as _grpc_reflection_v1alpha_ExtensionNumberResponse$Input, ExtensionNumberResponse as _grpc_reflection_v1alpha_ExtensionNumberResponse } from './grpc/reflection/v1alpha/ExtensionNumberResponse.ts';
import type { ExtensionRequest$Input as _grpc_reflection_v1alpha_ExtensionRequest$Input, ExtensionRequest as _grpc_reflection_v1alpha_ExtensionRequest } from './grpc/reflection/v1alpha/ExtensionRequest.ts';
import type { FileDescriptorResponse$Input as _grpc_reflection_v1alpha_FileDescriptorResponse$Input, FileDescriptorResponse as _grpc_reflection_v1alpha_FileDescriptorResponse } from './grpc/reflection/v1alpha/FileDescriptorResponse.ts';
import type { ListServiceResponse$Input as _grpc_reflection_v1alpha_ListServiceResponse$Input, ListServiceResponse as _grpc_reflection_v1alpha_ListServiceResponse } from './grpc/reflection/v1alpha/ListServiceResponse.ts';
import type { ServerReflectionClient as _grpc_reflection_v1alpha_ServerReflectionClient, ServerReflectionDefinition as _grpc_reflection_v1alpha_ServerReflectionDefinition } from './grpc/reflection/v1alpha/ServerReflection.ts';
import type { ServerReflectionRequest$Input as _grpc_reflection_v1alpha_ServerReflectionRequest$Input, ServerReflectionRequest as _grpc_reflection_v1alpha_ServerReflectionRequest } from './grpc/reflection/v1alpha/ServerReflectionRequest.ts';
import type { ServerReflectionResponse$Input as _grpc_reflection_v1alpha_ServerReflectionResponse$Input, ServerReflectionResponse as _grpc_reflection_v1alpha_ServerReflectionResponse } from './grpc/reflection/v1alpha/ServerReflectionResponse.ts';
import type { ServiceResponse$Input as _grpc_reflection_v1alpha_ServiceResponse$Input, ServiceResponse as _grpc_reflection_v1alpha_ServiceResponse } from './grpc/reflection/v1alpha/ServiceResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  grpc: {
    reflection: {
      v1: {
        ErrorResponse: MessageTypeDefinition<_grpc_reflection_v1_ErrorResponse$Input, _grpc_reflection_v1_ErrorResponse>
        ExtensionNumberResponse: MessageTypeDefinition<_grpc_reflection_v1_ExtensionNumberResponse$Input, _grpc_reflection_v1_ExtensionNumberResponse>
        ExtensionRequest: MessageTypeDefinition<_grpc_reflection_v1_ExtensionRequest$Input, _grpc_reflection_v1_ExtensionRequest>
        FileDescriptorResponse: MessageTypeDefinition<_grpc_reflection_v1_FileDescriptorResponse$Input, _grpc_reflection_v1_FileDescriptorResponse>
        ListServiceResponse: MessageTypeDefinition<_grpc_reflection_v1_ListServiceResponse$Input, _grpc_reflection_v1_ListServiceResponse>
        /**
         * Descriptors of the services on this port.
         */
        ServerReflection: SubtypeConstructor<typeof grpc.Client, _grpc_reflection_v1_ServerReflectionClient> & { service: _grpc_reflection_v1_ServerReflectionDefinition }
        ServerReflectionRequest: MessageTypeDefinition<_grpc_reflection_v1_ServerReflectionRequest$Input, _grpc_reflection_v1_ServerReflectionRequest>
        ServerReflectionResponse: MessageTypeDefinition<_grpc_reflection_v1_ServerReflectionResponse$Input, _grpc_reflection_v1_ServerReflectionResponse>
        ServiceResponse: MessageTypeDefinition<_grpc_reflection_v1_ServiceResponse$Input, _grpc_reflection_v1_ServiceResponse>
      }
      v1alpha: {
        ErrorResponse: MessageTypeDefinition<_grpc_reflection_v1alpha_ErrorResponse$Input, _grpc_reflection_v1alpha_ErrorResponse>
        ExtensionNumberResponse: MessageTypeDefinition<_grpc_reflection_v1alpha_ExtensionNumberResponse$Input, _grpc_reflection_v1alpha_ExtensionNumberResponse>
        ExtensionRequest: MessageTypeDefinition<_grpc_reflection_v1alpha_ExtensionRequest$Input, _grpc_reflection_v1alpha_ExtensionRequest>
        FileDescriptorResponse: MessageTypeDefinition<_grpc_reflection_v1alpha_FileDescriptorResponse$Input, _grpc_reflection_v1alpha_FileDescriptorResponse>
        ListServiceResponse: MessageTypeDefinition<_grpc_reflection_v1alpha_ListServiceResponse$Input, _grpc_reflection_v1alpha_ListServiceResponse>
        /**
         * Descriptors of the services on this port.
         */
        ServerReflection: SubtypeConstructor<typeof grpc.Client, _grpc_reflection_v1alpha_ServerReflectionClient> & { service: _grpc_reflection_v1alpha_ServerReflectionDefinition }
        ServerReflectionRequest: MessageTypeDefinition<_grpc_reflection_v1alpha_ServerReflectionRequest$Input, _grpc_reflection_v1alpha_ServerReflectionRequest>
        ServerReflectionResponse: MessageTypeDefinition<_grpc_reflection_v1alpha_ServerReflectionResponse$Input, _grpc_reflection_v1alpha_ServerReflectionResponse>
        ServiceResponse: MessageTypeDefinition<_grpc_reflection_v1alpha_ServiceResponse$Input, _grpc_reflection_v1alpha_ServiceResponse>
      }
    }
  }
}

