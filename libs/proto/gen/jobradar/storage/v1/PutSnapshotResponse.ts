// Original file: proto/jobradar/storage/v1/storage_service.proto


/**
 * Where it is.
 */
export interface PutSnapshotResponse$Input {
  /**
   * snapshots/{sha256}
   */
  'snapshot'?: (string);
  /**
   * It was there before.
   */
  'alreadyStored'?: (boolean);
}

/**
 * Where it is.
 */
export interface PutSnapshotResponse {
  /**
   * snapshots/{sha256}
   */
  'snapshot': (string);
  /**
   * It was there before.
   */
  'alreadyStored': (boolean);
}
