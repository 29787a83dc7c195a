// Original file: proto/jobradar/v1/dead_letter.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

/**
 * The message as it lay in the queue.
 */
export interface QueueMessage$Input {
  /**
   * AMQP message_id.
   */
  'dispatchId'?: (string);
  /**
   * Queue that it came from.
   */
  'queue'?: (string);
  /**
   * AMQP type: "jobradar.crawl.v1".
   */
  'type'?: (string);
  /**
   * The first 16 KiB, if they are UTF-8 text.
   */
  'body'?: (string);
  /**
   * The first 16 KiB, if they are not.
   */
  'rawBody'?: (Buffer | Uint8Array | string);
  /**
   * There is more.
   */
  'bodyTruncated'?: (boolean);
  /**
   * Known ones only: traceparent, attempt, the summary of x-death.
   */
  'headers'?: ({[key: string]: string});
  /**
   * How often the broker had taken this copy back.
   */
  'handout'?: (number);
  /**
   * By the broker: "rejected", "delivery_limit".
   */
  'deathReason'?: (string);
  /**
   * Trace that published it.
   */
  'traceId'?: (string);
  /**
   * AMQP timestamp.
   */
  'publishTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Copy of that dispatch, from 1; 0 = it did not say.
   */
  'dispatchCopy'?: (number);
}

/**
 * The message as it lay in the queue.
 */
export interface QueueMessage {
  /**
   * AMQP message_id.
   */
  'dispatchId': (string);
  /**
   * Queue that it came from.
   */
  'queue': (string);
  /**
   * AMQP type: "jobradar.crawl.v1".
   */
  'type': (string);
  /**
   * The first 16 KiB, if they are UTF-8 text.
   */
  'body': (string);
  /**
   * The first 16 KiB, if they are not.
   */
  'rawBody': (Buffer);
  /**
   * There is more.
   */
  'bodyTruncated': (boolean);
  /**
   * Known ones only: traceparent, attempt, the summary of x-death.
   */
  'headers': ({[key: string]: string});
  /**
   * How often the broker had taken this copy back.
   */
  'handout': (number);
  /**
   * By the broker: "rejected", "delivery_limit".
   */
  'deathReason': (string);
  /**
   * Trace that published it.
   */
  'traceId': (string);
  /**
   * AMQP timestamp.
   */
  'publishTime': (_google_protobuf_Timestamp | null);
  /**
   * Copy of that dispatch, from 1; 0 = it did not say.
   */
  'dispatchCopy': (number);
}
