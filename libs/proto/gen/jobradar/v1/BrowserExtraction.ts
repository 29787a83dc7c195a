// Original file: proto/jobradar/v1/extraction.proto

import type { HtmlExtraction$Input as _jobradar_v1_HtmlExtraction$Input, HtmlExtraction as _jobradar_v1_HtmlExtraction } from '../../jobradar/v1/HtmlExtraction.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';

/**
 * Scripts must run before the permitted data shows. The same parser reads the result.
 */
export interface BrowserExtraction$Input {
  /**
   * Read from the rendered page.
   * Rule: required
   */
  'html'?: (_jobradar_v1_HtmlExtraction$Input | null);
  /**
   * The page is ready when this matches.
   * Rule: required min_len=1 max_len=512
   */
  'readySelector'?: (string);
  /**
   * Unset = 10 s; within the fetch total.
   * Rule: gte=1s lte=30s
   */
  'readyTimeout'?: (_google_protobuf_Duration$Input | null);
}

/**
 * Scripts must run before the permitted data shows. The same parser reads the result.
 */
export interface BrowserExtraction {
  /**
   * Read from the rendered page.
   * Rule: required
   */
  'html': (_jobradar_v1_HtmlExtraction | null);
  /**
   * The page is ready when this matches.
   * Rule: required min_len=1 max_len=512
   */
  'readySelector': (string);
  /**
   * Unset = 10 s; within the fetch total.
   * Rule: gte=1s lte=30s
   */
  'readyTimeout': (_google_protobuf_Duration | null);
}
