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
import type { BrowserExtraction$Input as _jobradar_v1_BrowserExtraction$Input, BrowserExtraction as _jobradar_v1_BrowserExtraction } from './jobradar/v1/BrowserExtraction.ts';
import type { ClosedSign$Input as _jobradar_v1_ClosedSign$Input, ClosedSign as _jobradar_v1_ClosedSign } from './jobradar/v1/ClosedSign.ts';
import type { Company$Input as _jobradar_v1_Company$Input, Company as _jobradar_v1_Company } from './jobradar/v1/Company.ts';
import type { ContractChange$Input as _jobradar_v1_ContractChange$Input, ContractChange as _jobradar_v1_ContractChange } from './jobradar/v1/ContractChange.ts';
import type { ContractGuard$Input as _jobradar_v1_ContractGuard$Input, ContractGuard as _jobradar_v1_ContractGuard } from './jobradar/v1/ContractGuard.ts';
import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from './jobradar/v1/Crawl.ts';
import type { CrawlBatch$Input as _jobradar_v1_CrawlBatch$Input, CrawlBatch as _jobradar_v1_CrawlBatch } from './jobradar/v1/CrawlBatch.ts';
import type { CrawlCancellation$Input as _jobradar_v1_CrawlCancellation$Input, CrawlCancellation as _jobradar_v1_CrawlCancellation } from './jobradar/v1/CrawlCancellation.ts';
import type { CrawlCounts$Input as _jobradar_v1_CrawlCounts$Input, CrawlCounts as _jobradar_v1_CrawlCounts } from './jobradar/v1/CrawlCounts.ts';
import type { CrawlDefaults$Input as _jobradar_v1_CrawlDefaults$Input, CrawlDefaults as _jobradar_v1_CrawlDefaults } from './jobradar/v1/CrawlDefaults.ts';
import type { CrawlDependency$Input as _jobradar_v1_CrawlDependency$Input, CrawlDependency as _jobradar_v1_CrawlDependency } from './jobradar/v1/CrawlDependency.ts';
import type { CrawlDispatch$Input as _jobradar_v1_CrawlDispatch$Input, CrawlDispatch as _jobradar_v1_CrawlDispatch } from './jobradar/v1/CrawlDispatch.ts';
import type { CrawlEvent$Input as _jobradar_v1_CrawlEvent$Input, CrawlEvent as _jobradar_v1_CrawlEvent } from './jobradar/v1/CrawlEvent.ts';
import type { CrawlExecution$Input as _jobradar_v1_CrawlExecution$Input, CrawlExecution as _jobradar_v1_CrawlExecution } from './jobradar/v1/CrawlExecution.ts';
import type { CrawlItemFailure$Input as _jobradar_v1_CrawlItemFailure$Input, CrawlItemFailure as _jobradar_v1_CrawlItemFailure } from './jobradar/v1/CrawlItemFailure.ts';
import type { CrawlProgress$Input as _jobradar_v1_CrawlProgress$Input, CrawlProgress as _jobradar_v1_CrawlProgress } from './jobradar/v1/CrawlProgress.ts';
import type { CrawlWindow$Input as _jobradar_v1_CrawlWindow$Input, CrawlWindow as _jobradar_v1_CrawlWindow } from './jobradar/v1/CrawlWindow.ts';
import type { Education$Input as _jobradar_v1_Education$Input, Education as _jobradar_v1_Education } from './jobradar/v1/Education.ts';
import type { EmptyState$Input as _jobradar_v1_EmptyState$Input, EmptyState as _jobradar_v1_EmptyState } from './jobradar/v1/EmptyState.ts';
import type { Experience$Input as _jobradar_v1_Experience$Input, Experience as _jobradar_v1_Experience } from './jobradar/v1/Experience.ts';
import type { Extraction$Input as _jobradar_v1_Extraction$Input, Extraction as _jobradar_v1_Extraction } from './jobradar/v1/Extraction.ts';
import type { ExtractionReport$Input as _jobradar_v1_ExtractionReport$Input, ExtractionReport as _jobradar_v1_ExtractionReport } from './jobradar/v1/ExtractionReport.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from './jobradar/v1/Failure.ts';
import type { FetchReport$Input as _jobradar_v1_FetchReport$Input, FetchReport as _jobradar_v1_FetchReport } from './jobradar/v1/FetchReport.ts';
import type { FieldOrigin$Input as _jobradar_v1_FieldOrigin$Input, FieldOrigin as _jobradar_v1_FieldOrigin } from './jobradar/v1/FieldOrigin.ts';
import type { FieldReport$Input as _jobradar_v1_FieldReport$Input, FieldReport as _jobradar_v1_FieldReport } from './jobradar/v1/FieldReport.ts';
import type { FieldRule$Input as _jobradar_v1_FieldRule$Input, FieldRule as _jobradar_v1_FieldRule } from './jobradar/v1/FieldRule.ts';
import type { HtmlExtraction$Input as _jobradar_v1_HtmlExtraction$Input, HtmlExtraction as _jobradar_v1_HtmlExtraction } from './jobradar/v1/HtmlExtraction.ts';
import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from './jobradar/v1/Job.ts';
import type { JobDate$Input as _jobradar_v1_JobDate$Input, JobDate as _jobradar_v1_JobDate } from './jobradar/v1/JobDate.ts';
import type { JobEvidence$Input as _jobradar_v1_JobEvidence$Input, JobEvidence as _jobradar_v1_JobEvidence } from './jobradar/v1/JobEvidence.ts';
import type { JobIdentifier$Input as _jobradar_v1_JobIdentifier$Input, JobIdentifier as _jobradar_v1_JobIdentifier } from './jobradar/v1/JobIdentifier.ts';
import type { JobRecord$Input as _jobradar_v1_JobRecord$Input, JobRecord as _jobradar_v1_JobRecord } from './jobradar/v1/JobRecord.ts';
import type { JobVersion$Input as _jobradar_v1_JobVersion$Input, JobVersion as _jobradar_v1_JobVersion } from './jobradar/v1/JobVersion.ts';
import type { JsonContract$Input as _jobradar_v1_JsonContract$Input, JsonContract as _jobradar_v1_JsonContract } from './jobradar/v1/JsonContract.ts';
import type { JsonExtraction$Input as _jobradar_v1_JsonExtraction$Input, JsonExtraction as _jobradar_v1_JsonExtraction } from './jobradar/v1/JsonExtraction.ts';
import type { JsonField$Input as _jobradar_v1_JsonField$Input, JsonField as _jobradar_v1_JsonField } from './jobradar/v1/JsonField.ts';
import type { LinkDiscovery$Input as _jobradar_v1_LinkDiscovery$Input, LinkDiscovery as _jobradar_v1_LinkDiscovery } from './jobradar/v1/LinkDiscovery.ts';
import type { PageContent$Input as _jobradar_v1_PageContent$Input, PageContent as _jobradar_v1_PageContent } from './jobradar/v1/PageContent.ts';
import type { Pagination$Input as _jobradar_v1_Pagination$Input, Pagination as _jobradar_v1_Pagination } from './jobradar/v1/Pagination.ts';
import type { Place$Input as _jobradar_v1_Place$Input, Place as _jobradar_v1_Place } from './jobradar/v1/Place.ts';
import type { Politeness$Input as _jobradar_v1_Politeness$Input, Politeness as _jobradar_v1_Politeness } from './jobradar/v1/Politeness.ts';
import type { PresetExtraction$Input as _jobradar_v1_PresetExtraction$Input, PresetExtraction as _jobradar_v1_PresetExtraction } from './jobradar/v1/PresetExtraction.ts';
import type { RemoteArea$Input as _jobradar_v1_RemoteArea$Input, RemoteArea as _jobradar_v1_RemoteArea } from './jobradar/v1/RemoteArea.ts';
import type { Salary$Input as _jobradar_v1_Salary$Input, Salary as _jobradar_v1_Salary } from './jobradar/v1/Salary.ts';
import type { SitemapDiscovery$Input as _jobradar_v1_SitemapDiscovery$Input, SitemapDiscovery as _jobradar_v1_SitemapDiscovery } from './jobradar/v1/SitemapDiscovery.ts';
import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from './jobradar/v1/Source.ts';
import type { SourceAuthorization$Input as _jobradar_v1_SourceAuthorization$Input, SourceAuthorization as _jobradar_v1_SourceAuthorization } from './jobradar/v1/SourceAuthorization.ts';
import type { SourceHealth$Input as _jobradar_v1_SourceHealth$Input, SourceHealth as _jobradar_v1_SourceHealth } from './jobradar/v1/SourceHealth.ts';
import type { SourceRevision$Input as _jobradar_v1_SourceRevision$Input, SourceRevision as _jobradar_v1_SourceRevision } from './jobradar/v1/SourceRevision.ts';
import type { StructuredDataExtraction$Input as _jobradar_v1_StructuredDataExtraction$Input, StructuredDataExtraction as _jobradar_v1_StructuredDataExtraction } from './jobradar/v1/StructuredDataExtraction.ts';
import type { Transform$Input as _jobradar_v1_Transform$Input, Transform as _jobradar_v1_Transform } from './jobradar/v1/Transform.ts';
import type { ExtractionServiceClient as _jobradar_worker_v1_ExtractionServiceClient, ExtractionServiceDefinition as _jobradar_worker_v1_ExtractionServiceDefinition } from './jobradar/worker/v1/ExtractionService.ts';
import type { PreviewExtractionRequest$Input as _jobradar_worker_v1_PreviewExtractionRequest$Input, PreviewExtractionRequest as _jobradar_worker_v1_PreviewExtractionRequest } from './jobradar/worker/v1/PreviewExtractionRequest.ts';
import type { PreviewExtractionResponse$Input as _jobradar_worker_v1_PreviewExtractionResponse$Input, PreviewExtractionResponse as _jobradar_worker_v1_PreviewExtractionResponse } from './jobradar/worker/v1/PreviewExtractionResponse.ts';

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
      BrowserExtraction: MessageTypeDefinition<_jobradar_v1_BrowserExtraction$Input, _jobradar_v1_BrowserExtraction>
      ClosedSign: MessageTypeDefinition<_jobradar_v1_ClosedSign$Input, _jobradar_v1_ClosedSign>
      Company: MessageTypeDefinition<_jobradar_v1_Company$Input, _jobradar_v1_Company>
      ContractChange: MessageTypeDefinition<_jobradar_v1_ContractChange$Input, _jobradar_v1_ContractChange>
      ContractGuard: MessageTypeDefinition<_jobradar_v1_ContractGuard$Input, _jobradar_v1_ContractGuard>
      ContractKind: EnumTypeDefinition
      Crawl: MessageTypeDefinition<_jobradar_v1_Crawl$Input, _jobradar_v1_Crawl>
      CrawlBatch: MessageTypeDefinition<_jobradar_v1_CrawlBatch$Input, _jobradar_v1_CrawlBatch>
      CrawlCancellation: MessageTypeDefinition<_jobradar_v1_CrawlCancellation$Input, _jobradar_v1_CrawlCancellation>
      CrawlCounts: MessageTypeDefinition<_jobradar_v1_CrawlCounts$Input, _jobradar_v1_CrawlCounts>
      CrawlDefaults: MessageTypeDefinition<_jobradar_v1_CrawlDefaults$Input, _jobradar_v1_CrawlDefaults>
      CrawlDependency: MessageTypeDefinition<_jobradar_v1_CrawlDependency$Input, _jobradar_v1_CrawlDependency>
      CrawlDispatch: MessageTypeDefinition<_jobradar_v1_CrawlDispatch$Input, _jobradar_v1_CrawlDispatch>
      CrawlEvent: MessageTypeDefinition<_jobradar_v1_CrawlEvent$Input, _jobradar_v1_CrawlEvent>
      CrawlExecution: MessageTypeDefinition<_jobradar_v1_CrawlExecution$Input, _jobradar_v1_CrawlExecution>
      CrawlItemFailure: MessageTypeDefinition<_jobradar_v1_CrawlItemFailure$Input, _jobradar_v1_CrawlItemFailure>
      CrawlLimit: EnumTypeDefinition
      CrawlPriority: EnumTypeDefinition
      CrawlProgress: MessageTypeDefinition<_jobradar_v1_CrawlProgress$Input, _jobradar_v1_CrawlProgress>
      CrawlWindow: MessageTypeDefinition<_jobradar_v1_CrawlWindow$Input, _jobradar_v1_CrawlWindow>
      DependencyPolicy: EnumTypeDefinition
      Education: MessageTypeDefinition<_jobradar_v1_Education$Input, _jobradar_v1_Education>
      EmploymentType: EnumTypeDefinition
      EmptyState: MessageTypeDefinition<_jobradar_v1_EmptyState$Input, _jobradar_v1_EmptyState>
      Experience: MessageTypeDefinition<_jobradar_v1_Experience$Input, _jobradar_v1_Experience>
      Extraction: MessageTypeDefinition<_jobradar_v1_Extraction$Input, _jobradar_v1_Extraction>
      ExtractionReport: MessageTypeDefinition<_jobradar_v1_ExtractionReport$Input, _jobradar_v1_ExtractionReport>
      Failure: MessageTypeDefinition<_jobradar_v1_Failure$Input, _jobradar_v1_Failure>
      FailureClass: EnumTypeDefinition
      FailureReason: EnumTypeDefinition
      FailureStage: EnumTypeDefinition
      FetchReport: MessageTypeDefinition<_jobradar_v1_FetchReport$Input, _jobradar_v1_FetchReport>
      FieldOrigin: MessageTypeDefinition<_jobradar_v1_FieldOrigin$Input, _jobradar_v1_FieldOrigin>
      FieldReport: MessageTypeDefinition<_jobradar_v1_FieldReport$Input, _jobradar_v1_FieldReport>
      FieldRule: MessageTypeDefinition<_jobradar_v1_FieldRule$Input, _jobradar_v1_FieldRule>
      HtmlExtraction: MessageTypeDefinition<_jobradar_v1_HtmlExtraction$Input, _jobradar_v1_HtmlExtraction>
      Job: MessageTypeDefinition<_jobradar_v1_Job$Input, _jobradar_v1_Job>
      JobDate: MessageTypeDefinition<_jobradar_v1_JobDate$Input, _jobradar_v1_JobDate>
      JobEvidence: MessageTypeDefinition<_jobradar_v1_JobEvidence$Input, _jobradar_v1_JobEvidence>
      JobIdentifier: MessageTypeDefinition<_jobradar_v1_JobIdentifier$Input, _jobradar_v1_JobIdentifier>
      JobRecord: MessageTypeDefinition<_jobradar_v1_JobRecord$Input, _jobradar_v1_JobRecord>
      JobVersion: MessageTypeDefinition<_jobradar_v1_JobVersion$Input, _jobradar_v1_JobVersion>
      JsonContract: MessageTypeDefinition<_jobradar_v1_JsonContract$Input, _jobradar_v1_JsonContract>
      JsonExtraction: MessageTypeDefinition<_jobradar_v1_JsonExtraction$Input, _jobradar_v1_JsonExtraction>
      JsonField: MessageTypeDefinition<_jobradar_v1_JsonField$Input, _jobradar_v1_JsonField>
      JsonType: EnumTypeDefinition
      LinkDiscovery: MessageTypeDefinition<_jobradar_v1_LinkDiscovery$Input, _jobradar_v1_LinkDiscovery>
      ListEnd: EnumTypeDefinition
      PageContent: MessageTypeDefinition<_jobradar_v1_PageContent$Input, _jobradar_v1_PageContent>
      Pagination: MessageTypeDefinition<_jobradar_v1_Pagination$Input, _jobradar_v1_Pagination>
      Place: MessageTypeDefinition<_jobradar_v1_Place$Input, _jobradar_v1_Place>
      Politeness: MessageTypeDefinition<_jobradar_v1_Politeness$Input, _jobradar_v1_Politeness>
      PresetExtraction: MessageTypeDefinition<_jobradar_v1_PresetExtraction$Input, _jobradar_v1_PresetExtraction>
      RemoteArea: MessageTypeDefinition<_jobradar_v1_RemoteArea$Input, _jobradar_v1_RemoteArea>
      Salary: MessageTypeDefinition<_jobradar_v1_Salary$Input, _jobradar_v1_Salary>
      SitemapDiscovery: MessageTypeDefinition<_jobradar_v1_SitemapDiscovery$Input, _jobradar_v1_SitemapDiscovery>
      Source: MessageTypeDefinition<_jobradar_v1_Source$Input, _jobradar_v1_Source>
      SourceAuthorization: MessageTypeDefinition<_jobradar_v1_SourceAuthorization$Input, _jobradar_v1_SourceAuthorization>
      SourceHealth: MessageTypeDefinition<_jobradar_v1_SourceHealth$Input, _jobradar_v1_SourceHealth>
      SourceRevision: MessageTypeDefinition<_jobradar_v1_SourceRevision$Input, _jobradar_v1_SourceRevision>
      StructuredDataExtraction: MessageTypeDefinition<_jobradar_v1_StructuredDataExtraction$Input, _jobradar_v1_StructuredDataExtraction>
      Transform: MessageTypeDefinition<_jobradar_v1_Transform$Input, _jobradar_v1_Transform>
      Workplace: EnumTypeDefinition
    }
    worker: {
      v1: {
        /**
         * Served by the crawler for the gateway's TestSource: the same fetcher, guards, permits and parsers
         * as a crawl. Internal.
         */
        ExtractionService: SubtypeConstructor<typeof grpc.Client, _jobradar_worker_v1_ExtractionServiceClient> & { service: _jobradar_worker_v1_ExtractionServiceDefinition }
        PreviewExtractionRequest: MessageTypeDefinition<_jobradar_worker_v1_PreviewExtractionRequest$Input, _jobradar_worker_v1_PreviewExtractionRequest>
        PreviewExtractionResponse: MessageTypeDefinition<_jobradar_worker_v1_PreviewExtractionResponse$Input, _jobradar_worker_v1_PreviewExtractionResponse>
      }
    }
  }
}

