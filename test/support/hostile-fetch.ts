/* The fetcher as the crawler has it, with limits so small that a test is quick. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createFetcher, type FetcherOptions } from '../../services/crawler/adapters/fetcher.ts';
import type {
  Fetcher,
  FetchOptions,
  FetchOutcome,
} from '../../services/crawler/adapters/fetch-contract.ts';
import type { Scenario } from './hostile-scenarios.ts';

/** Names and values of an answer's headers together. */
export const headerBytesMax = 4_096;

/** Everything that comes in answer to one request. */
export const answerBytesMax = 2 * 1_024 * 1_024;

const bodyBytesMax = 256 * 1_024;
// Far above what any scenario takes whose end is not a time limit.
const totalMs = 15_000;
// What two busy cores may add to any limit of time.
const graceMs = 3_000;

/** The limits of time where one of them is to end a fetch; the others leave it alone. */
export const shortTimes = {
  head: { connectMs: 200, dnsMs: 200, headersMs: 300 },
  body: { idleMs: 300 },
};

/** A scenario and the port of its site; the place in the list is its number. */
export interface Staged {
  readonly scenario: Scenario;
  readonly port: number;
}

/** Makes a fetcher that knows these sites by name: `s4.hostile.test` is number 4. */
export function hostileFetcher(
  staged: readonly Staged[],
  more: Partial<FetcherOptions> = {},
): Fetcher {
  const lookups = new Map<string, number>();
  return createFetcher({
    practiceHosts: new Set(
      staged.flatMap(({ scenario, port }, number) =>
        scenario.isStranger === true ? [] : [hostOf(number, port)],
      ),
    ),
    connectMs: totalMs,
    dnsMs: totalMs,
    headersMs: totalMs,
    idleMs: totalMs,
    headerBytesMax,
    answerBytesMax,
    resolve: (name, done) => {
      const lookup = (lookups.get(name) ?? 0) + 1;
      lookups.set(name, lookup);
      const scenario = staged[Number(/^s(\d+)\./.exec(name)?.[1])]?.scenario;
      if (scenario?.resolve === undefined) done(null, [{ address: '127.0.0.1', family: 4 }]);
      else scenario.resolve(lookup, name, done);
    },
    ...more,
  });
}

/** Plays a scenario to its end; tells what is wrong with the end, undefined where nothing is. */
export async function playScenario(
  fetcher: Fetcher,
  { scenario, port }: Staged,
  number: number,
): Promise<string | undefined> {
  const host = hostOf(number, port);
  const origin = `${scenario.scheme ?? 'http'}://${host}`;
  const paths = scenario.paths ?? ['/'];
  let complaint: string | undefined;
  for (const [index, path] of paths.entries()) {
    if (index > 0 && scenario.restMs !== undefined) await sleep(scenario.restMs);
    const startMs = performance.now();
    const options = { totalMs, ...scenario.fetch };
    const outcome = await fetchHostile(fetcher, new URL(path, origin), {
      ...options,
      limits: {
        wireBytesMax: bodyBytesMax,
        decodedBytesMax: bodyBytesMax,
        atLimit: 'fail',
        ...scenario.limits,
      },
    });
    const ms = performance.now() - startMs;
    const msMax = (scenario.withinMs ?? options.totalMs) + graceMs;
    complaint = complaintAbout(outcome, scenario);
    if (ms > msMax) return `took ${Math.round(ms)} ms, at most ${msMax} ms`;
  }
  return complaint;
}

/** Fetches one URL of a hostile site as the crawler does. */
export function fetchHostile(
  fetcher: Fetcher,
  url: URL,
  more: Partial<FetchOptions> = {},
): Promise<FetchOutcome> {
  return fetcher.fetch({
    url,
    place: 'seed',
    content: 'page',
    userAgent: 'JobRadar/1 (+test)',
    headers: {},
    totalMs,
    limits: { wireBytesMax: bodyBytesMax, decodedBytesMax: bodyBytesMax, atLimit: 'fail' },
    signal: new AbortController().signal,
    isWithinScope: (asked) => asked.host === url.host,
    admit: async () => ({ kind: 'go', settle: () => undefined }),
    serverNowMs: () => Date.parse('2026-11-30T02:00:00Z'),
    ...more,
  });
}

/** How a fetch ended, in a word: a page, or the reason of its failure. */
export function endOf(outcome: FetchOutcome): string {
  if (outcome.kind !== 'failed') return outcome.kind;
  return outcome.failure.reason.replace('FAILURE_REASON_', '');
}

function complaintAbout(outcome: FetchOutcome, scenario: Scenario): string | undefined {
  const end = endOf(outcome);
  const message = outcome.kind === 'failed' ? outcome.failure.message : '';
  if (end !== scenario.end) return `ended as ${end} (${message}), not as ${scenario.end}`;
  if (outcome.kind === 'failed') {
    const isSaid = scenario.says?.test(message) ?? true;
    return isSaid && message.length <= 500 ? undefined : `says "${message}"`;
  }
  const wanted = scenario.body?.();
  if (outcome.kind !== 'page' || wanted === undefined) return undefined;
  return outcome.body.equals(Buffer.from(wanted))
    ? undefined
    : `gave ${outcome.body.length} bytes: "${outcome.body.toString().slice(0, 60)}"`;
}

function hostOf(number: number, port: number): string {
  return `s${number}.hostile.test:${port}`;
}
