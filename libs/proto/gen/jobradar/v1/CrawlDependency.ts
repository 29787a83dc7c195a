// Original file: proto/jobradar/v1/crawl.proto

import type { DependencyPolicy$Input as _jobradar_v1_DependencyPolicy$Input, DependencyPolicy as _jobradar_v1_DependencyPolicy } from '../../jobradar/v1/DependencyPolicy.ts';

/**
 * An edge of a batch, seen from the later crawl.
 */
export interface CrawlDependency$Input {
  /**
   * The earlier crawl.
   */
  'crawl'?: (string);
  /**
   * What its failure means.
   */
  'failurePolicy'?: (_jobradar_v1_DependencyPolicy$Input);
  /**
   * It has ended.
   */
  'ended'?: (boolean);
}

/**
 * An edge of a batch, seen from the later crawl.
 */
export interface CrawlDependency {
  /**
   * The earlier crawl.
   */
  'crawl': (string);
  /**
   * What its failure means.
   */
  'failurePolicy': (_jobradar_v1_DependencyPolicy);
  /**
   * It has ended.
   */
  'ended': (boolean);
}
