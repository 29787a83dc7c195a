// Original file: proto/jobradar/v1/source.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../jobradar/v1/Source.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

/**
 * A stored state of the fields that a user sets.
 */
export interface SourceRevision$Input {
  /**
   * Its id.
   */
  'revisionId'?: (string);
  /**
   * The fields as they were.
   */
  'snapshot'?: (_jobradar_v1_Source$Input | null);
  /**
   * Who made it.
   */
  'author'?: (string);
  /**
   * When.
   */
  'createTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * A stored state of the fields that a user sets.
 */
export interface SourceRevision {
  /**
   * Its id.
   */
  'revisionId': (string);
  /**
   * The fields as they were.
   */
  'snapshot': (_jobradar_v1_Source | null);
  /**
   * Who made it.
   */
  'author': (string);
  /**
   * When.
   */
  'createTime': (_google_protobuf_Timestamp | null);
}
