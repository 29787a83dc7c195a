// Original file: proto/google/rpc/error_details.proto


/**
 * One quota.
 */
export interface _google_rpc_QuotaFailure_Violation$Input {
  /**
   * Whose quota: "tenant:{id}".
   */
  'subject'?: (string);
  /**
   * Metric, limit and use, in words.
   */
  'description'?: (string);
}

/**
 * One quota.
 */
export interface _google_rpc_QuotaFailure_Violation {
  /**
   * Whose quota: "tenant:{id}".
   */
  'subject': (string);
  /**
   * Metric, limit and use, in words.
   */
  'description': (string);
}

/**
 * Which quota ran out.
 */
export interface QuotaFailure$Input {
  /**
   * The quotas that ran out.
   */
  'violations'?: (_google_rpc_QuotaFailure_Violation$Input)[];
}

/**
 * Which quota ran out.
 */
export interface QuotaFailure {
  /**
   * The quotas that ran out.
   */
  'violations': (_google_rpc_QuotaFailure_Violation)[];
}
