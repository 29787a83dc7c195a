// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../../google/protobuf/Timestamp.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * What the page body is.
 */
export interface SnapshotHeader$Input {
  /**
   * The newest grant; empty in GetSnapshot's answer.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * 32 bytes, of the decoded body.
   * Rule: required min_len=32 max_len=32
   */
  'sha256'?: (Buffer | Uint8Array | string);
  /**
   * Of the decoded body.
   * Rule: gte=0 lte=20971520
   */
  'sizeBytes'?: (number | string | Long);
  /**
   * URL after redirects.
   * Rule: required uri max_len=2048
   */
  'url'?: (string);
  /**
   * As sent.
   * Rule: max_len=128
   */
  'contentType'?: (string);
  /**
   * Status.
   * Rule: gte=100 lte=599
   */
  'httpStatus'?: (number);
  /**
   * server_time of the claim + monotonic time since.
   * Rule: required
   */
  'fetchTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Known ones only: etag, last-modified, content-language. No cookie.
   * Rule: max_items=16 keys.max_len=64 values.max_len=512
   */
  'responseHeaders'?: ({[key: string]: string});
}

/**
 * What the page body is.
 */
export interface SnapshotHeader {
  /**
   * The newest grant; empty in GetSnapshot's answer.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * 32 bytes, of the decoded body.
   * Rule: required min_len=32 max_len=32
   */
  'sha256': (Buffer);
  /**
   * Of the decoded body.
   * Rule: gte=0 lte=20971520
   */
  'sizeBytes': (string);
  /**
   * URL after redirects.
   * Rule: required uri max_len=2048
   */
  'url': (string);
  /**
   * As sent.
   * Rule: max_len=128
   */
  'contentType': (string);
  /**
   * Status.
   * Rule: gte=100 lte=599
   */
  'httpStatus': (number);
  /**
   * server_time of the claim + monotonic time since.
   * Rule: required
   */
  'fetchTime': (_google_protobuf_Timestamp | null);
  /**
   * Known ones only: etag, last-modified, content-language. No cookie.
   * Rule: max_items=16 keys.max_len=64 values.max_len=512
   */
  'responseHeaders': ({[key: string]: string});
}
