// Original file: proto/jobradar/v1/extraction.proto

import type { LinkDiscovery$Input as _jobradar_v1_LinkDiscovery$Input, LinkDiscovery as _jobradar_v1_LinkDiscovery } from '../../jobradar/v1/LinkDiscovery.ts';
import type { SitemapDiscovery$Input as _jobradar_v1_SitemapDiscovery$Input, SitemapDiscovery as _jobradar_v1_SitemapDiscovery } from '../../jobradar/v1/SitemapDiscovery.ts';
import type { FieldRule$Input as _jobradar_v1_FieldRule$Input, FieldRule as _jobradar_v1_FieldRule } from '../../jobradar/v1/FieldRule.ts';

/**
 * STRUCTURED_DATA: detail pages carry a JobPosting as JSON-LD or microdata.
 */
export interface StructuredDataExtraction$Input {
  /**
   * Rule: one_of
   * List pages with links.
   */
  'links'?: (_jobradar_v1_LinkDiscovery$Input | null);
  /**
   * A sitemap or sitemap index.
   */
  'sitemap'?: (_jobradar_v1_SitemapDiscovery$Input | null);
  /**
   * Fields that the structured data leaves open.
   * Rule: max_items=64
   */
  'fallbackFields'?: (_jobradar_v1_FieldRule$Input)[];
  /**
   * Read microdata too; JSON-LD wins.
   */
  'readMicrodata'?: (boolean);
  /**
   * Where the detail pages are found.
   */
  'discovery'?: "links"|"sitemap";
}

/**
 * STRUCTURED_DATA: detail pages carry a JobPosting as JSON-LD or microdata.
 */
export interface StructuredDataExtraction {
  /**
   * Rule: one_of
   * List pages with links.
   */
  'links'?: (_jobradar_v1_LinkDiscovery | null);
  /**
   * A sitemap or sitemap index.
   */
  'sitemap'?: (_jobradar_v1_SitemapDiscovery | null);
  /**
   * Fields that the structured data leaves open.
   * Rule: max_items=64
   */
  'fallbackFields': (_jobradar_v1_FieldRule)[];
  /**
   * Read microdata too; JSON-LD wins.
   */
  'readMicrodata': (boolean);
  /**
   * Where the detail pages are found.
   */
  'discovery'?: "links"|"sitemap";
}
