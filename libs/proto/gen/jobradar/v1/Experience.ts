// Original file: proto/jobradar/v1/job.proto


/**
 * Experience asked for.
 */
export interface Experience$Input {
  /**
   * At least; unset = not stated.
   * Rule: gte=0 lte=600
   */
  'minMonths'?: (number);
  /**
   * At most; unset = not stated.
   * Rule: gte=0 lte=600
   */
  'maxMonths'?: (number);
  /**
   * The source says that none is needed (经验不限).
   */
  'any'?: (boolean);
  /**
   * As on the page.
   * Rule: max_len=500
   */
  'text'?: (string);
  '_minMonths'?: "minMonths";
  '_maxMonths'?: "maxMonths";
}

/**
 * Experience asked for.
 */
export interface Experience {
  /**
   * At least; unset = not stated.
   * Rule: gte=0 lte=600
   */
  'minMonths'?: (number);
  /**
   * At most; unset = not stated.
   * Rule: gte=0 lte=600
   */
  'maxMonths'?: (number);
  /**
   * The source says that none is needed (经验不限).
   */
  'any': (boolean);
  /**
   * As on the page.
   * Rule: max_len=500
   */
  'text': (string);
  '_minMonths'?: "minMonths";
  '_maxMonths'?: "maxMonths";
}
