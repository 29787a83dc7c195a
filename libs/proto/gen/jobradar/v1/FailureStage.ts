// Original file: proto/jobradar/v1/crawl.proto

/**
 * Where it failed.
 */
export const FailureStage = {
  /**
   * Not known.
   */
  FAILURE_STAGE_UNSPECIFIED: 'FAILURE_STAGE_UNSPECIFIED',
  /**
   * Outbox, relay or broker.
   */
  FAILURE_STAGE_DISPATCH: 'FAILURE_STAGE_DISPATCH',
  /**
   * Claim: source, tenant, authorisation.
   */
  FAILURE_STAGE_ADMISSION: 'FAILURE_STAGE_ADMISSION',
  /**
   * Fetching or reading robots.txt.
   */
  FAILURE_STAGE_ROBOTS: 'FAILURE_STAGE_ROBOTS',
  /**
   * Fetching a list page.
   */
  FAILURE_STAGE_FETCH_LIST: 'FAILURE_STAGE_FETCH_LIST',
  /**
   * Fetching a detail page.
   */
  FAILURE_STAGE_FETCH_DETAIL: 'FAILURE_STAGE_FETCH_DETAIL',
  /**
   * Reading a list page.
   */
  FAILURE_STAGE_PARSE_LIST: 'FAILURE_STAGE_PARSE_LIST',
  /**
   * Reading a detail page.
   */
  FAILURE_STAGE_PARSE_DETAIL: 'FAILURE_STAGE_PARSE_DETAIL',
  /**
   * Writing to storage.
   */
  FAILURE_STAGE_STORE: 'FAILURE_STAGE_STORE',
  /**
   * Heartbeat, checkpoint or settlement with the gateway.
   */
  FAILURE_STAGE_LEASE: 'FAILURE_STAGE_LEASE',
} as const;

/**
 * Where it failed.
 */
export type FailureStage$Input =
  /**
   * Not known.
   */
  | 'FAILURE_STAGE_UNSPECIFIED'
  | 0
  /**
   * Outbox, relay or broker.
   */
  | 'FAILURE_STAGE_DISPATCH'
  | 1
  /**
   * Claim: source, tenant, authorisation.
   */
  | 'FAILURE_STAGE_ADMISSION'
  | 2
  /**
   * Fetching or reading robots.txt.
   */
  | 'FAILURE_STAGE_ROBOTS'
  | 3
  /**
   * Fetching a list page.
   */
  | 'FAILURE_STAGE_FETCH_LIST'
  | 4
  /**
   * Fetching a detail page.
   */
  | 'FAILURE_STAGE_FETCH_DETAIL'
  | 5
  /**
   * Reading a list page.
   */
  | 'FAILURE_STAGE_PARSE_LIST'
  | 6
  /**
   * Reading a detail page.
   */
  | 'FAILURE_STAGE_PARSE_DETAIL'
  | 7
  /**
   * Writing to storage.
   */
  | 'FAILURE_STAGE_STORE'
  | 8
  /**
   * Heartbeat, checkpoint or settlement with the gateway.
   */
  | 'FAILURE_STAGE_LEASE'
  | 9

/**
 * Where it failed.
 */
export type FailureStage = typeof FailureStage[keyof typeof FailureStage]
