// Original file: null

import type { FeatureSet$Input as _google_protobuf_FeatureSet$Input, FeatureSet as _google_protobuf_FeatureSet } from '../../google/protobuf/FeatureSet.ts';
import type { UninterpretedOption$Input as _google_protobuf_UninterpretedOption$Input, UninterpretedOption as _google_protobuf_UninterpretedOption } from '../../google/protobuf/UninterpretedOption.ts';

export interface MessageOptions$Input {
  'messageSetWireFormat'?: (boolean);
  'noStandardDescriptorAccessor'?: (boolean);
  'deprecated'?: (boolean);
  'mapEntry'?: (boolean);
  /**
   * @deprecated
   */
  'deprecatedLegacyJsonFieldConflicts'?: (boolean);
  'features'?: (_google_protobuf_FeatureSet$Input | null);
  'uninterpretedOption'?: (_google_protobuf_UninterpretedOption$Input)[];
}

export interface MessageOptions {
  'messageSetWireFormat': (boolean);
  'noStandardDescriptorAccessor': (boolean);
  'deprecated': (boolean);
  'mapEntry': (boolean);
  /**
   * @deprecated
   */
  'deprecatedLegacyJsonFieldConflicts': (boolean);
  'features': (_google_protobuf_FeatureSet | null);
  'uninterpretedOption': (_google_protobuf_UninterpretedOption)[];
}
