import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { HealthClient as _grpc_health_v1_HealthClient, HealthDefinition as _grpc_health_v1_HealthDefinition } from './grpc/health/v1/Health.ts';
import type { HealthCheckRequest$Input as _grpc_health_v1_HealthCheckRequest$Input, HealthCheckRequest as _grpc_health_v1_HealthCheckRequest } from './grpc/health/v1/HealthCheckRequest.ts';
import type { HealthCheckResponse$Input as _grpc_health_v1_HealthCheckResponse$Input, HealthCheckResponse as _grpc_health_v1_HealthCheckResponse } from './grpc/health/v1/HealthCheckResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  grpc: {
    health: {
      v1: {
        /**
         * Can this process take calls?
         */
        Health: SubtypeConstructor<typeof grpc.Client, _grpc_health_v1_HealthClient> & { service: _grpc_health_v1_HealthDefinition }
        HealthCheckRequest: MessageTypeDefinition<_grpc_health_v1_HealthCheckRequest$Input, _grpc_health_v1_HealthCheckRequest>
        HealthCheckResponse: MessageTypeDefinition<_grpc_health_v1_HealthCheckResponse$Input, _grpc_health_v1_HealthCheckResponse>
      }
    }
  }
}

