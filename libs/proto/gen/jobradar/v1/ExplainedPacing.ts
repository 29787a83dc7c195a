// Original file: proto/jobradar/v1/url_explanation.proto

import type { ExplainedAnswer$Input as _jobradar_v1_ExplainedAnswer$Input, ExplainedAnswer as _jobradar_v1_ExplainedAnswer } from '../../jobradar/v1/ExplainedAnswer.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/url_explanation.proto

/**
 * The circuit breaker of the site.
 */
export const _jobradar_v1_ExplainedPacing_Breaker = {
  /**
   * The site was not asked for yet.
   */
  BREAKER_UNSPECIFIED: 'BREAKER_UNSPECIFIED',
  /**
   * Requests go.
   */
  BREAKER_CLOSED: 'BREAKER_CLOSED',
  /**
   * No request goes.
   */
  BREAKER_OPEN: 'BREAKER_OPEN',
  /**
   * One request goes, and decides.
   */
  BREAKER_HALF_OPEN: 'BREAKER_HALF_OPEN',
} as const;

/**
 * The circuit breaker of the site.
 */
export type _jobradar_v1_ExplainedPacing_Breaker$Input =
  /**
   * The site was not asked for yet.
   */
  | 'BREAKER_UNSPECIFIED'
  | 0
  /**
   * Requests go.
   */
  | 'BREAKER_CLOSED'
  | 1
  /**
   * No request goes.
   */
  | 'BREAKER_OPEN'
  | 2
  /**
   * One request goes, and decides.
   */
  | 'BREAKER_HALF_OPEN'
  | 3

/**
 * The circuit breaker of the site.
 */
export type _jobradar_v1_ExplainedPacing_Breaker = typeof _jobradar_v1_ExplainedPacing_Breaker[keyof typeof _jobradar_v1_ExplainedPacing_Breaker]

/**
 * The pace of the site, which all workers keep together.
 */
export interface ExplainedPacing$Input {
  /**
   * YES (a slot is free now) or LATER.
   */
  'answer'?: (_jobradar_v1_ExplainedAnswer$Input);
  /**
   * What has to pass first.
   */
  'reason'?: (string);
  /**
   * Until the next slot; unset = now.
   */
  'wait'?: (_google_protobuf_Duration$Input | null);
  /**
   * The politeness key.
   */
  'key'?: (string);
  /**
   * Requests per second that the source asks for.
   */
  'askedPerSecond'?: (number | string);
  /**
   * Cap of its authorization; 0 = none.
   */
  'authorizedPerSecond'?: (number | string);
  /**
   * Least time between two requests that all of this leads to, before robots.txt and slowing down.
   */
  'gap'?: (_google_protobuf_Duration$Input | null);
  /**
   * Least time between two requests by Crawl-delay; unset = none.
   */
  'robotsGap'?: (_google_protobuf_Duration$Input | null);
  /**
   * Origin whose robots.txt said so.
   */
  'robotsGapOrigin'?: (string);
  /**
   * By how much the site is slowed down now, because it was slow or complained; 1 = not at all.
   */
  'slowdown'?: (number | string);
  /**
   * Least time between two requests now: the longer of both gaps, times slowdown.
   */
  'effectiveGap'?: (_google_protobuf_Duration$Input | null);
  /**
   * Requests that may follow each other at once.
   */
  'burst'?: (number);
  /**
   * Requests in flight now.
   */
  'inFlight'?: (number);
  /**
   * Requests that may be in flight at once.
   */
  'maxInFlight'?: (number);
  /**
   * No request before, by Retry-After or throttling; unset = no such time ahead.
   */
  'notBeforeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Circuit breaker.
   */
  'breaker'?: (_jobradar_v1_ExplainedPacing_Breaker$Input);
  /**
   * Source whose limits hold, where several share the site: sources/{id}, or "another tenant's".
   */
  'pacedBy'?: (string);
}

/**
 * The pace of the site, which all workers keep together.
 */
export interface ExplainedPacing {
  /**
   * YES (a slot is free now) or LATER.
   */
  'answer': (_jobradar_v1_ExplainedAnswer);
  /**
   * What has to pass first.
   */
  'reason': (string);
  /**
   * Until the next slot; unset = now.
   */
  'wait': (_google_protobuf_Duration | null);
  /**
   * The politeness key.
   */
  'key': (string);
  /**
   * Requests per second that the source asks for.
   */
  'askedPerSecond': (number);
  /**
   * Cap of its authorization; 0 = none.
   */
  'authorizedPerSecond': (number);
  /**
   * Least time between two requests that all of this leads to, before robots.txt and slowing down.
   */
  'gap': (_google_protobuf_Duration | null);
  /**
   * Least time between two requests by Crawl-delay; unset = none.
   */
  'robotsGap': (_google_protobuf_Duration | null);
  /**
   * Origin whose robots.txt said so.
   */
  'robotsGapOrigin': (string);
  /**
   * By how much the site is slowed down now, because it was slow or complained; 1 = not at all.
   */
  'slowdown': (number);
  /**
   * Least time between two requests now: the longer of both gaps, times slowdown.
   */
  'effectiveGap': (_google_protobuf_Duration | null);
  /**
   * Requests that may follow each other at once.
   */
  'burst': (number);
  /**
   * Requests in flight now.
   */
  'inFlight': (number);
  /**
   * Requests that may be in flight at once.
   */
  'maxInFlight': (number);
  /**
   * No request before, by Retry-After or throttling; unset = no such time ahead.
   */
  'notBeforeTime': (_google_protobuf_Timestamp | null);
  /**
   * Circuit breaker.
   */
  'breaker': (_jobradar_v1_ExplainedPacing_Breaker);
  /**
   * Source whose limits hold, where several share the site: sources/{id}, or "another tenant's".
   */
  'pacedBy': (string);
}
