// Original file: proto/jobradar/v1/job.proto

/**
 * Hours and form of employment; the words of schema.org's practice.
 */
export const EmploymentType = {
  /**
   * Not stated; never in a list.
   */
  EMPLOYMENT_TYPE_UNSPECIFIED: 'EMPLOYMENT_TYPE_UNSPECIFIED',
  /**
   * Full time.
   */
  EMPLOYMENT_TYPE_FULL_TIME: 'EMPLOYMENT_TYPE_FULL_TIME',
  /**
   * Part time.
   */
  EMPLOYMENT_TYPE_PART_TIME: 'EMPLOYMENT_TYPE_PART_TIME',
  /**
   * Self-employed.
   */
  EMPLOYMENT_TYPE_CONTRACTOR: 'EMPLOYMENT_TYPE_CONTRACTOR',
  /**
   * For a time.
   */
  EMPLOYMENT_TYPE_TEMPORARY: 'EMPLOYMENT_TYPE_TEMPORARY',
  /**
   * Internship.
   */
  EMPLOYMENT_TYPE_INTERN: 'EMPLOYMENT_TYPE_INTERN',
  /**
   * Unpaid.
   */
  EMPLOYMENT_TYPE_VOLUNTEER: 'EMPLOYMENT_TYPE_VOLUNTEER',
  /**
   * By the day.
   */
  EMPLOYMENT_TYPE_PER_DIEM: 'EMPLOYMENT_TYPE_PER_DIEM',
  /**
   * A word that nothing maps; employment_text keeps it.
   */
  EMPLOYMENT_TYPE_OTHER: 'EMPLOYMENT_TYPE_OTHER',
} as const;

/**
 * Hours and form of employment; the words of schema.org's practice.
 */
export type EmploymentType$Input =
  /**
   * Not stated; never in a list.
   */
  | 'EMPLOYMENT_TYPE_UNSPECIFIED'
  | 0
  /**
   * Full time.
   */
  | 'EMPLOYMENT_TYPE_FULL_TIME'
  | 1
  /**
   * Part time.
   */
  | 'EMPLOYMENT_TYPE_PART_TIME'
  | 2
  /**
   * Self-employed.
   */
  | 'EMPLOYMENT_TYPE_CONTRACTOR'
  | 3
  /**
   * For a time.
   */
  | 'EMPLOYMENT_TYPE_TEMPORARY'
  | 4
  /**
   * Internship.
   */
  | 'EMPLOYMENT_TYPE_INTERN'
  | 5
  /**
   * Unpaid.
   */
  | 'EMPLOYMENT_TYPE_VOLUNTEER'
  | 6
  /**
   * By the day.
   */
  | 'EMPLOYMENT_TYPE_PER_DIEM'
  | 7
  /**
   * A word that nothing maps; employment_text keeps it.
   */
  | 'EMPLOYMENT_TYPE_OTHER'
  | 8

/**
 * Hours and form of employment; the words of schema.org's practice.
 */
export type EmploymentType = typeof EmploymentType[keyof typeof EmploymentType]
