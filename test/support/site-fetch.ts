/* One fetch of a raw site, as a crawl makes it. */
import assert from 'node:assert/strict';
import type {
  Fetcher,
  FetchOptions,
  FetchOutcome,
  HopResult,
} from '../../services/crawler/adapters/fetch-contract.ts';
import { createFetcher, type FetcherOptions } from '../../services/crawler/adapters/fetcher.ts';
import type { RawSite } from './raw-site.ts';

/** What is different from the usual fetch. */
export interface Wanted extends Partial<FetchOptions> {
  readonly practice?: readonly string[];
  readonly resolve?: FetcherOptions['resolve'];
  readonly options?: Partial<FetcherOptions>;
}

/** A fetch, what its permits were settled with, and the URLs that they were asked for. */
export interface Fetched {
  readonly outcome: FetchOutcome;
  readonly hops: HopResult[];
  readonly asked: string[];
}

/** Fetches once with a fetcher of its own; names are at 127.0.0.1 unless said. */
export async function fetchFrom(
  site: Pick<RawSite, 'host'>,
  path: string,
  { practice = [site.host], resolve = toLoopback, options, ...more }: Wanted = {},
): Promise<Fetched> {
  await using fetcher = siteFetcher(practice, { resolve, ...options });
  return fetchBy(fetcher, new URL(path, `http://${site.host}`), more);
}

/** Makes a fetcher that may contact these `host:port` pairs of this machine. */
export function siteFetcher(
  practice: readonly string[],
  options: Partial<FetcherOptions> = {},
): Fetcher {
  return createFetcher({
    practiceHosts: new Set(practice),
    connectMs: 2_000,
    dnsMs: 200,
    headersMs: 10_000,
    idleMs: 10_000,
    headerBytesMax: 32_768,
    resolve: toLoopback,
    ...options,
  });
}

/** Fetches one URL; only its own host is in scope. */
export async function fetchBy(
  fetcher: Fetcher,
  url: URL,
  more: Partial<FetchOptions> = {},
): Promise<Fetched> {
  const hops: HopResult[] = [];
  const asked: string[] = [];
  const outcome = await fetcher.fetch({
    url,
    place: 'seed',
    content: 'page',
    userAgent: 'JobRadar/1 (+test)',
    headers: {},
    totalMs: 5_000,
    limits: { wireBytesMax: 100_000, decodedBytesMax: 100_000, atLimit: 'fail' },
    signal: new AbortController().signal,
    isWithinScope: (target) => target.host === url.host,
    admit: async (target) => {
      asked.push(target.href);
      return { kind: 'go', settle: (result) => void hops.push(result) };
    },
    serverNowMs: () => Date.parse('2026-11-30T02:00:00Z'),
    ...more,
  });
  return { outcome, hops, asked };
}

/** The reason of a failure without its prefix. */
export function reasonOf(outcome: FetchOutcome): string {
  assert.ok(outcome.kind === 'failed', `was ${outcome.kind}`);
  return outcome.failure.reason.replace('FAILURE_REASON_', '');
}

/** What a failure says. */
export function messageOf(outcome: FetchOutcome): string {
  assert.ok(outcome.kind === 'failed', `was ${outcome.kind}`);
  return outcome.failure.message;
}

const toLoopback: NonNullable<FetcherOptions['resolve']> = (_name, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }]);
