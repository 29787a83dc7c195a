// Original file: proto/jobradar/storage/v1/storage_service.proto


/**
 * Names a page body.
 */
export interface GetSnapshotRequest$Input {
  /**
   * snapshots/{sha256}
   * Rule: required pattern=^snapshots/[0-9a-f]{64}$
   */
  'name'?: (string);
}

/**
 * Names a page body.
 */
export interface GetSnapshotRequest {
  /**
   * snapshots/{sha256}
   * Rule: required pattern=^snapshots/[0-9a-f]{64}$
   */
  'name': (string);
}
