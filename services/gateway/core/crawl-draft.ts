import type { CrawlRow } from './crawl-view.ts';
import type { SubmissionPlan } from './submission.ts';

/** A crawl that could be made, as its row would be. */
export interface Draft {
  readonly sourceId: string;
  readonly seedUrl: string;
  readonly plan: SubmissionPlan;
  readonly replayOf: string | undefined;
  readonly creator: string;
  /** The database's clock, ISO text. */
  readonly now: string;
}

/** The row that a draft would have; it has no ids, for there is nothing to ask for by them. */
export function draftRow(draft: Draft): CrawlRow {
  const { plan, now } = draft;
  return {
    ...blank,
    source_id: draft.sourceId,
    seed_url: draft.seedUrl,
    max_pages: plan.maxPages,
    priority: plan.priority,
    labels: plan.labels,
    max_attempts: plan.maxAttempts,
    replay_of: draft.replayOf ?? null,
    creator: draft.creator,
    create_time: now,
    update_time: now,
    available_at: now,
    expire_time: new Date(plan.expireMs).toISOString(),
  };
}

const blank = {
  task_id: '',
  source_revision: null,
  state: 'PENDING',
  wait_reason: null,
  version: '1',
  epoch: '0',
  attempt: 1,
  losses: 0,
  cancel_requester: null,
  cancel_note: null,
  cancel_time: null,
  cancel_acknowledge_time: null,
  completeness: null,
  list_end: null,
  limit_hit: null,
  counts: {},
  list_pages_read: 0,
  detail_pages_read: 0,
  items_found: 0,
  item_failure_count: 0,
  failure: null,
  trace_id: '',
  start_time: null,
  end_time: null,
  dispatch_id: '',
  dispatch_count: 0,
  queue: '',
  dispatch_state: null,
  publish_time: null,
  last_error: null,
  progress: null,
  progress_time: null,
  lease_counts: null,
  lease_until: null,
  lease_beat: null,
  worker_name: null,
} as const;
