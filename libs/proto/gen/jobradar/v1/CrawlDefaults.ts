// Original file: proto/jobradar/v1/source.proto

import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';

/**
 * Values for crawls of this source that leave them out.
 */
export interface CrawlDefaults$Input {
  /**
   * List pages; 0 = 10.
   * Rule: gte=1 lte=1000
   */
  'maxPages'?: (number);
  /**
   * 1 + retries; 0 = 4.
   * Rule: gte=1 lte=10
   */
  'maxAttempts'?: (number);
  /**
   * From the first execution on; reaching it ends the crawl TRUNCATED. Unset = 6 h.
   * Rule: gte=60s lte=21600s
   */
  'wallTime'?: (_google_protobuf_Duration$Input | null);
}

/**
 * Values for crawls of this source that leave them out.
 */
export interface CrawlDefaults {
  /**
   * List pages; 0 = 10.
   * Rule: gte=1 lte=1000
   */
  'maxPages': (number);
  /**
   * 1 + retries; 0 = 4.
   * Rule: gte=1 lte=10
   */
  'maxAttempts': (number);
  /**
   * From the first execution on; reaching it ends the crawl TRUNCATED. Unset = 6 h.
   * Rule: gte=60s lte=21600s
   */
  'wallTime': (_google_protobuf_Duration | null);
}
