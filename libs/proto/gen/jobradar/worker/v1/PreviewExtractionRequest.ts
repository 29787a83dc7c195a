// Original file: proto/jobradar/worker/v1/extraction_service.proto

import type { Source$Input as _jobradar_v1_Source$Input, Source as _jobradar_v1_Source } from '../../../jobradar/v1/Source.ts';
import type { PageContent$Input as _jobradar_v1_PageContent$Input, PageContent as _jobradar_v1_PageContent } from '../../../jobradar/v1/PageContent.ts';
import type { Extraction$Input as _jobradar_v1_Extraction$Input, Extraction as _jobradar_v1_Extraction } from '../../../jobradar/v1/Extraction.ts';

/**
 * What to try.
 */
export interface PreviewExtractionRequest$Input {
  /**
   * The source.
   * Rule: required
   */
  'source'?: (_jobradar_v1_Source$Input | null);
  /**
   * Rule: one_of
   * Fetched live.
   * Rule: uri max_len=2048
   */
  'url'?: (string);
  /**
   * Given; a snapshot is read by the gateway and comes in here.
   */
  'content'?: (_jobradar_v1_PageContent$Input | null);
  /**
   * Try this instead of the source's.
   */
  'extraction'?: (_jobradar_v1_Extraction$Input | null);
  /**
   * Records in the report; 0 = 10.
   * Rule: gte=1 lte=50
   */
  'maxItems'?: (number);
  /**
   * Fetch the detail page of the first item too.
   */
  'followDetails'?: (boolean);
  /**
   * A grant of epoch 0 for this preview: permits and robots.txt are asked for with it, storage refuses it.
   * Rule: max_len=2048
   */
  'grant'?: (string);
  /**
   * The page.
   */
  'page'?: "url"|"content";
}

/**
 * What to try.
 */
export interface PreviewExtractionRequest {
  /**
   * The source.
   * Rule: required
   */
  'source': (_jobradar_v1_Source | null);
  /**
   * Rule: one_of
   * Fetched live.
   * Rule: uri max_len=2048
   */
  'url'?: (string);
  /**
   * Given; a snapshot is read by the gateway and comes in here.
   */
  'content'?: (_jobradar_v1_PageContent | null);
  /**
   * Try this instead of the source's.
   */
  'extraction': (_jobradar_v1_Extraction | null);
  /**
   * Records in the report; 0 = 10.
   * Rule: gte=1 lte=50
   */
  'maxItems': (number);
  /**
   * Fetch the detail page of the first item too.
   */
  'followDetails': (boolean);
  /**
   * A grant of epoch 0 for this preview: permits and robots.txt are asked for with it, storage refuses it.
   * Rule: max_len=2048
   */
  'grant': (string);
  /**
   * The page.
   */
  'page'?: "url"|"content";
}
