// Original file: proto/jobradar/v1/source_service.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../jobradar/v1/Source.ts';

/**
 * A page of sources.
 */
export interface ListSourcesResponse$Input {
  /**
   * By name.
   */
  'sources'?: (_jobradar_v1_Source$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of sources.
 */
export interface ListSourcesResponse {
  /**
   * By name.
   */
  'sources': (_jobradar_v1_Source)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
