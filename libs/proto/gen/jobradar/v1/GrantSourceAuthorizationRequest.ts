// Original file: proto/jobradar/v1/source_service.proto

import type { SourceAuthorization$Input as _jobradar_v1_SourceAuthorization$Input, SourceAuthorization as _jobradar_v1_SourceAuthorization } from '../../jobradar/v1/SourceAuthorization.ts';

/**
 * An authorization to record. It replaces the one before.
 */
export interface GrantSourceAuthorizationRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * The authorization.
   * Rule: required
   */
  'authorization'?: (_jobradar_v1_SourceAuthorization$Input | null);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId'?: (string);
}

/**
 * An authorization to record. It replaces the one before.
 */
export interface GrantSourceAuthorizationRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * The authorization.
   * Rule: required
   */
  'authorization': (_jobradar_v1_SourceAuthorization | null);
  /**
   * Id of this intent; repeat it on every retry. Kept 24 h.
   * Rule: uuid
   */
  'requestId': (string);
}
