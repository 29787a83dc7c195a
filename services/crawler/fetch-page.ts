import { isWithinScope } from '#libs/sources/url-scope.ts';
import { addSpanEvent } from '#libs/telemetry/spans.ts';
import { eventNames } from '#libs/telemetry/names.ts';
import { probe } from '#libs/runtime/probe.ts';
import type {
  Admission,
  FetchedPage,
  FetchOutcome,
  HopResult,
  Validators,
} from './adapters/fetch-contract.ts';
import type { PageBytes } from './adapters/parse-messages.ts';
import type { PermitBook } from './adapters/permits.ts';
import type { Ending } from './core/ending.ts';
import { stageOf, treatmentOf, type FailureFacts, type Place } from './core/failure.ts';
import { robotsOctetsMax } from './core/robots-decision.ts';
import { abortedEnding, permitsOf, type FetchWork } from './crawl-work.ts';

const repeatsMax = 3;
const patienceMsBase = 2_000;

/** A page to fetch, and how many more of its kind are to come. */
export interface WantedPage {
  readonly url: URL;
  readonly place: Exclude<Place, 'robots'>;
  readonly toCome: number;
  /** JSON to post; without it the page is got. */
  readonly body?: string | undefined;
}

export type PageOutcome =
  | { readonly kind: 'page'; readonly page: PageBytes }
  | { readonly kind: 'failed'; readonly failure: FailureFacts }
  | { readonly kind: 'ended'; readonly ending: Ending };

/**
 * Fetches a page: stop? → scope → robots.txt → permit → request, anew for every redirect. Where
 * the site asks for patience, the page is asked again if the wait fits into the slice.
 */
export async function fetchPage(work: FetchWork, wanted: WantedPage): Promise<PageOutcome> {
  for (let repeat = 0; ; repeat += 1) {
    const outcome = await fetchOnce(work, wanted, repeat);
    switch (outcome.kind) {
      case 'page':
        await probe('crawler.page-fetched');
        return { kind: 'page', page: toBytes(work, outcome) };
      case 'ended':
        return outcome;
      case 'aborted':
        return { kind: 'ended', ending: abortedEnding(work) };
      case 'not-modified':
        throw new Error('A page was fetched with validators, and nobody keeps its last version');
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

/** The same without patience: a site that asks for it is a failure. */
export function fetchOnce(work: FetchWork, wanted: WantedPage, repeat = 0): Promise<FetchOutcome> {
  const { limits } = work;
  const content = wanted.place === 'detail' ? 'page' : work.reader.listContent;
  const bytesMax = content === 'sitemap' ? limits.sitemapBytesMax : limits.bytesMax;
  return work.fetcher.fetch({
    ...commonOptions(work),
    url: wanted.url,
    place: wanted.place,
    content,
    headers: work.reader.requestHeaders,
    body: wanted.body,
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
  work: FetchWork,
  wanted: WantedPage,
  { url, isRepeat }: { readonly url: URL; readonly isRepeat: boolean },
): Promise<Admission> {
  const { execution, robots } = work;
  const ending = work.whyStop();
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
  const isHop = url.href !== wanted.url.href;
  const leave = await robots.check(url, {
    holder: execution,
    fetchRobots: (target, validators) => fetchRobots(work, target, { validators, isHop }),
  });
  if (leave.kind === 'ended') return leave;
  if (leave.kind === 'disallowed') {
    addSpanEvent(eventNames.robotsDenied, { message: leave.message });
    return refusal('FAILURE_REASON_ROBOTS_DISALLOWED', leave.message, leave.httpStatus);
  }
  return takePermit(work, permitsOf(work, url), { toCome: wanted.toCome, isRepeat, isHop });
}

function fetchRobots(
  work: FetchWork,
  url: URL,
  { validators, isHop }: { readonly validators: Validators; readonly isHop: boolean },
): Promise<FetchOutcome> {
  return work.fetcher.fetch({
    ...commonOptions(work),
    url,
    place: 'robots',
    content: 'robots',
    validators,
    headers: {},
    limits: { wireBytesMax: robotsOctetsMax, decodedBytesMax: robotsOctetsMax, atLimit: 'cut' },
    // The rules belong to the origin that was asked, wherever its redirects lead (RFC 9309).
    isWithinScope: () => true,
    admit: async (target) => {
      const ending = work.whyStop();
      if (ending !== undefined) return { kind: 'ended', ending };
      // Also for hops to other hosts: they are asked on behalf of this one.
      const isWithin = isHop || target.href !== url.href;
      return takePermit(work, permitsOf(work, url), {
        toCome: 1,
        isRepeat: false,
        isHop: isWithin,
      });
    },
  });
}

/** Where a request stands in its fetch. */
interface RequestPlace {
  readonly toCome: number;
  readonly isRepeat: boolean;
  /** A request of this fetch was sent before. */
  readonly isHop: boolean;
}

async function takePermit(
  work: FetchWork,
  permits: PermitBook,
  { toCome, isRepeat, isHop }: RequestPlace,
): Promise<Admission> {
  const leave = await permits.take(toCome, isHop);
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

function commonOptions(work: FetchWork) {
  const { execution } = work;
  return {
    userAgent: work.userAgent,
    allowedHosts: execution.source.allowedHosts,
    totalMs: work.limits.totalMs,
    signal: execution.signal,
    serverNowMs: () => execution.serverNowMs(),
  };
}

function toBytes({ execution }: FetchWork, page: FetchedPage): PageBytes {
  const { url, body, type, contentType } = page;
  const observedAt = new Date(execution.serverNowMs()).toISOString();
  return { url, body, type, contentType, observedAt };
}
