// Original file: proto/jobradar/storage/v1/storage_service.proto


/**
 * A run's jobs, from its receipts: each job once, its first outcome. Exact, whatever was repeated.
 */
export interface RunTotals$Input {
  /**
   * New.
   */
  'jobsCreated'?: (number);
  /**
   * Other content.
   */
  'jobsUpdated'?: (number);
  /**
   * Same content.
   */
  'jobsUnchanged'?: (number);
  /**
   * Open again.
   */
  'jobsReopened'?: (number);
  /**
   * Older than what is stored.
   */
  'jobsStale'?: (number);
  /**
   * Refused.
   */
  'jobsRejected'?: (number);
  /**
   * Closed by evidence of this run.
   */
  'jobsClosed'?: (number);
  /**
   * Made MISSING by this run.
   */
  'jobsMissing'?: (number);
}

/**
 * A run's jobs, from its receipts: each job once, its first outcome. Exact, whatever was repeated.
 */
export interface RunTotals {
  /**
   * New.
   */
  'jobsCreated': (number);
  /**
   * Other content.
   */
  'jobsUpdated': (number);
  /**
   * Same content.
   */
  'jobsUnchanged': (number);
  /**
   * Open again.
   */
  'jobsReopened': (number);
  /**
   * Older than what is stored.
   */
  'jobsStale': (number);
  /**
   * Refused.
   */
  'jobsRejected': (number);
  /**
   * Closed by evidence of this run.
   */
  'jobsClosed': (number);
  /**
   * Made MISSING by this run.
   */
  'jobsMissing': (number);
}
