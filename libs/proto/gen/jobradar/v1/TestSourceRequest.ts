// Original file: proto/jobradar/v1/source_service.proto

import type { PageContent$Input as _jobradar_v1_PageContent$Input, PageContent as _jobradar_v1_PageContent } from '../../jobradar/v1/PageContent.ts';
import type { Extraction$Input as _jobradar_v1_Extraction$Input, Extraction as _jobradar_v1_Extraction } from '../../jobradar/v1/Extraction.ts';

/**
 * What to try.
 */
export interface TestSourceRequest$Input {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * Rule: one_of
   * Fetched live: needs a valid authorization, spends the site's limit.
   * Rule: uri max_len=2048
   */
  'url'?: (string);
  /**
   * snapshots/{sha256}; nothing is fetched.
   * Rule: pattern=^snapshots/[0-9a-f]{64}$
   */
  'snapshot'?: (string);
  /**
   * A saved page; nothing is fetched.
   */
  'content'?: (_jobradar_v1_PageContent$Input | null);
  /**
   * Try this instead of the stored one.
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
   * The page.
   */
  'page'?: "url"|"snapshot"|"content";
}

/**
 * What to try.
 */
export interface TestSourceRequest {
  /**
   * sources/{id}
   * Rule: required pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * Rule: one_of
   * Fetched live: needs a valid authorization, spends the site's limit.
   * Rule: uri max_len=2048
   */
  'url'?: (string);
  /**
   * snapshots/{sha256}; nothing is fetched.
   * Rule: pattern=^snapshots/[0-9a-f]{64}$
   */
  'snapshot'?: (string);
  /**
   * A saved page; nothing is fetched.
   */
  'content'?: (_jobradar_v1_PageContent | null);
  /**
   * Try this instead of the stored one.
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
   * The page.
   */
  'page'?: "url"|"snapshot"|"content";
}
