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
import type { FieldMask$Input as _google_protobuf_FieldMask$Input, FieldMask as _google_protobuf_FieldMask } from './google/protobuf/FieldMask.ts';
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
import type { BatchGetJobsRequest$Input as _jobradar_v1_BatchGetJobsRequest$Input, BatchGetJobsRequest as _jobradar_v1_BatchGetJobsRequest } from './jobradar/v1/BatchGetJobsRequest.ts';
import type { BatchGetJobsResponse$Input as _jobradar_v1_BatchGetJobsResponse$Input, BatchGetJobsResponse as _jobradar_v1_BatchGetJobsResponse } from './jobradar/v1/BatchGetJobsResponse.ts';
import type { Company$Input as _jobradar_v1_Company$Input, Company as _jobradar_v1_Company } from './jobradar/v1/Company.ts';
import type { Education$Input as _jobradar_v1_Education$Input, Education as _jobradar_v1_Education } from './jobradar/v1/Education.ts';
import type { Experience$Input as _jobradar_v1_Experience$Input, Experience as _jobradar_v1_Experience } from './jobradar/v1/Experience.ts';
import type { ExportJobsRequest$Input as _jobradar_v1_ExportJobsRequest$Input, ExportJobsRequest as _jobradar_v1_ExportJobsRequest } from './jobradar/v1/ExportJobsRequest.ts';
import type { ExportJobsResponse$Input as _jobradar_v1_ExportJobsResponse$Input, ExportJobsResponse as _jobradar_v1_ExportJobsResponse } from './jobradar/v1/ExportJobsResponse.ts';
import type { FieldOrigin$Input as _jobradar_v1_FieldOrigin$Input, FieldOrigin as _jobradar_v1_FieldOrigin } from './jobradar/v1/FieldOrigin.ts';
import type { GetJobRequest$Input as _jobradar_v1_GetJobRequest$Input, GetJobRequest as _jobradar_v1_GetJobRequest } from './jobradar/v1/GetJobRequest.ts';
import type { GetJobResponse$Input as _jobradar_v1_GetJobResponse$Input, GetJobResponse as _jobradar_v1_GetJobResponse } from './jobradar/v1/GetJobResponse.ts';
import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from './jobradar/v1/Job.ts';
import type { JobDate$Input as _jobradar_v1_JobDate$Input, JobDate as _jobradar_v1_JobDate } from './jobradar/v1/JobDate.ts';
import type { JobEvidence$Input as _jobradar_v1_JobEvidence$Input, JobEvidence as _jobradar_v1_JobEvidence } from './jobradar/v1/JobEvidence.ts';
import type { JobIdentifier$Input as _jobradar_v1_JobIdentifier$Input, JobIdentifier as _jobradar_v1_JobIdentifier } from './jobradar/v1/JobIdentifier.ts';
import type { JobRecord$Input as _jobradar_v1_JobRecord$Input, JobRecord as _jobradar_v1_JobRecord } from './jobradar/v1/JobRecord.ts';
import type { JobServiceClient as _jobradar_v1_JobServiceClient, JobServiceDefinition as _jobradar_v1_JobServiceDefinition } from './jobradar/v1/JobService.ts';
import type { JobVersion$Input as _jobradar_v1_JobVersion$Input, JobVersion as _jobradar_v1_JobVersion } from './jobradar/v1/JobVersion.ts';
import type { ListJobVersionsRequest$Input as _jobradar_v1_ListJobVersionsRequest$Input, ListJobVersionsRequest as _jobradar_v1_ListJobVersionsRequest } from './jobradar/v1/ListJobVersionsRequest.ts';
import type { ListJobVersionsResponse$Input as _jobradar_v1_ListJobVersionsResponse$Input, ListJobVersionsResponse as _jobradar_v1_ListJobVersionsResponse } from './jobradar/v1/ListJobVersionsResponse.ts';
import type { ListJobsRequest$Input as _jobradar_v1_ListJobsRequest$Input, ListJobsRequest as _jobradar_v1_ListJobsRequest } from './jobradar/v1/ListJobsRequest.ts';
import type { ListJobsResponse$Input as _jobradar_v1_ListJobsResponse$Input, ListJobsResponse as _jobradar_v1_ListJobsResponse } from './jobradar/v1/ListJobsResponse.ts';
import type { Place$Input as _jobradar_v1_Place$Input, Place as _jobradar_v1_Place } from './jobradar/v1/Place.ts';
import type { RemoteArea$Input as _jobradar_v1_RemoteArea$Input, RemoteArea as _jobradar_v1_RemoteArea } from './jobradar/v1/RemoteArea.ts';
import type { Salary$Input as _jobradar_v1_Salary$Input, Salary as _jobradar_v1_Salary } from './jobradar/v1/Salary.ts';
import type { SearchJobsRequest$Input as _jobradar_v1_SearchJobsRequest$Input, SearchJobsRequest as _jobradar_v1_SearchJobsRequest } from './jobradar/v1/SearchJobsRequest.ts';
import type { SearchJobsResponse$Input as _jobradar_v1_SearchJobsResponse$Input, SearchJobsResponse as _jobradar_v1_SearchJobsResponse } from './jobradar/v1/SearchJobsResponse.ts';
import type { WatchJobsRequest$Input as _jobradar_v1_WatchJobsRequest$Input, WatchJobsRequest as _jobradar_v1_WatchJobsRequest } from './jobradar/v1/WatchJobsRequest.ts';
import type { WatchJobsResponse$Input as _jobradar_v1_WatchJobsResponse$Input, WatchJobsResponse as _jobradar_v1_WatchJobsResponse } from './jobradar/v1/WatchJobsResponse.ts';

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
      FieldMask: MessageTypeDefinition<_google_protobuf_FieldMask$Input, _google_protobuf_FieldMask>
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
      BatchGetJobsRequest: MessageTypeDefinition<_jobradar_v1_BatchGetJobsRequest$Input, _jobradar_v1_BatchGetJobsRequest>
      BatchGetJobsResponse: MessageTypeDefinition<_jobradar_v1_BatchGetJobsResponse$Input, _jobradar_v1_BatchGetJobsResponse>
      Company: MessageTypeDefinition<_jobradar_v1_Company$Input, _jobradar_v1_Company>
      ContractKind: EnumTypeDefinition
      Education: MessageTypeDefinition<_jobradar_v1_Education$Input, _jobradar_v1_Education>
      EmploymentType: EnumTypeDefinition
      Experience: MessageTypeDefinition<_jobradar_v1_Experience$Input, _jobradar_v1_Experience>
      ExportJobsRequest: MessageTypeDefinition<_jobradar_v1_ExportJobsRequest$Input, _jobradar_v1_ExportJobsRequest>
      ExportJobsResponse: MessageTypeDefinition<_jobradar_v1_ExportJobsResponse$Input, _jobradar_v1_ExportJobsResponse>
      FieldOrigin: MessageTypeDefinition<_jobradar_v1_FieldOrigin$Input, _jobradar_v1_FieldOrigin>
      GetJobRequest: MessageTypeDefinition<_jobradar_v1_GetJobRequest$Input, _jobradar_v1_GetJobRequest>
      GetJobResponse: MessageTypeDefinition<_jobradar_v1_GetJobResponse$Input, _jobradar_v1_GetJobResponse>
      Job: MessageTypeDefinition<_jobradar_v1_Job$Input, _jobradar_v1_Job>
      JobDate: MessageTypeDefinition<_jobradar_v1_JobDate$Input, _jobradar_v1_JobDate>
      JobEvidence: MessageTypeDefinition<_jobradar_v1_JobEvidence$Input, _jobradar_v1_JobEvidence>
      JobIdentifier: MessageTypeDefinition<_jobradar_v1_JobIdentifier$Input, _jobradar_v1_JobIdentifier>
      JobRecord: MessageTypeDefinition<_jobradar_v1_JobRecord$Input, _jobradar_v1_JobRecord>
      /**
       * The collected postings. Served by storage; the gateway passes it through with the tenant applied.
       */
      JobService: SubtypeConstructor<typeof grpc.Client, _jobradar_v1_JobServiceClient> & { service: _jobradar_v1_JobServiceDefinition }
      JobVersion: MessageTypeDefinition<_jobradar_v1_JobVersion$Input, _jobradar_v1_JobVersion>
      ListJobVersionsRequest: MessageTypeDefinition<_jobradar_v1_ListJobVersionsRequest$Input, _jobradar_v1_ListJobVersionsRequest>
      ListJobVersionsResponse: MessageTypeDefinition<_jobradar_v1_ListJobVersionsResponse$Input, _jobradar_v1_ListJobVersionsResponse>
      ListJobsRequest: MessageTypeDefinition<_jobradar_v1_ListJobsRequest$Input, _jobradar_v1_ListJobsRequest>
      ListJobsResponse: MessageTypeDefinition<_jobradar_v1_ListJobsResponse$Input, _jobradar_v1_ListJobsResponse>
      Place: MessageTypeDefinition<_jobradar_v1_Place$Input, _jobradar_v1_Place>
      RemoteArea: MessageTypeDefinition<_jobradar_v1_RemoteArea$Input, _jobradar_v1_RemoteArea>
      Salary: MessageTypeDefinition<_jobradar_v1_Salary$Input, _jobradar_v1_Salary>
      SearchJobsRequest: MessageTypeDefinition<_jobradar_v1_SearchJobsRequest$Input, _jobradar_v1_SearchJobsRequest>
      SearchJobsResponse: MessageTypeDefinition<_jobradar_v1_SearchJobsResponse$Input, _jobradar_v1_SearchJobsResponse>
      WatchJobsRequest: MessageTypeDefinition<_jobradar_v1_WatchJobsRequest$Input, _jobradar_v1_WatchJobsRequest>
      WatchJobsResponse: MessageTypeDefinition<_jobradar_v1_WatchJobsResponse$Input, _jobradar_v1_WatchJobsResponse>
      Workplace: EnumTypeDefinition
    }
  }
}

