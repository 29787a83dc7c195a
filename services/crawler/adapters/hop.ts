import { requestHeaders } from '#libs/sources/request-head.ts';
import { attributes } from '#libs/telemetry/names.ts';
import { inSpan, markFailed, tracingIsOn, type SpanAttributes } from '#libs/telemetry/spans.ts';
import { stageOf, type FailureFacts, type Place } from '../core/failure.ts';
import { scrubUrl } from '../core/scrub-url.ts';
import { judgeAnswer, type JudgedAnswer } from './answer.ts';
import { exchange, type Answer, type BodyPlan } from './exchange.ts';
import type { FetchedPage, FetchOptions, HopResult, NotModified } from './fetch-contract.ts';
import { describeError, FetchError, reasonOfError } from './fetch-error.ts';
import { fetchOutcomes } from './metrics.ts';
import type { OriginPools } from './origin-pools.ts';
import { readErrorPage, readPage } from './page-body.ts';

/*
 * One request to a site. Nothing but Accept, Accept-Encoding, User-Agent, validators and the
 * headers of the source's definition is ever sent: no trace context, cookie or credential.
 */

const errorPageBytesMax = 65_536;

/** Where requests are sent from, and the limits that are the same for all. */
export interface Door {
  readonly pools: OriginPools;
  readonly headersMs: number;
  readonly idleMs: number;
}

/** The answer to one request. */
export type HopOutcome =
  | FetchedPage
  | NotModified
  | { readonly kind: 'redirect'; readonly status: number; readonly location: readonly string[] }
  | { readonly kind: 'failed'; readonly failure: FailureFacts }
  | { readonly kind: 'aborted' };

/** One request, and what its permit is settled with. */
export interface Hop {
  readonly outcome: HopOutcome;
  readonly result: HopResult;
}

/** What was seen of an answer so far, also when the rest of it failed. */
interface Seen {
  status: number;
  latencyMs: number;
  retryAfterMs: number | undefined;
  wireBytes: number;
}

/** Sends one request and reads its page, within what is left of the fetch's total time. */
export function oneHop(
  door: Door,
  wanted: FetchOptions,
  target: { readonly url: URL; readonly leftMs: number },
): Promise<Hop> {
  const method = methodOf(wanted);
  const about = tracingIsOn() ? aboutRequest(target.url, method) : {};
  return inSpan(method, { kind: 'client', attributes: about }, async (span) => {
    const hop = await timedHop(door, wanted, target);
    const { status, failure, wireBytes } = hop.result;
    const reason = failure?.reason.replace('FAILURE_REASON_', '');
    if (status > 0) span.setAttribute(attributes.httpStatus, status);
    span.setAttribute(attributes.bytes, wireBytes);
    if (reason !== undefined) markFailed(span, reason, failure?.message);
    const word = hop.outcome.kind === 'aborted' ? 'aborted' : 'ok';
    fetchOutcomes.inc({ outcome: reason?.toLowerCase() ?? word });
    return hop;
  });
}

async function timedHop(
  door: Door,
  wanted: FetchOptions,
  { url, leftMs }: { readonly url: URL; readonly leftMs: number },
): Promise<Hop> {
  const timeUp = new FetchError(
    'JR_TOTAL_TIMEOUT',
    `The page took longer than ${wanted.totalMs} ms`,
  );
  using limit = abortAfter(Math.max(leftMs, 0), wanted.signal, timeUp);
  const seen: Seen = { status: 0, latencyMs: 0, retryAfterMs: undefined, wireBytes: 0 };
  const outcome = await ask(door, wanted, { url, seen, signal: limit.signal }).catch(
    (error: unknown): HopOutcome => {
      if (wanted.signal.aborted) return { kind: 'aborted' };
      const cause = limit.signal.aborted ? timeUp : error;
      return { kind: 'failed', failure: failureOf(cause, { url, place: wanted.place, seen }) };
    },
  );
  const failure = outcome.kind === 'failed' ? outcome.failure : undefined;
  return { outcome, result: { ...seen, failure } };
}

interface Asking {
  readonly url: URL;
  readonly seen: Seen;
  readonly signal: AbortSignal;
}

async function ask(door: Door, wanted: FetchOptions, asking: Asking): Promise<HopOutcome> {
  const { url, signal } = asking;
  const { answer, judged } = await askOn(door, wanted, asking);
  switch (judged.kind) {
    case 'readable': {
      const read = await readPage(answer, judged, { wanted, signal });
      if (read.kind === 'page') return { ...read, url: url.href, redirects: [] };
      const { reason, message } = read;
      const httpStatus = answer.head.status;
      return {
        kind: 'failed',
        failure: { ...failureAt(url, wanted.place), reason, message, httpStatus },
      };
    }
    case 'redirect':
      return {
        kind: 'redirect',
        status: answer.head.status,
        location: answer.head.values('location'),
      };
    case 'not-modified': {
      const { kind, etag, lastModified, cacheControl } = judged;
      return { kind, etag, lastModified, cacheControl };
    }
    case 'failed': {
      const said = await readErrorPage(answer, judged.errorPage, signal);
      return { kind: 'failed', failure: { ...judged.failure, ...said, url: url.href } };
    }
  }
}

/** Lends a connection for as long as the answer is read from it, and no longer. */
async function askOn(
  { pools, headersMs, idleMs }: Door,
  wanted: FetchOptions,
  { url, seen, signal }: Asking,
): Promise<{ readonly answer: Answer; readonly judged: JudgedAnswer }> {
  const startMs = performance.now();
  const { body } = wanted;
  const own = requestHeaders(wanted);
  const headers = body === undefined ? own : { 'content-type': 'application/json', ...own };
  const isConditional = 'if-none-match' in headers || 'if-modified-since' in headers;
  const connection = await pools.borrow(url, signal);
  let judged: JudgedAnswer | undefined;
  try {
    const answer = await exchange(connection, {
      path: `${url.pathname}${url.search}`,
      headers,
      body,
      headersMs,
      idleMs,
      signal,
      plan: (head) => {
        const { place, content } = wanted;
        judged = judgeAnswer(head, { place, content, isConditional, nowMs: wanted.serverNowMs() });
        seen.status = head.status;
        seen.latencyMs = performance.now() - startMs;
        seen.retryAfterMs = judged.retryAfterMs;
        return planOf(judged, wanted);
      },
      count: (bytes) => {
        seen.wireBytes += bytes;
      },
    });
    if (judged === undefined) throw new TypeError('An answer came without its head');
    return { answer, judged };
  } finally {
    pools.giveBack(connection);
  }
}

function planOf(judged: JudgedAnswer, { limits }: FetchOptions): BodyPlan {
  if (judged.kind === 'readable') {
    return { bytesMax: limits.wireBytesMax, atLimit: limits.atLimit, isNeeded: true };
  }
  // An unread body would block its connection; a long one is not worth keeping it.
  const isRead = judged.kind === 'failed' && judged.errorPage !== undefined;
  return { bytesMax: errorPageBytesMax, atLimit: isRead ? 'cut' : 'fail', isNeeded: false };
}

function methodOf({ body }: Pick<FetchOptions, 'body'>): 'GET' | 'POST' {
  return body === undefined ? 'GET' : 'POST';
}

function aboutRequest(url: URL, method: string): SpanAttributes {
  return {
    [attributes.httpMethod]: method,
    [attributes.urlFull]: scrubUrl(url),
    [attributes.serverAddress]: url.hostname,
    [attributes.serverPort]: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
    [attributes.protocolVersion]: '1.1',
  };
}

/** What every failure of a fetch says. */
export function failureAt(url: URL, place: Place): Omit<FailureFacts, 'reason' | 'message'> {
  const stage = stageOf(place, 'fetch');
  return { stage, url: url.href, httpStatus: 0, retryAfterMs: undefined, changes: [] };
}

function failureOf(
  error: unknown,
  { url, place, seen }: { readonly url: URL; readonly place: Place; readonly seen: Seen },
): FailureFacts {
  const reason = reasonOfError(error);
  if (reason === undefined) throw error;
  const message = describeError(error);
  return { ...failureAt(url, place), reason, message, httpStatus: seen.status };
}

// Timers of the library are coarse and know no total; AbortSignal.any keeps what it was made of.
function abortAfter(
  ms: number,
  signal: AbortSignal,
  reason: Error,
): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(reason), ms);
  const onAbort = (): void => controller.abort();
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    },
  };
}
