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
import type { FindMissingSnapshotsRequest$Input as _jobradar_storage_v1_FindMissingSnapshotsRequest$Input, FindMissingSnapshotsRequest as _jobradar_storage_v1_FindMissingSnapshotsRequest } from './jobradar/storage/v1/FindMissingSnapshotsRequest.ts';
import type { FindMissingSnapshotsResponse$Input as _jobradar_storage_v1_FindMissingSnapshotsResponse$Input, FindMissingSnapshotsResponse as _jobradar_storage_v1_FindMissingSnapshotsResponse } from './jobradar/storage/v1/FindMissingSnapshotsResponse.ts';
import type { GetSnapshotRequest$Input as _jobradar_storage_v1_GetSnapshotRequest$Input, GetSnapshotRequest as _jobradar_storage_v1_GetSnapshotRequest } from './jobradar/storage/v1/GetSnapshotRequest.ts';
import type { GetSnapshotResponse$Input as _jobradar_storage_v1_GetSnapshotResponse$Input, GetSnapshotResponse as _jobradar_storage_v1_GetSnapshotResponse } from './jobradar/storage/v1/GetSnapshotResponse.ts';
import type { Observation$Input as _jobradar_storage_v1_Observation$Input, Observation as _jobradar_storage_v1_Observation } from './jobradar/storage/v1/Observation.ts';
import type { OpenRunRequest$Input as _jobradar_storage_v1_OpenRunRequest$Input, OpenRunRequest as _jobradar_storage_v1_OpenRunRequest } from './jobradar/storage/v1/OpenRunRequest.ts';
import type { OpenRunResponse$Input as _jobradar_storage_v1_OpenRunResponse$Input, OpenRunResponse as _jobradar_storage_v1_OpenRunResponse } from './jobradar/storage/v1/OpenRunResponse.ts';
import type { PlanProbesRequest$Input as _jobradar_storage_v1_PlanProbesRequest$Input, PlanProbesRequest as _jobradar_storage_v1_PlanProbesRequest } from './jobradar/storage/v1/PlanProbesRequest.ts';
import type { PlanProbesResponse$Input as _jobradar_storage_v1_PlanProbesResponse$Input, PlanProbesResponse as _jobradar_storage_v1_PlanProbesResponse } from './jobradar/storage/v1/PlanProbesResponse.ts';
import type { PutSnapshotRequest$Input as _jobradar_storage_v1_PutSnapshotRequest$Input, PutSnapshotRequest as _jobradar_storage_v1_PutSnapshotRequest } from './jobradar/storage/v1/PutSnapshotRequest.ts';
import type { PutSnapshotResponse$Input as _jobradar_storage_v1_PutSnapshotResponse$Input, PutSnapshotResponse as _jobradar_storage_v1_PutSnapshotResponse } from './jobradar/storage/v1/PutSnapshotResponse.ts';
import type { RunTotals$Input as _jobradar_storage_v1_RunTotals$Input, RunTotals as _jobradar_storage_v1_RunTotals } from './jobradar/storage/v1/RunTotals.ts';
import type { SealRunsRequest$Input as _jobradar_storage_v1_SealRunsRequest$Input, SealRunsRequest as _jobradar_storage_v1_SealRunsRequest } from './jobradar/storage/v1/SealRunsRequest.ts';
import type { SealRunsResponse$Input as _jobradar_storage_v1_SealRunsResponse$Input, SealRunsResponse as _jobradar_storage_v1_SealRunsResponse } from './jobradar/storage/v1/SealRunsResponse.ts';
import type { SnapshotHeader$Input as _jobradar_storage_v1_SnapshotHeader$Input, SnapshotHeader as _jobradar_storage_v1_SnapshotHeader } from './jobradar/storage/v1/SnapshotHeader.ts';
import type { StorageServiceClient as _jobradar_storage_v1_StorageServiceClient, StorageServiceDefinition as _jobradar_storage_v1_StorageServiceDefinition } from './jobradar/storage/v1/StorageService.ts';
import type { UpsertJobsRequest$Input as _jobradar_storage_v1_UpsertJobsRequest$Input, UpsertJobsRequest as _jobradar_storage_v1_UpsertJobsRequest } from './jobradar/storage/v1/UpsertJobsRequest.ts';
import type { UpsertJobsResponse$Input as _jobradar_storage_v1_UpsertJobsResponse$Input, UpsertJobsResponse as _jobradar_storage_v1_UpsertJobsResponse } from './jobradar/storage/v1/UpsertJobsResponse.ts';
import type { Company$Input as _jobradar_v1_Company$Input, Company as _jobradar_v1_Company } from './jobradar/v1/Company.ts';
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
import type { Education$Input as _jobradar_v1_Education$Input, Education as _jobradar_v1_Education } from './jobradar/v1/Education.ts';
import type { Experience$Input as _jobradar_v1_Experience$Input, Experience as _jobradar_v1_Experience } from './jobradar/v1/Experience.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from './jobradar/v1/Failure.ts';
import type { FieldOrigin$Input as _jobradar_v1_FieldOrigin$Input, FieldOrigin as _jobradar_v1_FieldOrigin } from './jobradar/v1/FieldOrigin.ts';
import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from './jobradar/v1/Job.ts';
import type { JobDate$Input as _jobradar_v1_JobDate$Input, JobDate as _jobradar_v1_JobDate } from './jobradar/v1/JobDate.ts';
import type { JobEvidence$Input as _jobradar_v1_JobEvidence$Input, JobEvidence as _jobradar_v1_JobEvidence } from './jobradar/v1/JobEvidence.ts';
import type { JobIdentifier$Input as _jobradar_v1_JobIdentifier$Input, JobIdentifier as _jobradar_v1_JobIdentifier } from './jobradar/v1/JobIdentifier.ts';
import type { JobRecord$Input as _jobradar_v1_JobRecord$Input, JobRecord as _jobradar_v1_JobRecord } from './jobradar/v1/JobRecord.ts';
import type { JobVersion$Input as _jobradar_v1_JobVersion$Input, JobVersion as _jobradar_v1_JobVersion } from './jobradar/v1/JobVersion.ts';
import type { Place$Input as _jobradar_v1_Place$Input, Place as _jobradar_v1_Place } from './jobradar/v1/Place.ts';
import type { RemoteArea$Input as _jobradar_v1_RemoteArea$Input, RemoteArea as _jobradar_v1_RemoteArea } from './jobradar/v1/RemoteArea.ts';
import type { Salary$Input as _jobradar_v1_Salary$Input, Salary as _jobradar_v1_Salary } from './jobradar/v1/Salary.ts';

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
    storage: {
      v1: {
        FindMissingSnapshotsRequest: MessageTypeDefinition<_jobradar_storage_v1_FindMissingSnapshotsRequest$Input, _jobradar_storage_v1_FindMissingSnapshotsRequest>
        FindMissingSnapshotsResponse: MessageTypeDefinition<_jobradar_storage_v1_FindMissingSnapshotsResponse$Input, _jobradar_storage_v1_FindMissingSnapshotsResponse>
        GetSnapshotRequest: MessageTypeDefinition<_jobradar_storage_v1_GetSnapshotRequest$Input, _jobradar_storage_v1_GetSnapshotRequest>
        GetSnapshotResponse: MessageTypeDefinition<_jobradar_storage_v1_GetSnapshotResponse$Input, _jobradar_storage_v1_GetSnapshotResponse>
        Observation: MessageTypeDefinition<_jobradar_storage_v1_Observation$Input, _jobradar_storage_v1_Observation>
        OpenRunRequest: MessageTypeDefinition<_jobradar_storage_v1_OpenRunRequest$Input, _jobradar_storage_v1_OpenRunRequest>
        OpenRunResponse: MessageTypeDefinition<_jobradar_storage_v1_OpenRunResponse$Input, _jobradar_storage_v1_OpenRunResponse>
        PlanProbesRequest: MessageTypeDefinition<_jobradar_storage_v1_PlanProbesRequest$Input, _jobradar_storage_v1_PlanProbesRequest>
        PlanProbesResponse: MessageTypeDefinition<_jobradar_storage_v1_PlanProbesResponse$Input, _jobradar_storage_v1_PlanProbesResponse>
        PutSnapshotRequest: MessageTypeDefinition<_jobradar_storage_v1_PutSnapshotRequest$Input, _jobradar_storage_v1_PutSnapshotRequest>
        PutSnapshotResponse: MessageTypeDefinition<_jobradar_storage_v1_PutSnapshotResponse$Input, _jobradar_storage_v1_PutSnapshotResponse>
        RunTotals: MessageTypeDefinition<_jobradar_storage_v1_RunTotals$Input, _jobradar_storage_v1_RunTotals>
        SealRunsRequest: MessageTypeDefinition<_jobradar_storage_v1_SealRunsRequest$Input, _jobradar_storage_v1_SealRunsRequest>
        SealRunsResponse: MessageTypeDefinition<_jobradar_storage_v1_SealRunsResponse$Input, _jobradar_storage_v1_SealRunsResponse>
        SnapshotHeader: MessageTypeDefinition<_jobradar_storage_v1_SnapshotHeader$Input, _jobradar_storage_v1_SnapshotHeader>
        /**
         * Writes of the crawler into the job store. Internal. Tenant, task, source and epoch are read from
         * the grant, never from the request. Every write first takes the run's row FOR SHARE where the epoch
         * is the grant's and the run is not sealed, in its own transaction; otherwise LEASE_LOST (ABORTED).
         * OpenRun and SealRuns update that row. A grant past its expiry is GRANT_EXPIRED (ABORTED): renew it
         * by a heartbeat and repeat. A grant of epoch 0 (a preview) is refused everywhere here.
         */
        StorageService: SubtypeConstructor<typeof grpc.Client, _jobradar_storage_v1_StorageServiceClient> & { service: _jobradar_storage_v1_StorageServiceDefinition }
        UpsertJobsRequest: MessageTypeDefinition<_jobradar_storage_v1_UpsertJobsRequest$Input, _jobradar_storage_v1_UpsertJobsRequest>
        UpsertJobsResponse: MessageTypeDefinition<_jobradar_storage_v1_UpsertJobsResponse$Input, _jobradar_storage_v1_UpsertJobsResponse>
      }
    }
    v1: {
      Company: MessageTypeDefinition<_jobradar_v1_Company$Input, _jobradar_v1_Company>
      ContractChange: MessageTypeDefinition<_jobradar_v1_ContractChange$Input, _jobradar_v1_ContractChange>
      ContractKind: EnumTypeDefinition
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
      DependencyPolicy: EnumTypeDefinition
      Education: MessageTypeDefinition<_jobradar_v1_Education$Input, _jobradar_v1_Education>
      EmploymentType: EnumTypeDefinition
      Experience: MessageTypeDefinition<_jobradar_v1_Experience$Input, _jobradar_v1_Experience>
      Failure: MessageTypeDefinition<_jobradar_v1_Failure$Input, _jobradar_v1_Failure>
      FailureClass: EnumTypeDefinition
      FailureReason: EnumTypeDefinition
      FailureStage: EnumTypeDefinition
      FieldOrigin: MessageTypeDefinition<_jobradar_v1_FieldOrigin$Input, _jobradar_v1_FieldOrigin>
      Job: MessageTypeDefinition<_jobradar_v1_Job$Input, _jobradar_v1_Job>
      JobDate: MessageTypeDefinition<_jobradar_v1_JobDate$Input, _jobradar_v1_JobDate>
      JobEvidence: MessageTypeDefinition<_jobradar_v1_JobEvidence$Input, _jobradar_v1_JobEvidence>
      JobIdentifier: MessageTypeDefinition<_jobradar_v1_JobIdentifier$Input, _jobradar_v1_JobIdentifier>
      JobRecord: MessageTypeDefinition<_jobradar_v1_JobRecord$Input, _jobradar_v1_JobRecord>
      JobVersion: MessageTypeDefinition<_jobradar_v1_JobVersion$Input, _jobradar_v1_JobVersion>
      ListEnd: EnumTypeDefinition
      Place: MessageTypeDefinition<_jobradar_v1_Place$Input, _jobradar_v1_Place>
      RemoteArea: MessageTypeDefinition<_jobradar_v1_RemoteArea$Input, _jobradar_v1_RemoteArea>
      Salary: MessageTypeDefinition<_jobradar_v1_Salary$Input, _jobradar_v1_Salary>
      Workplace: EnumTypeDefinition
    }
  }
}

