// Original file: proto/jobradar/v1/source_service.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../jobradar/v1/Source.ts';

/**
 * A source to register.
 */
export interface CreateSourceRequest$Input {
  /**
   * Becomes sources/{source_id}.
   * Rule: required pattern=^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'sourceId'?: (string);
  /**
   * The source.
   * Rule: required
   */
  'source'?: (_jobradar_v1_Source$Input | null);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
  /**
   * Run every check, write nothing.
   */
  'validateOnly'?: (boolean);
}

/**
 * A source to register.
 */
export interface CreateSourceRequest {
  /**
   * Becomes sources/{source_id}.
   * Rule: required pattern=^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'sourceId': (string);
  /**
   * The source.
   * Rule: required
   */
  'source': (_jobradar_v1_Source | null);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
  /**
   * Run every check, write nothing.
   */
  'validateOnly': (boolean);
}
