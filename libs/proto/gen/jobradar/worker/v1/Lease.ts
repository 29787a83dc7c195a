// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * The right to work on a task, given at claim and renewed at each heartbeat.
 */
export interface Lease$Input {
  /**
   * The crawl's id.
   */
  'taskId'?: (string);
  /**
   * The fencing number: one more with every claim. Compared in SQL by gateway and storage.
   */
  'epoch'?: (number | string | Long);
  /**
   * Ed25519 token over task, tenant, source, epoch and expiry: every call to gateway and storage
   * carries the newest one. The gateway takes and renews the current epoch of a running task even after the
   * lease lapsed; storage refuses an expired grant (GRANT_EXPIRED), whatever its epoch.
   */
  'grant'?: (string);
  /**
   * How long the lease holds from this answer on: 20 s.
   */
  'leaseRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * When to send the next heartbeat: 5 s.
   */
  'heartbeatInterval'?: (_google_protobuf_Duration$Input | null);
}

/**
 * The right to work on a task, given at claim and renewed at each heartbeat.
 */
export interface Lease {
  /**
   * The crawl's id.
   */
  'taskId': (string);
  /**
   * The fencing number: one more with every claim. Compared in SQL by gateway and storage.
   */
  'epoch': (string);
  /**
   * Ed25519 token over task, tenant, source, epoch and expiry: every call to gateway and storage
   * carries the newest one. The gateway takes and renews the current epoch of a running task even after the
   * lease lapsed; storage refuses an expired grant (GRANT_EXPIRED), whatever its epoch.
   */
  'grant': (string);
  /**
   * How long the lease holds from this answer on: 20 s.
   */
  'leaseRemaining': (_google_protobuf_Duration | null);
  /**
   * When to send the next heartbeat: 5 s.
   */
  'heartbeatInterval': (_google_protobuf_Duration | null);
}
