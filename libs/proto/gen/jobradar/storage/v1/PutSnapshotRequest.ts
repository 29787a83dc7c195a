// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { SnapshotHeader$Input as _jobradar_storage_v1_SnapshotHeader$Input, SnapshotHeader as _jobradar_storage_v1_SnapshotHeader } from '../../../jobradar/storage/v1/SnapshotHeader.ts';

/**
 * First the header, then chunks.
 */
export interface PutSnapshotRequest$Input {
  /**
   * Rule: one_of
   * What the page body is; first and once.
   */
  'header'?: (_jobradar_storage_v1_SnapshotHeader$Input | null);
  /**
   * The next bytes.
   * Rule: min_len=1 max_len=65536
   */
  'chunk'?: (Buffer | Uint8Array | string);
  /**
   * Which.
   */
  'part'?: "header"|"chunk";
}

/**
 * First the header, then chunks.
 */
export interface PutSnapshotRequest {
  /**
   * Rule: one_of
   * What the page body is; first and once.
   */
  'header'?: (_jobradar_storage_v1_SnapshotHeader | null);
  /**
   * The next bytes.
   * Rule: min_len=1 max_len=65536
   */
  'chunk'?: (Buffer);
  /**
   * Which.
   */
  'part'?: "header"|"chunk";
}
