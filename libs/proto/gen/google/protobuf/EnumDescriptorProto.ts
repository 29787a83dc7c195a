// Original file: null

import type { EnumValueDescriptorProto$Input as _google_protobuf_EnumValueDescriptorProto$Input, EnumValueDescriptorProto as _google_protobuf_EnumValueDescriptorProto } from '../../google/protobuf/EnumValueDescriptorProto.ts';
import type { EnumOptions$Input as _google_protobuf_EnumOptions$Input, EnumOptions as _google_protobuf_EnumOptions } from '../../google/protobuf/EnumOptions.ts';
import type { SymbolVisibility$Input as _google_protobuf_SymbolVisibility$Input, SymbolVisibility as _google_protobuf_SymbolVisibility } from '../../google/protobuf/SymbolVisibility.ts';

export interface _google_protobuf_EnumDescriptorProto_EnumReservedRange$Input {
  'start'?: (number);
  'end'?: (number);
}

export interface _google_protobuf_EnumDescriptorProto_EnumReservedRange {
  'start': (number);
  'end': (number);
}

export interface EnumDescriptorProto$Input {
  'name'?: (string);
  'value'?: (_google_protobuf_EnumValueDescriptorProto$Input)[];
  'options'?: (_google_protobuf_EnumOptions$Input | null);
  'reservedRange'?: (_google_protobuf_EnumDescriptorProto_EnumReservedRange$Input)[];
  'reservedName'?: (string)[];
  'visibility'?: (_google_protobuf_SymbolVisibility$Input);
}

export interface EnumDescriptorProto {
  'name': (string);
  'value': (_google_protobuf_EnumValueDescriptorProto)[];
  'options': (_google_protobuf_EnumOptions | null);
  'reservedRange': (_google_protobuf_EnumDescriptorProto_EnumReservedRange)[];
  'reservedName': (string)[];
  'visibility': (_google_protobuf_SymbolVisibility);
}
