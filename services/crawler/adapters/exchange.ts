import type { Dispatcher } from 'undici';
import type { Connection } from './connection.ts';
import { FetchError } from './fetch-error.ts';
import { GrowingBuffer } from './growing-buffer.ts';

/*
 * One request and its answer, with exact limits: the library's own timers are up to a second late,
 * and its body would be a stream where a bounded number of bytes is all that is wanted. The
 * connection is ended whenever an answer is not read to its end.
 */

const headersMax = 1_000;
const framingBytesFree = 65_536;
const expectedBytesMax = 1_048_576;
const unneededMs = 1_000;

/** The head of an answer; headers are read by their lower-case names. */
export interface AnswerHead {
  readonly status: number;
  /** Several values of one name stand behind each other, as in a list. */
  readonly header: (name: string) => string | undefined;
  readonly values: (name: string) => readonly string[];
}

/** How much of a body is read. */
export interface BodyPlan {
  readonly bytesMax: number;
  /** Beyond its limit: fail, or keep what was read. */
  readonly atLimit: 'fail' | 'cut';
  /** Whether the answer is worth nothing without its body. */
  readonly isNeeded: boolean;
}

/** What is sent, and within which limits. */
export interface ExchangeOptions {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Posted; without it the path is got. */
  readonly body?: string | undefined;
  /** Until the head is whole, connecting included. */
  readonly headersMs: number;
  /** Between two pieces of the body. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
  /** Says how to read on once the head is there. */
  readonly plan: (head: AnswerHead) => BodyPlan;
  /** Counts what came of the body, also when reading fails. */
  readonly count: (bytes: number) => void;
}

/** An answer that was read as planned. */
export interface Answer {
  readonly head: AnswerHead;
  readonly body: Buffer;
  readonly isCut: boolean;
}

/** Sends one request and reads its answer; throws when a limit or the connection breaks it. */
export async function exchange(connection: Connection, options: ExchangeOptions): Promise<Answer> {
  options.signal.throwIfAborted();
  const running = new Exchange(connection, options);
  const answer = await running.answer;
  // Only now, behind the answer's last byte, the library has seen what else came with it.
  if (running.isNeeded && !answer.isCut) checkEnd(connection, answer.head);
  return answer;
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<Answer>;
  readonly #connection: Connection;
  readonly #options: ExchangeOptions;
  readonly #settled = Promise.withResolvers<Answer>();
  readonly #bytesBefore: number;
  readonly #body = new GrowingBuffer();
  #timer: NodeJS.Timeout;
  #head: AnswerHead | undefined;
  #plan: BodyPlan = { bytesMax: 0, atLimit: 'fail', isNeeded: true };
  #isOver = false;

  constructor(connection: Connection, options: ExchangeOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#bytesBefore = connection.bytesRead;
    this.answer = this.#settled.promise;
    const { headersMs, signal } = options;
    this.#timer = setTimeout(() => this.#break(lateHeaders(headersMs)), headersMs);
    signal.addEventListener('abort', this.#onAbort, { once: true });
    connection.send(options, this);
  }

  get isNeeded(): boolean {
    return this.#plan.isNeeded;
  }

  onRequestStart(): void {
    // The library asks for it; the connection is ended as a whole.
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: HeaderFields,
  ): void {
    // Early hints do not end the time for the head.
    if (status < 200 || this.#isOver) return;
    if (countOf(headers) > headersMax) {
      this.#break(new FetchError('JR_TOO_LARGE', `The head has more than ${headersMax} headers`));
      return;
    }
    this.#head = headOf(status, headers);
    this.#plan = this.#options.plan(this.#head);
    const { idleMs } = this.#options;
    const waitMs = this.#plan.isNeeded ? idleMs : Math.min(idleMs, unneededMs);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#break(idleBody(waitMs)), waitMs);
    const promised = Number(this.#head.header('content-length') ?? 0);
    const isTooMuch = promised > this.#plan.bytesMax;
    if (isTooMuch && this.#plan.atLimit === 'fail') this.#stopAtLimit(promised);
    else this.#body.expect(Math.min(promised, expectedBytesMax));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isOver) return;
    const { bytesMax } = this.#plan;
    this.#options.count(chunk.length);
    // A body that is not wanted is bounded by its time too, however often it says a little.
    if (this.#plan.isNeeded) this.#timer.refresh();
    this.#body.append(chunk);
    const framed = this.#connection.bytesRead - this.#bytesBefore;
    if (this.#body.size > bytesMax) this.#stopAtLimit(this.#body.size);
    else if (framed > 2 * bytesMax + framingBytesFree) this.#stopAtLimit(framed);
  }

  onResponseEnd(): void {
    this.#finish(false);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#break(error);
  }

  readonly #onAbort = (): void => this.#break(this.#options.signal.reason);

  #stopAtLimit(seen: number): void {
    const { bytesMax, atLimit } = this.#plan;
    if (atLimit === 'cut') {
      this.#finish(true);
      this.#connection.end();
    } else this.#break(new FetchError('JR_TOO_LARGE', tooLargeBody(seen, bytesMax)));
  }

  #break(error: unknown): void {
    if (this.#isOver) return;
    if (this.#head !== undefined && !this.#plan.isNeeded) this.#finish(true);
    else {
      this.#over();
      this.#settled.reject(error);
    }
    // Last: a request that waits for its connection is told of this end at once, as an error.
    this.#connection.end();
  }

  #finish(isCut: boolean): void {
    if (this.#isOver || this.#head === undefined) return;
    this.#over();
    const body = this.#body.read(this.#plan.bytesMax);
    this.#settled.resolve({ head: this.#head, body, isCut });
  }

  #over(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#options.signal.removeEventListener('abort', this.#onAbort);
  }
}

type HeaderFields = Readonly<Record<string, string | string[] | undefined>>;

function headOf(status: number, headers: HeaderFields): AnswerHead {
  const values = (name: string): readonly string[] => {
    const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
    return typeof value === 'string' ? [value] : (value ?? []);
  };
  const header = (name: string): string | undefined => {
    const found = values(name);
    return found.length > 1 ? found.join(', ') : found[0];
  };
  return { status, header, values };
}

function countOf(headers: HeaderFields): number {
  let count = 0;
  for (const value of Object.values(headers)) count += Array.isArray(value) ? value.length : 1;
  return count;
}

function checkEnd(connection: Connection, head: AnswerHead): void {
  const length = head.header('content-length');
  if (length !== undefined && connection.hasSurplus) {
    const message = `The body goes on behind the ${length} bytes that Content-Length says`;
    throw new FetchError('JR_LENGTH_MISMATCH', message);
  }
  const isOpenEnded = length === undefined && head.header('transfer-encoding') === undefined;
  if (isOpenEnded && connection.isReset) {
    throw new FetchError('ECONNRESET', 'The connection broke before the body was whole');
  }
}

function lateHeaders(headersMs: number): FetchError {
  return new FetchError('JR_HEADERS_TIMEOUT', `The headers took longer than ${headersMs} ms`);
}

function idleBody(idleMs: number): FetchError {
  return new FetchError('JR_IDLE_TIMEOUT', `The body stood still for ${idleMs} ms`);
}

function tooLargeBody(seen: number, bytesMax: number): string {
  return `The body has ${seen} bytes on the wire or more, of ${bytesMax} at most`;
}
