import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { TaskAssignment } from '#libs/proto/gen/jobradar/worker/v1/TaskAssignment.ts';
import { fromInt64 } from '#libs/proto/bytecount.ts';
import type { SourceLimits } from '#libs/sources/fetch-limits.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import type { Fetcher } from './adapters/fetch-contract.ts';
import type { Holder } from './adapters/holder.ts';
import type { PageParser } from './adapters/page-parser.ts';
import type { PermitBook, PermitBooks } from './adapters/permits.ts';
import type { RobotsCache } from './adapters/robots-cache.ts';
import type { Ending } from './core/ending.ts';
import type { SourceList } from './core/list-rules.ts';
import { afterLimit, type Plan } from './core/plan.ts';
import type { Report } from './core/report.ts';
import type { Shape } from './core/run-shape.ts';
import type { SeenItems } from './core/seen-items.ts';
import { sliceState } from './core/slice.ts';
import type { Execution } from './execution.ts';
import type { HandOver } from './hand-over.ts';
import type { SourceReader } from './sources/source-reader.ts';

/** What a source's reader knows without a page. */
export type SourceFacts = Pick<
  SourceReader,
  'readsDetails' | 'listContent' | 'requestHeaders' | 'listBody' | 'firstUrl' | 'nextAfterGap'
>;

/** For whom pages are fetched: an execution of a crawl, or a preview. */
export interface FetchHolder extends Holder {
  readonly source: Source;
  readonly assignment: Pick<TaskAssignment, 'seedUrl' | 'politenessKey'>;
  readonly report: Pick<Report, 'add'>;
  serverNowMs(): number;
}

/** What fetching a page needs, whatever it is fetched for. */
export interface FetchWork {
  readonly execution: FetchHolder;
  readonly reader: SourceFacts;
  readonly fetcher: Fetcher;
  readonly robots: RobotsCache;
  readonly permits: PermitBooks;
  readonly userAgent: string;
  readonly limits: SourceLimits;
  /** Asked before every request: why no more may be sent, if none may. */
  readonly whyStop: () => Ending | undefined;
  bytesReceived: number;
}

/** Everything that the steps of one crawl share. */
export interface CrawlWork extends FetchWork {
  readonly execution: Execution;
  readonly parser: PageParser;
  readonly handOver: HandOver;
  readonly clock: Clock;
  readonly list: SourceList;
  /** What the list has shown so far: an item that comes twice is read once. */
  readonly seen: SeenItems;
  /** Where the list stands now; ahead of what is stored. */
  plan: Plan;
  /** Detail pages of the plan's list page that are still open, in its order. */
  openUrls: readonly string[];
  /** Of this execution. */
  detailPagesRead: number;
  /** What the pages looked like so far, and in earlier runs of this revision. */
  shape: Shape;
  readonly usual: readonly Shape[];
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
export function abortedEnding({ execution }: Pick<FetchWork, 'execution'>): Ending {
  return execution.ending ?? { kind: 'lost' };
}

/** Asked before every detail page: the crawl's own limit of them. */
export function detailLimitReached(work: CrawlWork): Ending | undefined {
  const { detailPagesRemaining } = work.execution.assignment;
  if (work.detailPagesRead < detailPagesRemaining) return undefined;
  return stopAtLimit(work, 'CRAWL_LIMIT_DETAIL_PAGES');
}

/** The permits of the site that a URL belongs to; a source may have several. */
export function permitsOf({ permits, execution }: FetchWork, url: URL): PermitBook {
  const { source, assignment } = execution;
  const isSeedHost = URL.parse(assignment.seedUrl)?.host === url.host;
  const siteKey = source.politeness ?? { siteKey: 'SITE_KEY_HOST', provider: '' };
  return permits.of(isSeedHost ? assignment.politenessKey : politenessKey(url, siteKey));
}

/** Stores what was read and keeps the checkpoint that belongs to it. */
export async function storeAndKeep(work: CrawlWork): Promise<Ending | undefined> {
  const { plan, openUrls, shape } = work;
  const ending = await work.handOver.flush();
  if (ending !== undefined) return ending;
  work.execution.keep({ plan, openUrls, shape });
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
