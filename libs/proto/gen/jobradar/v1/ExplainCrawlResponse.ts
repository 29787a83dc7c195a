// Original file: proto/jobradar/v1/crawl_service.proto

import type { Crawl$Input as _jobradar_v1_Crawl$Input, Crawl as _jobradar_v1_Crawl } from '../../jobradar/v1/Crawl.ts';
import type { CrawlEvent$Input as _jobradar_v1_CrawlEvent$Input, CrawlEvent as _jobradar_v1_CrawlEvent } from '../../jobradar/v1/CrawlEvent.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

/**
 * Something that the crawl needs in order to go on.
 */
export interface _jobradar_v1_ExplainCrawlResponse_Condition$Input {
  /**
   * "source", "authorization", "site", "tenant", "dependencies", "outbox", "broker", "worker", "robots".
   */
  'subject'?: (string);
  /**
   * It holds.
   */
  'holds'?: (boolean);
  /**
   * In words, with numbers.
   */
  'message'?: (string);
  /**
   * When it is expected to hold; unset = not known.
   */
  'expectedTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Who can change it: "time", "site", "operator", "caller", "developer".
   */
  'owner'?: (string);
}

/**
 * Something that the crawl needs in order to go on.
 */
export interface _jobradar_v1_ExplainCrawlResponse_Condition {
  /**
   * "source", "authorization", "site", "tenant", "dependencies", "outbox", "broker", "worker", "robots".
   */
  'subject': (string);
  /**
   * It holds.
   */
  'holds': (boolean);
  /**
   * In words, with numbers.
   */
  'message': (string);
  /**
   * When it is expected to hold; unset = not known.
   */
  'expectedTime': (_google_protobuf_Timestamp | null);
  /**
   * Who can change it: "time", "site", "operator", "caller", "developer".
   */
  'owner': (string);
}

/**
 * Where it stands.
 */
export interface ExplainCrawlResponse$Input {
  /**
   * The crawl.
   */
  'crawl'?: (_jobradar_v1_Crawl$Input | null);
  /**
   * One sentence.
   */
  'summary'?: (string);
  /**
   * What it needs, those that do not hold first.
   */
  'conditions'?: (_jobradar_v1_ExplainCrawlResponse_Condition$Input)[];
  /**
   * Newest 200, oldest first.
   */
  'events'?: (_jobradar_v1_CrawlEvent$Input)[];
  /**
   * What an operator may do, in words.
   */
  'advice'?: (string)[];
}

/**
 * Where it stands.
 */
export interface ExplainCrawlResponse {
  /**
   * The crawl.
   */
  'crawl': (_jobradar_v1_Crawl | null);
  /**
   * One sentence.
   */
  'summary': (string);
  /**
   * What it needs, those that do not hold first.
   */
  'conditions': (_jobradar_v1_ExplainCrawlResponse_Condition)[];
  /**
   * Newest 200, oldest first.
   */
  'events': (_jobradar_v1_CrawlEvent)[];
  /**
   * What an operator may do, in words.
   */
  'advice': (string)[];
}
