// Original file: proto/jobradar/storage/v1/storage_service.proto


/**
 * Those not stored.
 */
export interface FindMissingSnapshotsResponse$Input {
  /**
   * In the order of the request.
   */
  'missingSha256'?: (Buffer | Uint8Array | string)[];
}

/**
 * Those not stored.
 */
export interface FindMissingSnapshotsResponse {
  /**
   * In the order of the request.
   */
  'missingSha256': (Buffer)[];
}
