import { shuttingDown } from '#libs/grpc/running-call.ts';
import type { FetchReport$Input } from '#libs/proto/gen/jobradar/v1/FetchReport.ts';
import { toInt64 } from '#libs/proto/bytecount.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import { AppError } from '#libs/runtime/errors.ts';
import type { Fetcher, FetchOutcome } from './adapters/fetch-contract.ts';
import type { PageBytes } from './adapters/parse-messages.ts';
import type { RobotsCache, RobotsLeave } from './adapters/robots-cache.ts';
import type { Ending } from './core/ending.ts';
import { stageOf, type FailureFacts } from './core/failure.ts';
import type { FetchWork } from './crawl-work.ts';
import { fetchOnce, type WantedPage } from './fetch-page.ts';

/* The fetch of a preview: a crawl's own, looked at on its way. */

/** What came of fetching a page for a preview. */
export interface PreviewFetch {
  readonly page: PageBytes | undefined;
  readonly failure: FailureFacts | undefined;
  readonly report: FetchReport$Input;
}

/** Fetches a page once, as a crawl does, and tells what that looked like. */
export async function fetchForPreview(work: FetchWork, wanted: WantedPage): Promise<PreviewFetch> {
  const seen = new Seen();
  const watched: FetchWork = {
    ...work,
    fetcher: seen.fetcher(work.fetcher),
    robots: seen.robots(work.robots),
  };
  const outcome = await fetchOnce(watched, wanted);
  if (outcome.kind === 'page') {
    const { url, body, type, contentType } = outcome;
    const observedAt = new Date(work.execution.serverNowMs()).toISOString();
    const page = { url, body, type, contentType, observedAt };
    return { page, failure: undefined, report: seen.report(outcome) };
  }
  return {
    page: undefined,
    failure: failureOf(work, wanted, outcome),
    report: seen.report(outcome),
  };
}

/** What was seen of a fetch beside its outcome. */
class Seen {
  #leave: RobotsLeave | undefined;
  #elapsedMs = 0;
  #urls: readonly string[] = [];

  fetcher(fetcher: Fetcher): FetchWork['fetcher'] {
    return {
      fetch: (options) => {
        // Its robots.txt is fetched through the same door.
        if (options.content === 'robots') return fetcher.fetch(options);
        return fetcher.fetch({
          ...options,
          admit: async (url) => {
            const admission = await options.admit(url);
            if (admission.kind !== 'go') return admission;
            this.#urls = [...this.#urls, url.href];
            const startMs = performance.now();
            return {
              kind: 'go',
              settle: (result) => {
                this.#elapsedMs += performance.now() - startMs;
                admission.settle(result);
              },
            };
          },
        });
      },
      [Symbol.asyncDispose]: async () => undefined,
    };
  }

  robots(robots: RobotsCache): RobotsCache {
    return {
      check: async (url, context) => (this.#leave = await robots.check(url, context)),
    };
  }

  report(outcome: FetchOutcome): FetchReport$Input {
    const leave = this.#leave;
    const isPage = outcome.kind === 'page';
    const failure = outcome.kind === 'failed' ? outcome.failure : undefined;
    return {
      finalUrl: isPage ? outcome.url : (failure?.url ?? this.#urls.at(-1) ?? ''),
      httpStatus: isPage ? outcome.status : (failure?.httpStatus ?? 0),
      contentType: isPage ? outcome.contentType : '',
      bytes: toInt64(isPage ? outcome.body.byteLength : 0),
      elapsed: toDuration(this.#elapsedMs),
      robotsAllowed: leave?.kind === 'allowed',
      robotsRule: ruleOf(leave),
      redirects: isPage ? [...outcome.redirects] : this.#urls.slice(0, -1),
    };
  }
}

function ruleOf(leave: RobotsLeave | undefined): string {
  switch (leave?.kind) {
    case 'allowed':
      return leave.rule ?? '';
    case 'disallowed':
      return leave.message;
    case 'ended':
    case undefined:
      return '';
  }
}

function failureOf(
  { execution }: FetchWork,
  { url, place }: WantedPage,
  outcome: Exclude<FetchOutcome, { kind: 'page' }>,
): FailureFacts {
  switch (outcome.kind) {
    case 'failed':
      return outcome.failure;
    case 'ended':
      return failureOfEnding(outcome.ending, { url, place });
    case 'aborted':
      return failureOfEnding(execution.ending ?? { kind: 'cancelled' }, { url, place });
    case 'not-modified':
      throw new Error('A page was fetched with validators, and nobody keeps its last version');
  }
}

/** What an end of the work means for a report; throws where there is nothing to report. */
export function failureOfEnding(
  ending: Ending,
  { url, place }: Pick<WantedPage, 'url' | 'place'>,
): FailureFacts {
  if (ending.kind === 'failed') return ending.failure;
  const isReleased = ending.kind === 'released';
  if (isReleased && ending.cause === 'CAUSE_HOST_NOT_READY') {
    const waitMs = ending.waitMs ?? 0;
    const wait = `${Math.ceil(waitMs / 1_000)} s`;
    return {
      reason: 'FAILURE_REASON_RATE_LIMITED_BY_SITE',
      stage: stageOf(place, 'fetch'),
      message: `The site takes no request for ${wait}, by its pace or because it asked for that`,
      url: url.href,
      httpStatus: 0,
      retryAfterMs: waitMs,
      changes: [],
    };
  }
  if (isReleased && ending.cause === 'CAUSE_SOURCE_STOPPED') {
    throw new AppError('failed_precondition', 'The source was stopped while it was tried', {
      reason: 'SOURCE_NOT_ACTIVE',
    });
  }
  if (isReleased && ending.cause === 'CAUSE_SHUTDOWN') throw shuttingDown();
  throw new AppError('aborted', 'The preview was ended before its page was read', {
    reason: 'LEASE_LOST',
  });
}
