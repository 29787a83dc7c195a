import { judgeUrl } from '#libs/sources/url-policy.ts';
import type { FailureFacts } from '../core/failure.ts';
import { gateOfRedirect } from '../core/gate.ts';
import { decideRedirect, targetOfRedirect } from '../core/redirect-policy.ts';
import type { Fetcher, FetchOptions, FetchOutcome } from './fetch-contract.ts';
import { failureAt, oneHop, type Door, type HopOutcome } from './hop.ts';
import { OriginPools, type PoolOptions } from './origin-pools.ts';

/*
 * One fetch: URL → permit → request → (redirect → URL → permit → request)* → body. HTTP/1.1 only,
 * connections of the process's own, an own loop for redirects, so that every hop is asked for anew.
 */

/** The limits that are the same for all sites. */
export interface FetcherOptions extends PoolOptions {
  /** Until the head of an answer is whole, connecting included. */
  readonly headersMs: number;
  /** Between two pieces of a body. */
  readonly idleMs: number;
}

/** Makes the fetcher of this process, with connections of its own. */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { headersMs, idleMs } = options;
  const pools = new OriginPools(options);
  const door = { pools, headersMs, idleMs, practiceHosts: options.practiceHosts };
  return {
    fetch: (wanted) => followRedirects(door, wanted),
    async [Symbol.asyncDispose]() {
      pools.close();
    },
  };
}

type FetchDoor = Door & Pick<FetcherOptions, 'practiceHosts'>;

async function followRedirects(door: FetchDoor, options: FetchOptions): Promise<FetchOutcome> {
  const visited: string[] = [];
  let wanted = options;
  let leftMs = options.totalMs;
  for (;;) {
    const { url } = wanted;
    const refusal = judgeTarget(door, wanted);
    if (refusal !== undefined) return { kind: 'failed', failure: refusal, isEndless: false };
    const admission = await wanted.admit(url);
    if (admission.kind === 'ended') return admission;
    if (admission.kind === 'refused') return { ...admission, kind: 'failed', isEndless: false };
    // Waiting for a permit is not the site's time.
    const startMs = performance.now();
    const { outcome, result } = await oneHop(door, wanted, { url, leftMs });
    leftMs -= performance.now() - startMs;
    admission.settle(result);
    if (outcome.kind === 'failed') return { ...outcome, isEndless: false };
    if (outcome.kind === 'page') return { ...outcome, redirects: visited };
    if (outcome.kind !== 'redirect') return outcome;
    visited.push(url.href);
    const next = decideNext(outcome, { wanted, visited });
    if (next.kind === 'failed') return next;
    wanted = requestTo(next.url, wanted);
  }
}

function judgeTarget(
  { practiceHosts }: FetchDoor,
  { url, place, allowedHosts }: FetchOptions,
): FailureFacts | undefined {
  const verdict = judgeUrl(url, { allowedHosts, practiceHosts });
  if (verdict.kind === 'allowed') return undefined;
  const reason = 'FAILURE_REASON_URL_BLOCKED';
  const message = `The URL is not asked for: ${verdict.evidence}`;
  return { ...failureAt(url, place), reason, message };
}

type Failed = FetchOutcome & { readonly kind: 'failed' };

function decideNext(
  { location, status }: HopOutcome & { readonly kind: 'redirect' },
  { wanted, visited }: { readonly wanted: FetchOptions; readonly visited: readonly string[] },
): { readonly kind: 'follow'; readonly url: URL } | Failed {
  const { url: from, place, content, body, isWithinScope } = wanted;
  const about = { ...failureAt(from, place), httpStatus: status };
  const isPage = content !== 'robots';
  const target = targetOfRedirect({ from, location });
  const gate = isPage && target !== undefined ? gateOfRedirect(from, target) : undefined;
  if (gate !== undefined) {
    const message = `The page answered ${status}: ${gate.evidence}`;
    return {
      kind: 'failed',
      failure: { ...about, reason: gate.reason, message },
      isEndless: false,
    };
  }
  const posted = body === undefined ? undefined : { status };
  const verdict = decideRedirect({ from, location, visited, isWithinScope, isPage, posted });
  if (verdict.kind === 'follow') return verdict;
  const { reason, message, isEndless } = verdict;
  return { kind: 'failed', failure: { ...about, reason, message }, isEndless };
}

// What the definition's headers hold is for its own origin: once left, it does not come back. A
// validator is one URL's.
function requestTo(url: URL, before: FetchOptions): FetchOptions {
  const isSameOrigin = url.origin === before.url.origin;
  const headers = isSameOrigin ? before.headers : openHeaders(before.headers);
  return { ...before, url, headers, validators: undefined };
}

function openHeaders(headers: FetchOptions['headers']): FetchOptions['headers'] {
  const isOpen = (name: string): boolean => /^accept(?:-language)?$/i.test(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isOpen(name)));
}
