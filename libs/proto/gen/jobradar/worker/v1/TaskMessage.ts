// Original file: proto/jobradar/worker/v1/task_lease_service.proto


/**
 * The four scalars of the queue message, exactly as received.
 */
export interface TaskMessage$Input {
  /**
   * The crawl's id.
   * Rule: required uuid
   */
  'taskId'?: (string);
  /**
   * Where to begin.
   * Rule: required min_len=1 max_len=2048
   */
  'seedUrl'?: (string);
  /**
   * Whose it is; compared, never believed.
   * Rule: required min_len=1 max_len=64
   */
  'tenantId'?: (string);
  /**
   * List pages at most.
   * Rule: required gte=1 lte=1000
   */
  'maxPages'?: (number);
}

/**
 * The four scalars of the queue message, exactly as received.
 */
export interface TaskMessage {
  /**
   * The crawl's id.
   * Rule: required uuid
   */
  'taskId': (string);
  /**
   * Where to begin.
   * Rule: required min_len=1 max_len=2048
   */
  'seedUrl': (string);
  /**
   * Whose it is; compared, never believed.
   * Rule: required min_len=1 max_len=64
   */
  'tenantId': (string);
  /**
   * List pages at most.
   * Rule: required gte=1 lte=1000
   */
  'maxPages': (number);
}
