// Original file: proto/jobradar/v1/source.proto

import type { JobRecord$Input as _jobradar_v1_JobRecord$Input, JobRecord as _jobradar_v1_JobRecord } from '../../jobradar/v1/JobRecord.ts';
import type { FieldReport$Input as _jobradar_v1_FieldReport$Input, FieldReport as _jobradar_v1_FieldReport } from '../../jobradar/v1/FieldReport.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../jobradar/v1/Failure.ts';
import type { FetchReport$Input as _jobradar_v1_FetchReport$Input, FetchReport as _jobradar_v1_FetchReport } from '../../jobradar/v1/FetchReport.ts';
import type { CrawlItemFailure$Input as _jobradar_v1_CrawlItemFailure$Input, CrawlItemFailure as _jobradar_v1_CrawlItemFailure } from '../../jobradar/v1/CrawlItemFailure.ts';

// Original file: proto/jobradar/v1/source.proto

/**
 * In one word.
 */
export const _jobradar_v1_ExtractionReport_Verdict = {
  /**
   * Never sent.
   */
  VERDICT_UNSPECIFIED: 'VERDICT_UNSPECIFIED',
  /**
   * Records came out, nothing to complain of.
   */
  VERDICT_USABLE: 'VERDICT_USABLE',
  /**
   * Records came out; look at the warnings.
   */
  VERDICT_USABLE_WITH_WARNINGS: 'VERDICT_USABLE_WITH_WARNINGS',
  /**
   * No record came out, or the contract does not hold.
   */
  VERDICT_UNUSABLE: 'VERDICT_UNUSABLE',
} as const;

/**
 * In one word.
 */
export type _jobradar_v1_ExtractionReport_Verdict$Input =
  /**
   * Never sent.
   */
  | 'VERDICT_UNSPECIFIED'
  | 0
  /**
   * Records came out, nothing to complain of.
   */
  | 'VERDICT_USABLE'
  | 1
  /**
   * Records came out; look at the warnings.
   */
  | 'VERDICT_USABLE_WITH_WARNINGS'
  | 2
  /**
   * No record came out, or the contract does not hold.
   */
  | 'VERDICT_UNUSABLE'
  | 3

/**
 * In one word.
 */
export type _jobradar_v1_ExtractionReport_Verdict = typeof _jobradar_v1_ExtractionReport_Verdict[keyof typeof _jobradar_v1_ExtractionReport_Verdict]

/**
 * What an extraction made of one page.
 */
export interface ExtractionReport$Input {
  /**
   * In one word.
   */
  'verdict'?: (_jobradar_v1_ExtractionReport_Verdict$Input);
  /**
   * As they would be stored.
   */
  'records'?: (_jobradar_v1_JobRecord$Input)[];
  /**
   * One for each rule.
   */
  'fieldReports'?: (_jobradar_v1_FieldReport$Input)[];
  /**
   * What failed.
   */
  'failures'?: (_jobradar_v1_Failure$Input)[];
  /**
   * Unset where nothing was fetched.
   */
  'fetch'?: (_jobradar_v1_FetchReport$Input | null);
  /**
   * Items of the page, rejected ones too.
   */
  'itemsFound'?: (number);
  /**
   * Empty = none found.
   */
  'nextPageUrl'?: (string);
  /**
   * Reported total; unset = none found.
   */
  'reportedTotal'?: (number);
  /**
   * Items that were rejected, with their fields.
   */
  'rejected'?: (_jobradar_v1_CrawlItemFailure$Input)[];
  '_reportedTotal'?: "reportedTotal";
}

/**
 * What an extraction made of one page.
 */
export interface ExtractionReport {
  /**
   * In one word.
   */
  'verdict': (_jobradar_v1_ExtractionReport_Verdict);
  /**
   * As they would be stored.
   */
  'records': (_jobradar_v1_JobRecord)[];
  /**
   * One for each rule.
   */
  'fieldReports': (_jobradar_v1_FieldReport)[];
  /**
   * What failed.
   */
  'failures': (_jobradar_v1_Failure)[];
  /**
   * Unset where nothing was fetched.
   */
  'fetch': (_jobradar_v1_FetchReport | null);
  /**
   * Items of the page, rejected ones too.
   */
  'itemsFound': (number);
  /**
   * Empty = none found.
   */
  'nextPageUrl': (string);
  /**
   * Reported total; unset = none found.
   */
  'reportedTotal'?: (number);
  /**
   * Items that were rejected, with their fields.
   */
  'rejected': (_jobradar_v1_CrawlItemFailure)[];
  '_reportedTotal'?: "reportedTotal";
}
