// Original file: proto/jobradar/v1/extraction.proto

import type { FieldRule$Input as _jobradar_v1_FieldRule$Input, FieldRule as _jobradar_v1_FieldRule } from '../../jobradar/v1/FieldRule.ts';
import type { Pagination$Input as _jobradar_v1_Pagination$Input, Pagination as _jobradar_v1_Pagination } from '../../jobradar/v1/Pagination.ts';
import type { JsonContract$Input as _jobradar_v1_JsonContract$Input, JsonContract as _jobradar_v1_JsonContract } from '../../jobradar/v1/JsonContract.ts';

// Original file: proto/jobradar/v1/extraction.proto

/**
 * What the answers are.
 */
export const _jobradar_v1_JsonExtraction_Format = {
  /**
   * JSON.
   */
  FORMAT_UNSPECIFIED: 'FORMAT_UNSPECIFIED',
  /**
   * JSON.
   */
  FORMAT_JSON: 'FORMAT_JSON',
  /**
   * XML, read as an object by the contract: a key for each element inside, an array for those that
   * repeat, "@name" for an attribute, and the text of an element that holds no others.
   */
  FORMAT_XML: 'FORMAT_XML',
} as const;

/**
 * What the answers are.
 */
export type _jobradar_v1_JsonExtraction_Format$Input =
  /**
   * JSON.
   */
  | 'FORMAT_UNSPECIFIED'
  | 0
  /**
   * JSON.
   */
  | 'FORMAT_JSON'
  | 1
  /**
   * XML, read as an object by the contract: a key for each element inside, an array for those that
   * repeat, "@name" for an attribute, and the text of an element that holds no others.
   */
  | 'FORMAT_XML'
  | 2

/**
 * What the answers are.
 */
export type _jobradar_v1_JsonExtraction_Format = typeof _jobradar_v1_JsonExtraction_Format[keyof typeof _jobradar_v1_JsonExtraction_Format]

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
 * A documented and permitted endpoint of JSON or XML. Paths are dotted keys, "[0]" and "[*]"; "$" is
 * the root. "[a=b]" goes on where the key a has the value b, "[a,b]" takes the values of these keys
 * in order, and "[?a,b]" the names of those of these keys that are true.
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
  /**
   * 0 = JSON.
   */
  'format'?: (_jobradar_v1_JsonExtraction_Format$Input);
}

/**
 * A documented and permitted endpoint of JSON or XML. Paths are dotted keys, "[0]" and "[*]"; "$" is
 * the root. "[a=b]" goes on where the key a has the value b, "[a,b]" takes the values of these keys
 * in order, and "[?a,b]" the names of those of these keys that are true.
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
  /**
   * 0 = JSON.
   */
  'format': (_jobradar_v1_JsonExtraction_Format);
}
