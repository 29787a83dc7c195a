import { Agent } from 'undici';

import type { PracticeHosts } from '#libs/sources/practice-hosts.ts';
import { decideRedirect } from '../core/redirect-policy.ts';
import { guardedConnector, type Resolve } from './connector.ts';
import type { Fetcher, FetchOptions, FetchOutcome } from './fetch-contract.ts';
import { failureAt, oneHop } from './hop.ts';

/*
 * One fetch: permit → request → (redirect → permit → request)* → body. HTTP/1.1 only, one Agent
 * for the process, an own loop for redirects, so that every hop is asked for anew.
 */

/** The limits that are the same for all sites. */
export interface FetcherOptions {
  readonly practiceHosts: PracticeHosts;
  readonly connectMs: number;
  readonly dnsMs: number;
  readonly headersMs: number;
  readonly idleMs: number;
  readonly headerBytesMax: number;
  readonly resolve?: Resolve;
}

/** Makes the fetcher of this process, with connections of its own. */
export function createFetcher(options: FetcherOptions): Fetcher {
  const agent = new Agent({
    connect: guardedConnector(options),
    allowH2: false,
    connections: 16,
    pipelining: 1,
    headersTimeout: options.headersMs,
    bodyTimeout: options.idleMs,
    maxHeaderSize: options.headerBytesMax,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
  });
  return {
    fetch: (wanted) => followRedirects(agent, wanted),
    async [Symbol.asyncDispose]() {
      await agent.destroy();
    },
  };
}

async function followRedirects(agent: Agent, wanted: FetchOptions): Promise<FetchOutcome> {
  const visited: string[] = [];
  let { url } = wanted;
  let leftMs = wanted.totalMs;
  for (;;) {
    visited.push(url.href);
    const admission = await wanted.admit(url);
    if (admission.kind === 'ended') return admission;
    if (admission.kind === 'refused') return { ...admission, kind: 'failed', isEndless: false };
    // Waiting for a permit is not the site's time.
    const startMs = performance.now();
    const { outcome, result } = await oneHop(agent, wanted, { url, leftMs });
    leftMs -= performance.now() - startMs;
    admission.settle(result);
    if (outcome.kind === 'failed') return { ...outcome, isEndless: false };
    if (outcome.kind !== 'redirect') return outcome;
    const { isWithinScope, place } = wanted;
    const { location, status } = outcome;
    const isPage = place !== 'robots';
    const verdict = decideRedirect({ from: url, location, visited, isWithinScope, isPage });
    if (verdict.kind === 'refuse') {
      const { reason, message, isEndless } = verdict;
      const failure = { ...failureAt(url, place), reason, message, httpStatus: status };
      return { kind: 'failed', failure, isEndless };
    }
    url = verdict.url;
  }
}
