// Original file: null

import type { OneofOptions$Input as _google_protobuf_OneofOptions$Input, OneofOptions as _google_protobuf_OneofOptions } from '../../google/protobuf/OneofOptions.ts';

export interface OneofDescriptorProto$Input {
  'name'?: (string);
  'options'?: (_google_protobuf_OneofOptions$Input | null);
}

export interface OneofDescriptorProto {
  'name': (string);
  'options': (_google_protobuf_OneofOptions | null);
}
