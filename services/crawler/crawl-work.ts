import { fromInt64 } from '#libs/proto/bytecount.ts';
import type { SourceLimits } from '#libs/sources/fetch-limits.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import type { Fetcher } from './adapters/fetch-contract.ts';
import type { PageParser } from './adapters/page-parser.ts';
import type { PermitBook, PermitBooks } from './adapters/permits.ts';
import type { RobotsCache } from './adapters/robots-cache.ts';
import type { Ending } from './core/ending.ts';
import type { SourceList } from './core/list-rules.ts';
import { afterLimit, type Plan } from './core/plan.ts';
import { sliceState } from './core/slice.ts';
import type { Execution } from './execution.ts';
import type { HandOver } from './hand-over.ts';
import type { SourceReader } from './sources/source-reader.ts';

/** What a source's reader knows without a page. */
export type SourceFacts = Pick<
  SourceReader,
  'readsDetails' | 'listContent' | 'requestHeaders' | 'firstUrl' | 'nextAfterGap'
>;

/** Everything that the steps of one crawl share. */
export interface CrawlWork {
  readonly execution: Execution;
  readonly reader: SourceFacts;
  readonly parser: PageParser;
  readonly fetcher: Fetcher;
  readonly robots: RobotsCache;
  readonly permits: PermitBooks;
  readonly handOver: HandOver;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly limits: SourceLimits & { readonly permitBlock: number };
  readonly list: SourceList;
  /** External ids seen in this execution: an item that comes twice is read once. */
  readonly seen: Set<string>;
  /** Where the list stands now; ahead of what is stored. */
  plan: Plan;
  /** Detail pages of the plan's list page that are still open, in its order. */
  openUrls: readonly string[];
  /** Of this execution. */
  detailPagesRead: number;
  bytesReceived: number;
}

/** Asked before every page and request: why the work must stop here, if it must. */
export function reasonToStop(work: CrawlWork): Ending | undefined {
  const { execution, clock } = work;
  if (execution.ending !== undefined) return execution.ending;
  switch (sliceState(execution.slice, clock.monotonicMs())) {
    case 'wall-over':
      return stopAtLimit(work, 'CRAWL_LIMIT_WALL_TIME');
    case 'authorization-over':
      return { kind: 'released', cause: 'CAUSE_SOURCE_STOPPED' };
    case 'soft-over':
      return { kind: 'released', cause: 'CAUSE_SLICE_ENDED' };
    case 'go':
      break;
  }
  const bytesLeft = fromInt64(execution.assignment.bytesRemaining);
  if (work.bytesReceived >= bytesLeft) return stopAtLimit(work, 'CRAWL_LIMIT_BYTES');
  return undefined;
}

/** The ending of work whose fetch or page was aborted. */
export function abortedEnding({ execution }: CrawlWork): Ending {
  return execution.ending ?? { kind: 'lost' };
}

/** Asked before every detail page: the crawl's own limit of them. */
export function detailLimitReached(work: CrawlWork): Ending | undefined {
  const { detailPagesRemaining } = work.execution.assignment;
  if (work.detailPagesRead < detailPagesRemaining) return undefined;
  return stopAtLimit(work, 'CRAWL_LIMIT_DETAIL_PAGES');
}

/** The permits of the site that a URL belongs to; a source may have several. */
export function permitsOf({ permits, execution }: CrawlWork, url: URL): PermitBook {
  const { source, assignment } = execution;
  const isSeedHost = URL.parse(assignment.seedUrl)?.host === url.host;
  const siteKey = source.politeness ?? { siteKey: 'SITE_KEY_HOST', provider: '' };
  return permits.of(isSeedHost ? assignment.politenessKey : politenessKey(url, siteKey));
}

/** Stores what was read and keeps the checkpoint that belongs to it. */
export async function storeAndKeep(work: CrawlWork): Promise<Ending | undefined> {
  const { plan, openUrls } = work;
  const ending = await work.handOver.flush();
  if (ending !== undefined) return ending;
  work.execution.keep(plan, openUrls);
  const { seedFailure } = work.handOver;
  const isSeedDone = plan.page !== 1 && work.execution.assignment.checkpoint === null;
  if (!isSeedDone || seedFailure === undefined) return undefined;
  return { kind: 'failed', failure: seedFailure };
}

function stopAtLimit(work: CrawlWork, limit: Parameters<typeof afterLimit>[1]): Ending {
  work.plan = afterLimit(work.plan, limit);
  work.openUrls = [];
  return { kind: 'completed' };
}
