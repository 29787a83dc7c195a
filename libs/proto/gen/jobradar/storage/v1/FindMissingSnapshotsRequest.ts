// Original file: proto/jobradar/storage/v1/storage_service.proto


/**
 * Hashes to look for.
 */
export interface FindMissingSnapshotsRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * 32 bytes each.
   * Rule: required min_items=1 max_items=500 items.min_len=32 items.max_len=32
   */
  'sha256'?: (Buffer | Uint8Array | string)[];
}

/**
 * Hashes to look for.
 */
export interface FindMissingSnapshotsRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * 32 bytes each.
   * Rule: required min_items=1 max_items=500 items.min_len=32 items.max_len=32
   */
  'sha256': (Buffer)[];
}
