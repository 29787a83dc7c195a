// Original file: null

import type { EnumValueOptions$Input as _google_protobuf_EnumValueOptions$Input, EnumValueOptions as _google_protobuf_EnumValueOptions } from '../../google/protobuf/EnumValueOptions.ts';

export interface EnumValueDescriptorProto$Input {
  'name'?: (string);
  'number'?: (number);
  'options'?: (_google_protobuf_EnumValueOptions$Input | null);
}

export interface EnumValueDescriptorProto {
  'name': (string);
  'number': (number);
  'options': (_google_protobuf_EnumValueOptions | null);
}
