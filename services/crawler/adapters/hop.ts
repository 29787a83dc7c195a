import { request, type Agent, type Dispatcher } from 'undici';

import { attributes } from '#libs/telemetry/names.ts';
import { inSpan, markFailed, tracingIsOn, type SpanAttributes } from '#libs/telemetry/spans.ts';
import { acceptEncoding } from '../core/content-policy.ts';
import { stageOf, type FailureFacts, type Place } from '../core/failure.ts';
import { scrubUrl } from '../core/scrub-url.ts';
import { judgeAnswer, type AnswerHeaders, type JudgedAnswer } from './answer.ts';
import { readBody } from './body-reader.ts';
import type { FetchedPage, FetchOptions, HopResult } from './fetch-contract.ts';
import { describeError, FetchError, reasonOfError } from './fetch-error.ts';
import { fetchOutcomes } from './metrics.ts';

/*
 * One request to a site. Nothing but Accept, Accept-Encoding, User-Agent and the headers of the
 * source's definition is ever sent: no trace context, cookie or credential.
 */

/** The answer to one request. */
export type HopOutcome =
  | FetchedPage
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string | undefined }
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
  agent: Agent,
  wanted: FetchOptions,
  target: { readonly url: URL; readonly leftMs: number },
): Promise<Hop> {
  const about = tracingIsOn() ? aboutRequest(target.url) : {};
  return inSpan('GET', { kind: 'client', attributes: about }, async (span) => {
    const hop = await timedHop(agent, wanted, target);
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
  agent: Agent,
  wanted: FetchOptions,
  { url, leftMs }: { readonly url: URL; readonly leftMs: number },
): Promise<Hop> {
  const timeUp = new FetchError(
    'JR_TOTAL_TIMEOUT',
    `The page took longer than ${wanted.totalMs} ms`,
  );
  using limit = abortAfter(Math.max(leftMs, 0), wanted.signal, timeUp);
  const seen: Seen = { status: 0, latencyMs: 0, retryAfterMs: undefined, wireBytes: 0 };
  const outcome = await exchange(agent, wanted, { url, seen, signal: limit.signal }).catch(
    (error: unknown): HopOutcome => {
      if (wanted.signal.aborted) return { kind: 'aborted' };
      const cause = limit.signal.aborted ? timeUp : error;
      return { kind: 'failed', failure: failureOf(cause, { url, place: wanted.place, seen }) };
    },
  );
  const failure = outcome.kind === 'failed' ? outcome.failure : undefined;
  return { outcome, result: { ...seen, failure } };
}

async function exchange(
  agent: Agent,
  wanted: FetchOptions,
  { url, seen, signal }: { readonly url: URL; readonly seen: Seen; readonly signal: AbortSignal },
): Promise<HopOutcome> {
  const startMs = performance.now();
  const answer = await send(agent, wanted, { url, signal });
  const headers = headersOf(answer);
  const head = { status: answer.statusCode, headers };
  const judged = judgeAnswer(head, { place: wanted.place, nowMs: wanted.serverNowMs() });
  seen.status = answer.statusCode;
  seen.latencyMs = performance.now() - startMs;
  seen.retryAfterMs = judged.retryAfterMs;
  if (judged.kind === 'readable') return readPage(answer, judged, { wanted, url, seen });
  // An unread body would block its connection; a long one is not worth keeping it.
  await answer.body.dump({ limit: 65_536 });
  if (judged.kind === 'failed') {
    return { kind: 'failed', failure: { ...judged.failure, url: url.href } };
  }
  return { kind: 'redirect', status: answer.statusCode, location: headers('location') };
}

async function readPage(
  answer: Dispatcher.ResponseData,
  judged: JudgedAnswer & { readonly kind: 'readable' },
  { wanted, url, seen }: { readonly wanted: FetchOptions; readonly url: URL; readonly seen: Seen },
): Promise<HopOutcome> {
  const meter = {
    count(bytes: number): void {
      seen.wireBytes += bytes;
    },
  };
  const { limits } = wanted;
  const { bytes, isCut } = await readBody(answer.body, judged.encodings, { limits, meter });
  return { ...judged.page, kind: 'page', url: url.href, body: bytes, isCut };
}

function send(
  agent: Agent,
  wanted: FetchOptions,
  { url, signal }: { readonly url: URL; readonly signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  return request(url, {
    dispatcher: agent,
    method: 'GET',
    signal,
    headers: {
      accept: accepts(wanted.place),
      ...wanted.headers,
      'accept-encoding': acceptEncoding,
      'user-agent': wanted.userAgent,
    },
  });
}

function accepts(place: Place): string {
  const first =
    place === 'robots' ? 'text/plain' : 'text/html, application/xhtml+xml, application/json';
  return `${first}, */*;q=0.1`;
}

function headersOf(answer: Dispatcher.ResponseData): AnswerHeaders {
  return (name) => {
    const value = answer.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}

function aboutRequest(url: URL): SpanAttributes {
  return {
    [attributes.httpMethod]: 'GET',
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

// Timers of undici are coarse and know no total, AbortSignal.any keeps what it was made of.
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
