import { normaliseUrl } from '#libs/sources/url-scope.ts';
import { pagesRead } from './adapters/metrics.ts';
import type { PageBytes } from './adapters/parse-messages.ts';
import type { Ending } from './core/ending.ts';
import { stageOf, treatmentOf, type FailureFacts } from './core/failure.ts';
import { afterDetail } from './core/plan.ts';
import { withoutQuery } from './core/scrub-url.ts';
import {
  abortedEnding,
  detailLimitReached,
  reasonToStop,
  storeAndKeep,
  type CrawlWork,
} from './crawl-work.ts';
import { fetchPage } from './fetch-page.ts';
import type { FoundAt } from './hand-over.ts';
import type { ListItem } from './sources/source-reader.ts';
import { watchDrift } from './watch-drift.ts';

/*
 * The detail pages of one list page. They belong to it: the checkpoint moves on to the next list
 * page only when all of them are done, and names those still open, so that a resumed crawl reads
 * the list page again and fetches only these. One that failed in passing is tried once more at
 * the end, then recorded; it never re-runs the crawl.
 */

type DetailResult = 'done' | 'again' | Ending;

interface OpenItem extends ListItem {
  readonly detailUrl: string;
}

/** Reads the detail pages of these items; undefined = all are done. */
export async function readDetails(
  work: CrawlWork,
  items: readonly ListItem[],
  page: number,
): Promise<Ending | undefined> {
  const open = items.filter(hasUrl);
  for (const item of items) {
    if (!hasUrl(item)) recordFailure(work, item, { page, failure: unusable('') });
  }
  const isOpen = new Set(open.map(({ detailUrl }) => detailUrl));
  const retries: OpenItem[] = [];
  work.openUrls = [...isOpen];
  for (const [queue, isLastTry] of [
    [open, false],
    [retries, true],
  ] as const) {
    for (const item of queue) {
      const stop = reasonToStop(work) ?? detailLimitReached(work);
      if (stop !== undefined) return stop;
      showProgress(work, { item, done: items.length - isOpen.size, known: items.length });
      const result = await readDetail(work, item, { page, isLastTry, toCome: isOpen.size });
      if (result === 'again') {
        retries.push(item);
        continue;
      }
      if (result !== 'done') return result;
      isOpen.delete(item.detailUrl);
      work.openUrls = [...isOpen];
      const ending = work.handOver.isDue ? await storeAndKeep(work) : undefined;
      if (ending !== undefined) return ending;
    }
  }
  return undefined;
}

async function readDetail(
  work: CrawlWork,
  item: OpenItem,
  step: { readonly page: number; readonly isLastTry: boolean; readonly toCome: number },
): Promise<DetailResult> {
  const url = normaliseUrl(item.detailUrl);
  if (url === undefined) {
    recordFailure(work, item, { page: step.page, failure: unusable(item.detailUrl) });
    return 'done';
  }
  const outcome = await fetchPage(work, { url, place: 'detail', toCome: step.toCome });
  switch (outcome.kind) {
    case 'ended':
      return outcome.ending;
    case 'failed':
      return onFailure(work, item, { ...step, failure: outcome.failure });
    case 'page':
      return takePage(work, item, { ...step, content: outcome.page });
  }
}

async function takePage(
  work: CrawlWork,
  item: OpenItem,
  step: { readonly page: number; readonly isLastTry: boolean; readonly content: PageBytes },
): Promise<DetailResult> {
  const { page, isLastTry, content } = step;
  const { url, observedAt } = content;
  const read = await work.parser.readDetail(content, item);
  const at: FoundAt = { page, index: item.index, observedAt };
  const place = { url, place: 'detail' } as const;
  switch (read.kind) {
    case 'aborted':
      return abortedEnding(work);
    case 'problem': {
      const stage = stageOf('detail', 'parse');
      const failure = { ...read, stage, url, httpStatus: 200, retryAfterMs: undefined };
      return onFailure(work, item, { page, isLastTry, failure });
    }
    case 'rejected': {
      const { reason, message, violations } = read;
      const failure = { ...unusable(item.detailUrl), reason, message, url };
      recordFailure(work, item, { page, failure, violations });
      countPage(work);
      return watchDrift(work, { counts: { details: 1, rejected: 1 } }, place) ?? 'done';
    }
    case 'record':
    case 'evidence': {
      countPage(work);
      const records = read.kind === 'record' ? [read.record] : [];
      const drift = watchDrift(work, { records, counts: { details: 1 } }, place);
      return drift ?? (await work.handOver.add(read, at)) ?? 'done';
    }
  }
}

async function onFailure(
  work: CrawlWork,
  item: OpenItem,
  step: { readonly page: number; readonly isLastTry: boolean; readonly failure: FailureFacts },
): Promise<DetailResult> {
  const { page, isLastTry, failure } = step;
  const { httpStatus } = failure;
  const isGone = httpStatus === 404 || httpStatus === 410;
  const place = { url: failure.url, place: 'detail' } as const;
  const drift = isGone
    ? watchDrift(work, { counts: { details: 1, detailsGone: 1 } }, place)
    : undefined;
  if (drift !== undefined) return drift;
  if (isGone && item.externalId !== undefined) return takeAsEvidence(work, item, step);
  const treatment = treatmentOf(failure.reason, 'detail');
  if (treatment === 'fail') return { kind: 'failed', failure };
  if (treatment === 'again' && !isLastTry) return 'again';
  recordFailure(work, item, { page, failure });
  work.execution.report.add({ pagesFailed: 1 });
  return 'done';
}

// A page that is gone is no failure: it is what closes the job.
async function takeAsEvidence(
  work: CrawlWork,
  item: OpenItem,
  { page, failure }: { readonly page: number; readonly failure: FailureFacts },
): Promise<DetailResult> {
  const { httpStatus } = failure;
  const kind = httpStatus === 410 ? 'KIND_GONE' : 'KIND_NOT_FOUND';
  const finalUrl = failure.url === item.detailUrl ? '' : failure.url;
  const externalId = item.externalId ?? '';
  const evidence = { externalId, kind, url: item.detailUrl, finalUrl, httpStatus } as const;
  const observedAt = new Date(work.execution.serverNowMs()).toISOString();
  countPage(work);
  return (await work.handOver.add({ evidence }, { page, index: item.index, observedAt })) ?? 'done';
}

function countPage(work: CrawlWork): void {
  work.plan = afterDetail(work.plan);
  work.detailPagesRead += 1;
  work.execution.report.add({ detailPagesRead: 1 });
  pagesRead.inc({ kind: 'detail' });
}

function recordFailure(
  { execution }: CrawlWork,
  { externalId, index }: ListItem,
  facts: {
    readonly page: number;
    readonly failure: FailureFacts;
    readonly violations?: readonly { readonly field: string; readonly description: string }[];
  },
): void {
  execution.report.addItemFailure({ violations: [], ...facts, externalId, index });
}

function unusable(url: string): FailureFacts {
  return {
    reason: 'FAILURE_REASON_PARSE_FAILED',
    stage: stageOf('detail', 'parse'),
    message: 'The item has no link to a detail page that may be fetched',
    url,
    httpStatus: 0,
    retryAfterMs: undefined,
    changes: [],
  };
}

function showProgress(
  { execution }: CrawlWork,
  { item, done, known }: { readonly item: OpenItem; readonly done: number; readonly known: number },
): void {
  execution.progress = {
    phase: 'PHASE_DETAILS',
    unitsDone: done,
    unitsKnown: known,
    currentUrl: withoutQuery(item.detailUrl),
  };
}

function hasUrl(item: ListItem): item is OpenItem {
  return item.detailUrl !== undefined;
}
