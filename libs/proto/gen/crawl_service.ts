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
import type { BadRequest$Input as _google_rpc_BadRequest$Input, BadRequest as _google_rpc_BadRequest } from './google/rpc/BadRequest.ts';
import type { ErrorInfo$Input as _google_rpc_ErrorInfo$Input, ErrorInfo as _google_rpc_ErrorInfo } from './google/rpc/ErrorInfo.ts';
import type { PreconditionFailure$Input as _google_rpc_PreconditionFailure$Input, PreconditionFailure as _google_rpc_PreconditionFailure } from './google/rpc/PreconditionFailure.ts';
import type { QuotaFailure$Input as _google_rpc_QuotaFailure$Input, QuotaFailure as _google_rpc_QuotaFailure } from './google/rpc/QuotaFailure.ts';
import type { RequestInfo$Input as _google_rpc_RequestInfo$Input, RequestInfo as _google_rpc_RequestInfo } from './google/rpc/RequestInfo.ts';
import type { ResourceInfo$Input as _google_rpc_ResourceInfo$Input, ResourceInfo as _google_rpc_ResourceInfo } from './google/rpc/ResourceInfo.ts';
import type { RetryInfo$Input as _google_rpc_RetryInfo$Input, RetryInfo as _google_rpc_RetryInfo } from './google/rpc/RetryInfo.ts';
import type { MethodPolicy$Input as _jobradar_options_v1_MethodPolicy$Input, MethodPolicy as _jobradar_options_v1_MethodPolicy } from './jobradar/options/v1/MethodPolicy.ts';
import type { BatchCreateCrawlsRequest$Input as _jobradar_v1_BatchCreateCrawlsRequest$Input, BatchCreateCrawlsRequest as _jobradar_v1_BatchCreateCrawlsRequest } from './jobradar/v1/BatchCreateCrawlsRequest.ts';
import type { BatchCreateCrawlsResponse$Input as _jobradar_v1_BatchCreateCrawlsResponse$Input, BatchCreateCrawlsResponse as _jobradar_v1_BatchCreateCrawlsResponse } from './jobradar/v1/BatchCreateCrawlsResponse.ts';
import type { CancelCrawlRequest$Input as _jobradar_v1_CancelCrawlRequest$Input, CancelCrawlRequest as _jobradar_v1_CancelCrawlRequest } from './jobradar/v1/CancelCrawlRequest.ts';
import type { CancelCrawlResponse$Input as _jobradar_v1_CancelCrawlResponse$Input, CancelCrawlResponse as _jobradar_v1_CancelCrawlResponse } from './jobradar/v1/CancelCrawlResponse.ts';
import type { ContractChange$Input as _jobradar_v1_ContractChange$Input, ContractChange as _jobradar_v1_ContractChange } from './jobradar/v1/ContractChange.ts';
import type { CountCrawlsRequest$Input as _jobradar_v1_CountCrawlsRequest$Input, CountCrawlsRequest as _jobradar_v1_CountCrawlsRequest } from './jobradar/v1/CountCrawlsRequest.ts';
import type { CountCrawlsResponse$Input as _jobradar_v1_CountCrawlsResponse$Input, CountCrawlsResponse as _jobradar_v1_CountCrawlsResponse } from './jobradar/v1/CountCrawlsResponse.ts';
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
import type { CrawlServiceClient as _jobradar_v1_CrawlServiceClient, CrawlServiceDefinition as _jobradar_v1_CrawlServiceDefinition } from './jobradar/v1/CrawlService.ts';
import type { CreateCrawlRequest$Input as _jobradar_v1_CreateCrawlRequest$Input, CreateCrawlRequest as _jobradar_v1_CreateCrawlRequest } from './jobradar/v1/CreateCrawlRequest.ts';
import type { CreateCrawlResponse$Input as _jobradar_v1_CreateCrawlResponse$Input, CreateCrawlResponse as _jobradar_v1_CreateCrawlResponse } from './jobradar/v1/CreateCrawlResponse.ts';
import type { ExplainCrawlRequest$Input as _jobradar_v1_ExplainCrawlRequest$Input, ExplainCrawlRequest as _jobradar_v1_ExplainCrawlRequest } from './jobradar/v1/ExplainCrawlRequest.ts';
import type { ExplainCrawlResponse$Input as _jobradar_v1_ExplainCrawlResponse$Input, ExplainCrawlResponse as _jobradar_v1_ExplainCrawlResponse } from './jobradar/v1/ExplainCrawlResponse.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from './jobradar/v1/Failure.ts';
import type { GetCrawlBatchRequest$Input as _jobradar_v1_GetCrawlBatchRequest$Input, GetCrawlBatchRequest as _jobradar_v1_GetCrawlBatchRequest } from './jobradar/v1/GetCrawlBatchRequest.ts';
import type { GetCrawlBatchResponse$Input as _jobradar_v1_GetCrawlBatchResponse$Input, GetCrawlBatchResponse as _jobradar_v1_GetCrawlBatchResponse } from './jobradar/v1/GetCrawlBatchResponse.ts';
import type { GetCrawlRequest$Input as _jobradar_v1_GetCrawlRequest$Input, GetCrawlRequest as _jobradar_v1_GetCrawlRequest } from './jobradar/v1/GetCrawlRequest.ts';
import type { GetCrawlResponse$Input as _jobradar_v1_GetCrawlResponse$Input, GetCrawlResponse as _jobradar_v1_GetCrawlResponse } from './jobradar/v1/GetCrawlResponse.ts';
import type { ListCrawlExecutionsRequest$Input as _jobradar_v1_ListCrawlExecutionsRequest$Input, ListCrawlExecutionsRequest as _jobradar_v1_ListCrawlExecutionsRequest } from './jobradar/v1/ListCrawlExecutionsRequest.ts';
import type { ListCrawlExecutionsResponse$Input as _jobradar_v1_ListCrawlExecutionsResponse$Input, ListCrawlExecutionsResponse as _jobradar_v1_ListCrawlExecutionsResponse } from './jobradar/v1/ListCrawlExecutionsResponse.ts';
import type { ListCrawlItemFailuresRequest$Input as _jobradar_v1_ListCrawlItemFailuresRequest$Input, ListCrawlItemFailuresRequest as _jobradar_v1_ListCrawlItemFailuresRequest } from './jobradar/v1/ListCrawlItemFailuresRequest.ts';
import type { ListCrawlItemFailuresResponse$Input as _jobradar_v1_ListCrawlItemFailuresResponse$Input, ListCrawlItemFailuresResponse as _jobradar_v1_ListCrawlItemFailuresResponse } from './jobradar/v1/ListCrawlItemFailuresResponse.ts';
import type { ListCrawlsRequest$Input as _jobradar_v1_ListCrawlsRequest$Input, ListCrawlsRequest as _jobradar_v1_ListCrawlsRequest } from './jobradar/v1/ListCrawlsRequest.ts';
import type { ListCrawlsResponse$Input as _jobradar_v1_ListCrawlsResponse$Input, ListCrawlsResponse as _jobradar_v1_ListCrawlsResponse } from './jobradar/v1/ListCrawlsResponse.ts';
import type { RetryCrawlRequest$Input as _jobradar_v1_RetryCrawlRequest$Input, RetryCrawlRequest as _jobradar_v1_RetryCrawlRequest } from './jobradar/v1/RetryCrawlRequest.ts';
import type { RetryCrawlResponse$Input as _jobradar_v1_RetryCrawlResponse$Input, RetryCrawlResponse as _jobradar_v1_RetryCrawlResponse } from './jobradar/v1/RetryCrawlResponse.ts';
import type { WaitCrawlRequest$Input as _jobradar_v1_WaitCrawlRequest$Input, WaitCrawlRequest as _jobradar_v1_WaitCrawlRequest } from './jobradar/v1/WaitCrawlRequest.ts';
import type { WaitCrawlResponse$Input as _jobradar_v1_WaitCrawlResponse$Input, WaitCrawlResponse as _jobradar_v1_WaitCrawlResponse } from './jobradar/v1/WaitCrawlResponse.ts';
import type { WatchCrawlRequest$Input as _jobradar_v1_WatchCrawlRequest$Input, WatchCrawlRequest as _jobradar_v1_WatchCrawlRequest } from './jobradar/v1/WatchCrawlRequest.ts';
import type { WatchCrawlResponse$Input as _jobradar_v1_WatchCrawlResponse$Input, WatchCrawlResponse as _jobradar_v1_WatchCrawlResponse } from './jobradar/v1/WatchCrawlResponse.ts';

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
      BatchCreateCrawlsRequest: MessageTypeDefinition<_jobradar_v1_BatchCreateCrawlsRequest$Input, _jobradar_v1_BatchCreateCrawlsRequest>
      BatchCreateCrawlsResponse: MessageTypeDefinition<_jobradar_v1_BatchCreateCrawlsResponse$Input, _jobradar_v1_BatchCreateCrawlsResponse>
      CancelCrawlRequest: MessageTypeDefinition<_jobradar_v1_CancelCrawlRequest$Input, _jobradar_v1_CancelCrawlRequest>
      CancelCrawlResponse: MessageTypeDefinition<_jobradar_v1_CancelCrawlResponse$Input, _jobradar_v1_CancelCrawlResponse>
      ConflictPolicy: EnumTypeDefinition
      ContractChange: MessageTypeDefinition<_jobradar_v1_ContractChange$Input, _jobradar_v1_ContractChange>
      CountCrawlsRequest: MessageTypeDefinition<_jobradar_v1_CountCrawlsRequest$Input, _jobradar_v1_CountCrawlsRequest>
      CountCrawlsResponse: MessageTypeDefinition<_jobradar_v1_CountCrawlsResponse$Input, _jobradar_v1_CountCrawlsResponse>
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
      /**
       * Submits and follows crawls.
       */
      CrawlService: SubtypeConstructor<typeof grpc.Client, _jobradar_v1_CrawlServiceClient> & { service: _jobradar_v1_CrawlServiceDefinition }
      CreateCrawlRequest: MessageTypeDefinition<_jobradar_v1_CreateCrawlRequest$Input, _jobradar_v1_CreateCrawlRequest>
      CreateCrawlResponse: MessageTypeDefinition<_jobradar_v1_CreateCrawlResponse$Input, _jobradar_v1_CreateCrawlResponse>
      DependencyPolicy: EnumTypeDefinition
      ExplainCrawlRequest: MessageTypeDefinition<_jobradar_v1_ExplainCrawlRequest$Input, _jobradar_v1_ExplainCrawlRequest>
      ExplainCrawlResponse: MessageTypeDefinition<_jobradar_v1_ExplainCrawlResponse$Input, _jobradar_v1_ExplainCrawlResponse>
      Failure: MessageTypeDefinition<_jobradar_v1_Failure$Input, _jobradar_v1_Failure>
      FailureClass: EnumTypeDefinition
      FailureReason: EnumTypeDefinition
      FailureStage: EnumTypeDefinition
      GetCrawlBatchRequest: MessageTypeDefinition<_jobradar_v1_GetCrawlBatchRequest$Input, _jobradar_v1_GetCrawlBatchRequest>
      GetCrawlBatchResponse: MessageTypeDefinition<_jobradar_v1_GetCrawlBatchResponse$Input, _jobradar_v1_GetCrawlBatchResponse>
      GetCrawlRequest: MessageTypeDefinition<_jobradar_v1_GetCrawlRequest$Input, _jobradar_v1_GetCrawlRequest>
      GetCrawlResponse: MessageTypeDefinition<_jobradar_v1_GetCrawlResponse$Input, _jobradar_v1_GetCrawlResponse>
      ListCrawlExecutionsRequest: MessageTypeDefinition<_jobradar_v1_ListCrawlExecutionsRequest$Input, _jobradar_v1_ListCrawlExecutionsRequest>
      ListCrawlExecutionsResponse: MessageTypeDefinition<_jobradar_v1_ListCrawlExecutionsResponse$Input, _jobradar_v1_ListCrawlExecutionsResponse>
      ListCrawlItemFailuresRequest: MessageTypeDefinition<_jobradar_v1_ListCrawlItemFailuresRequest$Input, _jobradar_v1_ListCrawlItemFailuresRequest>
      ListCrawlItemFailuresResponse: MessageTypeDefinition<_jobradar_v1_ListCrawlItemFailuresResponse$Input, _jobradar_v1_ListCrawlItemFailuresResponse>
      ListCrawlsRequest: MessageTypeDefinition<_jobradar_v1_ListCrawlsRequest$Input, _jobradar_v1_ListCrawlsRequest>
      ListCrawlsResponse: MessageTypeDefinition<_jobradar_v1_ListCrawlsResponse$Input, _jobradar_v1_ListCrawlsResponse>
      ListEnd: EnumTypeDefinition
      RetryCrawlRequest: MessageTypeDefinition<_jobradar_v1_RetryCrawlRequest$Input, _jobradar_v1_RetryCrawlRequest>
      RetryCrawlResponse: MessageTypeDefinition<_jobradar_v1_RetryCrawlResponse$Input, _jobradar_v1_RetryCrawlResponse>
      WaitCrawlRequest: MessageTypeDefinition<_jobradar_v1_WaitCrawlRequest$Input, _jobradar_v1_WaitCrawlRequest>
      WaitCrawlResponse: MessageTypeDefinition<_jobradar_v1_WaitCrawlResponse$Input, _jobradar_v1_WaitCrawlResponse>
      WatchCrawlRequest: MessageTypeDefinition<_jobradar_v1_WatchCrawlRequest$Input, _jobradar_v1_WatchCrawlRequest>
      WatchCrawlResponse: MessageTypeDefinition<_jobradar_v1_WatchCrawlResponse$Input, _jobradar_v1_WatchCrawlResponse>
    }
  }
}

