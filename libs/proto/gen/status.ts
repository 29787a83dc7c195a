import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Any$Input as _google_protobuf_Any$Input, Any as _google_protobuf_Any } from './google/protobuf/Any.ts';
import type { Status$Input as _google_rpc_Status$Input, Status as _google_rpc_Status } from './google/rpc/Status.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  google: {
    protobuf: {
      Any: MessageTypeDefinition<_google_protobuf_Any$Input, _google_protobuf_Any>
    }
    rpc: {
      Status: MessageTypeDefinition<_google_rpc_Status$Input, _google_rpc_Status>
    }
  }
}

