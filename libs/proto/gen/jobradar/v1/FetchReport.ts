// Original file: proto/jobradar/v1/source.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * What the fetch looked like.
 */
export interface FetchReport$Input {
  /**
   * After redirects.
   */
  'finalUrl'?: (string);
  /**
   * Status.
   */
  'httpStatus'?: (number);
  /**
   * As sent.
   */
  'contentType'?: (string);
  /**
   * After decoding.
   */
  'bytes'?: (number | string | Long);
  /**
   * From first byte sent to last byte read.
   */
  'elapsed'?: (_google_protobuf_Duration$Input | null);
  /**
   * robots.txt allows it.
   */
  'robotsAllowed'?: (boolean);
  /**
   * The rule that decided.
   */
  'robotsRule'?: (string);
  /**
   * URLs on the way.
   */
  'redirects'?: (string)[];
  /**
   * snapshots/{sha256}, if stored.
   */
  'snapshot'?: (string);
  /**
   * Charset, and how it was found: "gbk (meta)".
   */
  'charset'?: (string);
}

/**
 * What the fetch looked like.
 */
export interface FetchReport {
  /**
   * After redirects.
   */
  'finalUrl': (string);
  /**
   * Status.
   */
  'httpStatus': (number);
  /**
   * As sent.
   */
  'contentType': (string);
  /**
   * After decoding.
   */
  'bytes': (string);
  /**
   * From first byte sent to last byte read.
   */
  'elapsed': (_google_protobuf_Duration | null);
  /**
   * robots.txt allows it.
   */
  'robotsAllowed': (boolean);
  /**
   * The rule that decided.
   */
  'robotsRule': (string);
  /**
   * URLs on the way.
   */
  'redirects': (string)[];
  /**
   * snapshots/{sha256}, if stored.
   */
  'snapshot': (string);
  /**
   * Charset, and how it was found: "gbk (meta)".
   */
  'charset': (string);
}
