// Original file: null

import type { FeatureSet$Input as _google_protobuf_FeatureSet$Input, FeatureSet as _google_protobuf_FeatureSet } from '../../google/protobuf/FeatureSet.ts';
import type { _google_protobuf_FieldOptions_FeatureSupport$Input, _google_protobuf_FieldOptions_FeatureSupport } from '../../google/protobuf/FieldOptions.ts';
import type { UninterpretedOption$Input as _google_protobuf_UninterpretedOption$Input, UninterpretedOption as _google_protobuf_UninterpretedOption } from '../../google/protobuf/UninterpretedOption.ts';

export interface EnumValueOptions$Input {
  'deprecated'?: (boolean);
  'features'?: (_google_protobuf_FeatureSet$Input | null);
  'debugRedact'?: (boolean);
  'featureSupport'?: (_google_protobuf_FieldOptions_FeatureSupport$Input | null);
  'uninterpretedOption'?: (_google_protobuf_UninterpretedOption$Input)[];
}

export interface EnumValueOptions {
  'deprecated': (boolean);
  'features': (_google_protobuf_FeatureSet | null);
  'debugRedact': (boolean);
  'featureSupport': (_google_protobuf_FieldOptions_FeatureSupport | null);
  'uninterpretedOption': (_google_protobuf_UninterpretedOption)[];
}
