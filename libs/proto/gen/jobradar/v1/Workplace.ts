// Original file: proto/jobradar/v1/job.proto

/**
 * Where the work is done.
 */
export const Workplace = {
  /**
   * Not stated.
   */
  WORKPLACE_UNSPECIFIED: 'WORKPLACE_UNSPECIFIED',
  /**
   * At a place of the employer.
   */
  WORKPLACE_ONSITE: 'WORKPLACE_ONSITE',
  /**
   * Partly; wins over REMOTE when the source says both.
   */
  WORKPLACE_HYBRID: 'WORKPLACE_HYBRID',
  /**
   * From elsewhere.
   */
  WORKPLACE_REMOTE: 'WORKPLACE_REMOTE',
} as const;

/**
 * Where the work is done.
 */
export type Workplace$Input =
  /**
   * Not stated.
   */
  | 'WORKPLACE_UNSPECIFIED'
  | 0
  /**
   * At a place of the employer.
   */
  | 'WORKPLACE_ONSITE'
  | 1
  /**
   * Partly; wins over REMOTE when the source says both.
   */
  | 'WORKPLACE_HYBRID'
  | 2
  /**
   * From elsewhere.
   */
  | 'WORKPLACE_REMOTE'
  | 3

/**
 * Where the work is done.
 */
export type Workplace = typeof Workplace[keyof typeof Workplace]
