// Original file: null


export interface _google_protobuf_SourceCodeInfo_Location$Input {
  'path'?: (number)[];
  'span'?: (number)[];
  'leadingComments'?: (string);
  'trailingComments'?: (string);
  'leadingDetachedComments'?: (string)[];
}

export interface _google_protobuf_SourceCodeInfo_Location {
  'path': (number)[];
  'span': (number)[];
  'leadingComments': (string);
  'trailingComments': (string);
  'leadingDetachedComments': (string)[];
}

export interface SourceCodeInfo$Input {
  'location'?: (_google_protobuf_SourceCodeInfo_Location$Input)[];
}

export interface SourceCodeInfo {
  'location': (_google_protobuf_SourceCodeInfo_Location)[];
}
