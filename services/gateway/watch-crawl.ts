import type { CallContext } from '#libs/grpc/serve.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import type { Crawl$Input } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { WatchCrawlRequest } from '#libs/proto/gen/jobradar/v1/WatchCrawlRequest.ts';
import type { WatchCrawlResponse$Input } from '#libs/proto/gen/jobradar/v1/WatchCrawlResponse.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import type { CrawlRow } from './core/crawl-view.ts';
import { nextWatchStep } from './core/watch.ts';
import type { WatchHub } from './watch-hub.ts';

/** What following a crawl is made of. */
export interface WatchDeps {
  readonly hub: WatchHub;
  readonly clock: Clock;
  readonly view: (row: CrawlRow) => Crawl$Input;
  /** How long nothing may be said; 30 s. */
  readonly idleMs: number;
}

const defaultIntervalMs = 1_000;

/**
 * Follows a crawl from the given state on: CURRENT at once, CHANGED with the newest state, IDLE
 * when there is nothing new, FINAL and the end. At its age or at shutdown it ends without FINAL,
 * which means: call again.
 */
export async function* watchCrawl(
  { hub, clock, view, idleMs }: WatchDeps,
  {
    context,
    request,
    first,
  }: {
    readonly context: CallContext;
    readonly request: WatchCrawlRequest;
    readonly first: CrawlRow;
  },
): AsyncIterable<WatchCrawlResponse$Input> {
  const rules = {
    minIntervalMs: durationMs(request.minInterval) ?? defaultIntervalMs,
    statesOnly: request.statesOnly,
    idleMs,
  };
  const shown = (row: CrawlRow) => {
    const crawl = view(row);
    return request.statesOnly ? { ...crawl, progress: null } : crawl;
  };
  const news = createNews(context);
  let newest = first;
  using _watching = hub.watch(first, {
    update(row) {
      newest = row;
      news.arrive();
    },
  });
  if (first.end_time !== null) {
    yield { kind: 'KIND_FINAL', crawl: shown(first) };
    return;
  }
  yield { kind: 'KIND_CURRENT', crawl: shown(first) };
  let told = first;
  let toldMs = clock.monotonicMs();
  while (!news.isOver()) {
    const step = nextWatchStep({ told, newest, sinceToldMs: clock.monotonicMs() - toldMs }, rules);
    if (step.kind === 'wait') {
      await news.wait(step.ms);
      continue;
    }
    const row = newest;
    toldMs = clock.monotonicMs();
    if (step.kind === 'idle') {
      yield { kind: 'KIND_IDLE', crawl: null };
      continue;
    }
    told = row;
    yield { kind: step.kind === 'final' ? 'KIND_FINAL' : 'KIND_CHANGED', crawl: shown(row) };
    if (step.kind === 'final') return;
  }
}

/** Waits for whatever comes first: news, the time, or the end of the call. */
function createNews({ signal, ending }: CallContext) {
  const over = AbortSignal.any([signal, ending]);
  let wakeUp: (() => void) | undefined;
  over.addEventListener('abort', () => wakeUp?.(), { once: true });
  return {
    arrive: () => wakeUp?.(),
    isOver: () => over.aborted,
    async wait(ms: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      wakeUp = resolve;
      if (!over.aborted) await promise;
      clearTimeout(timer);
      wakeUp = undefined;
    },
  };
}
