// Original file: null

import type { AnyExtension } from '@grpc/proto-loader';

export type Any$Input = AnyExtension | {
  type_url: string;
  value: Buffer | Uint8Array | string;
}

export interface Any {
  'type_url': (string);
  'value': (Buffer);
}
