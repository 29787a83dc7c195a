// Original file: null


export interface FieldMask$Input {
  'paths'?: (string)[];
}

export interface FieldMask {
  'paths': (string)[];
}
