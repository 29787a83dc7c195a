// Original file: proto/jobradar/v1/source_service.proto

import type { SourceRevision$Input as _jobradar_v1_SourceRevision$Input, SourceRevision as _jobradar_v1_SourceRevision } from '../../jobradar/v1/SourceRevision.ts';

/**
 * A page of revisions.
 */
export interface ListSourceRevisionsResponse$Input {
  /**
   * Newest first.
   */
  'revisions'?: (_jobradar_v1_SourceRevision$Input)[];
  /**
   * Empty = the end.
   */
  'nextPageToken'?: (string);
}

/**
 * A page of revisions.
 */
export interface ListSourceRevisionsResponse {
  /**
   * Newest first.
   */
  'revisions': (_jobradar_v1_SourceRevision)[];
  /**
   * Empty = the end.
   */
  'nextPageToken': (string);
}
