// Original file: null

import type { FileDescriptorProto$Input as _google_protobuf_FileDescriptorProto$Input, FileDescriptorProto as _google_protobuf_FileDescriptorProto } from '../../google/protobuf/FileDescriptorProto.ts';

export interface FileDescriptorSet$Input {
  'file'?: (_google_protobuf_FileDescriptorProto$Input)[];
}

export interface FileDescriptorSet {
  'file': (_google_protobuf_FileDescriptorProto)[];
}
