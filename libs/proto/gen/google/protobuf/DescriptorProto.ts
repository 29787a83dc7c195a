// Original file: null

import type { FieldDescriptorProto$Input as _google_protobuf_FieldDescriptorProto$Input, FieldDescriptorProto as _google_protobuf_FieldDescriptorProto } from '../../google/protobuf/FieldDescriptorProto.ts';
import type { DescriptorProto$Input as _google_protobuf_DescriptorProto$Input, DescriptorProto as _google_protobuf_DescriptorProto } from '../../google/protobuf/DescriptorProto.ts';
import type { EnumDescriptorProto$Input as _google_protobuf_EnumDescriptorProto$Input, EnumDescriptorProto as _google_protobuf_EnumDescriptorProto } from '../../google/protobuf/EnumDescriptorProto.ts';
import type { MessageOptions$Input as _google_protobuf_MessageOptions$Input, MessageOptions as _google_protobuf_MessageOptions } from '../../google/protobuf/MessageOptions.ts';
import type { OneofDescriptorProto$Input as _google_protobuf_OneofDescriptorProto$Input, OneofDescriptorProto as _google_protobuf_OneofDescriptorProto } from '../../google/protobuf/OneofDescriptorProto.ts';
import type { SymbolVisibility$Input as _google_protobuf_SymbolVisibility$Input, SymbolVisibility as _google_protobuf_SymbolVisibility } from '../../google/protobuf/SymbolVisibility.ts';
import type { ExtensionRangeOptions$Input as _google_protobuf_ExtensionRangeOptions$Input, ExtensionRangeOptions as _google_protobuf_ExtensionRangeOptions } from '../../google/protobuf/ExtensionRangeOptions.ts';

export interface _google_protobuf_DescriptorProto_ExtensionRange$Input {
  'start'?: (number);
  'end'?: (number);
  'options'?: (_google_protobuf_ExtensionRangeOptions$Input | null);
}

export interface _google_protobuf_DescriptorProto_ExtensionRange {
  'start': (number);
  'end': (number);
  'options': (_google_protobuf_ExtensionRangeOptions | null);
}

export interface _google_protobuf_DescriptorProto_ReservedRange$Input {
  'start'?: (number);
  'end'?: (number);
}

export interface _google_protobuf_DescriptorProto_ReservedRange {
  'start': (number);
  'end': (number);
}

export interface DescriptorProto$Input {
  'name'?: (string);
  'field'?: (_google_protobuf_FieldDescriptorProto$Input)[];
  'nestedType'?: (_google_protobuf_DescriptorProto$Input)[];
  'enumType'?: (_google_protobuf_EnumDescriptorProto$Input)[];
  'extensionRange'?: (_google_protobuf_DescriptorProto_ExtensionRange$Input)[];
  'extension'?: (_google_protobuf_FieldDescriptorProto$Input)[];
  'options'?: (_google_protobuf_MessageOptions$Input | null);
  'oneofDecl'?: (_google_protobuf_OneofDescriptorProto$Input)[];
  'reservedRange'?: (_google_protobuf_DescriptorProto_ReservedRange$Input)[];
  'reservedName'?: (string)[];
  'visibility'?: (_google_protobuf_SymbolVisibility$Input);
}

export interface DescriptorProto {
  'name': (string);
  'field': (_google_protobuf_FieldDescriptorProto)[];
  'nestedType': (_google_protobuf_DescriptorProto)[];
  'enumType': (_google_protobuf_EnumDescriptorProto)[];
  'extensionRange': (_google_protobuf_DescriptorProto_ExtensionRange)[];
  'extension': (_google_protobuf_FieldDescriptorProto)[];
  'options': (_google_protobuf_MessageOptions | null);
  'oneofDecl': (_google_protobuf_OneofDescriptorProto)[];
  'reservedRange': (_google_protobuf_DescriptorProto_ReservedRange)[];
  'reservedName': (string)[];
  'visibility': (_google_protobuf_SymbolVisibility);
}
