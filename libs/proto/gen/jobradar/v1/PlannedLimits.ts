// Original file: proto/jobradar/v1/url_explanation.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * What one fetch may take.
 */
export interface PlannedLimits$Input {
  /**
   * Bytes of the body on the wire.
   */
  'wireBytes'?: (number | string | Long);
  /**
   * Bytes of the body after decoding.
   */
  'decodedBytes'?: (number | string | Long);
  /**
   * Decoded bytes for each byte of the wire, beyond the first MiB.
   */
  'ratio'?: (number);
  /**
   * Bytes of the header fields.
   */
  'headerBytes'?: (number);
  /**
   * Encodings within each other.
   */
  'encodings'?: (number);
  /**
   * Redirects.
   */
  'redirects'?: (number);
  /**
   * To look the name up.
   */
  'dns'?: (_google_protobuf_Duration$Input | null);
  /**
   * To connect.
   */
  'connect'?: (_google_protobuf_Duration$Input | null);
  /**
   * Until the header fields are there.
   */
  'headers'?: (_google_protobuf_Duration$Input | null);
  /**
   * Without a byte of the body.
   */
  'idle'?: (_google_protobuf_Duration$Input | null);
  /**
   * All of it.
   */
  'total'?: (_google_protobuf_Duration$Input | null);
}

/**
 * What one fetch may take.
 */
export interface PlannedLimits {
  /**
   * Bytes of the body on the wire.
   */
  'wireBytes': (string);
  /**
   * Bytes of the body after decoding.
   */
  'decodedBytes': (string);
  /**
   * Decoded bytes for each byte of the wire, beyond the first MiB.
   */
  'ratio': (number);
  /**
   * Bytes of the header fields.
   */
  'headerBytes': (number);
  /**
   * Encodings within each other.
   */
  'encodings': (number);
  /**
   * Redirects.
   */
  'redirects': (number);
  /**
   * To look the name up.
   */
  'dns': (_google_protobuf_Duration | null);
  /**
   * To connect.
   */
  'connect': (_google_protobuf_Duration | null);
  /**
   * Until the header fields are there.
   */
  'headers': (_google_protobuf_Duration | null);
  /**
   * Without a byte of the body.
   */
  'idle': (_google_protobuf_Duration | null);
  /**
   * All of it.
   */
  'total': (_google_protobuf_Duration | null);
}
