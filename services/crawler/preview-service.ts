import type { CallContext, Handlers } from '#libs/grpc/serve.ts';
import type { ExtractionReport$Input } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { ExtractionServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/ExtractionService.ts';
import type { PreviewExtractionRequest } from '#libs/proto/gen/jobradar/worker/v1/PreviewExtractionRequest.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { AppError, invalidFields } from '#libs/runtime/errors.ts';
import { sourceLimitsOf } from '#libs/sources/fetch-limits.ts';
import { normaliseUrl } from '#libs/sources/url-scope.ts';
import { userAgent } from '#libs/sources/user-agent.ts';
import { previewOutcomes, runningPreviews } from './adapters/metrics.ts';
import { PreviewTurns } from './adapters/preview-turns.ts';
import { pageOrder } from './core/preview/page-order.ts';
import type { CrawlDeps } from './crawl-task.ts';
import { PreviewHolder } from './preview-holder.ts';
import { previewPage, type PreviewWish, type PreviewWork } from './preview-page.ts';
import { expandSource } from './sources/expand-source.ts';

/*
 * Serves previews beside the crawls of this process: with its fetcher, permits and robots.txt, but
 * in threads of their own, and few at once, so that whatever is previewed no crawl waits for it.
 */

/** What previews work with. */
export type PreviewDeps = Pick<
  CrawlDeps,
  'permits' | 'robots' | 'fetcher' | 'readerOf' | 'contact' | 'fetchTotalMsMax'
> & {
  readonly version: string;
  readonly pool: PreviewWork['pool'];
  readonly clock: Clock;
};

/** The previews of this process. */
export interface Previews {
  readonly handlers: Handlers<ExtractionServiceDefinition>;
  /** Begins none any more; what runs may go on for so long. Resolves when none is left. */
  stop(graceMs: number): Promise<void>;
}

const atOnceMax = 4;
const waitingMax = 32;
const recordsDefault = 10;
// Each is asked for when it is used: nothing is booked ahead for a page that may never come.
const permitBlock = 1;

/** Makes the previews of this process. */
export function createPreviews(deps: PreviewDeps): Previews {
  const turns = new PreviewTurns({ atOnceMax, waitingMax });
  const running = new Set<PreviewHolder>();
  const preview = async (
    context: CallContext,
    request: PreviewExtractionRequest,
  ): Promise<ExtractionReport$Input> => {
    const { source, wish } = readRequest(request);
    using _turn = await turns.take(context.signal);
    using holder = new PreviewHolder({
      source,
      url: wish.url,
      grant: request.grant,
      signal: context.signal,
      msLeft: context.msLeft(),
      clock: deps.clock,
    });
    running.add(holder);
    runningPreviews.set(running.size);
    try {
      return await work(deps, holder, wish);
    } finally {
      running.delete(holder);
      runningPreviews.set(running.size);
    }
  };
  return {
    handlers: {
      async PreviewExtraction(context, request) {
        const report = await counted(preview(context, request));
        return { report };
      },
    },
    async stop(graceMs) {
      turns.close();
      const end = setTimeout(() => {
        for (const holder of running) holder.abort({ kind: 'released', cause: 'CAUSE_SHUTDOWN' });
      }, graceMs);
      await turns.idle();
      clearTimeout(end);
    },
  };
}

async function work(
  deps: PreviewDeps,
  holder: PreviewHolder,
  wish: PreviewWish,
): Promise<ExtractionReport$Input> {
  const { source } = holder;
  const reader = deps.readerOf(source);
  const permits = deps.permits.open({ holder, blockMax: permitBlock });
  const { totalMs, ...limits } = sourceLimitsOf(source, deps.fetchTotalMsMax);
  const leftMs = Math.max(holder.slice.softEndMs - deps.clock.monotonicMs(), 1);
  try {
    return await previewPage(
      {
        execution: holder,
        reader,
        fetcher: deps.fetcher,
        robots: deps.robots,
        permits,
        pool: deps.pool,
        userAgent: userAgent(deps.version, source.politeness?.userAgentContact || deps.contact),
        limits: { ...limits, totalMs: Math.min(totalMs, leftMs) },
        whyStop: () => holder.whyStop(),
        bytesReceived: 0,
      },
      // The source is asked as a crawl asks that begins there.
      { ...wish, url: beginOf(source, wish, reader.firstUrl) },
    );
  } finally {
    // Also where nobody waits for the report any more: the site is others', too.
    await permits.close();
  }
}

function readRequest(request: PreviewExtractionRequest): {
  readonly source: Source;
  readonly wish: PreviewWish;
} {
  const { source: stored, content, extraction, grant } = request;
  if (stored === null) throw invalidFields([{ field: 'source', description: 'is required' }]);
  const isGiven = request.page === 'content';
  const url = normaliseUrl((isGiven ? content?.url : request.url) ?? '');
  if (url === undefined) {
    const field = isGiven ? 'content.url' : 'url';
    const description = 'must be an http or https URL without user info';
    throw invalidFields([{ field, description }]);
  }
  if (!isGiven && grant === '') {
    const description = 'is required where a page is fetched';
    throw invalidFields([{ field: 'grant', description }]);
  }
  const given =
    isGiven && content ? { body: content.body, contentType: content.contentType } : undefined;
  const source = expandSource({ ...stored, extraction: extraction ?? stored.extraction });
  return {
    source,
    wish: {
      url,
      kinds: pageOrder(source, url),
      given,
      recordsMax: request.maxItems || recordsDefault,
      followDetails: request.followDetails && !isGiven,
    },
  };
}

function beginOf(
  { baseUrl }: Source,
  { url, given }: PreviewWish,
  firstUrl: (seedUrl: string) => string,
): URL {
  if (given !== undefined || url.href !== normaliseUrl(baseUrl)?.href) return url;
  return normaliseUrl(firstUrl(url.href)) ?? url;
}

async function counted(report: Promise<ExtractionReport$Input>): Promise<ExtractionReport$Input> {
  try {
    const done = await report;
    const verdict = String(done.verdict ?? 'VERDICT_UNSPECIFIED');
    previewOutcomes.inc({ outcome: verdict.replace('VERDICT_', '').toLowerCase() });
    return done;
  } catch (error) {
    const isRefused = error instanceof AppError && error.code !== 'internal';
    previewOutcomes.inc({ outcome: isRefused ? 'refused' : 'failed' });
    throw error;
  }
}
