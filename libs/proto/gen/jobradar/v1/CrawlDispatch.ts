// Original file: proto/jobradar/v1/crawl.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

/**
 * Facts about the hand-over to the broker.
 */
export interface CrawlDispatch$Input {
  /**
   * AMQP message_id of the newest dispatch (UUIDv7).
   */
  'dispatchId'?: (string);
  /**
   * Queue that it is meant for.
   */
  'queue'?: (string);
  /**
   * Dispatches so far; a repeat under the same id counts once.
   */
  'dispatchCount'?: (number);
  /**
   * When the broker confirmed it; unset while it lies in the outbox.
   */
  'publishTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Why it could not be published yet.
   */
  'lastError'?: (string);
  /**
   * When the relay tries again.
   */
  'nextTryTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * Facts about the hand-over to the broker.
 */
export interface CrawlDispatch {
  /**
   * AMQP message_id of the newest dispatch (UUIDv7).
   */
  'dispatchId': (string);
  /**
   * Queue that it is meant for.
   */
  'queue': (string);
  /**
   * Dispatches so far; a repeat under the same id counts once.
   */
  'dispatchCount': (number);
  /**
   * When the broker confirmed it; unset while it lies in the outbox.
   */
  'publishTime': (_google_protobuf_Timestamp | null);
  /**
   * Why it could not be published yet.
   */
  'lastError': (string);
  /**
   * When the relay tries again.
   */
  'nextTryTime': (_google_protobuf_Timestamp | null);
}
