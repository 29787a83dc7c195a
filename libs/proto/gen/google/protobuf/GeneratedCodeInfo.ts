// Original file: null


export interface _google_protobuf_GeneratedCodeInfo_Annotation$Input {
  'path'?: (number)[];
  'sourceFile'?: (string);
  'begin'?: (number);
  'end'?: (number);
  'semantic'?: (_google_protobuf_GeneratedCodeInfo_Annotation_Semantic$Input);
}

export interface _google_protobuf_GeneratedCodeInfo_Annotation {
  'path': (number)[];
  'sourceFile': (string);
  'begin': (number);
  'end': (number);
  'semantic': (_google_protobuf_GeneratedCodeInfo_Annotation_Semantic);
}

// Original file: null

export const _google_protobuf_GeneratedCodeInfo_Annotation_Semantic = {
  NONE: 'NONE',
  SET: 'SET',
  ALIAS: 'ALIAS',
} as const;

export type _google_protobuf_GeneratedCodeInfo_Annotation_Semantic$Input =
  | 'NONE'
  | 0
  | 'SET'
  | 1
  | 'ALIAS'
  | 2

export type _google_protobuf_GeneratedCodeInfo_Annotation_Semantic = typeof _google_protobuf_GeneratedCodeInfo_Annotation_Semantic[keyof typeof _google_protobuf_GeneratedCodeInfo_Annotation_Semantic]

export interface GeneratedCodeInfo$Input {
  'annotation'?: (_google_protobuf_GeneratedCodeInfo_Annotation$Input)[];
}

export interface GeneratedCodeInfo {
  'annotation': (_google_protobuf_GeneratedCodeInfo_Annotation)[];
}
