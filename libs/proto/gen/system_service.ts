import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { DescriptorProto$Input as _google_protobuf_DescriptorProto$Input, DescriptorProto as _google_protobuf_DescriptorProto } from './google/protobuf/DescriptorProto.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from './google/protobuf/Duration.ts';
import type { EnumDescriptorProto$Input as _google_protobuf_EnumDescriptorProto$Input, EnumDescriptorProto as _google_protobuf_EnumDescriptorProto } from './google/protobuf/EnumDescriptorProto.ts';
import type { EnumOptions$Input as _google_protobuf_EnumOptions$Input, EnumOptions as _google_protobuf_EnumOptions } from './google/protobuf/EnumOptions.ts';
import type { EnumValueDescriptorProto$Input as _google_protobuf_EnumValueDescriptorProto$Input, EnumValueDescriptorProto as _google_protobuf_EnumValueDescriptorProto } from './google/protobuf/EnumValueDescriptorProto.ts';
import type { EnumValueOptions$Input as _google_protobuf_EnumValueOptions$Input, EnumValueOptions as _google_protobuf_EnumValueOptions } from './google/protobuf/EnumValueOptions.ts';
import type { ExtensionRangeOptions$Input as _google_protobuf_ExtensionRangeOptions$Input, ExtensionRangeOptions as _google_protobuf_ExtensionRangeOptions } from './google/protobuf/ExtensionRangeOptions.ts';
import type { FeatureSet$Input as _google_protobuf_FeatureSet$Input, FeatureSet as _google_protobuf_FeatureSet } from './google/protobuf/FeatureSet.ts';
import type { FeatureSetDefaults$Input as _google_protobuf_FeatureSetDefaults$Input, FeatureSetDefaults as _google_protobuf_FeatureSetDefaults } from './google/protobuf/FeatureSetDefaults.ts';
import type { FieldDescriptorProto$Input as _google_protobuf_FieldDescriptorProto$Input, FieldDescriptorProto as _google_protobuf_FieldDescriptorProto } from './google/protobuf/FieldDescriptorProto.ts';
import type { FieldOptions$Input as _google_protobuf_FieldOptions$Input, FieldOptions as _google_protobuf_FieldOptions } from './google/protobuf/FieldOptions.ts';
import type { FileDescriptorProto$Input as _google_protobuf_FileDescriptorProto$Input, FileDescriptorProto as _google_protobuf_FileDescriptorProto } from './google/protobuf/FileDescriptorProto.ts';
import type { FileDescriptorSet$Input as _google_protobuf_FileDescriptorSet$Input, FileDescriptorSet as _google_protobuf_FileDescriptorSet } from './google/protobuf/FileDescriptorSet.ts';
import type { FileOptions$Input as _google_protobuf_FileOptions$Input, FileOptions as _google_protobuf_FileOptions } from './google/protobuf/FileOptions.ts';
import type { GeneratedCodeInfo$Input as _google_protobuf_GeneratedCodeInfo$Input, GeneratedCodeInfo as _google_protobuf_GeneratedCodeInfo } from './google/protobuf/GeneratedCodeInfo.ts';
import type { MessageOptions$Input as _google_protobuf_MessageOptions$Input, MessageOptions as _google_protobuf_MessageOptions } from './google/protobuf/MessageOptions.ts';
import type { MethodDescriptorProto$Input as _google_protobuf_MethodDescriptorProto$Input, MethodDescriptorProto as _google_protobuf_MethodDescriptorProto } from './google/protobuf/MethodDescriptorProto.ts';
import type { MethodOptions$Input as _google_protobuf_MethodOptions$Input, MethodOptions as _google_protobuf_MethodOptions } from './google/protobuf/MethodOptions.ts';
import type { OneofDescriptorProto$Input as _google_protobuf_OneofDescriptorProto$Input, OneofDescriptorProto as _google_protobuf_OneofDescriptorProto } from './google/protobuf/OneofDescriptorProto.ts';
import type { OneofOptions$Input as _google_protobuf_OneofOptions$Input, OneofOptions as _google_protobuf_OneofOptions } from './google/protobuf/OneofOptions.ts';
import type { ServiceDescriptorProto$Input as _google_protobuf_ServiceDescriptorProto$Input, ServiceDescriptorProto as _google_protobuf_ServiceDescriptorProto } from './google/protobuf/ServiceDescriptorProto.ts';
import type { ServiceOptions$Input as _google_protobuf_ServiceOptions$Input, ServiceOptions as _google_protobuf_ServiceOptions } from './google/protobuf/ServiceOptions.ts';
import type { SourceCodeInfo$Input as _google_protobuf_SourceCodeInfo$Input, SourceCodeInfo as _google_protobuf_SourceCodeInfo } from './google/protobuf/SourceCodeInfo.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from './google/protobuf/Timestamp.ts';
import type { UninterpretedOption$Input as _google_protobuf_UninterpretedOption$Input, UninterpretedOption as _google_protobuf_UninterpretedOption } from './google/protobuf/UninterpretedOption.ts';
import type { MethodPolicy$Input as _jobradar_options_v1_MethodPolicy$Input, MethodPolicy as _jobradar_options_v1_MethodPolicy } from './jobradar/options/v1/MethodPolicy.ts';
import type { GetStatusRequest$Input as _jobradar_v1_GetStatusRequest$Input, GetStatusRequest as _jobradar_v1_GetStatusRequest } from './jobradar/v1/GetStatusRequest.ts';
import type { GetStatusResponse$Input as _jobradar_v1_GetStatusResponse$Input, GetStatusResponse as _jobradar_v1_GetStatusResponse } from './jobradar/v1/GetStatusResponse.ts';
import type { SystemServiceClient as _jobradar_v1_SystemServiceClient, SystemServiceDefinition as _jobradar_v1_SystemServiceDefinition } from './jobradar/v1/SystemService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  google: {
    protobuf: {
      DescriptorProto: MessageTypeDefinition<_google_protobuf_DescriptorProto$Input, _google_protobuf_DescriptorProto>
      Duration: MessageTypeDefinition<_google_protobuf_Duration$Input, _google_protobuf_Duration>
      Edition: EnumTypeDefinition
      EnumDescriptorProto: MessageTypeDefinition<_google_protobuf_EnumDescriptorProto$Input, _google_protobuf_EnumDescriptorProto>
      EnumOptions: MessageTypeDefinition<_google_protobuf_EnumOptions$Input, _google_protobuf_EnumOptions>
      EnumValueDescriptorProto: MessageTypeDefinition<_google_protobuf_EnumValueDescriptorProto$Input, _google_protobuf_EnumValueDescriptorProto>
      EnumValueOptions: MessageTypeDefinition<_google_protobuf_EnumValueOptions$Input, _google_protobuf_EnumValueOptions>
      ExtensionRangeOptions: MessageTypeDefinition<_google_protobuf_ExtensionRangeOptions$Input, _google_protobuf_ExtensionRangeOptions>
      FeatureSet: MessageTypeDefinition<_google_protobuf_FeatureSet$Input, _google_protobuf_FeatureSet>
      FeatureSetDefaults: MessageTypeDefinition<_google_protobuf_FeatureSetDefaults$Input, _google_protobuf_FeatureSetDefaults>
      FieldDescriptorProto: MessageTypeDefinition<_google_protobuf_FieldDescriptorProto$Input, _google_protobuf_FieldDescriptorProto>
      FieldOptions: MessageTypeDefinition<_google_protobuf_FieldOptions$Input, _google_protobuf_FieldOptions>
      FileDescriptorProto: MessageTypeDefinition<_google_protobuf_FileDescriptorProto$Input, _google_protobuf_FileDescriptorProto>
      FileDescriptorSet: MessageTypeDefinition<_google_protobuf_FileDescriptorSet$Input, _google_protobuf_FileDescriptorSet>
      FileOptions: MessageTypeDefinition<_google_protobuf_FileOptions$Input, _google_protobuf_FileOptions>
      GeneratedCodeInfo: MessageTypeDefinition<_google_protobuf_GeneratedCodeInfo$Input, _google_protobuf_GeneratedCodeInfo>
      MessageOptions: MessageTypeDefinition<_google_protobuf_MessageOptions$Input, _google_protobuf_MessageOptions>
      MethodDescriptorProto: MessageTypeDefinition<_google_protobuf_MethodDescriptorProto$Input, _google_protobuf_MethodDescriptorProto>
      MethodOptions: MessageTypeDefinition<_google_protobuf_MethodOptions$Input, _google_protobuf_MethodOptions>
      OneofDescriptorProto: MessageTypeDefinition<_google_protobuf_OneofDescriptorProto$Input, _google_protobuf_OneofDescriptorProto>
      OneofOptions: MessageTypeDefinition<_google_protobuf_OneofOptions$Input, _google_protobuf_OneofOptions>
      ServiceDescriptorProto: MessageTypeDefinition<_google_protobuf_ServiceDescriptorProto$Input, _google_protobuf_ServiceDescriptorProto>
      ServiceOptions: MessageTypeDefinition<_google_protobuf_ServiceOptions$Input, _google_protobuf_ServiceOptions>
      SourceCodeInfo: MessageTypeDefinition<_google_protobuf_SourceCodeInfo$Input, _google_protobuf_SourceCodeInfo>
      SymbolVisibility: EnumTypeDefinition
      Timestamp: MessageTypeDefinition<_google_protobuf_Timestamp$Input, _google_protobuf_Timestamp>
      UninterpretedOption: MessageTypeDefinition<_google_protobuf_UninterpretedOption$Input, _google_protobuf_UninterpretedOption>
    }
  }
  jobradar: {
    options: {
      v1: {
        Idempotency: EnumTypeDefinition
        MethodPolicy: MessageTypeDefinition<_jobradar_options_v1_MethodPolicy$Input, _jobradar_options_v1_MethodPolicy>
      }
    }
    v1: {
      GetStatusRequest: MessageTypeDefinition<_jobradar_v1_GetStatusRequest$Input, _jobradar_v1_GetStatusRequest>
      GetStatusResponse: MessageTypeDefinition<_jobradar_v1_GetStatusResponse$Input, _jobradar_v1_GetStatusResponse>
      /**
       * The installation as a whole; for operators.
       */
      SystemService: SubtypeConstructor<typeof grpc.Client, _jobradar_v1_SystemServiceClient> & { service: _jobradar_v1_SystemServiceDefinition }
    }
  }
}

