// Original file: proto/jobradar/v1/crawl.proto

import type { Long } from '@grpc/proto-loader';

/**
 * Totals. jobs_* come from storage's receipts: each job once, its first outcome, exact.
 * Page counts are distinct pages of the checkpoint. fetches, fetch_retries and bytes_received
 * are sums of what executions reported: at least. In a worker's call: of this execution.
 */
export interface CrawlCounts$Input {
  /**
   * Distinct list pages read.
   * Rule: gte=0
   */
  'listPagesRead'?: (number);
  /**
   * Distinct detail pages read.
   * Rule: gte=0
   */
  'detailPagesRead'?: (number);
  /**
   * Distinct pages given up.
   * Rule: gte=0
   */
  'pagesFailed'?: (number);
  /**
   * Items seen on list pages, duplicates not counted.
   * Rule: gte=0
   */
  'itemsFound'?: (number);
  /**
   * Items that came twice in the list.
   * Rule: gte=0
   */
  'itemsDuplicate'?: (number);
  /**
   * Items rejected or failed, all of them; the list of failures is bounded, this is not.
   * Rule: gte=0
   */
  'itemsFailed'?: (number);
  /**
   * New jobs.
   * Rule: gte=0
   */
  'jobsCreated'?: (number);
  /**
   * Known jobs with other content.
   * Rule: gte=0
   */
  'jobsUpdated'?: (number);
  /**
   * Known jobs with the same content.
   * Rule: gte=0
   */
  'jobsUnchanged'?: (number);
  /**
   * Closed jobs that are open again.
   * Rule: gte=0
   */
  'jobsReopened'?: (number);
  /**
   * Observations older than what is stored; they changed nothing.
   * Rule: gte=0
   */
  'jobsStale'?: (number);
  /**
   * Records that storage refused.
   * Rule: gte=0
   */
  'jobsRejected'?: (number);
  /**
   * Jobs closed by evidence of this crawl.
   * Rule: gte=0
   */
  'jobsClosed'?: (number);
  /**
   * Requests sent, robots.txt included.
   * Rule: gte=0
   */
  'fetches'?: (number);
  /**
   * Of these: repeats of the same URL within an execution.
   * Rule: gte=0
   */
  'fetchRetries'?: (number);
  /**
   * Bytes on the wire, before decoding.
   * Rule: gte=0
   */
  'bytesReceived'?: (number | string | Long);
  /**
   * Jobs that this crawl found missing.
   * Rule: gte=0
   */
  'jobsMissing'?: (number);
}

/**
 * Totals. jobs_* come from storage's receipts: each job once, its first outcome, exact.
 * Page counts are distinct pages of the checkpoint. fetches, fetch_retries and bytes_received
 * are sums of what executions reported: at least. In a worker's call: of this execution.
 */
export interface CrawlCounts {
  /**
   * Distinct list pages read.
   * Rule: gte=0
   */
  'listPagesRead': (number);
  /**
   * Distinct detail pages read.
   * Rule: gte=0
   */
  'detailPagesRead': (number);
  /**
   * Distinct pages given up.
   * Rule: gte=0
   */
  'pagesFailed': (number);
  /**
   * Items seen on list pages, duplicates not counted.
   * Rule: gte=0
   */
  'itemsFound': (number);
  /**
   * Items that came twice in the list.
   * Rule: gte=0
   */
  'itemsDuplicate': (number);
  /**
   * Items rejected or failed, all of them; the list of failures is bounded, this is not.
   * Rule: gte=0
   */
  'itemsFailed': (number);
  /**
   * New jobs.
   * Rule: gte=0
   */
  'jobsCreated': (number);
  /**
   * Known jobs with other content.
   * Rule: gte=0
   */
  'jobsUpdated': (number);
  /**
   * Known jobs with the same content.
   * Rule: gte=0
   */
  'jobsUnchanged': (number);
  /**
   * Closed jobs that are open again.
   * Rule: gte=0
   */
  'jobsReopened': (number);
  /**
   * Observations older than what is stored; they changed nothing.
   * Rule: gte=0
   */
  'jobsStale': (number);
  /**
   * Records that storage refused.
   * Rule: gte=0
   */
  'jobsRejected': (number);
  /**
   * Jobs closed by evidence of this crawl.
   * Rule: gte=0
   */
  'jobsClosed': (number);
  /**
   * Requests sent, robots.txt included.
   * Rule: gte=0
   */
  'fetches': (number);
  /**
   * Of these: repeats of the same URL within an execution.
   * Rule: gte=0
   */
  'fetchRetries': (number);
  /**
   * Bytes on the wire, before decoding.
   * Rule: gte=0
   */
  'bytesReceived': (string);
  /**
   * Jobs that this crawl found missing.
   * Rule: gte=0
   */
  'jobsMissing': (number);
}
