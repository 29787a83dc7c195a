import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from './google/protobuf/Duration.ts';
import type { BadRequest$Input as _google_rpc_BadRequest$Input, BadRequest as _google_rpc_BadRequest } from './google/rpc/BadRequest.ts';
import type { ErrorInfo$Input as _google_rpc_ErrorInfo$Input, ErrorInfo as _google_rpc_ErrorInfo } from './google/rpc/ErrorInfo.ts';
import type { PreconditionFailure$Input as _google_rpc_PreconditionFailure$Input, PreconditionFailure as _google_rpc_PreconditionFailure } from './google/rpc/PreconditionFailure.ts';
import type { QuotaFailure$Input as _google_rpc_QuotaFailure$Input, QuotaFailure as _google_rpc_QuotaFailure } from './google/rpc/QuotaFailure.ts';
import type { RequestInfo$Input as _google_rpc_RequestInfo$Input, RequestInfo as _google_rpc_RequestInfo } from './google/rpc/RequestInfo.ts';
import type { ResourceInfo$Input as _google_rpc_ResourceInfo$Input, ResourceInfo as _google_rpc_ResourceInfo } from './google/rpc/ResourceInfo.ts';
import type { RetryInfo$Input as _google_rpc_RetryInfo$Input, RetryInfo as _google_rpc_RetryInfo } from './google/rpc/RetryInfo.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  google: {
    protobuf: {
      Duration: MessageTypeDefinition<_google_protobuf_Duration$Input, _google_protobuf_Duration>
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
}

