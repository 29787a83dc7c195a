// Original file: null

import type { FeatureSet$Input as _google_protobuf_FeatureSet$Input, FeatureSet as _google_protobuf_FeatureSet } from '../../google/protobuf/FeatureSet.ts';
import type { UninterpretedOption$Input as _google_protobuf_UninterpretedOption$Input, UninterpretedOption as _google_protobuf_UninterpretedOption } from '../../google/protobuf/UninterpretedOption.ts';

export interface _google_protobuf_ExtensionRangeOptions_Declaration$Input {
  'number'?: (number);
  'fullName'?: (string);
  'type'?: (string);
  'reserved'?: (boolean);
  'repeated'?: (boolean);
}

export interface _google_protobuf_ExtensionRangeOptions_Declaration {
  'number': (number);
  'fullName': (string);
  'type': (string);
  'reserved': (boolean);
  'repeated': (boolean);
}

// Original file: null

export const _google_protobuf_ExtensionRangeOptions_VerificationState = {
  DECLARATION: 'DECLARATION',
  UNVERIFIED: 'UNVERIFIED',
} as const;

export type _google_protobuf_ExtensionRangeOptions_VerificationState$Input =
  | 'DECLARATION'
  | 0
  | 'UNVERIFIED'
  | 1

export type _google_protobuf_ExtensionRangeOptions_VerificationState = typeof _google_protobuf_ExtensionRangeOptions_VerificationState[keyof typeof _google_protobuf_ExtensionRangeOptions_VerificationState]

export interface ExtensionRangeOptions$Input {
  'declaration'?: (_google_protobuf_ExtensionRangeOptions_Declaration$Input)[];
  'verification'?: (_google_protobuf_ExtensionRangeOptions_VerificationState$Input);
  'features'?: (_google_protobuf_FeatureSet$Input | null);
  'uninterpretedOption'?: (_google_protobuf_UninterpretedOption$Input)[];
}

export interface ExtensionRangeOptions {
  'declaration': (_google_protobuf_ExtensionRangeOptions_Declaration)[];
  'verification': (_google_protobuf_ExtensionRangeOptions_VerificationState);
  'features': (_google_protobuf_FeatureSet | null);
  'uninterpretedOption': (_google_protobuf_UninterpretedOption)[];
}
