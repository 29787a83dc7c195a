// Original file: proto/jobradar/v1/job.proto


/**
 * Where a remote worker may live.
 * Check: one of the two is set.
 */
export interface RemoteArea$Input {
  /**
   * ISO 3166-1 alpha-2.
   * Rule: pattern=^[A-Z]{2}$
   */
  'country'?: (string);
  /**
   * State, or a group of countries ("EMEA"); as written.
   * Rule: max_len=100
   */
  'region'?: (string);
}

/**
 * Where a remote worker may live.
 * Check: one of the two is set.
 */
export interface RemoteArea {
  /**
   * ISO 3166-1 alpha-2.
   * Rule: pattern=^[A-Z]{2}$
   */
  'country': (string);
  /**
   * State, or a group of countries ("EMEA"); as written.
   * Rule: max_len=100
   */
  'region': (string);
}
