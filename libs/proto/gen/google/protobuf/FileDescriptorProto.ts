// Original file: null

import type { DescriptorProto$Input as _google_protobuf_DescriptorProto$Input, DescriptorProto as _google_protobuf_DescriptorProto } from '../../google/protobuf/DescriptorProto.ts';
import type { EnumDescriptorProto$Input as _google_protobuf_EnumDescriptorProto$Input, EnumDescriptorProto as _google_protobuf_EnumDescriptorProto } from '../../google/protobuf/EnumDescriptorProto.ts';
import type { ServiceDescriptorProto$Input as _google_protobuf_ServiceDescriptorProto$Input, ServiceDescriptorProto as _google_protobuf_ServiceDescriptorProto } from '../../google/protobuf/ServiceDescriptorProto.ts';
import type { FieldDescriptorProto$Input as _google_protobuf_FieldDescriptorProto$Input, FieldDescriptorProto as _google_protobuf_FieldDescriptorProto } from '../../google/protobuf/FieldDescriptorProto.ts';
import type { FileOptions$Input as _google_protobuf_FileOptions$Input, FileOptions as _google_protobuf_FileOptions } from '../../google/protobuf/FileOptions.ts';
import type { SourceCodeInfo$Input as _google_protobuf_SourceCodeInfo$Input, SourceCodeInfo as _google_protobuf_SourceCodeInfo } from '../../google/protobuf/SourceCodeInfo.ts';
import type { Edition$Input as _google_protobuf_Edition$Input, Edition as _google_protobuf_Edition } from '../../google/protobuf/Edition.ts';

export interface FileDescriptorProto$Input {
  'name'?: (string);
  'package'?: (string);
  'dependency'?: (string)[];
  'messageType'?: (_google_protobuf_DescriptorProto$Input)[];
  'enumType'?: (_google_protobuf_EnumDescriptorProto$Input)[];
  'service'?: (_google_protobuf_ServiceDescriptorProto$Input)[];
  'extension'?: (_google_protobuf_FieldDescriptorProto$Input)[];
  'options'?: (_google_protobuf_FileOptions$Input | null);
  'sourceCodeInfo'?: (_google_protobuf_SourceCodeInfo$Input | null);
  'publicDependency'?: (number)[];
  'weakDependency'?: (number)[];
  'syntax'?: (string);
  'edition'?: (_google_protobuf_Edition$Input);
  'optionDependency'?: (string)[];
}

export interface FileDescriptorProto {
  'name': (string);
  'package': (string);
  'dependency': (string)[];
  'messageType': (_google_protobuf_DescriptorProto)[];
  'enumType': (_google_protobuf_EnumDescriptorProto)[];
  'service': (_google_protobuf_ServiceDescriptorProto)[];
  'extension': (_google_protobuf_FieldDescriptorProto)[];
  'options': (_google_protobuf_FileOptions | null);
  'sourceCodeInfo': (_google_protobuf_SourceCodeInfo | null);
  'publicDependency': (number)[];
  'weakDependency': (number)[];
  'syntax': (string);
  'edition': (_google_protobuf_Edition);
  'optionDependency': (string)[];
}
