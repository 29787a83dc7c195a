// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { SnapshotHeader$Input as _jobradar_storage_v1_SnapshotHeader$Input, SnapshotHeader as _jobradar_storage_v1_SnapshotHeader } from '../../../jobradar/storage/v1/SnapshotHeader.ts';

/**
 * First the header, then chunks.
 */
export interface GetSnapshotResponse$Input {
  /**
   * What the page body is; first and once.
   */
  'header'?: (_jobradar_storage_v1_SnapshotHeader$Input | null);
  /**
   * The next bytes.
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
export interface GetSnapshotResponse {
  /**
   * What the page body is; first and once.
   */
  'header'?: (_jobradar_storage_v1_SnapshotHeader | null);
  /**
   * The next bytes.
   */
  'chunk'?: (Buffer);
  /**
   * Which.
   */
  'part'?: "header"|"chunk";
}
