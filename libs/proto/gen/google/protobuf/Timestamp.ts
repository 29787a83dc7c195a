// Original file: null

import type { Long } from '@grpc/proto-loader';

export interface Timestamp$Input {
  'seconds'?: (number | string | Long);
  'nanos'?: (number);
}

export interface Timestamp {
  'seconds': (string);
  'nanos': (number);
}
