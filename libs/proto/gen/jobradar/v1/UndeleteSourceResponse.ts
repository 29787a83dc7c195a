// Original file: proto/jobradar/v1/source_service.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../jobradar/v1/Source.ts';

/**
 * The source, PAUSED.
 */
export interface UndeleteSourceResponse$Input {
  /**
   * The source.
   */
  'source'?: (_jobradar_v1_Source$Input | null);
}

/**
 * The source, PAUSED.
 */
export interface UndeleteSourceResponse {
  /**
   * The source.
   */
  'source': (_jobradar_v1_Source | null);
}
