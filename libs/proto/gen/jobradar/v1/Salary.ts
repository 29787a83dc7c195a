// Original file: proto/jobradar/v1/job.proto


// Original file: proto/jobradar/v1/job.proto

/**
 * Before or after tax.
 */
export const _jobradar_v1_Salary_Gross = {
  /**
   * Not stated.
   */
  GROSS_UNSPECIFIED: 'GROSS_UNSPECIFIED',
  /**
   * Before tax.
   */
  GROSS_GROSS: 'GROSS_GROSS',
  /**
   * After tax.
   */
  GROSS_NET: 'GROSS_NET',
} as const;

/**
 * Before or after tax.
 */
export type _jobradar_v1_Salary_Gross$Input =
  /**
   * Not stated.
   */
  | 'GROSS_UNSPECIFIED'
  | 0
  /**
   * Before tax.
   */
  | 'GROSS_GROSS'
  | 1
  /**
   * After tax.
   */
  | 'GROSS_NET'
  | 2

/**
 * Before or after tax.
 */
export type _jobradar_v1_Salary_Gross = typeof _jobradar_v1_Salary_Gross[keyof typeof _jobradar_v1_Salary_Gross]

// Original file: proto/jobradar/v1/job.proto

/**
 * What the amounts contain.
 */
export const _jobradar_v1_Salary_Kind = {
  /**
   * Not stated.
   */
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * Base pay.
   */
  KIND_BASE: 'KIND_BASE',
  /**
   * On-target earnings.
   */
  KIND_OTE: 'KIND_OTE',
  /**
   * Everything.
   */
  KIND_TOTAL: 'KIND_TOTAL',
} as const;

/**
 * What the amounts contain.
 */
export type _jobradar_v1_Salary_Kind$Input =
  /**
   * Not stated.
   */
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * Base pay.
   */
  | 'KIND_BASE'
  | 1
  /**
   * On-target earnings.
   */
  | 'KIND_OTE'
  | 2
  /**
   * Everything.
   */
  | 'KIND_TOTAL'
  | 3

/**
 * What the amounts contain.
 */
export type _jobradar_v1_Salary_Kind = typeof _jobradar_v1_Salary_Kind[keyof typeof _jobradar_v1_Salary_Kind]

// Original file: proto/jobradar/v1/job.proto

/**
 * Where it was read.
 */
export const _jobradar_v1_Salary_Origin = {
  /**
   * Not said.
   */
  ORIGIN_UNSPECIFIED: 'ORIGIN_UNSPECIFIED',
  /**
   * JSON-LD or microdata.
   */
  ORIGIN_STRUCTURED: 'ORIGIN_STRUCTURED',
  /**
   * A pay text.
   */
  ORIGIN_TEXT: 'ORIGIN_TEXT',
  /**
   * Fields of a feed.
   */
  ORIGIN_API: 'ORIGIN_API',
} as const;

/**
 * Where it was read.
 */
export type _jobradar_v1_Salary_Origin$Input =
  /**
   * Not said.
   */
  | 'ORIGIN_UNSPECIFIED'
  | 0
  /**
   * JSON-LD or microdata.
   */
  | 'ORIGIN_STRUCTURED'
  | 1
  /**
   * A pay text.
   */
  | 'ORIGIN_TEXT'
  | 2
  /**
   * Fields of a feed.
   */
  | 'ORIGIN_API'
  | 3

/**
 * Where it was read.
 */
export type _jobradar_v1_Salary_Origin = typeof _jobradar_v1_Salary_Origin[keyof typeof _jobradar_v1_Salary_Origin]

// Original file: proto/jobradar/v1/job.proto

/**
 * What an amount is for.
 */
export const _jobradar_v1_Salary_Period = {
  /**
   * Not stated.
   */
  PERIOD_UNSPECIFIED: 'PERIOD_UNSPECIFIED',
  /**
   * Per hour.
   */
  PERIOD_HOUR: 'PERIOD_HOUR',
  /**
   * Per day.
   */
  PERIOD_DAY: 'PERIOD_DAY',
  /**
   * Per week.
   */
  PERIOD_WEEK: 'PERIOD_WEEK',
  /**
   * Per two weeks.
   */
  PERIOD_BIWEEK: 'PERIOD_BIWEEK',
  /**
   * Per month.
   */
  PERIOD_MONTH: 'PERIOD_MONTH',
  /**
   * Per year.
   */
  PERIOD_YEAR: 'PERIOD_YEAR',
  /**
   * Per task, visit or lesson.
   */
  PERIOD_PIECE: 'PERIOD_PIECE',
} as const;

/**
 * What an amount is for.
 */
export type _jobradar_v1_Salary_Period$Input =
  /**
   * Not stated.
   */
  | 'PERIOD_UNSPECIFIED'
  | 0
  /**
   * Per hour.
   */
  | 'PERIOD_HOUR'
  | 1
  /**
   * Per day.
   */
  | 'PERIOD_DAY'
  | 2
  /**
   * Per week.
   */
  | 'PERIOD_WEEK'
  | 3
  /**
   * Per two weeks.
   */
  | 'PERIOD_BIWEEK'
  | 4
  /**
   * Per month.
   */
  | 'PERIOD_MONTH'
  | 5
  /**
   * Per year.
   */
  | 'PERIOD_YEAR'
  | 6
  /**
   * Per task, visit or lesson.
   */
  | 'PERIOD_PIECE'
  | 7

/**
 * What an amount is for.
 */
export type _jobradar_v1_Salary_Period = typeof _jobradar_v1_Salary_Period[keyof typeof _jobradar_v1_Salary_Period]

/**
 * Pay as stated by the posting. Amounts are decimal strings in whole currency units, without
 * trailing zeros or exponent; an empty one is not stated.
 */
export interface Salary$Input {
  /**
   * As on the page: "15k-25k·13薪".
   * Rule: max_len=500
   */
  'text'?: (string);
  /**
   * Lower bound per period: "15000".
   * Rule: pattern=^[0-9]{1,12}(\.[0-9]{1,4})?$
   */
  'minAmount'?: (string);
  /**
   * Upper bound per period: "25000".
   * Rule: pattern=^[0-9]{1,12}(\.[0-9]{1,4})?$
   */
  'maxAmount'?: (string);
  /**
   * ISO 4217: "CNY".
   * Rule: pattern=^[A-Z]{3}$
   */
  'currencyCode'?: (string);
  /**
   * MONTH.
   */
  'period'?: (_jobradar_v1_Salary_Period$Input);
  /**
   * Payments per year, at least: 13; 0 = not stated, which is not 12.
   * Rule: gte=1 lte=36
   */
  'monthsMin'?: (number);
  /**
   * Payments per year, at most: 13.
   * Rule: gte=1 lte=36
   */
  'monthsMax'?: (number);
  /**
   * Derived by storage from the others; never from an assumed currency.
   */
  'annualMin'?: (string);
  /**
   * Derived by storage from the others; never from an assumed currency.
   */
  'annualMax'?: (string);
  /**
   * Before or after tax.
   */
  'gross'?: (_jobradar_v1_Salary_Gross$Input);
  /**
   * What the amounts contain.
   */
  'kind'?: (_jobradar_v1_Salary_Kind$Input);
  /**
   * The text says that pay is open.
   */
  'negotiable'?: (boolean);
  /**
   * What was inferred and not read.
   * Rule: max_items=3 items.one_of=currency,period,months
   */
  'assumed'?: (string)[];
  /**
   * Marks: unspecified (speaks of pay and states none), not_salary (amounts of other things),
   * obfuscated (digits in a font of the page), implausible (kept, not corrected), unit_conflict,
   * currency_conflict (then no currency is given), swapped (min was above max), approx, pro_rata
   * (the amount is for full time), several_ranges, visible_mismatch, months_assumed (storage
   * took 12 payments for the yearly amounts); more may come.
   * Rule: max_items=16 items.max_len=64
   */
  'flags'?: (string)[];
  /**
   * Pay beyond the base and conditions on it, values as text: bonus_percent "15", equity "true".
   * Rule: max_items=16 keys.max_len=64 values.max_len=100
   */
  'extras'?: ({[key: string]: string});
  /**
   * Where it was read.
   */
  'origin'?: (_jobradar_v1_Salary_Origin$Input);
  /**
   * BCP 47 tag that decided number format and home currency.
   * Rule: max_len=35
   */
  'locale'?: (string);
}

/**
 * Pay as stated by the posting. Amounts are decimal strings in whole currency units, without
 * trailing zeros or exponent; an empty one is not stated.
 */
export interface Salary {
  /**
   * As on the page: "15k-25k·13薪".
   * Rule: max_len=500
   */
  'text': (string);
  /**
   * Lower bound per period: "15000".
   * Rule: pattern=^[0-9]{1,12}(\.[0-9]{1,4})?$
   */
  'minAmount': (string);
  /**
   * Upper bound per period: "25000".
   * Rule: pattern=^[0-9]{1,12}(\.[0-9]{1,4})?$
   */
  'maxAmount': (string);
  /**
   * ISO 4217: "CNY".
   * Rule: pattern=^[A-Z]{3}$
   */
  'currencyCode': (string);
  /**
   * MONTH.
   */
  'period': (_jobradar_v1_Salary_Period);
  /**
   * Payments per year, at least: 13; 0 = not stated, which is not 12.
   * Rule: gte=1 lte=36
   */
  'monthsMin': (number);
  /**
   * Payments per year, at most: 13.
   * Rule: gte=1 lte=36
   */
  'monthsMax': (number);
  /**
   * Derived by storage from the others; never from an assumed currency.
   */
  'annualMin': (string);
  /**
   * Derived by storage from the others; never from an assumed currency.
   */
  'annualMax': (string);
  /**
   * Before or after tax.
   */
  'gross': (_jobradar_v1_Salary_Gross);
  /**
   * What the amounts contain.
   */
  'kind': (_jobradar_v1_Salary_Kind);
  /**
   * The text says that pay is open.
   */
  'negotiable': (boolean);
  /**
   * What was inferred and not read.
   * Rule: max_items=3 items.one_of=currency,period,months
   */
  'assumed': (string)[];
  /**
   * Marks: unspecified (speaks of pay and states none), not_salary (amounts of other things),
   * obfuscated (digits in a font of the page), implausible (kept, not corrected), unit_conflict,
   * currency_conflict (then no currency is given), swapped (min was above max), approx, pro_rata
   * (the amount is for full time), several_ranges, visible_mismatch, months_assumed (storage
   * took 12 payments for the yearly amounts); more may come.
   * Rule: max_items=16 items.max_len=64
   */
  'flags': (string)[];
  /**
   * Pay beyond the base and conditions on it, values as text: bonus_percent "15", equity "true".
   * Rule: max_items=16 keys.max_len=64 values.max_len=100
   */
  'extras': ({[key: string]: string});
  /**
   * Where it was read.
   */
  'origin': (_jobradar_v1_Salary_Origin);
  /**
   * BCP 47 tag that decided number format and home currency.
   * Rule: max_len=35
   */
  'locale': (string);
}
