import { isWithinScope } from '#libs/sources/url-scope.ts';
import { addSpanEvent } from '#libs/telemetry/spans.ts';
import { eventNames } from '#libs/telemetry/names.ts';
import { probe } from '#libs/runtime/probe.ts';
import type { Admission, FetchedPage, FetchOutcome, HopResult } from './adapters/fetch-contract.ts';
import type { PermitBook } from './adapters/permits.ts';
import { decodeText } from './core/charset.ts';
import type { Ending } from './core/ending.ts';
import { stageOf, treatmentOf, type FailureFacts, type Place } from './core/failure.ts';
import { robotsOctetsMax } from './core/robots-decision.ts';
import { permitsOf, reasonToStop, type CrawlWork } from './crawl-work.ts';
import type { PageText } from './sources/source-reader.ts';

const repeatsMax = 3;
const patienceMsBase = 2_000;

/** A page to fetch, and how many more of its kind are to come. */
export interface WantedPage {
  readonly url: URL;
  readonly place: Exclude<Place, 'robots'>;
  readonly toCome: number;
}

export type PageOutcome =
  | { readonly kind: 'page'; readonly page: PageText }
  | { readonly kind: 'failed'; readonly failure: FailureFacts }
  | { readonly kind: 'ended'; readonly ending: Ending };

/**
 * Fetches a page: stop? → scope → robots.txt → permit → request, anew for every redirect. Where
 * the site asks for patience, the page is asked again if the wait fits into the slice.
 */
export async function fetchPage(work: CrawlWork, wanted: WantedPage): Promise<PageOutcome> {
  const { execution } = work;
  for (let repeat = 0; ; repeat += 1) {
    const outcome = await fetchOnce(work, wanted, repeat);
    switch (outcome.kind) {
      case 'page':
        await probe('crawler.page-fetched');
        return { kind: 'page', page: toText(work, outcome) };
      case 'ended':
        return outcome;
      case 'aborted':
        return { kind: 'ended', ending: execution.ending ?? { kind: 'lost' } };
      case 'failed': {
        const { failure } = outcome;
        if (treatmentOf(failure.reason, wanted.place) !== 'wait') return outcome;
        // Retry-After is a floor; without one the wait doubles.
        const waitMs = failure.retryAfterMs ?? patienceMsBase * 2 ** repeat;
        await permitsOf(work, URL.parse(failure.url) ?? wanted.url).holdBack(waitMs);
        if (repeat < repeatsMax) continue;
        const ending = { kind: 'released', cause: 'CAUSE_HOST_NOT_READY', waitMs } as const;
        return { kind: 'ended', ending };
      }
    }
  }
}

function fetchOnce(work: CrawlWork, wanted: WantedPage, repeat: number): Promise<FetchOutcome> {
  const { bytesMax } = work.limits;
  return work.fetcher.fetch({
    ...commonOptions(work),
    url: wanted.url,
    place: wanted.place,
    headers: work.reader.requestHeaders,
    limits: {
      wireBytesMax: bytesMax,
      decodedBytesMax: bytesMax,
      atLimit: 'fail',
    },
    isWithinScope: (url) => isWithinScope(url, work.execution.source),
    admit: (url) => admitPage(work, wanted, { url, isRepeat: repeat > 0 }),
  });
}

// The order matters: what costs nothing is asked first, a permit is taken only for what is sent.
async function admitPage(
  work: CrawlWork,
  wanted: WantedPage,
  { url, isRepeat }: { readonly url: URL; readonly isRepeat: boolean },
): Promise<Admission> {
  const { execution, robots } = work;
  const ending = reasonToStop(work);
  if (ending !== undefined) return { kind: 'ended', ending };
  const refusal = (reason: FailureFacts['reason'], message: string, httpStatus = 0): Admission => {
    const stage = stageOf(
      reason === 'FAILURE_REASON_ROBOTS_DISALLOWED' ? 'robots' : wanted.place,
      'fetch',
    );
    const failure = {
      reason,
      message,
      stage,
      httpStatus,
      url: url.href,
      retryAfterMs: undefined,
      changes: [],
    };
    return { kind: 'refused', failure };
  };
  if (!isWithinScope(url, execution.source)) {
    return refusal('FAILURE_REASON_URL_BLOCKED', `The source does not cover ${url.host}`);
  }
  const leave = await robots.check(url, {
    holder: execution,
    fetchRobots: (target) => fetchRobots(work, target),
  });
  if (leave.kind === 'ended') return leave;
  if (leave.kind === 'disallowed') {
    addSpanEvent(eventNames.robotsDenied, { message: leave.message });
    return refusal('FAILURE_REASON_ROBOTS_DISALLOWED', leave.message, leave.httpStatus);
  }
  return takePermit(work, permitsOf(work, url), { toCome: wanted.toCome, isRepeat });
}

function fetchRobots(work: CrawlWork, url: URL): Promise<FetchOutcome> {
  return work.fetcher.fetch({
    ...commonOptions(work),
    url,
    place: 'robots',
    headers: {},
    limits: { wireBytesMax: robotsOctetsMax, decodedBytesMax: robotsOctetsMax, atLimit: 'cut' },
    // The rules belong to the origin that was asked, wherever its redirects lead (RFC 9309).
    isWithinScope: () => true,
    admit: async () => {
      const ending = reasonToStop(work);
      if (ending !== undefined) return { kind: 'ended', ending };
      // Also for hops to other hosts: they are asked on behalf of this one.
      return takePermit(work, permitsOf(work, url), { toCome: 1, isRepeat: false });
    },
  });
}

async function takePermit(
  work: CrawlWork,
  permits: PermitBook,
  { toCome, isRepeat }: { readonly toCome: number; readonly isRepeat: boolean },
): Promise<Admission> {
  const leave = await permits.take(toCome);
  if (leave.kind === 'ended') return leave;
  await probe('crawler.permit-taken');
  return {
    kind: 'go',
    settle(result: HopResult) {
      permits.settle(leave.id, result);
      work.bytesReceived += result.wireBytes;
      const fetchRetries = isRepeat ? 1 : 0;
      work.execution.report.add({ fetches: 1, fetchRetries, bytesReceived: result.wireBytes });
    },
  };
}

function commonOptions(work: CrawlWork) {
  const { execution } = work;
  return {
    userAgent: work.userAgent,
    totalMs: work.limits.totalMs,
    signal: execution.signal,
    serverNowMs: () => execution.serverNowMs(),
  };
}

function toText({ execution }: CrawlWork, page: FetchedPage): PageText {
  return {
    url: page.url,
    text: decodeText(page.body, page.type, execution.source.locale).text,
    contentType: page.contentType,
    observedAt: new Date(execution.serverNowMs()).toISOString(),
  };
}
