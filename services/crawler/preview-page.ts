import type { ExtractionReport$Input } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import { normaliseUrl } from '#libs/sources/url-scope.ts';
import { spanNames } from '#libs/telemetry/names.ts';
import { inSpan } from '#libs/telemetry/spans.ts';
import type { PageBytes, PageReading, ReadAs } from './adapters/parse-messages.ts';
import type { ParsePool } from './adapters/parse-pool.ts';
import { stageOf, type FailureFacts } from './core/failure.ts';
import { extractionReport } from './core/preview/extraction-report.ts';
import { judgeGiven } from './core/preview/given-page.ts';
import type { PageKind } from './core/preview/page-order.ts';
import type { FetchWork } from './crawl-work.ts';
import type { PreviewHolder } from './preview-holder.ts';
import { failureOfEnding, fetchForPreview, type PreviewFetch } from './preview-fetch.ts';
import { tellPreview, type PreviewReading } from './preview-tell.ts';
import type { ListItem } from './sources/source-reader.ts';
import type { TrialOf } from './sources/try-rules.ts';

/*
 * The story of one preview: the page is given or fetched → read as a crawl reads it → its rules
 * are tried one by one → where it is asked for, the first item's detail page likewise → a report.
 * Whatever the page is, it comes to a report.
 */

/** What a preview works with: what fetching needs, and threads that read pages. */
export interface PreviewWork extends FetchWork {
  readonly execution: PreviewHolder;
  readonly pool: Pick<ParsePool, 'read'>;
}

/** What is tried. */
export interface PreviewWish {
  readonly url: URL;
  /** As what the page is read, most likely kind first. */
  readonly kinds: readonly PageKind[];
  /** Of a page that is given; undefined: it is fetched. */
  readonly given: { readonly body: Uint8Array; readonly contentType: string } | undefined;
  readonly recordsMax: number;
  readonly followDetails: boolean;
}

/** Tries one page, and the detail page behind its first item. */
export async function previewPage(
  work: PreviewWork,
  wish: PreviewWish,
): Promise<ExtractionReport$Input> {
  const { kinds, recordsMax } = wish;
  const fetched = await pageOf(work, wish, kinds[0]);
  const { page } = fetched;
  if (page === undefined) {
    const failures = fetched.failure === undefined ? [] : [fetched.failure];
    return reportOf(work, wish, { fetched, readings: [], failures });
  }
  const main = await readInOrder(work, page, { kinds, recordsMax });
  const detail = await detailOf(work, wish, main);
  return reportOf(work, wish, {
    fetched: { ...fetched, charset: main.charset },
    readings: detail?.reading === undefined ? [main] : [main, detail.reading],
    failures: detail?.failure === undefined ? [] : [detail.failure],
  });
}

type Fetched = Pick<PreviewFetch, 'page' | 'failure'> &
  Partial<Pick<PreviewFetch, 'report'>> & { readonly charset?: string };

async function pageOf(
  work: PreviewWork,
  { url, given }: PreviewWish,
  kind: PageKind | undefined,
): Promise<Fetched> {
  const place = kind === 'detail' ? 'detail' : 'seed';
  if (given === undefined) {
    const body = kind === 'list' ? work.reader.listBody?.('') : undefined;
    return fetchForPreview(work, { url, place, toCome: 1, body });
  }
  const isSitemap = kind === 'list' && work.reader.listContent === 'sitemap';
  const { bytesMax, sitemapBytesMax } = work.limits;
  const judged = judgeGiven({
    ...given,
    bytesMax: isSitemap ? sitemapBytesMax : bytesMax,
    mayBePacked: isSitemap,
  });
  if (judged.kind === 'refused') {
    const { reason, message } = judged;
    return { page: undefined, failure: { ...parsing(place, url.href), reason, message } };
  }
  const observedAt = new Date(work.execution.serverNowMs()).toISOString();
  const { type, contentType } = judged;
  const page = { url: url.href, body: given.body, type, contentType, observedAt };
  return { page, failure: undefined };
}

/** Reads the page as each kind that it may be, until it proves to be one. */
async function readInOrder(
  work: PreviewWork,
  page: PageBytes,
  { kinds, recordsMax }: { readonly kinds: readonly PageKind[]; readonly recordsMax: number },
): Promise<PreviewReading> {
  let first: PreviewReading | undefined;
  for (const kind of kinds) {
    const position = { page: 1, itemsBefore: 0, pageUrl: page.url };
    const item: ListItem = {
      index: 0,
      externalId: undefined,
      detailUrl: page.url,
      fields: undefined,
    };
    const of: TrialOf =
      kind === 'list' ? { page: 'list', position, recordsMax } : { page: 'detail' };
    const readAs: ReadAs = kind === 'list' ? { kind: 'list', position } : { kind: 'detail', item };
    const reading = await readAndTry(work, page, { readAs, of });
    if (isProven(reading.reading)) return reading;
    first ??= reading;
  }
  if (first === undefined) throw new Error('A page is of one kind at least');
  return first;
}

// A gate or a broken body is one whatever the page was to be; an empty list may be another page.
function isProven(reading: PageReading): boolean {
  switch (reading.kind) {
    case 'list':
      return reading.itemCount > 0;
    case 'record':
    case 'evidence':
      return true;
    case 'problem':
      return reading.reason !== 'FAILURE_REASON_CONTRACT_CHANGED';
    case 'rejected':
    case 'trial':
      return false;
  }
}

async function readAndTry(
  work: PreviewWork,
  page: PageBytes,
  { readAs, of }: { readonly readAs: ReadAs; readonly of: TrialOf },
): Promise<PreviewReading> {
  const { reading, charset } = await read(work, page, readAs);
  // What cannot be read has no rules to try; and a page that cost its thread is not read twice.
  const trial =
    reading.kind === 'problem' ? undefined : await read(work, page, { kind: 'trial', of });
  return { pageUrl: page.url, of: of.page, reading, trial: trial?.reading, charset };
}

async function read(
  { execution, pool }: PreviewWork,
  page: PageBytes,
  readAs: ReadAs,
): Promise<{ readonly reading: PageReading; readonly charset: string }> {
  const { source, signal } = execution;
  // The thread takes the bytes over.
  const own = { ...page, body: page.body.slice() };
  const outcome = await inSpan(spanNames.parsePage, {}, () =>
    pool.read({ source, page: own, readAs }, signal),
  );
  if (outcome.kind === 'read') {
    const { reading, charset, end } = outcome;
    // A crawl takes such a page for hostile. Who tries it may try again: it may be the moment.
    const isLate = end === 'time' && reading.kind === 'problem';
    return {
      reading: isLate ? { ...reading, reason: 'FAILURE_REASON_HARD_TIME_LIMIT' } : reading,
      charset,
    };
  }
  const at = {
    url: new URL(page.url),
    place: readAs.kind === 'detail' ? 'detail' : 'seed',
  } as const;
  const { reason, message } = failureOfEnding(execution.ending ?? { kind: 'cancelled' }, at);
  return { reading: { kind: 'problem', reason, message, changes: [] }, charset: '' };
}

async function detailOf(
  work: PreviewWork,
  { followDetails }: PreviewWish,
  { reading, pageUrl }: PreviewReading,
): Promise<{ readonly reading?: PreviewReading; readonly failure?: FailureFacts } | undefined> {
  if (!followDetails || reading.kind !== 'list') return undefined;
  const item = reading.items.find(({ detailUrl }) => detailUrl !== undefined);
  if (item?.detailUrl === undefined) return undefined;
  const url = normaliseUrl(item.detailUrl);
  if (url === undefined) {
    const message = 'The first item links to no detail page that may be fetched';
    const reason = 'FAILURE_REASON_URL_BLOCKED';
    return { failure: { ...parsing('detail', pageUrl), reason, message } };
  }
  const { page, failure } = await fetchForPreview(work, { url, place: 'detail', toCome: 1 });
  if (page === undefined) return failure === undefined ? undefined : { failure };
  const readAs: ReadAs = { kind: 'detail', item };
  return { reading: await readAndTry(work, page, { readAs, of: { page: 'detail' } }) };
}

function reportOf(
  { execution: { source } }: PreviewWork,
  { recordsMax }: PreviewWish,
  seen: {
    readonly fetched: Fetched;
    readonly readings: readonly PreviewReading[];
    readonly failures: readonly FailureFacts[];
  },
): ExtractionReport$Input {
  const { fetched, readings, failures } = seen;
  const told = tellPreview(source, readings);
  const { report, charset = '' } = fetched;
  return extractionReport({
    ...told,
    name: source.name,
    recordsMax,
    failures: [...failures, ...told.failures],
    fetch: report === undefined ? undefined : { ...report, charset },
  });
}

function parsing(place: 'seed' | 'detail', url: string): Omit<FailureFacts, 'reason' | 'message'> {
  const stage = stageOf(place, 'parse');
  return { stage, url, httpStatus: 0, retryAfterMs: undefined, changes: [] };
}
