// Original file: proto/jobradar/v1/extraction.proto

import type { Transform$Input as _jobradar_v1_Transform$Input, Transform as _jobradar_v1_Transform } from '../../jobradar/v1/Transform.ts';

// Original file: proto/jobradar/v1/extraction.proto

/**
 * Which field.
 */
export const _jobradar_v1_FieldRule_Target = {
  /**
   * Never stored.
   */
  TARGET_UNSPECIFIED: 'TARGET_UNSPECIFIED',
  /**
   * JobRecord.external_id.
   */
  TARGET_EXTERNAL_ID: 'TARGET_EXTERNAL_ID',
  /**
   * JobRecord.title.
   */
  TARGET_TITLE: 'TARGET_TITLE',
  /**
   * Company.name.
   */
  TARGET_COMPANY: 'TARGET_COMPANY',
  /**
   * Location text; places, workplace and remote_from are read from it.
   */
  TARGET_LOCATION: 'TARGET_LOCATION',
  /**
   * Pay text; salary is read from it.
   */
  TARGET_SALARY_TEXT: 'TARGET_SALARY_TEXT',
  /**
   * HTML or text.
   */
  TARGET_DESCRIPTION: 'TARGET_DESCRIPTION',
  /**
   * JobRecord.skills.
   */
  TARGET_SKILLS: 'TARGET_SKILLS',
  /**
   * Posting date.
   */
  TARGET_POSTED: 'TARGET_POSTED',
  /**
   * JobRecord.source_url.
   */
  TARGET_SOURCE_URL: 'TARGET_SOURCE_URL',
  /**
   * Employment words; types and contract are read from them.
   */
  TARGET_EMPLOYMENT: 'TARGET_EMPLOYMENT',
  /**
   * JobRecord.attributes[attribute_key].
   */
  TARGET_ATTRIBUTE: 'TARGET_ATTRIBUTE',
  /**
   * JobRecord.apply_url.
   */
  TARGET_APPLY_URL: 'TARGET_APPLY_URL',
  /**
   * Closing date.
   */
  TARGET_VALID_THROUGH: 'TARGET_VALID_THROUGH',
  /**
   * Company.url.
   */
  TARGET_COMPANY_URL: 'TARGET_COMPANY_URL',
  /**
   * Company.id.
   */
  TARGET_COMPANY_ID: 'TARGET_COMPANY_ID',
  /**
   * Workplace word.
   */
  TARGET_WORKPLACE: 'TARGET_WORKPLACE',
  /**
   * Place.country.
   */
  TARGET_COUNTRY: 'TARGET_COUNTRY',
  /**
   * Place.region.
   */
  TARGET_REGION: 'TARGET_REGION',
  /**
   * Place.city.
   */
  TARGET_CITY: 'TARGET_CITY',
  /**
   * Place.postal_code.
   */
  TARGET_POSTAL_CODE: 'TARGET_POSTAL_CODE',
  /**
   * Salary.min_amount.
   */
  TARGET_SALARY_MIN: 'TARGET_SALARY_MIN',
  /**
   * Salary.max_amount.
   */
  TARGET_SALARY_MAX: 'TARGET_SALARY_MAX',
  /**
   * Salary.currency_code.
   */
  TARGET_SALARY_CURRENCY: 'TARGET_SALARY_CURRENCY',
  /**
   * Salary.period.
   */
  TARGET_SALARY_PERIOD: 'TARGET_SALARY_PERIOD',
  /**
   * JobRecord.identifiers, kind = attribute_key.
   */
  TARGET_IDENTIFIER: 'TARGET_IDENTIFIER',
  /**
   * JobRecord.department.
   */
  TARGET_DEPARTMENT: 'TARGET_DEPARTMENT',
  /**
   * JobRecord.function.
   */
  TARGET_FUNCTION: 'TARGET_FUNCTION',
  /**
   * JobRecord.seniority.
   */
  TARGET_SENIORITY: 'TARGET_SENIORITY',
  /**
   * JobRecord.industry.
   */
  TARGET_INDUSTRY: 'TARGET_INDUSTRY',
  /**
   * Experience text.
   */
  TARGET_EXPERIENCE: 'TARGET_EXPERIENCE',
  /**
   * Education text.
   */
  TARGET_EDUCATION: 'TARGET_EDUCATION',
  /**
   * JobRecord.responsibilities.
   */
  TARGET_RESPONSIBILITIES: 'TARGET_RESPONSIBILITIES',
  /**
   * JobRecord.qualifications.
   */
  TARGET_QUALIFICATIONS: 'TARGET_QUALIFICATIONS',
  /**
   * JobRecord.benefits.
   */
  TARGET_BENEFITS: 'TARGET_BENEFITS',
  /**
   * JobRecord.work_hours.
   */
  TARGET_WORK_HOURS: 'TARGET_WORK_HOURS',
  /**
   * JobRecord.start_date.
   */
  TARGET_START_DATE: 'TARGET_START_DATE',
  /**
   * JobRecord.openings.
   */
  TARGET_OPENINGS: 'TARGET_OPENINGS',
  /**
   * JobRecord.language.
   */
  TARGET_LANGUAGE: 'TARGET_LANGUAGE',
} as const;

/**
 * Which field.
 */
export type _jobradar_v1_FieldRule_Target$Input =
  /**
   * Never stored.
   */
  | 'TARGET_UNSPECIFIED'
  | 0
  /**
   * JobRecord.external_id.
   */
  | 'TARGET_EXTERNAL_ID'
  | 1
  /**
   * JobRecord.title.
   */
  | 'TARGET_TITLE'
  | 2
  /**
   * Company.name.
   */
  | 'TARGET_COMPANY'
  | 3
  /**
   * Location text; places, workplace and remote_from are read from it.
   */
  | 'TARGET_LOCATION'
  | 4
  /**
   * Pay text; salary is read from it.
   */
  | 'TARGET_SALARY_TEXT'
  | 5
  /**
   * HTML or text.
   */
  | 'TARGET_DESCRIPTION'
  | 6
  /**
   * JobRecord.skills.
   */
  | 'TARGET_SKILLS'
  | 7
  /**
   * Posting date.
   */
  | 'TARGET_POSTED'
  | 8
  /**
   * JobRecord.source_url.
   */
  | 'TARGET_SOURCE_URL'
  | 9
  /**
   * Employment words; types and contract are read from them.
   */
  | 'TARGET_EMPLOYMENT'
  | 10
  /**
   * JobRecord.attributes[attribute_key].
   */
  | 'TARGET_ATTRIBUTE'
  | 11
  /**
   * JobRecord.apply_url.
   */
  | 'TARGET_APPLY_URL'
  | 12
  /**
   * Closing date.
   */
  | 'TARGET_VALID_THROUGH'
  | 13
  /**
   * Company.url.
   */
  | 'TARGET_COMPANY_URL'
  | 14
  /**
   * Company.id.
   */
  | 'TARGET_COMPANY_ID'
  | 15
  /**
   * Workplace word.
   */
  | 'TARGET_WORKPLACE'
  | 16
  /**
   * Place.country.
   */
  | 'TARGET_COUNTRY'
  | 17
  /**
   * Place.region.
   */
  | 'TARGET_REGION'
  | 18
  /**
   * Place.city.
   */
  | 'TARGET_CITY'
  | 19
  /**
   * Place.postal_code.
   */
  | 'TARGET_POSTAL_CODE'
  | 20
  /**
   * Salary.min_amount.
   */
  | 'TARGET_SALARY_MIN'
  | 21
  /**
   * Salary.max_amount.
   */
  | 'TARGET_SALARY_MAX'
  | 22
  /**
   * Salary.currency_code.
   */
  | 'TARGET_SALARY_CURRENCY'
  | 23
  /**
   * Salary.period.
   */
  | 'TARGET_SALARY_PERIOD'
  | 24
  /**
   * JobRecord.identifiers, kind = attribute_key.
   */
  | 'TARGET_IDENTIFIER'
  | 25
  /**
   * JobRecord.department.
   */
  | 'TARGET_DEPARTMENT'
  | 26
  /**
   * JobRecord.function.
   */
  | 'TARGET_FUNCTION'
  | 27
  /**
   * JobRecord.seniority.
   */
  | 'TARGET_SENIORITY'
  | 28
  /**
   * JobRecord.industry.
   */
  | 'TARGET_INDUSTRY'
  | 29
  /**
   * Experience text.
   */
  | 'TARGET_EXPERIENCE'
  | 30
  /**
   * Education text.
   */
  | 'TARGET_EDUCATION'
  | 31
  /**
   * JobRecord.responsibilities.
   */
  | 'TARGET_RESPONSIBILITIES'
  | 32
  /**
   * JobRecord.qualifications.
   */
  | 'TARGET_QUALIFICATIONS'
  | 33
  /**
   * JobRecord.benefits.
   */
  | 'TARGET_BENEFITS'
  | 34
  /**
   * JobRecord.work_hours.
   */
  | 'TARGET_WORK_HOURS'
  | 35
  /**
   * JobRecord.start_date.
   */
  | 'TARGET_START_DATE'
  | 36
  /**
   * JobRecord.openings.
   */
  | 'TARGET_OPENINGS'
  | 37
  /**
   * JobRecord.language.
   */
  | 'TARGET_LANGUAGE'
  | 38

/**
 * Which field.
 */
export type _jobradar_v1_FieldRule_Target = typeof _jobradar_v1_FieldRule_Target[keyof typeof _jobradar_v1_FieldRule_Target]

/**
 * One field of the job record.
 */
export interface FieldRule$Input {
  /**
   * Which field.
   * Rule: required
   */
  'target'?: (_jobradar_v1_FieldRule_Target$Input);
  /**
   * CSS selectors or JSON paths, tried in order; the report says which one won. Empty only where
   * the transforms give a default: a value of the definition itself.
   * Rule: max_items=8 items.max_len=512
   */
  'selectors'?: (string)[];
  /**
   * HTML attribute; empty = text. A machine-readable attribute wins over visible text.
   * Rule: max_len=64
   */
  'attribute'?: (string);
  /**
   * Applied to the text in order.
   * Rule: max_items=8
   */
  'transforms'?: (_jobradar_v1_Transform$Input)[];
  /**
   * Its absence is no gap in the report.
   */
  'optional'?: (boolean);
  /**
   * For ATTRIBUTE and IDENTIFIER.
   * Rule: max_len=64
   */
  'attributeKey'?: (string);
  /**
   * Takes what all selectors give, in order, and not what the first gives that gives anything.
   */
  'join'?: (boolean);
}

/**
 * One field of the job record.
 */
export interface FieldRule {
  /**
   * Which field.
   * Rule: required
   */
  'target': (_jobradar_v1_FieldRule_Target);
  /**
   * CSS selectors or JSON paths, tried in order; the report says which one won. Empty only where
   * the transforms give a default: a value of the definition itself.
   * Rule: max_items=8 items.max_len=512
   */
  'selectors': (string)[];
  /**
   * HTML attribute; empty = text. A machine-readable attribute wins over visible text.
   * Rule: max_len=64
   */
  'attribute': (string);
  /**
   * Applied to the text in order.
   * Rule: max_items=8
   */
  'transforms': (_jobradar_v1_Transform)[];
  /**
   * Its absence is no gap in the report.
   */
  'optional': (boolean);
  /**
   * For ATTRIBUTE and IDENTIFIER.
   * Rule: max_len=64
   */
  'attributeKey': (string);
  /**
   * Takes what all selectors give, in order, and not what the first gives that gives anything.
   */
  'join': (boolean);
}
