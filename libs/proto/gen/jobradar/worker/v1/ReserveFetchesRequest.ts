// Original file: proto/jobradar/worker/v1/politeness_service.proto


/**
 * How many, for which site.
 */
export interface ReserveFetchesRequest$Input {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant'?: (string);
  /**
   * Politeness key: host, with a port that is not the scheme's own; or registrable domain; or
   * "provider:{name}", as the source says.
   * Rule: required max_len=300
   */
  'key'?: (string);
  /**
   * Permits.
   * Rule: required gte=1 lte=20
   */
  'count'?: (number);
  /**
   * Made by the worker; the same on a repeat of this call, so that nothing is booked twice. A worker
   * repeats it, too, before it uses a permit that had to wait: no permits means that the block holds
   * no longer, because the site asked for patience meanwhile.
   * Rule: required uuid
   */
  'reservationId'?: (string);
}

/**
 * How many, for which site.
 */
export interface ReserveFetchesRequest {
  /**
   * The newest grant.
   * Rule: required min_len=1 max_len=2048
   */
  'grant': (string);
  /**
   * Politeness key: host, with a port that is not the scheme's own; or registrable domain; or
   * "provider:{name}", as the source says.
   * Rule: required max_len=300
   */
  'key': (string);
  /**
   * Permits.
   * Rule: required gte=1 lte=20
   */
  'count': (number);
  /**
   * Made by the worker; the same on a repeat of this call, so that nothing is booked twice. A worker
   * repeats it, too, before it uses a permit that had to wait: no permits means that the block holds
   * no longer, because the site asked for patience meanwhile.
   * Rule: required uuid
   */
  'reservationId': (string);
}
