// Original file: null

import type { FeatureSet$Input as _google_protobuf_FeatureSet$Input, FeatureSet as _google_protobuf_FeatureSet } from '../../google/protobuf/FeatureSet.ts';
import type { UninterpretedOption$Input as _google_protobuf_UninterpretedOption$Input, UninterpretedOption as _google_protobuf_UninterpretedOption } from '../../google/protobuf/UninterpretedOption.ts';
import type { MethodPolicy$Input as _jobradar_options_v1_MethodPolicy$Input, MethodPolicy as _jobradar_options_v1_MethodPolicy } from '../../jobradar/options/v1/MethodPolicy.ts';

// Original file: null

export const _google_protobuf_MethodOptions_IdempotencyLevel = {
  IDEMPOTENCY_UNKNOWN: 'IDEMPOTENCY_UNKNOWN',
  NO_SIDE_EFFECTS: 'NO_SIDE_EFFECTS',
  IDEMPOTENT: 'IDEMPOTENT',
} as const;

export type _google_protobuf_MethodOptions_IdempotencyLevel$Input =
  | 'IDEMPOTENCY_UNKNOWN'
  | 0
  | 'NO_SIDE_EFFECTS'
  | 1
  | 'IDEMPOTENT'
  | 2

export type _google_protobuf_MethodOptions_IdempotencyLevel = typeof _google_protobuf_MethodOptions_IdempotencyLevel[keyof typeof _google_protobuf_MethodOptions_IdempotencyLevel]

export interface MethodOptions$Input {
  'deprecated'?: (boolean);
  'idempotencyLevel'?: (_google_protobuf_MethodOptions_IdempotencyLevel$Input);
  'features'?: (_google_protobuf_FeatureSet$Input | null);
  'uninterpretedOption'?: (_google_protobuf_UninterpretedOption$Input)[];
  '.jobradar.options.v1.policy'?: (_jobradar_options_v1_MethodPolicy$Input | null);
}

export interface MethodOptions {
  'deprecated': (boolean);
  'idempotencyLevel': (_google_protobuf_MethodOptions_IdempotencyLevel);
  'features': (_google_protobuf_FeatureSet | null);
  'uninterpretedOption': (_google_protobuf_UninterpretedOption)[];
  '.jobradar.options.v1.policy': (_jobradar_options_v1_MethodPolicy | null);
}
