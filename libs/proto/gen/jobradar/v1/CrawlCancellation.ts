// Original file: proto/jobradar/v1/crawl.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

/**
 * Who asked to stop it.
 */
export interface CrawlCancellation$Input {
  /**
   * "key:{id}", "sub:{subject}", "schedule:{id}" or "system".
   */
  'requester'?: (string);
  /**
   * As given.
   */
  'note'?: (string);
  /**
   * When it was asked.
   */
  'requestTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When the worker learned of it.
   */
  'acknowledgeTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * Who asked to stop it.
 */
export interface CrawlCancellation {
  /**
   * "key:{id}", "sub:{subject}", "schedule:{id}" or "system".
   */
  'requester': (string);
  /**
   * As given.
   */
  'note': (string);
  /**
   * When it was asked.
   */
  'requestTime': (_google_protobuf_Timestamp | null);
  /**
   * When the worker learned of it.
   */
  'acknowledgeTime': (_google_protobuf_Timestamp | null);
}
