import type { CrawlLimit } from '#libs/proto/gen/jobradar/v1/CrawlLimit.ts';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import { completenessOf, lower, type Completeness } from './completeness.ts';
import type { Verdict } from './follow-up.ts';
import type { StoredCounts } from './counts.ts';

/** What a worker says when it has read the list to an end of any kind. */
export interface CompletionFacts {
  readonly checkpoint: Checkpoint;
  /** What the worker makes of it; it can only lower ours. */
  readonly claimed: Completeness | undefined;
  /** All item failures that are stored or come with this call. */
  readonly itemFailures: number;
  /** Totals of the crawl, this execution included. */
  readonly counts: StoredCounts;
}

/** SUCCEEDED only with a complete list and nothing that failed. */
export function verdictOfCompletion(facts: CompletionFacts): Verdict {
  const { counts } = facts;
  // A list that has not been proven to end is at best cut off.
  const completeness = lower(completenessOf(facts.checkpoint) ?? 'TRUNCATED', facts.claimed);
  const failed =
    facts.itemFailures +
    (counts.itemsFailed ?? 0) +
    (counts.pagesFailed ?? 0) +
    (counts.jobsRejected ?? 0);
  const isWhole = completeness === 'COMPLETE' && failed === 0;
  return {
    kind: 'verdict',
    verdict: isWhole ? 'SUCCEEDED' : 'PARTIALLY_SUCCEEDED',
    completeness,
    limitHit: undefined,
    failure: undefined,
    suspendsSource: false,
    message: isWhole ? 'the whole list was read' : whatIsLacking(completeness, { failed, facts }),
  };
}

/** A list that ended with a page that could not be read: what came before keeps its worth. */
export function withGap(
  checkpoint: Checkpoint,
  reason: Checkpoint['gaps'][number]['reason'],
): Checkpoint {
  const page = Math.max(1, checkpoint.nextPage);
  const isKnown = checkpoint.gaps.some((gap) => gap.page === page);
  return {
    ...checkpoint,
    listEnd: 'LIST_END_PAGE_FAILED',
    gaps: isKnown ? checkpoint.gaps : [...checkpoint.gaps, { page, reason }],
  };
}

function whatIsLacking(
  completeness: Completeness,
  { failed, facts }: { readonly failed: number; readonly facts: CompletionFacts },
): string {
  const parts = [
    completeness === 'GAPS' ? 'list pages could not be read' : '',
    completeness === 'TRUNCATED' ? truncation(facts.checkpoint.limitHit) : '',
    failed > 0 ? `${facts.itemFailures} pages or items failed` : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function truncation(limit: CrawlLimit): string {
  return limit === 'CRAWL_LIMIT_UNSPECIFIED'
    ? 'the end of the list is not proven'
    : `the limit ${limit.replace('CRAWL_LIMIT_', '')} was reached`;
}
