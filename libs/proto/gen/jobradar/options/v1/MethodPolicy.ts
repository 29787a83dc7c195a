// Original file: proto/jobradar/options/v1/options.proto

import type { Idempotency$Input as _jobradar_options_v1_Idempotency$Input, Idempotency as _jobradar_options_v1_Idempotency } from '../../../jobradar/options/v1/Idempotency.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';

/**
 * Machine-readable policy of one method; read by the server's interceptors.
 */
export interface MethodPolicy$Input {
  /**
   * Scope that the caller needs; empty = any valid credential.
   */
  'scope'?: (string);
  /**
   * Idempotency class.
   */
  'idempotency'?: (_jobradar_options_v1_Idempotency$Input);
  /**
   * Deadline used when the caller sent none.
   */
  'defaultDeadline'?: (_google_protobuf_Duration$Input | null);
  /**
   * Longest deadline honoured; a longer one is cut.
   */
  'maxDeadline'?: (_google_protobuf_Duration$Input | null);
  /**
   * Largest request message in bytes; for a client stream: of one message.
   */
  'maxRequestBytes'?: (number);
  /**
   * Write an audit event.
   */
  'audit'?: (boolean);
  /**
   * Tokens taken from the tenant's bucket.
   */
  'cost'?: (number);
}

/**
 * Machine-readable policy of one method; read by the server's interceptors.
 */
export interface MethodPolicy {
  /**
   * Scope that the caller needs; empty = any valid credential.
   */
  'scope': (string);
  /**
   * Idempotency class.
   */
  'idempotency': (_jobradar_options_v1_Idempotency);
  /**
   * Deadline used when the caller sent none.
   */
  'defaultDeadline': (_google_protobuf_Duration | null);
  /**
   * Longest deadline honoured; a longer one is cut.
   */
  'maxDeadline': (_google_protobuf_Duration | null);
  /**
   * Largest request message in bytes; for a client stream: of one message.
   */
  'maxRequestBytes': (number);
  /**
   * Write an audit event.
   */
  'audit': (boolean);
  /**
   * Tokens taken from the tenant's bucket.
   */
  'cost': (number);
}
