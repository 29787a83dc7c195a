// Original file: proto/jobradar/v1/extraction.proto

import type { FieldRule$Input as _jobradar_v1_FieldRule$Input, FieldRule as _jobradar_v1_FieldRule } from '../../jobradar/v1/FieldRule.ts';
import type { Pagination$Input as _jobradar_v1_Pagination$Input, Pagination as _jobradar_v1_Pagination } from '../../jobradar/v1/Pagination.ts';
import type { JsonContract$Input as _jobradar_v1_JsonContract$Input, JsonContract as _jobradar_v1_JsonContract } from '../../jobradar/v1/JsonContract.ts';

// Original file: proto/jobradar/v1/extraction.proto

/**
 * Method of the list request.
 */
export const _jobradar_v1_JsonExtraction_Method = {
  /**
   * GET.
   */
  METHOD_UNSPECIFIED: 'METHOD_UNSPECIFIED',
  /**
   * GET.
   */
  METHOD_GET: 'METHOD_GET',
  /**
   * POST with body.
   */
  METHOD_POST: 'METHOD_POST',
} as const;

/**
 * Method of the list request.
 */
export type _jobradar_v1_JsonExtraction_Method$Input =
  /**
   * GET.
   */
  | 'METHOD_UNSPECIFIED'
  | 0
  /**
   * GET.
   */
  | 'METHOD_GET'
  | 1
  /**
   * POST with body.
   */
  | 'METHOD_POST'
  | 2

/**
 * Method of the list request.
 */
export type _jobradar_v1_JsonExtraction_Method = typeof _jobradar_v1_JsonExtraction_Method[keyof typeof _jobradar_v1_JsonExtraction_Method]

/**
 * A documented and permitted JSON endpoint. Paths are dotted keys, "[0]" and "[*]"; "$" is the root.
 */
export interface JsonExtraction$Input {
  /**
   * The array of items.
   * Rule: required min_len=1 max_len=512
   */
  'itemsPath'?: (string);
  /**
   * Read within the item.
   * Rule: required min_items=1 max_items=64
   */
  'fields'?: (_jobradar_v1_FieldRule$Input)[];
  /**
   * How to reach the next page; unset = one answer.
   */
  'pagination'?: (_jobradar_v1_Pagination$Input | null);
  /**
   * Sent with each request; no Authorization, no Cookie.
   * Rule: max_items=16 keys.max_len=64 values.max_len=512
   */
  'requestHeaders'?: ({[key: string]: string});
  /**
   * URL of an item's detail, with {field} of the item; empty = no detail requests.
   * Rule: max_len=1024
   */
  'detailUrlTemplate'?: (string);
  /**
   * Read in the detail answer.
   * Rule: max_items=64
   */
  'detailFields'?: (_jobradar_v1_FieldRule$Input)[];
  /**
   * 0 = GET.
   */
  'method'?: (_jobradar_v1_JsonExtraction_Method$Input);
  /**
   * JSON text for POST; pagination parameters are set in it.
   * Rule: max_len=4096
   */
  'body'?: (string);
  /**
   * What answers must look like.
   * Rule: required
   */
  'contract'?: (_jobradar_v1_JsonContract$Input | null);
}

/**
 * A documented and permitted JSON endpoint. Paths are dotted keys, "[0]" and "[*]"; "$" is the root.
 */
export interface JsonExtraction {
  /**
   * The array of items.
   * Rule: required min_len=1 max_len=512
   */
  'itemsPath': (string);
  /**
   * Read within the item.
   * Rule: required min_items=1 max_items=64
   */
  'fields': (_jobradar_v1_FieldRule)[];
  /**
   * How to reach the next page; unset = one answer.
   */
  'pagination': (_jobradar_v1_Pagination | null);
  /**
   * Sent with each request; no Authorization, no Cookie.
   * Rule: max_items=16 keys.max_len=64 values.max_len=512
   */
  'requestHeaders': ({[key: string]: string});
  /**
   * URL of an item's detail, with {field} of the item; empty = no detail requests.
   * Rule: max_len=1024
   */
  'detailUrlTemplate': (string);
  /**
   * Read in the detail answer.
   * Rule: max_items=64
   */
  'detailFields': (_jobradar_v1_FieldRule)[];
  /**
   * 0 = GET.
   */
  'method': (_jobradar_v1_JsonExtraction_Method);
  /**
   * JSON text for POST; pagination parameters are set in it.
   * Rule: max_len=4096
   */
  'body': (string);
  /**
   * What answers must look like.
   * Rule: required
   */
  'contract': (_jobradar_v1_JsonContract | null);
}
