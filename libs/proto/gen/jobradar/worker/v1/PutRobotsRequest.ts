// Original file: proto/jobradar/worker/v1/politeness_service.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../../google/protobuf/Duration.ts';
import type { FailureReason$Input as _jobradar_v1_FailureReason$Input, FailureReason as _jobradar_v1_FailureReason } from '../../../jobradar/v1/FailureReason.ts';

/**
 * What fetching robots.txt gave, redirects followed.
 */
export interface PutRobotsRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * As in GetRobots, before redirects.
   * Rule: required uri max_len=300
   */
  'origin'?: (string);
  /**
   * 0 = no answer; 304 = the stored copy holds.
   * Rule: gte=100 lte=599
   */
  'httpStatus'?: (number);
  /**
   * The first 512 KiB, decoded as UTF-8.
   * Rule: max_len=524288
   */
  'body'?: (Buffer | Uint8Array | string);
  /**
   * As sent.
   * Rule: max_len=512
   */
  'etag'?: (string);
  /**
   * As sent.
   * Rule: max_len=64
   */
  'lastModified'?: (string);
  /**
   * From Cache-Control; unset = none. The gateway bounds it to 24 h.
   * Rule: gte=0s lte=31536000s
   */
  'maxAge'?: (_google_protobuf_Duration$Input | null);
  /**
   * As the site asked.
   * Rule: gte=0s lte=86400s
   */
  'retryAfter'?: (_google_protobuf_Duration$Input | null);
  /**
   * Where there was no answer, or a redirect was refused.
   */
  'failureReason'?: (_jobradar_v1_FailureReason$Input);
  /**
   * As in test/cases/robots-fetch.json.
   * Rule: max_items=8 items.max_len=64
   */
  'flags'?: (string)[];
}

/**
 * What fetching robots.txt gave, redirects followed.
 */
export interface PutRobotsRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * As in GetRobots, before redirects.
   * Rule: required uri max_len=300
   */
  'origin': (string);
  /**
   * 0 = no answer; 304 = the stored copy holds.
   * Rule: gte=100 lte=599
   */
  'httpStatus': (number);
  /**
   * The first 512 KiB, decoded as UTF-8.
   * Rule: max_len=524288
   */
  'body': (Buffer);
  /**
   * As sent.
   * Rule: max_len=512
   */
  'etag': (string);
  /**
   * As sent.
   * Rule: max_len=64
   */
  'lastModified': (string);
  /**
   * From Cache-Control; unset = none. The gateway bounds it to 24 h.
   * Rule: gte=0s lte=31536000s
   */
  'maxAge': (_google_protobuf_Duration | null);
  /**
   * As the site asked.
   * Rule: gte=0s lte=86400s
   */
  'retryAfter': (_google_protobuf_Duration | null);
  /**
   * Where there was no answer, or a redirect was refused.
   */
  'failureReason': (_jobradar_v1_FailureReason);
  /**
   * As in test/cases/robots-fetch.json.
   * Rule: max_items=8 items.max_len=64
   */
  'flags': (string)[];
}
