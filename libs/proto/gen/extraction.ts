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
import type { UninterpretedOption$Input as _google_protobuf_UninterpretedOption$Input, UninterpretedOption as _google_protobuf_UninterpretedOption } from './google/protobuf/UninterpretedOption.ts';
import type { BrowserExtraction$Input as _jobradar_v1_BrowserExtraction$Input, BrowserExtraction as _jobradar_v1_BrowserExtraction } from './jobradar/v1/BrowserExtraction.ts';
import type { ClosedSign$Input as _jobradar_v1_ClosedSign$Input, ClosedSign as _jobradar_v1_ClosedSign } from './jobradar/v1/ClosedSign.ts';
import type { ContractGuard$Input as _jobradar_v1_ContractGuard$Input, ContractGuard as _jobradar_v1_ContractGuard } from './jobradar/v1/ContractGuard.ts';
import type { EmptyState$Input as _jobradar_v1_EmptyState$Input, EmptyState as _jobradar_v1_EmptyState } from './jobradar/v1/EmptyState.ts';
import type { Extraction$Input as _jobradar_v1_Extraction$Input, Extraction as _jobradar_v1_Extraction } from './jobradar/v1/Extraction.ts';
import type { FieldRule$Input as _jobradar_v1_FieldRule$Input, FieldRule as _jobradar_v1_FieldRule } from './jobradar/v1/FieldRule.ts';
import type { HtmlExtraction$Input as _jobradar_v1_HtmlExtraction$Input, HtmlExtraction as _jobradar_v1_HtmlExtraction } from './jobradar/v1/HtmlExtraction.ts';
import type { JsonContract$Input as _jobradar_v1_JsonContract$Input, JsonContract as _jobradar_v1_JsonContract } from './jobradar/v1/JsonContract.ts';
import type { JsonExtraction$Input as _jobradar_v1_JsonExtraction$Input, JsonExtraction as _jobradar_v1_JsonExtraction } from './jobradar/v1/JsonExtraction.ts';
import type { JsonField$Input as _jobradar_v1_JsonField$Input, JsonField as _jobradar_v1_JsonField } from './jobradar/v1/JsonField.ts';
import type { LinkDiscovery$Input as _jobradar_v1_LinkDiscovery$Input, LinkDiscovery as _jobradar_v1_LinkDiscovery } from './jobradar/v1/LinkDiscovery.ts';
import type { Pagination$Input as _jobradar_v1_Pagination$Input, Pagination as _jobradar_v1_Pagination } from './jobradar/v1/Pagination.ts';
import type { PresetExtraction$Input as _jobradar_v1_PresetExtraction$Input, PresetExtraction as _jobradar_v1_PresetExtraction } from './jobradar/v1/PresetExtraction.ts';
import type { SitemapDiscovery$Input as _jobradar_v1_SitemapDiscovery$Input, SitemapDiscovery as _jobradar_v1_SitemapDiscovery } from './jobradar/v1/SitemapDiscovery.ts';
import type { StructuredDataExtraction$Input as _jobradar_v1_StructuredDataExtraction$Input, StructuredDataExtraction as _jobradar_v1_StructuredDataExtraction } from './jobradar/v1/StructuredDataExtraction.ts';
import type { Transform$Input as _jobradar_v1_Transform$Input, Transform as _jobradar_v1_Transform } from './jobradar/v1/Transform.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  google: {
    api: {
      FieldBehavior: EnumTypeDefinition
    }
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
      UninterpretedOption: MessageTypeDefinition<_google_protobuf_UninterpretedOption$Input, _google_protobuf_UninterpretedOption>
    }
  }
  jobradar: {
    v1: {
      BrowserExtraction: MessageTypeDefinition<_jobradar_v1_BrowserExtraction$Input, _jobradar_v1_BrowserExtraction>
      ClosedSign: MessageTypeDefinition<_jobradar_v1_ClosedSign$Input, _jobradar_v1_ClosedSign>
      ContractGuard: MessageTypeDefinition<_jobradar_v1_ContractGuard$Input, _jobradar_v1_ContractGuard>
      EmptyState: MessageTypeDefinition<_jobradar_v1_EmptyState$Input, _jobradar_v1_EmptyState>
      Extraction: MessageTypeDefinition<_jobradar_v1_Extraction$Input, _jobradar_v1_Extraction>
      FieldRule: MessageTypeDefinition<_jobradar_v1_FieldRule$Input, _jobradar_v1_FieldRule>
      HtmlExtraction: MessageTypeDefinition<_jobradar_v1_HtmlExtraction$Input, _jobradar_v1_HtmlExtraction>
      JsonContract: MessageTypeDefinition<_jobradar_v1_JsonContract$Input, _jobradar_v1_JsonContract>
      JsonExtraction: MessageTypeDefinition<_jobradar_v1_JsonExtraction$Input, _jobradar_v1_JsonExtraction>
      JsonField: MessageTypeDefinition<_jobradar_v1_JsonField$Input, _jobradar_v1_JsonField>
      JsonType: EnumTypeDefinition
      LinkDiscovery: MessageTypeDefinition<_jobradar_v1_LinkDiscovery$Input, _jobradar_v1_LinkDiscovery>
      Pagination: MessageTypeDefinition<_jobradar_v1_Pagination$Input, _jobradar_v1_Pagination>
      PresetExtraction: MessageTypeDefinition<_jobradar_v1_PresetExtraction$Input, _jobradar_v1_PresetExtraction>
      SitemapDiscovery: MessageTypeDefinition<_jobradar_v1_SitemapDiscovery$Input, _jobradar_v1_SitemapDiscovery>
      StructuredDataExtraction: MessageTypeDefinition<_jobradar_v1_StructuredDataExtraction$Input, _jobradar_v1_StructuredDataExtraction>
      Transform: MessageTypeDefinition<_jobradar_v1_Transform$Input, _jobradar_v1_Transform>
    }
  }
}

