import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import type { Ending } from './core/ending.ts';
import { stageOf } from './core/failure.ts';
import { sliceFrom, sliceState, type Slice } from './core/slice.ts';
import type { FetchHolder } from './crawl-work.ts';

// What is left for the report once nothing more may be sent.
const reportMs = 1_500;

/** What a preview is begun with. */
export interface PreviewStart {
  readonly source: Source;
  readonly url: URL;
  /** Of epoch 0; empty where nothing is fetched. */
  readonly grant: string;
  /** The caller's: aborted when it has gone, or its deadline has passed. */
  readonly signal: AbortSignal;
  readonly msLeft: number;
  readonly clock: Clock;
}

/**
 * For whom a preview fetches: like an execution, without a lease. It ends in time to tell what it
 * saw by then, and gives its permits back also where its caller has gone.
 */
export class PreviewHolder implements FetchHolder, Disposable {
  readonly source: Source;
  readonly assignment: FetchHolder['assignment'];
  readonly grant: string;
  readonly slice: Slice;
  readonly report = { add: (): void => undefined };
  ending: Ending | undefined;

  readonly #start: PreviewStart;
  readonly #working = new AbortController();
  readonly #losing = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #onGone = (): void => this.abort({ kind: 'cancelled' });

  constructor(start: PreviewStart) {
    const { source, url, grant, signal, clock } = start;
    const softMs = Math.max(start.msLeft - reportMs, 0);
    this.#start = start;
    this.source = source;
    this.grant = grant;
    const siteKey = source.politeness ?? { siteKey: 'SITE_KEY_HOST', provider: '' };
    this.assignment = { seedUrl: url.href, politenessKey: politenessKey(url, siteKey) };
    const left = { softMs, hardMs: softMs, wallMs: undefined, authorizationMs: undefined };
    this.slice = sliceFrom(clock.monotonicMs(), left);
    this.#timer = setTimeout(() => this.abort(this.#timeUp()), softMs);
    signal.addEventListener('abort', this.#onGone, { once: true });
    if (signal.aborted) this.#onGone();
  }

  get signal(): AbortSignal {
    return this.#working.signal;
  }

  get lost(): AbortSignal {
    return this.#losing.signal;
  }

  end(ending: Ending): void {
    this.ending ??= ending;
    if (ending.kind === 'lost') this.#losing.abort();
  }

  /** Ends it and aborts what it fetches or reads. */
  abort(ending: Ending): void {
    this.end(ending);
    this.#working.abort();
  }

  rest(ms: number): Promise<void> {
    return abortableRest(ms, this.#working.signal);
  }

  /** It holds no lease that could be renewed. */
  async renew(): Promise<boolean> {
    return false;
  }

  /** Nothing of a preview is stored, so the clock of this machine is good enough. */
  serverNowMs(): number {
    return this.#start.clock.nowMs();
  }

  /** Asked before every request. */
  whyStop(): Ending | undefined {
    if (this.ending !== undefined) return this.ending;
    const isOver = sliceState(this.slice, this.#start.clock.monotonicMs()) !== 'go';
    return isOver ? this.#timeUp() : undefined;
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
    this.#start.signal.removeEventListener('abort', this.#onGone);
  }

  #timeUp(): Ending {
    const failure = {
      reason: 'FAILURE_REASON_FETCH_TIMEOUT',
      stage: stageOf('seed', 'fetch'),
      message: `The page was not read within the ${Math.round(this.#start.msLeft)} ms of the call`,
      url: this.#start.url.href,
      httpStatus: 0,
      retryAfterMs: undefined,
      changes: [],
    } as const;
    return { kind: 'failed', failure };
  }
}
