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
import type { BadRequest$Input as _google_rpc_BadRequest$Input, BadRequest as _google_rpc_BadRequest } from './google/rpc/BadRequest.ts';
import type { ErrorInfo$Input as _google_rpc_ErrorInfo$Input, ErrorInfo as _google_rpc_ErrorInfo } from './google/rpc/ErrorInfo.ts';
import type { PreconditionFailure$Input as _google_rpc_PreconditionFailure$Input, PreconditionFailure as _google_rpc_PreconditionFailure } from './google/rpc/PreconditionFailure.ts';
import type { QuotaFailure$Input as _google_rpc_QuotaFailure$Input, QuotaFailure as _google_rpc_QuotaFailure } from './google/rpc/QuotaFailure.ts';
import type { RequestInfo$Input as _google_rpc_RequestInfo$Input, RequestInfo as _google_rpc_RequestInfo } from './google/rpc/RequestInfo.ts';
import type { ResourceInfo$Input as _google_rpc_ResourceInfo$Input, ResourceInfo as _google_rpc_ResourceInfo } from './google/rpc/ResourceInfo.ts';
import type { RetryInfo$Input as _google_rpc_RetryInfo$Input, RetryInfo as _google_rpc_RetryInfo } from './google/rpc/RetryInfo.ts';
import type { MethodPolicy$Input as _jobradar_options_v1_MethodPolicy$Input, MethodPolicy as _jobradar_options_v1_MethodPolicy } from './jobradar/options/v1/MethodPolicy.ts';
import type { ContractChange$Input as _jobradar_v1_ContractChange$Input, ContractChange as _jobradar_v1_ContractChange } from './jobradar/v1/ContractChange.ts';
import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from './jobradar/v1/Crawl.ts';
import type { CrawlBatch$Input as _jobradar_v1_CrawlBatch$Input, CrawlBatch as _jobradar_v1_CrawlBatch } from './jobradar/v1/CrawlBatch.ts';
import type { CrawlCancellation$Input as _jobradar_v1_CrawlCancellation$Input, CrawlCancellation as _jobradar_v1_CrawlCancellation } from './jobradar/v1/CrawlCancellation.ts';
import type { CrawlCounts$Input as _jobradar_v1_CrawlCounts$Input, CrawlCounts as _jobradar_v1_CrawlCounts } from './jobradar/v1/CrawlCounts.ts';
import type { CrawlDependency$Input as _jobradar_v1_CrawlDependency$Input, CrawlDependency as _jobradar_v1_CrawlDependency } from './jobradar/v1/CrawlDependency.ts';
import type { CrawlDispatch$Input as _jobradar_v1_CrawlDispatch$Input, CrawlDispatch as _jobradar_v1_CrawlDispatch } from './jobradar/v1/CrawlDispatch.ts';
import type { CrawlEvent$Input as _jobradar_v1_CrawlEvent$Input, CrawlEvent as _jobradar_v1_CrawlEvent } from './jobradar/v1/CrawlEvent.ts';
import type { CrawlExecution$Input as _jobradar_v1_CrawlExecution$Input, CrawlExecution as _jobradar_v1_CrawlExecution } from './jobradar/v1/CrawlExecution.ts';
import type { CrawlItemFailure$Input as _jobradar_v1_CrawlItemFailure$Input, CrawlItemFailure as _jobradar_v1_CrawlItemFailure } from './jobradar/v1/CrawlItemFailure.ts';
import type { CrawlProgress$Input as _jobradar_v1_CrawlProgress$Input, CrawlProgress as _jobradar_v1_CrawlProgress } from './jobradar/v1/CrawlProgress.ts';
import type { CreateScheduleRequest$Input as _jobradar_v1_CreateScheduleRequest$Input, CreateScheduleRequest as _jobradar_v1_CreateScheduleRequest } from './jobradar/v1/CreateScheduleRequest.ts';
import type { CreateScheduleResponse$Input as _jobradar_v1_CreateScheduleResponse$Input, CreateScheduleResponse as _jobradar_v1_CreateScheduleResponse } from './jobradar/v1/CreateScheduleResponse.ts';
import type { DeleteScheduleRequest$Input as _jobradar_v1_DeleteScheduleRequest$Input, DeleteScheduleRequest as _jobradar_v1_DeleteScheduleRequest } from './jobradar/v1/DeleteScheduleRequest.ts';
import type { DeleteScheduleResponse$Input as _jobradar_v1_DeleteScheduleResponse$Input, DeleteScheduleResponse as _jobradar_v1_DeleteScheduleResponse } from './jobradar/v1/DeleteScheduleResponse.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from './jobradar/v1/Failure.ts';
import type { GetScheduleRequest$Input as _jobradar_v1_GetScheduleRequest$Input, GetScheduleRequest as _jobradar_v1_GetScheduleRequest } from './jobradar/v1/GetScheduleRequest.ts';
import type { GetScheduleResponse$Input as _jobradar_v1_GetScheduleResponse$Input, GetScheduleResponse as _jobradar_v1_GetScheduleResponse } from './jobradar/v1/GetScheduleResponse.ts';
import type { ListScheduleRunsRequest$Input as _jobradar_v1_ListScheduleRunsRequest$Input, ListScheduleRunsRequest as _jobradar_v1_ListScheduleRunsRequest } from './jobradar/v1/ListScheduleRunsRequest.ts';
import type { ListScheduleRunsResponse$Input as _jobradar_v1_ListScheduleRunsResponse$Input, ListScheduleRunsResponse as _jobradar_v1_ListScheduleRunsResponse } from './jobradar/v1/ListScheduleRunsResponse.ts';
import type { ListSchedulesRequest$Input as _jobradar_v1_ListSchedulesRequest$Input, ListSchedulesRequest as _jobradar_v1_ListSchedulesRequest } from './jobradar/v1/ListSchedulesRequest.ts';
import type { ListSchedulesResponse$Input as _jobradar_v1_ListSchedulesResponse$Input, ListSchedulesResponse as _jobradar_v1_ListSchedulesResponse } from './jobradar/v1/ListSchedulesResponse.ts';
import type { PauseScheduleRequest$Input as _jobradar_v1_PauseScheduleRequest$Input, PauseScheduleRequest as _jobradar_v1_PauseScheduleRequest } from './jobradar/v1/PauseScheduleRequest.ts';
import type { PauseScheduleResponse$Input as _jobradar_v1_PauseScheduleResponse$Input, PauseScheduleResponse as _jobradar_v1_PauseScheduleResponse } from './jobradar/v1/PauseScheduleResponse.ts';
import type { PreviewScheduleRequest$Input as _jobradar_v1_PreviewScheduleRequest$Input, PreviewScheduleRequest as _jobradar_v1_PreviewScheduleRequest } from './jobradar/v1/PreviewScheduleRequest.ts';
import type { PreviewScheduleResponse$Input as _jobradar_v1_PreviewScheduleResponse$Input, PreviewScheduleResponse as _jobradar_v1_PreviewScheduleResponse } from './jobradar/v1/PreviewScheduleResponse.ts';
import type { ResumeScheduleRequest$Input as _jobradar_v1_ResumeScheduleRequest$Input, ResumeScheduleRequest as _jobradar_v1_ResumeScheduleRequest } from './jobradar/v1/ResumeScheduleRequest.ts';
import type { ResumeScheduleResponse$Input as _jobradar_v1_ResumeScheduleResponse$Input, ResumeScheduleResponse as _jobradar_v1_ResumeScheduleResponse } from './jobradar/v1/ResumeScheduleResponse.ts';
import type { Schedule$Input as _jobradar_v1_Schedule$Input, Schedule as _jobradar_v1_Schedule } from './jobradar/v1/Schedule.ts';
import type { ScheduleRun$Input as _jobradar_v1_ScheduleRun$Input, ScheduleRun as _jobradar_v1_ScheduleRun } from './jobradar/v1/ScheduleRun.ts';
import type { ScheduleServiceClient as _jobradar_v1_ScheduleServiceClient, ScheduleServiceDefinition as _jobradar_v1_ScheduleServiceDefinition } from './jobradar/v1/ScheduleService.ts';
import type { ScheduleSpec$Input as _jobradar_v1_ScheduleSpec$Input, ScheduleSpec as _jobradar_v1_ScheduleSpec } from './jobradar/v1/ScheduleSpec.ts';
import type { TriggerScheduleRequest$Input as _jobradar_v1_TriggerScheduleRequest$Input, TriggerScheduleRequest as _jobradar_v1_TriggerScheduleRequest } from './jobradar/v1/TriggerScheduleRequest.ts';
import type { TriggerScheduleResponse$Input as _jobradar_v1_TriggerScheduleResponse$Input, TriggerScheduleResponse as _jobradar_v1_TriggerScheduleResponse } from './jobradar/v1/TriggerScheduleResponse.ts';
import type { UpdateScheduleRequest$Input as _jobradar_v1_UpdateScheduleRequest$Input, UpdateScheduleRequest as _jobradar_v1_UpdateScheduleRequest } from './jobradar/v1/UpdateScheduleRequest.ts';
import type { UpdateScheduleResponse$Input as _jobradar_v1_UpdateScheduleResponse$Input, UpdateScheduleResponse as _jobradar_v1_UpdateScheduleResponse } from './jobradar/v1/UpdateScheduleResponse.ts';

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
    rpc: {
      BadRequest: MessageTypeDefinition<_google_rpc_BadRequest$Input, _google_rpc_BadRequest>
      ErrorInfo: MessageTypeDefinition<_google_rpc_ErrorInfo$Input, _google_rpc_ErrorInfo>
      PreconditionFailure: MessageTypeDefinition<_google_rpc_PreconditionFailure$Input, _google_rpc_PreconditionFailure>
      QuotaFailure: MessageTypeDefinition<_google_rpc_QuotaFailure$Input, _google_rpc_QuotaFailure>
      RequestInfo: MessageTypeDefinition<_google_rpc_RequestInfo$Input, _google_rpc_RequestInfo>
      ResourceInfo: MessageTypeDefinition<_google_rpc_ResourceInfo$Input, _google_rpc_ResourceInfo>
      RetryInfo: MessageTypeDefinition<_google_rpc_RetryInfo$Input, _google_rpc_RetryInfo>
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
      ContractChange: MessageTypeDefinition<_jobradar_v1_ContractChange$Input, _jobradar_v1_ContractChange>
      Crawl: MessageTypeDefinition<_jobradar_v1_Crawl$Input, _jobradar_v1_Crawl>
      CrawlBatch: MessageTypeDefinition<_jobradar_v1_CrawlBatch$Input, _jobradar_v1_CrawlBatch>
      CrawlCancellation: MessageTypeDefinition<_jobradar_v1_CrawlCancellation$Input, _jobradar_v1_CrawlCancellation>
      CrawlCounts: MessageTypeDefinition<_jobradar_v1_CrawlCounts$Input, _jobradar_v1_CrawlCounts>
      CrawlDependency: MessageTypeDefinition<_jobradar_v1_CrawlDependency$Input, _jobradar_v1_CrawlDependency>
      CrawlDispatch: MessageTypeDefinition<_jobradar_v1_CrawlDispatch$Input, _jobradar_v1_CrawlDispatch>
      CrawlEvent: MessageTypeDefinition<_jobradar_v1_CrawlEvent$Input, _jobradar_v1_CrawlEvent>
      CrawlExecution: MessageTypeDefinition<_jobradar_v1_CrawlExecution$Input, _jobradar_v1_CrawlExecution>
      CrawlItemFailure: MessageTypeDefinition<_jobradar_v1_CrawlItemFailure$Input, _jobradar_v1_CrawlItemFailure>
      CrawlLimit: EnumTypeDefinition
      CrawlPriority: EnumTypeDefinition
      CrawlProgress: MessageTypeDefinition<_jobradar_v1_CrawlProgress$Input, _jobradar_v1_CrawlProgress>
      CreateScheduleRequest: MessageTypeDefinition<_jobradar_v1_CreateScheduleRequest$Input, _jobradar_v1_CreateScheduleRequest>
      CreateScheduleResponse: MessageTypeDefinition<_jobradar_v1_CreateScheduleResponse$Input, _jobradar_v1_CreateScheduleResponse>
      DeleteScheduleRequest: MessageTypeDefinition<_jobradar_v1_DeleteScheduleRequest$Input, _jobradar_v1_DeleteScheduleRequest>
      DeleteScheduleResponse: MessageTypeDefinition<_jobradar_v1_DeleteScheduleResponse$Input, _jobradar_v1_DeleteScheduleResponse>
      DependencyPolicy: EnumTypeDefinition
      Failure: MessageTypeDefinition<_jobradar_v1_Failure$Input, _jobradar_v1_Failure>
      FailureClass: EnumTypeDefinition
      FailureReason: EnumTypeDefinition
      FailureStage: EnumTypeDefinition
      GetScheduleRequest: MessageTypeDefinition<_jobradar_v1_GetScheduleRequest$Input, _jobradar_v1_GetScheduleRequest>
      GetScheduleResponse: MessageTypeDefinition<_jobradar_v1_GetScheduleResponse$Input, _jobradar_v1_GetScheduleResponse>
      ListEnd: EnumTypeDefinition
      ListScheduleRunsRequest: MessageTypeDefinition<_jobradar_v1_ListScheduleRunsRequest$Input, _jobradar_v1_ListScheduleRunsRequest>
      ListScheduleRunsResponse: MessageTypeDefinition<_jobradar_v1_ListScheduleRunsResponse$Input, _jobradar_v1_ListScheduleRunsResponse>
      ListSchedulesRequest: MessageTypeDefinition<_jobradar_v1_ListSchedulesRequest$Input, _jobradar_v1_ListSchedulesRequest>
      ListSchedulesResponse: MessageTypeDefinition<_jobradar_v1_ListSchedulesResponse$Input, _jobradar_v1_ListSchedulesResponse>
      OverlapPolicy: EnumTypeDefinition
      PauseScheduleRequest: MessageTypeDefinition<_jobradar_v1_PauseScheduleRequest$Input, _jobradar_v1_PauseScheduleRequest>
      PauseScheduleResponse: MessageTypeDefinition<_jobradar_v1_PauseScheduleResponse$Input, _jobradar_v1_PauseScheduleResponse>
      PreviewScheduleRequest: MessageTypeDefinition<_jobradar_v1_PreviewScheduleRequest$Input, _jobradar_v1_PreviewScheduleRequest>
      PreviewScheduleResponse: MessageTypeDefinition<_jobradar_v1_PreviewScheduleResponse$Input, _jobradar_v1_PreviewScheduleResponse>
      ResumeScheduleRequest: MessageTypeDefinition<_jobradar_v1_ResumeScheduleRequest$Input, _jobradar_v1_ResumeScheduleRequest>
      ResumeScheduleResponse: MessageTypeDefinition<_jobradar_v1_ResumeScheduleResponse$Input, _jobradar_v1_ResumeScheduleResponse>
      Schedule: MessageTypeDefinition<_jobradar_v1_Schedule$Input, _jobradar_v1_Schedule>
      ScheduleRun: MessageTypeDefinition<_jobradar_v1_ScheduleRun$Input, _jobradar_v1_ScheduleRun>
      /**
       * Recurring crawls.
       */
      ScheduleService: SubtypeConstructor<typeof grpc.Client, _jobradar_v1_ScheduleServiceClient> & { service: _jobradar_v1_ScheduleServiceDefinition }
      ScheduleSpec: MessageTypeDefinition<_jobradar_v1_ScheduleSpec$Input, _jobradar_v1_ScheduleSpec>
      TriggerScheduleRequest: MessageTypeDefinition<_jobradar_v1_TriggerScheduleRequest$Input, _jobradar_v1_TriggerScheduleRequest>
      TriggerScheduleResponse: MessageTypeDefinition<_jobradar_v1_TriggerScheduleResponse$Input, _jobradar_v1_TriggerScheduleResponse>
      UpdateScheduleRequest: MessageTypeDefinition<_jobradar_v1_UpdateScheduleRequest$Input, _jobradar_v1_UpdateScheduleRequest>
      UpdateScheduleResponse: MessageTypeDefinition<_jobradar_v1_UpdateScheduleResponse$Input, _jobradar_v1_UpdateScheduleResponse>
    }
  }
}

