// Original file: proto/google/rpc/status.proto

import type { Any$Input as _google_protobuf_Any$Input, Any as _google_protobuf_Any } from '../../google/protobuf/Any.ts';

/**
 * What went wrong; travels in the grpc-status-details-bin trailer.
 */
export interface Status$Input {
  /**
   * gRPC status code, 0 to 16.
   */
  'code'?: (number);
  /**
   * For people; not part of the API.
   */
  'message'?: (string);
  /**
   * Details for programs: the messages of error_details.proto.
   */
  'details'?: (_google_protobuf_Any$Input)[];
}

/**
 * What went wrong; travels in the grpc-status-details-bin trailer.
 */
export interface Status {
  /**
   * gRPC status code, 0 to 16.
   */
  'code': (number);
  /**
   * For people; not part of the API.
   */
  'message': (string);
  /**
   * Details for programs: the messages of error_details.proto.
   */
  'details': (_google_protobuf_Any)[];
}
