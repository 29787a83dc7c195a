// Original file: proto/jobradar/v1/source_service.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../jobradar/v1/Source.ts';

/**
 * The source as stopped.
 */
export interface PauseSourceResponse$Input {
  /**
   * The source.
   */
  'source'?: (_jobradar_v1_Source$Input | null);
  /**
   * Crawls that were cancelled or asked to stop.
   */
  'cancelledCrawls'?: (number);
}

/**
 * The source as stopped.
 */
export interface PauseSourceResponse {
  /**
   * The source.
   */
  'source': (_jobradar_v1_Source | null);
  /**
   * Crawls that were cancelled or asked to stop.
   */
  'cancelledCrawls': (number);
}
