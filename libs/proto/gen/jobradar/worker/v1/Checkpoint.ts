// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { CrawlLimit$Input as _jobradar_v1_CrawlLimit$Input, CrawlLimit as _jobradar_v1_CrawlLimit } from '../../../jobradar/v1/CrawlLimit.ts';
import type { ListEnd$Input as _jobradar_v1_ListEnd$Input, ListEnd as _jobradar_v1_ListEnd } from '../../../jobradar/v1/ListEnd.ts';
import type { RunShape$Input as _jobradar_worker_v1_RunShape$Input, RunShape as _jobradar_worker_v1_RunShape } from '../../../jobradar/worker/v1/RunShape.ts';
import type { FailureReason$Input as _jobradar_v1_FailureReason$Input, FailureReason as _jobradar_v1_FailureReason } from '../../../jobradar/v1/FailureReason.ts';

/**
 * A list page that could not be read.
 */
export interface _jobradar_worker_v1_Checkpoint_Gap$Input {
  /**
   * From 1.
   * Rule: required gte=1 lte=1000
   */
  'page'?: (number);
  /**
   * Why.
   * Rule: required
   */
  'reason'?: (_jobradar_v1_FailureReason$Input);
}

/**
 * A list page that could not be read.
 */
export interface _jobradar_worker_v1_Checkpoint_Gap {
  /**
   * From 1.
   * Rule: required gte=1 lte=1000
   */
  'page': (number);
  /**
   * Why.
   * Rule: required
   */
  'reason': (_jobradar_v1_FailureReason);
}

/**
 * Everything on which the end of a crawl is decided, accumulated over its slices, and where the
 * next one goes on. The gateway stores it; it moved forward when a page count rose.
 */
export interface Checkpoint$Input {
  /**
   * Version of this message's meaning: 1. A reader that does not know it starts anew.
   * Rule: required gte=1
   */
  'format'?: (number);
  /**
   * Next list page, from 1; 0 = the list is done.
   * Rule: gte=1 lte=1001
   */
  'nextPage'?: (number);
  /**
   * Its URL, for pagination by link.
   * Rule: uri max_len=2048
   */
  'nextUrl'?: (string);
  /**
   * Its mark, for pagination by cursor.
   * Rule: max_len=4096
   */
  'cursor'?: (string);
  /**
   * Detail pages found and not read; together at most 256 KiB, the rest is found again.
   * Rule: max_items=200 items.max_len=2048
   */
  'pendingDetailUrls'?: (string)[];
  /**
   * Distinct list pages read, all slices.
   * Rule: gte=0 lte=1000
   */
  'listPagesRead'?: (number);
  /**
   * Distinct detail pages read, all slices.
   * Rule: gte=0 lte=5000
   */
  'detailPagesRead'?: (number);
  /**
   * List pages that could not be read, all slices.
   * Rule: max_items=200
   */
  'gaps'?: (_jobradar_worker_v1_Checkpoint_Gap$Input)[];
  /**
   * Total that the first page reported; unset = none.
   * Rule: gte=0
   */
  'reportedTotal'?: (number);
  /**
   * 8 bytes for each list page read, in order: repeats are seen across slices.
   * Rule: max_len=8000
   */
  'pageFingerprints'?: (Buffer | Uint8Array | string);
  /**
   * Limit that was reached.
   */
  'limitHit'?: (_jobradar_v1_CrawlLimit$Input);
  /**
   * How the list ended.
   */
  'listEnd'?: (_jobradar_v1_ListEnd$Input);
  /**
   * Distinct items seen on list pages, all slices.
   * Rule: gte=0
   */
  'itemsFound'?: (number);
  /**
   * Items on the last full list page, for the proof by a short one.
   * Rule: gte=0
   */
  'fullPageItems'?: (number);
  /**
   * 8 bytes of a hash over the list's filter; another one later is FILTER_CHANGED.
   * Rule: max_len=8
   */
  'filterFingerprint'?: (Buffer | Uint8Array | string);
  /**
   * What the pages looked like so far; unset = a worker that does not count yet.
   */
  'shape'?: (_jobradar_worker_v1_RunShape$Input | null);
  /**
   * 8 bytes for each list page asked for, in order, over its URL and cursor (of a sitemap, its URL
   * alone): a way back to one of them is seen across slices, before it is asked for again.
   * Rule: max_len=8000
   */
  'pageAddresses'?: (Buffer | Uint8Array | string);
  /**
   * 6 bytes for each item that the list has shown, at most for the last 1,000: what a later page
   * shows again is not counted twice.
   * Rule: max_len=6000
   */
  'lastItems'?: (Buffer | Uint8Array | string);
  '_reportedTotal'?: "reportedTotal";
}

/**
 * Everything on which the end of a crawl is decided, accumulated over its slices, and where the
 * next one goes on. The gateway stores it; it moved forward when a page count rose.
 */
export interface Checkpoint {
  /**
   * Version of this message's meaning: 1. A reader that does not know it starts anew.
   * Rule: required gte=1
   */
  'format': (number);
  /**
   * Next list page, from 1; 0 = the list is done.
   * Rule: gte=1 lte=1001
   */
  'nextPage': (number);
  /**
   * Its URL, for pagination by link.
   * Rule: uri max_len=2048
   */
  'nextUrl': (string);
  /**
   * Its mark, for pagination by cursor.
   * Rule: max_len=4096
   */
  'cursor': (string);
  /**
   * Detail pages found and not read; together at most 256 KiB, the rest is found again.
   * Rule: max_items=200 items.max_len=2048
   */
  'pendingDetailUrls': (string)[];
  /**
   * Distinct list pages read, all slices.
   * Rule: gte=0 lte=1000
   */
  'listPagesRead': (number);
  /**
   * Distinct detail pages read, all slices.
   * Rule: gte=0 lte=5000
   */
  'detailPagesRead': (number);
  /**
   * List pages that could not be read, all slices.
   * Rule: max_items=200
   */
  'gaps': (_jobradar_worker_v1_Checkpoint_Gap)[];
  /**
   * Total that the first page reported; unset = none.
   * Rule: gte=0
   */
  'reportedTotal'?: (number);
  /**
   * 8 bytes for each list page read, in order: repeats are seen across slices.
   * Rule: max_len=8000
   */
  'pageFingerprints': (Buffer);
  /**
   * Limit that was reached.
   */
  'limitHit': (_jobradar_v1_CrawlLimit);
  /**
   * How the list ended.
   */
  'listEnd': (_jobradar_v1_ListEnd);
  /**
   * Distinct items seen on list pages, all slices.
   * Rule: gte=0
   */
  'itemsFound': (number);
  /**
   * Items on the last full list page, for the proof by a short one.
   * Rule: gte=0
   */
  'fullPageItems': (number);
  /**
   * 8 bytes of a hash over the list's filter; another one later is FILTER_CHANGED.
   * Rule: max_len=8
   */
  'filterFingerprint': (Buffer);
  /**
   * What the pages looked like so far; unset = a worker that does not count yet.
   */
  'shape': (_jobradar_worker_v1_RunShape | null);
  /**
   * 8 bytes for each list page asked for, in order, over its URL and cursor (of a sitemap, its URL
   * alone): a way back to one of them is seen across slices, before it is asked for again.
   * Rule: max_len=8000
   */
  'pageAddresses': (Buffer);
  /**
   * 6 bytes for each item that the list has shown, at most for the last 1,000: what a later page
   * shows again is not counted twice.
   * Rule: max_len=6000
   */
  'lastItems': (Buffer);
  '_reportedTotal'?: "reportedTotal";
}
