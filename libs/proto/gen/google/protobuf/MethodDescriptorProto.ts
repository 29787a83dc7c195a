// Original file: null

import type { MethodOptions$Input as _google_protobuf_MethodOptions$Input, MethodOptions as _google_protobuf_MethodOptions } from '../../google/protobuf/MethodOptions.ts';

export interface MethodDescriptorProto$Input {
  'name'?: (string);
  'inputType'?: (string);
  'outputType'?: (string);
  'options'?: (_google_protobuf_MethodOptions$Input | null);
  'clientStreaming'?: (boolean);
  'serverStreaming'?: (boolean);
}

export interface MethodDescriptorProto {
  'name': (string);
  'inputType': (string);
  'outputType': (string);
  'options': (_google_protobuf_MethodOptions | null);
  'clientStreaming': (boolean);
  'serverStreaming': (boolean);
}
