import { normaliseUrl } from '#libs/sources/url-scope.ts';
import { eventNames } from '#libs/telemetry/names.ts';
import { addSpanEvent } from '#libs/telemetry/spans.ts';
import { entriesLeftOut, pagesRead } from './adapters/metrics.ts';
import type { PageBytes } from './adapters/parse-messages.ts';
import { openDetails } from './core/checkpoint.ts';
import type { Ending } from './core/ending.ts';
import { stageOf, treatmentOf, type FailureFacts } from './core/failure.ts';
import { filterFingerprint } from './core/list-filter.ts';
import { afterGap, afterListPage, isRepeated, type ListPageFacts } from './core/plan.ts';
import type { ShapeCounts } from './core/run-shape.ts';
import { withoutQuery } from './core/scrub-url.ts';
import { marksOf } from './core/seen-items.ts';
import { abortedEnding, reasonToStop, storeAndKeep, type CrawlWork } from './crawl-work.ts';
import { fetchPage } from './fetch-page.ts';
import { readDetails } from './read-details.ts';
import type { ListItem, ListPage } from './sources/source-reader.ts';
import { watchDrift } from './watch-drift.ts';

/*
 * The story of one crawl: list page → its details → hand over → the next one, until the list, the
 * slice or a limit ends. Each step either goes on or returns the ending.
 */

/** A list page that was read, and what it was. */
interface ReadPage {
  readonly number: number;
  readonly url: string;
  readonly page: PageBytes;
  readonly list: ListPage;
}

/** Crawls on from the plan; returns how the execution ends. */
export async function crawlPages(work: CrawlWork): Promise<Ending> {
  const ending = await crawlList(work);
  if (ending.kind !== 'completed') return ending;
  // However it ended, at a gap, a repeat or a limit too: what it showed is judged as a whole.
  const { seedUrl } = work.execution.assignment;
  return watchDrift(work, {}, { url: seedUrl, place: 'list' }) ?? endList(work);
}

async function crawlList(work: CrawlWork): Promise<Ending> {
  let pending = work.openUrls;
  while (work.plan.page !== 0) {
    const ending = reasonToStop(work) ?? (await crawlListPage(work, pending));
    if (ending !== undefined) return ending;
    pending = [];
  }
  return { kind: 'completed' };
}

// Nothing is fetched any more: records and permits are handed over side by side.
async function endList(work: CrawlWork): Promise<Ending> {
  const [unstored] = await Promise.all([storeAndKeep(work), work.permits.close()]);
  return unstored ?? { kind: 'completed' };
}

async function crawlListPage(
  work: CrawlWork,
  pending: readonly string[],
): Promise<Ending | undefined> {
  const read = await readListPage(work);
  if ('kind' in read) return read.kind === 'left-out' ? undefined : read;
  if (isShownBefore(work, read)) return undefined;
  const fresh = read.list.items.filter((item) => takeNew(work, idOf(item)));
  const newRecords = await handOverRecords(work, read);
  if ('kind' in newRecords) return newRecords;
  const details = work.reader.readsDetails
    ? await readDetails(work, openDetails(fresh, pending), read.number)
    : undefined;
  if (details !== undefined) return details;
  const rejected = read.list.rejected.filter(({ externalId }) => takeNew(work, externalId));
  const taken = fresh.length + newRecords.count + rejected.length;
  const counts = finishListPage(work, read, taken);
  const drift = watchDrift(work, { counts }, { url: read.page.url, place: 'list' });
  if (drift !== undefined) return drift;
  return work.handOver.isDue ? storeAndKeep(work) : undefined;
}

// What was seen of the page before it is taken: its ids are only looked up once it is taken.
function isShownBefore(work: CrawlWork, read: ReadPage): boolean {
  const facts = factsOf(work, read, read.list.itemCount);
  if (!isRepeated(work.plan, facts, work.list)) return false;
  work.plan = afterListPage(work.plan, facts, work.list);
  return true;
}

async function readListPage(work: CrawlWork): Promise<ReadPage | Ending | { kind: 'left-out' }> {
  const { plan, reader, execution } = work;
  const place = plan.page === 1 ? 'seed' : 'list';
  const address = plan.url ?? reader.firstUrl(execution.assignment.seedUrl);
  const url = normaliseUrl(address);
  const failure = {
    stage: stageOf(place, 'parse'),
    url: address,
    httpStatus: 0,
    retryAfterMs: undefined,
  };
  if (url === undefined) {
    const message = 'The address of the list page is no URL that may be fetched';
    const reason = 'FAILURE_REASON_URL_BLOCKED';
    return onFailure(work, { ...failure, reason, message, changes: [] });
  }
  execution.progress = progressOf(work, address);
  const body = reader.listBody?.(plan.cursor);
  const outcome = await fetchPage(work, { url, place, toCome: 1, body });
  if (outcome.kind === 'ended') return outcome.ending;
  if (outcome.kind === 'failed') return onFailure(work, outcome.failure);
  const { page } = outcome;
  const { itemsFound: itemsBefore, cursor } = plan;
  const tree = work.list.isTree === true ? { filesRead: plan.addresses } : {};
  const position = { page: plan.page, itemsBefore, pageUrl: url.href, cursor, ...tree };
  const list = await work.parser.readList(page, position);
  if (list.kind === 'aborted') return abortedEnding(work);
  if (list.kind === 'problem') {
    const { reason, message, changes } = list;
    return onFailure(work, {
      ...failure,
      reason,
      message,
      changes,
      url: page.url,
      httpStatus: 200,
    });
  }
  pagesRead.inc({ kind: 'list' });
  return { number: plan.page, url: url.href, page, list };
}

// What ends the crawl is its ending; anything else leaves a gap, and with it the list ends.
function onFailure(work: CrawlWork, failure: FailureFacts): Ending | { kind: 'left-out' } {
  const treatment = treatmentOf(failure.reason, work.plan.page === 1 ? 'seed' : 'list');
  if (treatment !== 'gap') return { kind: 'failed', failure };
  leaveOut(work, failure);
  return { kind: 'left-out' };
}

function leaveOut(work: CrawlWork, failure: FailureFacts): void {
  const { plan, execution, reader, list } = work;
  execution.report.add({ pagesFailed: 1 });
  recordPage(work, failure);
  const next = reader.nextAfterGap?.({ cursor: plan.cursor });
  work.plan = afterGap(plan, failure.reason, { next, maxPages: list.maxPages });
  work.openUrls = [];
}

function recordPage({ plan, execution }: CrawlWork, failure: FailureFacts): void {
  const { page } = plan;
  const itself = { externalId: undefined, index: undefined, violations: [] };
  execution.report.addItemFailure({ failure, page, ...itself });
}

// There is a next page, and no way to it: a gap at once, as no checkpoint could hold such a link.
function leaveOutUnreadable(work: CrawlWork, foundAt: string): void {
  const { url } = work.plan;
  if (url === undefined || normaliseUrl(url) !== undefined) return;
  leaveOut(work, {
    reason: 'FAILURE_REASON_PARSE_FAILED',
    stage: stageOf('list', 'parse'),
    message: 'The link to the next list page is no URL that may be fetched',
    url: foundAt,
    httpStatus: 0,
    retryAfterMs: undefined,
    changes: [],
  });
}

async function handOverRecords(
  work: CrawlWork,
  { list, number, page }: ReadPage,
): Promise<{ readonly count: number } | Ending> {
  const { observedAt } = page;
  const found = list.records.flatMap((record, index) => {
    return takeNew(work, record.externalId) ? [{ record, index }] : [];
  });
  const records = found.map(({ record }) => record);
  const drift = watchDrift(work, { records }, { url: page.url, place: 'list' });
  if (drift !== undefined) return drift;
  for (const { record, index } of found) {
    const ending = await work.handOver.add({ record }, { page: number, index, observedAt });
    if (ending !== undefined) return ending;
  }
  const index = list.records.length;
  const closed = list.evidence.filter(({ externalId }) => takeNew(work, externalId));
  for (const evidence of closed) {
    const ending = await work.handOver.add({ evidence }, { page: number, index, observedAt });
    if (ending !== undefined) return ending;
  }
  return { count: records.length + closed.length };
}

function finishListPage(work: CrawlWork, read: ReadPage, taken: number): Partial<ShapeCounts> {
  const { list, number } = read;
  const { report } = work.execution;
  // What the page shows that no page before it did; the others came before.
  const { items, records, evidence } = list;
  const shown = items.length + records.length + evidence.length + list.rejected.length;
  const known = shown - taken;
  const newItems = Math.max(list.itemCount - list.duplicates - known, 0);
  for (const item of list.rejected) {
    const { externalId, index, reason, message, violations } = item;
    const stage = stageOf('list', 'parse');
    const url = read.page.url;
    const failure = {
      reason,
      message,
      stage,
      url,
      httpStatus: 200,
      retryAfterMs: undefined,
      changes: [],
    };
    report.addItemFailure({ failure, externalId, page: number, index, violations });
  }
  const duplicates = list.duplicates + known;
  report.add({ listPagesRead: 1, itemsFound: newItems, itemsDuplicate: duplicates });
  noteIncomplete(work, read);
  work.plan = afterListPage(work.plan, factsOf(work, read, newItems), work.list);
  work.openUrls = [];
  leaveOutUnreadable(work, read.page.url);
  const emptyPages = list.itemCount === 0 ? 1 : 0;
  const rejected = list.rejected.length;
  return { listPages: 1, emptyPages, items: list.itemCount, duplicates, rejected };
}

// What was left out is counted where it is seen; a part that is missing is a failure of the page.
function noteIncomplete(work: CrawlWork, { list, page }: ReadPage): void {
  const { leftOut, shortfall } = list;
  for (const why of ['outside', 'unreadable', 'unwanted'] as const) {
    const count = leftOut?.[why] ?? 0;
    if (count > 0) entriesLeftOut.inc({ why }, count);
  }
  if (leftOut !== undefined) addSpanEvent(eventNames.entriesLeftOut, { ...leftOut });
  if (shortfall === undefined) return;
  recordPage(work, {
    ...shortfall,
    stage: stageOf('list', 'parse'),
    url: page.url,
    httpStatus: 200,
    retryAfterMs: undefined,
    changes: [],
  });
}

function factsOf(work: CrawlWork, read: ReadPage, newItems: number): ListPageFacts {
  const { list, url } = read;
  const { pagingParameters } = work.list;
  const firstUrl = work.reader.firstUrl(work.execution.assignment.seedUrl);
  // The files of a tree have addresses of their own: they say nothing of a filter.
  const isTree = work.list.isTree === true;
  const filter = filterFingerprint(isTree ? firstUrl : url, firstUrl, pagingParameters);
  const next = list.nextUrl === undefined || isTree ? undefined : normaliseUrl(list.nextUrl);
  return {
    url,
    itemCount: list.itemCount,
    newItems,
    nextUrl: list.nextUrl,
    cursor: list.cursor,
    reportedTotal: list.reportedTotal,
    fingerprint: list.fingerprint,
    itemMarks: itemMarks(list),
    filterFingerprint: filter,
    // A link that cannot be read does not say that the filter is another.
    nextFilterFingerprint:
      next === undefined ? filter : filterFingerprint(next.href, firstUrl, pagingParameters),
    ...(list.shortfall === undefined ? {} : { shortfall: list.shortfall.reason }),
  };
}

function takeNew({ seen }: CrawlWork, id: string | undefined): boolean {
  return id === undefined || seen.add(id);
}

// Where the list names no ids, an address stands for its posting.
function idOf({ externalId, detailUrl }: ListItem): string | undefined {
  return externalId ?? detailUrl;
}

function itemMarks({ items, records, evidence, rejected }: ListPage): Buffer {
  const named = [...records, ...evidence, ...rejected].map(({ externalId }) => externalId);
  const ids = [...items.map(idOf), ...named];
  return marksOf(ids.filter((id) => id !== undefined));
}

function progressOf({ plan, execution }: CrawlWork, url: string) {
  return {
    phase: 'PHASE_LISTING',
    unitsDone: plan.listPagesRead,
    unitsKnown: execution.assignment.maxPages,
    currentUrl: withoutQuery(url),
  } as const;
}
