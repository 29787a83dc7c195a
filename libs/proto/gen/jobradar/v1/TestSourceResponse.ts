// Original file: proto/jobradar/v1/source_service.proto

import type { ExtractionReport$Input as _jobradar_v1_ExtractionReport$Input, ExtractionReport as _jobradar_v1_ExtractionReport } from '../../jobradar/v1/ExtractionReport.ts';

/**
 * What came of it. A page that yields nothing is a report, not an error.
 */
export interface TestSourceResponse$Input {
  /**
   * The report.
   */
  'report'?: (_jobradar_v1_ExtractionReport$Input | null);
}

/**
 * What came of it. A page that yields nothing is a report, not an error.
 */
export interface TestSourceResponse {
  /**
   * The report.
   */
  'report': (_jobradar_v1_ExtractionReport | null);
}
