// Original file: null

import type { Edition$Input as _google_protobuf_Edition$Input, Edition as _google_protobuf_Edition } from '../../google/protobuf/Edition.ts';
import type { FeatureSet$Input as _google_protobuf_FeatureSet$Input, FeatureSet as _google_protobuf_FeatureSet } from '../../google/protobuf/FeatureSet.ts';

export interface _google_protobuf_FeatureSetDefaults_FeatureSetEditionDefault$Input {
  'edition'?: (_google_protobuf_Edition$Input);
  'overridableFeatures'?: (_google_protobuf_FeatureSet$Input | null);
  'fixedFeatures'?: (_google_protobuf_FeatureSet$Input | null);
}

export interface _google_protobuf_FeatureSetDefaults_FeatureSetEditionDefault {
  'edition': (_google_protobuf_Edition);
  'overridableFeatures': (_google_protobuf_FeatureSet | null);
  'fixedFeatures': (_google_protobuf_FeatureSet | null);
}

export interface FeatureSetDefaults$Input {
  'defaults'?: (_google_protobuf_FeatureSetDefaults_FeatureSetEditionDefault$Input)[];
  'minimumEdition'?: (_google_protobuf_Edition$Input);
  'maximumEdition'?: (_google_protobuf_Edition$Input);
}

export interface FeatureSetDefaults {
  'defaults': (_google_protobuf_FeatureSetDefaults_FeatureSetEditionDefault)[];
  'minimumEdition': (_google_protobuf_Edition);
  'maximumEdition': (_google_protobuf_Edition);
}
