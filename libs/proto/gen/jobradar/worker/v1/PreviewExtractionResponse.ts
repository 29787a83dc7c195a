// Original file: proto/jobradar/worker/v1/extraction_service.proto

import type { ExtractionReport$Input as _jobradar_v1_ExtractionReport$Input, ExtractionReport as _jobradar_v1_ExtractionReport } from '../../../jobradar/v1/ExtractionReport.ts';

/**
 * What came of it.
 */
export interface PreviewExtractionResponse$Input {
  /**
   * The report.
   */
  'report'?: (_jobradar_v1_ExtractionReport$Input | null);
}

/**
 * What came of it.
 */
export interface PreviewExtractionResponse {
  /**
   * The report.
   */
  'report': (_jobradar_v1_ExtractionReport | null);
}
