// Original file: proto/jobradar/v1/job.proto


// Original file: proto/jobradar/v1/job.proto

/**
 * The lowest that is enough.
 */
export const _jobradar_v1_Education_Level = {
  /**
   * Not stated.
   */
  LEVEL_UNSPECIFIED: 'LEVEL_UNSPECIFIED',
  /**
   * The source says that none is needed (学历不限).
   */
  LEVEL_ANY: 'LEVEL_ANY',
  /**
   * School.
   */
  LEVEL_SECONDARY: 'LEVEL_SECONDARY',
  /**
   * Vocational or associate (大专).
   */
  LEVEL_VOCATIONAL: 'LEVEL_VOCATIONAL',
  /**
   * Bachelor (本科).
   */
  LEVEL_BACHELOR: 'LEVEL_BACHELOR',
  /**
   * Master (硕士).
   */
  LEVEL_MASTER: 'LEVEL_MASTER',
  /**
   * Doctor (博士).
   */
  LEVEL_DOCTORATE: 'LEVEL_DOCTORATE',
} as const;

/**
 * The lowest that is enough.
 */
export type _jobradar_v1_Education_Level$Input =
  /**
   * Not stated.
   */
  | 'LEVEL_UNSPECIFIED'
  | 0
  /**
   * The source says that none is needed (学历不限).
   */
  | 'LEVEL_ANY'
  | 1
  /**
   * School.
   */
  | 'LEVEL_SECONDARY'
  | 2
  /**
   * Vocational or associate (大专).
   */
  | 'LEVEL_VOCATIONAL'
  | 3
  /**
   * Bachelor (本科).
   */
  | 'LEVEL_BACHELOR'
  | 4
  /**
   * Master (硕士).
   */
  | 'LEVEL_MASTER'
  | 5
  /**
   * Doctor (博士).
   */
  | 'LEVEL_DOCTORATE'
  | 6

/**
 * The lowest that is enough.
 */
export type _jobradar_v1_Education_Level = typeof _jobradar_v1_Education_Level[keyof typeof _jobradar_v1_Education_Level]

/**
 * Education asked for.
 */
export interface Education$Input {
  /**
   * The lowest that is enough.
   */
  'level'?: (_jobradar_v1_Education_Level$Input);
  /**
   * As on the page.
   * Rule: max_len=500
   */
  'text'?: (string);
}

/**
 * Education asked for.
 */
export interface Education {
  /**
   * The lowest that is enough.
   */
  'level': (_jobradar_v1_Education_Level);
  /**
   * As on the page.
   * Rule: max_len=500
   */
  'text': (string);
}
