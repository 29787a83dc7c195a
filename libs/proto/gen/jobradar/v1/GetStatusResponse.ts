// Original file: proto/jobradar/v1/system_service.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * Rows of the outbox.
 */
export interface _jobradar_v1_GetStatusResponse_Outbox$Input {
  /**
   * Dispatches that are due and not published.
   */
  'due'?: (number | string | Long);
  /**
   * Dispatches with a later time.
   */
  'scheduled'?: (number | string | Long);
  /**
   * Since when the oldest due one is due.
   */
  'oldestDueAge'?: (_google_protobuf_Duration$Input | null);
  /**
   * Why the last publish failed; empty = it did not.
   */
  'lastError'?: (string);
  /**
   * Last confirm of the broker.
   */
  'lastConfirmTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * Rows of the outbox.
 */
export interface _jobradar_v1_GetStatusResponse_Outbox {
  /**
   * Dispatches that are due and not published.
   */
  'due': (string);
  /**
   * Dispatches with a later time.
   */
  'scheduled': (string);
  /**
   * Since when the oldest due one is due.
   */
  'oldestDueAge': (_google_protobuf_Duration | null);
  /**
   * Why the last publish failed; empty = it did not.
   */
  'lastError': (string);
  /**
   * Last confirm of the broker.
   */
  'lastConfirmTime': (_google_protobuf_Timestamp | null);
}

/**
 * One queue of the broker.
 */
export interface _jobradar_v1_GetStatusResponse_Queue$Input {
  /**
   * Its name.
   */
  'name'?: (string);
  /**
   * Ready messages by passive declare; unset = the broker is away.
   */
  'depth'?: (number | string | Long);
  /**
   * Consumers by passive declare.
   */
  'consumers'?: (number);
  /**
   * Dispatches published and not started, by the database.
   */
  'unstarted'?: (number | string | Long);
  /**
   * Bound of unstarted.
   */
  'window'?: (number | string | Long);
  /**
   * Since when the oldest unstarted one was published.
   */
  'oldestUnstartedAge'?: (_google_protobuf_Duration$Input | null);
  '_depth'?: "depth";
}

/**
 * One queue of the broker.
 */
export interface _jobradar_v1_GetStatusResponse_Queue {
  /**
   * Its name.
   */
  'name': (string);
  /**
   * Ready messages by passive declare; unset = the broker is away.
   */
  'depth'?: (string);
  /**
   * Consumers by passive declare.
   */
  'consumers': (number);
  /**
   * Dispatches published and not started, by the database.
   */
  'unstarted': (string);
  /**
   * Bound of unstarted.
   */
  'window': (string);
  /**
   * Since when the oldest unstarted one was published.
   */
  'oldestUnstartedAge': (_google_protobuf_Duration | null);
  '_depth'?: "depth";
}

/**
 * One crawler process. Kept from claims and heartbeats.
 */
export interface _jobradar_v1_GetStatusResponse_Worker$Input {
  /**
   * Made anew at every start of the process.
   */
  'workerId'?: (string);
  /**
   * For people.
   */
  'name'?: (string);
  /**
   * Its build.
   */
  'version'?: (string);
  /**
   * What it can do: "html", "browser".
   */
  'capabilities'?: (string)[];
  /**
   * Last claim or heartbeat.
   */
  'lastSeenTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Leases that it holds.
   */
  'held'?: (number);
  /**
   * It was seen within 60 s.
   */
  'online'?: (boolean);
}

/**
 * One crawler process. Kept from claims and heartbeats.
 */
export interface _jobradar_v1_GetStatusResponse_Worker {
  /**
   * Made anew at every start of the process.
   */
  'workerId': (string);
  /**
   * For people.
   */
  'name': (string);
  /**
   * Its build.
   */
  'version': (string);
  /**
   * What it can do: "html", "browser".
   */
  'capabilities': (string)[];
  /**
   * Last claim or heartbeat.
   */
  'lastSeenTime': (_google_protobuf_Timestamp | null);
  /**
   * Leases that it holds.
   */
  'held': (number);
  /**
   * It was seen within 60 s.
   */
  'online': (boolean);
}

/**
 * The installation now.
 */
export interface GetStatusResponse$Input {
  /**
   * The outbox.
   */
  'outbox'?: (_jobradar_v1_GetStatusResponse_Outbox$Input | null);
  /**
   * The queues, dead-letter queue included.
   */
  'queues'?: (_jobradar_v1_GetStatusResponse_Queue$Input)[];
  /**
   * Seen within 24 h, newest first, at most 500.
   */
  'workers'?: (_jobradar_v1_GetStatusResponse_Worker$Input)[];
  /**
   * Crawls by state, names without prefix; final ones of the last 24 h.
   */
  'crawls'?: ({[key: string]: number | string | Long});
  /**
   * Dead letters that are OPEN.
   */
  'openDeadLetters'?: (number | string | Long);
  /**
   * Sources that are SUSPENDED.
   */
  'suspendedSources'?: (number | string | Long);
  /**
   * A person or the dispatcher stopped publishing: "", "broker_profile_missing", "broker_profile_unsafe".
   */
  'publishStop'?: (string);
  /**
   * Version of the gateway that answers.
   */
  'serverVersion'?: (string);
  /**
   * Clock of the database.
   */
  'serverTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * The installation now.
 */
export interface GetStatusResponse {
  /**
   * The outbox.
   */
  'outbox': (_jobradar_v1_GetStatusResponse_Outbox | null);
  /**
   * The queues, dead-letter queue included.
   */
  'queues': (_jobradar_v1_GetStatusResponse_Queue)[];
  /**
   * Seen within 24 h, newest first, at most 500.
   */
  'workers': (_jobradar_v1_GetStatusResponse_Worker)[];
  /**
   * Crawls by state, names without prefix; final ones of the last 24 h.
   */
  'crawls': ({[key: string]: string});
  /**
   * Dead letters that are OPEN.
   */
  'openDeadLetters': (string);
  /**
   * Sources that are SUSPENDED.
   */
  'suspendedSources': (string);
  /**
   * A person or the dispatcher stopped publishing: "", "broker_profile_missing", "broker_profile_unsafe".
   */
  'publishStop': (string);
  /**
   * Version of the gateway that answers.
   */
  'serverVersion': (string);
  /**
   * Clock of the database.
   */
  'serverTime': (_google_protobuf_Timestamp | null);
}
