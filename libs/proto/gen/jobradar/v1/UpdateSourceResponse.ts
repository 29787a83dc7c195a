// Original file: proto/jobradar/v1/source_service.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../jobradar/v1/Source.ts';

/**
 * The source as changed.
 */
export interface UpdateSourceResponse$Input {
  /**
   * The source.
   */
  'source'?: (_jobradar_v1_Source$Input | null);
}

/**
 * The source as changed.
 */
export interface UpdateSourceResponse {
  /**
   * The source.
   */
  'source': (_jobradar_v1_Source | null);
}
