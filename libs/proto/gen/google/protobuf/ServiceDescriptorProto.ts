// Original file: null

import type { MethodDescriptorProto$Input as _google_protobuf_MethodDescriptorProto$Input, MethodDescriptorProto as _google_protobuf_MethodDescriptorProto } from '../../google/protobuf/MethodDescriptorProto.ts';
import type { ServiceOptions$Input as _google_protobuf_ServiceOptions$Input, ServiceOptions as _google_protobuf_ServiceOptions } from '../../google/protobuf/ServiceOptions.ts';

export interface ServiceDescriptorProto$Input {
  'name'?: (string);
  'method'?: (_google_protobuf_MethodDescriptorProto$Input)[];
  'options'?: (_google_protobuf_ServiceOptions$Input | null);
}

export interface ServiceDescriptorProto {
  'name': (string);
  'method': (_google_protobuf_MethodDescriptorProto)[];
  'options': (_google_protobuf_ServiceOptions | null);
}
