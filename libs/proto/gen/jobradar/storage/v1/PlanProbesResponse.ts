// Original file: proto/jobradar/storage/v1/storage_service.proto


/**
 * A detail page that decides about a missing job.
 */
export interface _jobradar_storage_v1_PlanProbesResponse_ProbeUrl$Input {
  /**
   * The page.
   */
  'url'?: (string);
  /**
   * The job.
   */
  'externalId'?: (string);
}

/**
 * A detail page that decides about a missing job.
 */
export interface _jobradar_storage_v1_PlanProbesResponse_ProbeUrl {
  /**
   * The page.
   */
  'url': (string);
  /**
   * The job.
   */
  'externalId': (string);
}

/**
 * Pages to probe. The same crawl fetches them (permits, limits and robots hold) and stores record
 * or evidence before it completes. What it does not probe stays as it is.
 */
export interface PlanProbesResponse$Input {
  /**
   * At most 50; none unless COMPLETE.
   */
  'probeUrls'?: (_jobradar_storage_v1_PlanProbesResponse_ProbeUrl$Input)[];
}

/**
 * Pages to probe. The same crawl fetches them (permits, limits and robots hold) and stores record
 * or evidence before it completes. What it does not probe stays as it is.
 */
export interface PlanProbesResponse {
  /**
   * At most 50; none unless COMPLETE.
   */
  'probeUrls': (_jobradar_storage_v1_PlanProbesResponse_ProbeUrl)[];
}
