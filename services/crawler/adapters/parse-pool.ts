import { fullJitter } from '#libs/runtime/backoff.ts';
import { log } from '#libs/telemetry/log.ts';
import { describeEnd, type ParseLimits, type ThreadEnd } from '../core/parse-limits.ts';
import { withoutQuery } from '../core/scrub-url.ts';
import { problem } from '../sources/page-result.ts';
import { parseThreadEnds } from './metrics.ts';
import type { PageReading } from './parse-messages.ts';
import {
  startParseWorker,
  type PageEnd,
  type ParseTask,
  type ParseWorker,
} from './parse-worker.ts';

/*
 * Pages are read in threads of their own, one page a thread at a time: a page that takes too long,
 * takes too much memory or ends its thread harms only itself. Threads are started when pages wait
 * for them; one that has read enough is replaced, and goes only when its successor can read. A page
 * that has used up half its time makes a spare one start, so that its end holds up nobody.
 */

/** What came of a page that was given to the pool. */
export type ParseOutcome =
  | {
      readonly kind: 'read';
      readonly reading: PageReading;
      readonly charset: string;
      /** How the page ended its thread, where it did: the reading is then the problem. */
      readonly end?: ThreadEnd['kind'];
    }
  /** The signal said so, or the pool ended. */
  | { readonly kind: 'aborted' };

/** Reads pages in threads. */
export interface ParsePool extends AsyncDisposable {
  /** Threads that are there, the starting ones too. */
  readonly size: number;
  /** Takes over the bytes of the page. Throws what a bug of ours threw in the thread. */
  read(task: ParseTask, signal: AbortSignal): Promise<ParseOutcome>;
}

export interface ParsePoolOptions extends ParseLimits {
  /** Pages read at once; there may be one thread more, which waits for its turn. */
  readonly threads: number;
  /** What a thread runs; what reads pages where not given. */
  readonly module?: URL;
}

interface Waiting {
  readonly task: ParseTask;
  readonly resolve: (end: PageEnd | 'aborted') => void;
}

const readingModule = new URL('../parse-thread.ts', import.meta.url);
const restartBaseMs = 200;
const restartMsMax = 5_000;

/** Makes the pool of this process; it has no thread before the first page. */
export function createParsePool(options: ParsePoolOptions): ParsePool {
  return new Pool(options);
}

class Pool implements ParsePool {
  readonly #options: ParsePoolOptions;
  readonly #workers = new Set<ParseWorker>();
  /** One for each page that waits or is read. */
  readonly #drops = new Set<() => void>();
  #isEnding = false;
  // Bounded by the crawls, each of which waits for its one page. They may be more than deliveries
  // that are held at once: those of a lost channel go on beside those of the next one.
  #waiting: Waiting[] = [];
  #failedStarts = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: ParsePoolOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#workers.size;
  }

  async read(task: ParseTask, signal: AbortSignal): Promise<ParseOutcome> {
    if (signal.aborted || this.#isEnding) return { kind: 'aborted' };
    const { promise, resolve } = Promise.withResolvers<PageEnd | 'aborted'>();
    const bodyBytes = task.page.body.byteLength;
    const waiting = { task, resolve };
    const drop = (): void => {
      this.#waiting = this.#waiting.filter((one) => one !== waiting);
      resolve('aborted');
    };
    signal.addEventListener('abort', drop);
    this.#drops.add(drop);
    this.#waiting.push(waiting);
    this.#tend();
    const end = await promise;
    this.#drops.delete(drop);
    signal.removeEventListener('abort', drop);
    if (end === 'aborted') return { kind: 'aborted' };
    switch (end.kind) {
      case 'read':
        return { kind: 'read', reading: end.reading, charset: end.charset };
      case 'failed':
        throw end.error;
      case 'ended': {
        const message = describeEnd(end.end, this.#options, bodyBytes);
        log.warn('page ended its thread', { why: message, url: withoutQuery(task.page.url) });
        const reading = problem('FAILURE_REASON_RESPONSE_TOO_LARGE', message);
        return { kind: 'read', reading, charset: '', end: end.end.kind };
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isEnding = true;
    for (const drop of this.#drops) drop();
    clearTimeout(this.#restart);
    await Promise.all(Array.from(this.#workers, (worker) => worker.end()));
    this.#workers.clear();
  }

  /** Brings threads and pages together; asked after every change. */
  #tend(): void {
    if (this.#isEnding) return;
    for (const worker of this.#workers) {
      if (worker.state === 'over') this.#workers.delete(worker);
    }
    this.#replaceSpent();
    while (this.#waiting.length > 0 && this.#count('reading') < this.#options.threads) {
      const idle = this.#inState('idle');
      const worker = idle.find(({ isSpent }) => !isSpent) ?? idle[0];
      if (worker === undefined) break;
      const next = this.#waiting.shift();
      if (next !== undefined) void this.#readWith(worker, next);
    }
    const isShort = this.#waiting.length > this.#count('starting');
    if (isShort && this.#workers.size < this.#options.threads) this.#start();
  }

  #replaceSpent(): void {
    const spent = this.#inState('idle').find(({ isSpent }) => isSpent);
    if (spent === undefined) return;
    if (!this.#inState('idle').some(({ isSpent }) => !isSpent)) {
      this.#startSpare();
      return;
    }
    parseThreadEnds.inc({ cause: 'spent' });
    this.#workers.delete(spent);
    void spent.end();
  }

  async #readWith(worker: ParseWorker, { task, resolve }: Waiting): Promise<void> {
    const halfMs = this.#options.pageMs / 2;
    const half = setTimeout(() => this.#startSpare(), halfMs);
    const end = await worker.read(task).catch((error: unknown): PageEnd => {
      // A page that cannot be sent. What its thread knows of it is uncertain by now.
      void worker.end();
      return { kind: 'failed', error, heapBytes: 0 };
    });
    clearTimeout(half);
    if (end.kind === 'ended' && !this.#isEnding) {
      parseThreadEnds.inc({ cause: end.end.kind });
    }
    resolve(end);
    this.#tend();
  }

  // One more than read at once.
  #startSpare(): void {
    const { threads } = this.#options;
    if (this.#count('starting') === 0 && this.#workers.size <= threads) this.#start();
  }

  #start(): void {
    if (this.#restart !== undefined || this.#isEnding) return;
    const { module = readingModule } = this.#options;
    const worker = startParseWorker(module, this.#options);
    this.#workers.add(worker);
    void worker.started.then((complaint) => {
      if (complaint === undefined) this.#failedStarts = 0;
      else if (!this.#isEnding) this.#startLater(complaint);
      this.#tend();
    });
  }

  // Pages wait meanwhile, as long as their crawls do: it is not they that are at fault.
  #startLater(complaint: string): void {
    this.#failedStarts += 1;
    log.error('parse thread cannot start', { complaint, failedStarts: this.#failedStarts });
    const waitMs = fullJitter({
      attempt: this.#failedStarts,
      baseMs: restartBaseMs,
      maxMs: restartMsMax,
      random: Math.random(),
    });
    this.#restart = setTimeout(() => {
      this.#restart = undefined;
      this.#tend();
    }, waitMs);
  }

  #inState(state: ParseWorker['state']): readonly ParseWorker[] {
    return [...this.#workers].filter((worker) => worker.state === state);
  }

  #count(state: ParseWorker['state']): number {
    return this.#inState(state).length;
  }
}
