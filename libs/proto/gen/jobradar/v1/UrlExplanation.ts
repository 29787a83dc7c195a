// Original file: proto/jobradar/v1/url_explanation.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { ExplainedAnswer$Input as _jobradar_v1_ExplainedAnswer$Input, ExplainedAnswer as _jobradar_v1_ExplainedAnswer } from '../../jobradar/v1/ExplainedAnswer.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { ExplainedUrl$Input as _jobradar_v1_ExplainedUrl$Input, ExplainedUrl as _jobradar_v1_ExplainedUrl } from '../../jobradar/v1/ExplainedUrl.ts';
import type { ExplainedSource$Input as _jobradar_v1_ExplainedSource$Input, ExplainedSource as _jobradar_v1_ExplainedSource } from '../../jobradar/v1/ExplainedSource.ts';
import type { ExplainedAuthorization$Input as _jobradar_v1_ExplainedAuthorization$Input, ExplainedAuthorization as _jobradar_v1_ExplainedAuthorization } from '../../jobradar/v1/ExplainedAuthorization.ts';
import type { ExplainedRobots$Input as _jobradar_v1_ExplainedRobots$Input, ExplainedRobots as _jobradar_v1_ExplainedRobots } from '../../jobradar/v1/ExplainedRobots.ts';
import type { ExplainedPacing$Input as _jobradar_v1_ExplainedPacing$Input, ExplainedPacing as _jobradar_v1_ExplainedPacing } from '../../jobradar/v1/ExplainedPacing.ts';
import type { ExplainedAddress$Input as _jobradar_v1_ExplainedAddress$Input, ExplainedAddress as _jobradar_v1_ExplainedAddress } from '../../jobradar/v1/ExplainedAddress.ts';
import type { PlannedRequest$Input as _jobradar_v1_PlannedRequest$Input, PlannedRequest as _jobradar_v1_PlannedRequest } from '../../jobradar/v1/PlannedRequest.ts';
import type { PlannedLimits$Input as _jobradar_v1_PlannedLimits$Input, PlannedLimits as _jobradar_v1_PlannedLimits } from '../../jobradar/v1/PlannedLimits.ts';

/**
 * Every decision about a URL, in the order in which they are made. Nothing was sent to the site.
 */
export interface UrlExplanation$Input {
  /**
   * Clock of the database at which all of it was read.
   */
  'time'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Would it be fetched?
   */
  'answer'?: (_jobradar_v1_ExplainedAnswer$Input);
  /**
   * Why, or why not, or why not yet.
   */
  'reason'?: (string);
  /**
   * For LATER: how long from `time` on.
   */
  'wait'?: (_google_protobuf_Duration$Input | null);
  /**
   * Is it a URL that is ever fetched?
   */
  'url'?: (_jobradar_v1_ExplainedUrl$Input | null);
  /**
   * Whose is it?
   */
  'source'?: (_jobradar_v1_ExplainedSource$Input | null);
  /**
   * May that source be crawled?
   */
  'authorization'?: (_jobradar_v1_ExplainedAuthorization$Input | null);
  /**
   * Does its robots.txt allow it?
   */
  'robots'?: (_jobradar_v1_ExplainedRobots$Input | null);
  /**
   * When does the site take the next request?
   */
  'pacing'?: (_jobradar_v1_ExplainedPacing$Input | null);
  /**
   * Where would the connection go?
   */
  'address'?: (_jobradar_v1_ExplainedAddress$Input | null);
  /**
   * What would be sent.
   */
  'request'?: (_jobradar_v1_PlannedRequest$Input | null);
  /**
   * What the fetch may take.
   */
  'limits'?: (_jobradar_v1_PlannedLimits$Input | null);
}

/**
 * Every decision about a URL, in the order in which they are made. Nothing was sent to the site.
 */
export interface UrlExplanation {
  /**
   * Clock of the database at which all of it was read.
   */
  'time': (_google_protobuf_Timestamp | null);
  /**
   * Would it be fetched?
   */
  'answer': (_jobradar_v1_ExplainedAnswer);
  /**
   * Why, or why not, or why not yet.
   */
  'reason': (string);
  /**
   * For LATER: how long from `time` on.
   */
  'wait': (_google_protobuf_Duration | null);
  /**
   * Is it a URL that is ever fetched?
   */
  'url': (_jobradar_v1_ExplainedUrl | null);
  /**
   * Whose is it?
   */
  'source': (_jobradar_v1_ExplainedSource | null);
  /**
   * May that source be crawled?
   */
  'authorization': (_jobradar_v1_ExplainedAuthorization | null);
  /**
   * Does its robots.txt allow it?
   */
  'robots': (_jobradar_v1_ExplainedRobots | null);
  /**
   * When does the site take the next request?
   */
  'pacing': (_jobradar_v1_ExplainedPacing | null);
  /**
   * Where would the connection go?
   */
  'address': (_jobradar_v1_ExplainedAddress | null);
  /**
   * What would be sent.
   */
  'request': (_jobradar_v1_PlannedRequest | null);
  /**
   * What the fetch may take.
   */
  'limits': (_jobradar_v1_PlannedLimits | null);
}
