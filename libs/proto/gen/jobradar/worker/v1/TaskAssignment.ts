// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../../jobradar/v1/Source.ts';
import type { Checkpoint$Input as _jobradar_worker_v1_Checkpoint$Input, Checkpoint as _jobradar_worker_v1_Checkpoint } from '../../../jobradar/worker/v1/Checkpoint.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';
import type { RunShape$Input as _jobradar_worker_v1_RunShape$Input, RunShape as _jobradar_worker_v1_RunShape } from '../../../jobradar/worker/v1/RunShape.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * All that the worker needs to know; nothing of it is in the message.
 */
export interface TaskAssignment$Input {
  /**
   * crawls/{uuid}
   */
  'crawl'?: (string);
  /**
   * Number of the attempt.
   */
  'attempt'?: (number);
  /**
   * 1 + retries.
   */
  'maxAttempts'?: (number);
  /**
   * Where to begin, if there is no checkpoint.
   */
  'seedUrl'?: (string);
  /**
   * List pages at most, those of the checkpoint included.
   */
  'maxPages'?: (number);
  /**
   * The pinned revision. Its times are facts, not to be acted on.
   */
  'source'?: (_jobradar_v1_Source$Input | null);
  /**
   * Where to go on; unset = at the beginning.
   */
  'checkpoint'?: (_jobradar_worker_v1_Checkpoint$Input | null);
  /**
   * Then checkpoint and release: 60 s.
   */
  'softRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * Then abort; reported as HARD_TIME_LIMIT: 90 s.
   */
  'hardRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * Then the crawl ends TRUNCATED.
   */
  'wallRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * Then nothing more may be fetched, also when the gateway is away.
   */
  'authorizationRemaining'?: (_google_protobuf_Duration$Input | null);
  /**
   * Detail pages that may still be read.
   */
  'detailPagesRemaining'?: (number);
  /**
   * Bytes that may still be received.
   */
  'bytesRemaining'?: (number | string | Long);
  /**
   * Key under which permits are reserved.
   */
  'politenessKey'?: (string);
  /**
   * What earlier runs of this revision looked like, newest first; at most 10.
   */
  'usualShapes'?: (_jobradar_worker_v1_RunShape$Input)[];
}

/**
 * All that the worker needs to know; nothing of it is in the message.
 */
export interface TaskAssignment {
  /**
   * crawls/{uuid}
   */
  'crawl': (string);
  /**
   * Number of the attempt.
   */
  'attempt': (number);
  /**
   * 1 + retries.
   */
  'maxAttempts': (number);
  /**
   * Where to begin, if there is no checkpoint.
   */
  'seedUrl': (string);
  /**
   * List pages at most, those of the checkpoint included.
   */
  'maxPages': (number);
  /**
   * The pinned revision. Its times are facts, not to be acted on.
   */
  'source': (_jobradar_v1_Source | null);
  /**
   * Where to go on; unset = at the beginning.
   */
  'checkpoint': (_jobradar_worker_v1_Checkpoint | null);
  /**
   * Then checkpoint and release: 60 s.
   */
  'softRemaining': (_google_protobuf_Duration | null);
  /**
   * Then abort; reported as HARD_TIME_LIMIT: 90 s.
   */
  'hardRemaining': (_google_protobuf_Duration | null);
  /**
   * Then the crawl ends TRUNCATED.
   */
  'wallRemaining': (_google_protobuf_Duration | null);
  /**
   * Then nothing more may be fetched, also when the gateway is away.
   */
  'authorizationRemaining': (_google_protobuf_Duration | null);
  /**
   * Detail pages that may still be read.
   */
  'detailPagesRemaining': (number);
  /**
   * Bytes that may still be received.
   */
  'bytesRemaining': (string);
  /**
   * Key under which permits are reserved.
   */
  'politenessKey': (string);
  /**
   * What earlier runs of this revision looked like, newest first; at most 10.
   */
  'usualShapes': (_jobradar_worker_v1_RunShape)[];
}
