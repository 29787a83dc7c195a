// Original file: proto/jobradar/v1/extraction.proto

import type { HtmlExtraction$Input as _jobradar_v1_HtmlExtraction$Input, HtmlExtraction as _jobradar_v1_HtmlExtraction } from '../../jobradar/v1/HtmlExtraction.ts';
import type { JsonExtraction$Input as _jobradar_v1_JsonExtraction$Input, JsonExtraction as _jobradar_v1_JsonExtraction } from '../../jobradar/v1/JsonExtraction.ts';
import type { BrowserExtraction$Input as _jobradar_v1_BrowserExtraction$Input, BrowserExtraction as _jobradar_v1_BrowserExtraction } from '../../jobradar/v1/BrowserExtraction.ts';
import type { StructuredDataExtraction$Input as _jobradar_v1_StructuredDataExtraction$Input, StructuredDataExtraction as _jobradar_v1_StructuredDataExtraction } from '../../jobradar/v1/StructuredDataExtraction.ts';
import type { PresetExtraction$Input as _jobradar_v1_PresetExtraction$Input, PresetExtraction as _jobradar_v1_PresetExtraction } from '../../jobradar/v1/PresetExtraction.ts';
import type { ContractGuard$Input as _jobradar_v1_ContractGuard$Input, ContractGuard as _jobradar_v1_ContractGuard } from '../../jobradar/v1/ContractGuard.ts';
import type { EmptyState$Input as _jobradar_v1_EmptyState$Input, EmptyState as _jobradar_v1_EmptyState } from '../../jobradar/v1/EmptyState.ts';
import type { ClosedSign$Input as _jobradar_v1_ClosedSign$Input, ClosedSign as _jobradar_v1_ClosedSign } from '../../jobradar/v1/ClosedSign.ts';

/**
 * How jobs are read from a source. Declarative: data only, no code. Compiled and checked when
 * the source is created or changed.
 */
export interface Extraction$Input {
  /**
   * Rule: one_of
   * Pages are HTML and hold the data.
   */
  'html'?: (_jobradar_v1_HtmlExtraction$Input | null);
  /**
   * A documented and permitted JSON endpoint.
   */
  'json'?: (_jobradar_v1_JsonExtraction$Input | null);
  /**
   * Scripts must run before the permitted data shows.
   */
  'browser'?: (_jobradar_v1_BrowserExtraction$Input | null);
  /**
   * STRUCTURED_DATA: JSON-LD or microdata JobPosting on detail pages.
   */
  'structuredData'?: (_jobradar_v1_StructuredDataExtraction$Input | null);
  /**
   * A public, documented feed of an applicant tracking system.
   */
  'preset'?: (_jobradar_v1_PresetExtraction$Input | null);
  /**
   * Fields that a record must have, else it is rejected. Always: external_id, title, source_url, company.
   * Named here, external_id must be on the page or in the list: an address is no id then.
   * Rule: max_items=32 items.max_len=64
   */
  'requiredFields'?: (string)[];
  /**
   * When the page no longer looks as agreed.
   */
  'guard'?: (_jobradar_v1_ContractGuard$Input | null);
  /**
   * How the source shows a list without jobs. Without it an empty first page is a changed contract.
   */
  'emptyState'?: (_jobradar_v1_EmptyState$Input | null);
  /**
   * Sign on a detail page, or field of a feed, that a posting is closed: evidence WITHDRAWN.
   * Rule: max_items=8
   */
  'closedSigns'?: (_jobradar_v1_ClosedSign$Input)[];
  /**
   * How.
   */
  'strategy'?: "html"|"json"|"browser"|"structuredData"|"preset";
}

/**
 * How jobs are read from a source. Declarative: data only, no code. Compiled and checked when
 * the source is created or changed.
 */
export interface Extraction {
  /**
   * Rule: one_of
   * Pages are HTML and hold the data.
   */
  'html'?: (_jobradar_v1_HtmlExtraction | null);
  /**
   * A documented and permitted JSON endpoint.
   */
  'json'?: (_jobradar_v1_JsonExtraction | null);
  /**
   * Scripts must run before the permitted data shows.
   */
  'browser'?: (_jobradar_v1_BrowserExtraction | null);
  /**
   * STRUCTURED_DATA: JSON-LD or microdata JobPosting on detail pages.
   */
  'structuredData'?: (_jobradar_v1_StructuredDataExtraction | null);
  /**
   * A public, documented feed of an applicant tracking system.
   */
  'preset'?: (_jobradar_v1_PresetExtraction | null);
  /**
   * Fields that a record must have, else it is rejected. Always: external_id, title, source_url, company.
   * Named here, external_id must be on the page or in the list: an address is no id then.
   * Rule: max_items=32 items.max_len=64
   */
  'requiredFields': (string)[];
  /**
   * When the page no longer looks as agreed.
   */
  'guard': (_jobradar_v1_ContractGuard | null);
  /**
   * How the source shows a list without jobs. Without it an empty first page is a changed contract.
   */
  'emptyState': (_jobradar_v1_EmptyState | null);
  /**
   * Sign on a detail page, or field of a feed, that a posting is closed: evidence WITHDRAWN.
   * Rule: max_items=8
   */
  'closedSigns': (_jobradar_v1_ClosedSign)[];
  /**
   * How.
   */
  'strategy'?: "html"|"json"|"browser"|"structuredData"|"preset";
}
