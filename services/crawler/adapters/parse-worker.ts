import { dirname } from 'node:path';
import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';

import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { isSpent, toMb, type ParseLimits, type ThreadEnd } from '../core/parse-limits.ts';
import {
  sourcesMax,
  type PageBytes,
  type ParseAnswer,
  type ParseRequest,
  type ReadAs,
} from './parse-messages.ts';
import { createLruCache } from './lru-cache.ts';
import { readerKey } from './source-readers.ts';

/*
 * One thread of the pool. States: starting → idle ⇄ reading → over. It reads one page at a time;
 * whoever ends it while it reads (its limits, a crash, the end of the pool) ends that page only.
 */

/** A page to read. */
export interface ParseTask {
  readonly source: Source;
  readonly page: PageBytes;
  readonly readAs: ReadAs;
}

/** How a thread was done with a page. */
export type PageEnd =
  | Exclude<ParseAnswer, { kind: 'ready' }>
  | { readonly kind: 'ended'; readonly end: ThreadEnd };

/** A thread that reads pages. */
export interface ParseWorker {
  readonly state: 'starting' | 'idle' | 'reading' | 'over';
  /** Resolves when it can read; with words where it never will. */
  readonly started: Promise<string | undefined>;
  /** It has read enough pages, or holds too much: another should take its place. */
  readonly isSpent: boolean;
  /** Only while it is idle; the body of the page is its own from then on. */
  read(task: ParseTask): Promise<PageEnd>;
  end(): Promise<void>;
}

// A sleep of the machine or of this process says nothing about the page.
const latenessMsMax = 500;
const memoryLookMs = 50;
// Above the limit that we watch: V8 may end the whole process, not the thread, where one single
// allocation passes its own limit.
const hardMemoryRatio = 1.5;
// A page's tree is garbage as soon as the page is read. With 16 MB the collector came so often that
// it copied trees in use: a list page took 13.4 ms of CPU, with 48 MB 8.4, with 96 MB 8.2.
const youngMemoryMb = 48;
const stackMb = 4;

/** Starts a thread of this module. */
export function startParseWorker(module: URL, limits: ParseLimits): ParseWorker {
  return new PageThread(module, limits);
}

class PageThread implements ParseWorker {
  readonly started: Promise<string | undefined>;
  readonly #limits: ParseLimits;
  readonly #worker: Worker;
  readonly #sent = createLruCache<true>(sourcesMax);
  readonly #onReady: (complaint: string | undefined) => void;
  #state: ParseWorker['state'] = 'starting';
  #onPageEnd: ((end: PageEnd) => void) | undefined;
  #pagesRead = 0;
  #heapBytes = 0;

  constructor(module: URL, limits: ParseLimits) {
    this.#limits = limits;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    this.started = promise;
    this.#onReady = resolve;
    this.#worker = new Worker(module, {
      name: 'parse',
      argv: [],
      execArgv: [],
      env: compileCache(),
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb * hardMemoryRatio,
        maxYoungGenerationSizeMb: youngMemoryMb,
        stackSizeMb: stackMb,
      },
    });
    this.#worker.on('message', (answer: ParseAnswer) => this.#onAnswer(answer));
    this.#worker.on('error', (error) => this.#onEnd(endOf(error)));
    this.#worker.on('exit', (code) => this.#onEnd({ kind: 'crash', how: `exit code ${code}` }));
    // An idle thread holds up no end of the process.
    this.#worker.unref();
  }

  get state(): ParseWorker['state'] {
    return this.#state;
  }

  get isSpent(): boolean {
    return isSpent({ pagesRead: this.#pagesRead, heapBytes: this.#heapBytes }, this.#limits);
  }

  async read({ source, page: given, readAs }: ParseTask): Promise<PageEnd> {
    const body = ownBytes(given.body);
    const page = { ...given, body };
    const { promise, resolve } = Promise.withResolvers<PageEnd>();
    this.#onPageEnd = resolve;
    this.#state = 'reading';
    this.#worker.ref();
    using _time = this.#watchTime();
    using _memory = this.#watchMemory();
    this.#worker.postMessage(this.#requestFor(source, { page, readAs }), [body.buffer]);
    const end = await promise;
    this.#worker.unref();
    this.#pagesRead += 1;
    if (end.kind !== 'ended') {
      this.#heapBytes = end.heapBytes;
      if (this.#state === 'reading') this.#state = 'idle';
    }
    return end;
  }

  async end(): Promise<void> {
    this.#onEnd({ kind: 'crash', how: 'the pool ended' });
    await this.#worker.terminate();
  }

  #requestFor(source: Source, rest: Pick<ParseRequest, 'page' | 'readAs'>): ParseRequest {
    const key = readerKey(source);
    let isKnown = true;
    this.#sent.get(key, () => {
      isKnown = false;
      return true;
    });
    return { ...rest, readerKey: key, source: isKnown ? undefined : source };
  }

  #onAnswer(answer: ParseAnswer): void {
    if (answer.kind !== 'ready') {
      this.#onPageEnd?.(answer);
      return;
    }
    if (this.#state === 'starting') this.#state = 'idle';
    this.#onReady(undefined);
  }

  #onEnd(end: ThreadEnd): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    this.#onReady('how' in end ? end.how : 'no memory');
    this.#onPageEnd?.({ kind: 'ended', end });
  }

  #kill(end: ThreadEnd): void {
    this.#onEnd(end);
    void this.#worker.terminate();
  }

  #watchTime(): Disposable {
    const { pageMs } = this.#limits;
    let timer: NodeJS.Timeout;
    const arm = (): void => {
      const dueMs = performance.now() + pageMs;
      timer = setTimeout(() => {
        if (performance.now() - dueMs > latenessMsMax) arm();
        else this.#kill({ kind: 'time' });
      }, pageMs);
    };
    arm();
    return { [Symbol.dispose]: () => clearTimeout(timer) };
  }

  // Looked at from outside, as a thread that fills its heap has no turn of its own.
  #watchMemory(): Disposable {
    const bytesMax = this.#limits.memoryMb * 1_024 * 1_024;
    let isLooking = false;
    let isDone = false;
    const look = async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      try {
        const { used_heap_size: used } = await this.#worker.getHeapStatistics();
        if (used > bytesMax && !isDone) this.#kill({ kind: 'memory', usedMb: toMb(used) });
      } catch {
        // The thread has ended meanwhile, and says so by itself.
      }
      isLooking = false;
    };
    const timer = setInterval(() => void look(), memoryLookMs);
    return {
      [Symbol.dispose]: () => {
        isDone = true;
        clearInterval(timer);
      },
    };
  }
}

function endOf(error: unknown): ThreadEnd {
  const isMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isMemory) return { kind: 'memory', usedMb: undefined };
  return { kind: 'crash', how: messageOf(error) };
}

// All of the environment that a thread gets. Without the cache each start strips the types of every
// file anew: half a second of CPU instead of an eighth.
function compileCache(): Readonly<Record<string, string>> {
  const folder = getCompileCacheDir();
  // The folder in use lies in the one that was named.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

// A small body lies in a pool of buffers that is not ours to give away.
function ownBytes(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = body;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isWhole ? new Uint8Array(buffer) : Uint8Array.from(body);
}
