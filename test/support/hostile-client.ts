/* The fetcher's side of the hostile suite, in a process of its own, so that what it measures of
 * memory is the fetcher's alone. It is told the ports of the sites, plays all scenarios twice over
 * and one storm, and writes what it saw as one line of JSON. Run with --expose-gc. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Fetcher } from '../../services/crawler/adapters/fetch-contract.ts';
import { answerBytesMaxDefault } from '../../services/crawler/adapters/socket-guard.ts';
import { hostileFetcher, playScenario, shortTimes, type Staged } from './hostile-fetch.ts';
import { scenarios } from './hostile-scenarios.ts';
import { until } from './until.ts';

/** What the fetcher's side saw. */
export interface HostileReport {
  /** What is wrong with a scenario's end, in the order of the list; null where nothing is. */
  readonly complaints: readonly (string | null)[];
  readonly seconds: number;
  /** Heap, external and array buffers after a collection, against those before the suite. */
  readonly grownBytes: number;
  /** The highest resident memory, of 16 hostile answers at once too, against that of the start. */
  readonly stormBytes: number;
  readonly stormComplaints: readonly string[];
  /** What kept the process alive at the end that did not at the beginning. */
  readonly leftovers: readonly string[];
}

/* What a fetch of a crawl may meet 16 times at once, four of each kind. */
const storm = [
  /^is 200 MB of zeros in (?:gzip|br|zstd|deflate)$/,
  /^sends (?:a body|chunks|headers|early hints) without an end$/,
  /^drips (?:its body|its chunks|early hints for ever|a packed body)$/,
  /^is 200 MB of zeros in (?:gzip|br|zstd|deflate) in gzip$/,
];
const stormSize = 16;
const stormMs = 60_000;
const crawlBytesMax = 5 * 1_024 * 1_024;
const crawlLimits = { wireBytesMax: crawlBytesMax, decodedBytesMax: crawlBytesMax };

const ports: readonly number[] = JSON.parse(process.argv[2] ?? '[]');
const staged = scenarios.map((scenario, index): Staged => ({ scenario, port: ports[index] ?? 0 }));
const resources = resourceCounts();
const residentAtStart = process.memoryUsage.rss();

const report = await run();
process.stdout.write(`${JSON.stringify(report)}\n`);

async function run(): Promise<HostileReport> {
  const startMs = performance.now();
  let complaints: readonly (string | null)[] = [];
  let stormed: Pick<HostileReport, 'stormBytes' | 'stormComplaints'>;
  let grownBytes: number;
  {
    await using patient = hostileFetcher(staged);
    await using head = hostileFetcher(staged, shortTimes.head);
    await using body = hostileFetcher(staged, shortTimes.body);
    const fetchers = { patient, head, body };
    // Once to load what is loaded late: parsers, decoders, compiled code.
    await playAll(fetchers, (index) => index % 4 === 0);
    const before = await usedBytes();
    complaints = await playAll(fetchers, () => true);
    grownBytes = (await usedBytes()) - before;
  }
  {
    // Of its bodies each may have as much as a crawl lets it, and all that an answer may take.
    await using fetcher = hostileFetcher(staged, { answerBytesMax: answerBytesMaxDefault });
    stormed = await playStorm(fetcher);
  }
  const seconds = (performance.now() - startMs) / 1_000;
  await until('sockets and timers to go', () => leftovers().length === 0).catch(() => undefined);
  return { complaints, seconds, grownBytes, ...stormed, leftovers: leftovers() };
}

type Fetchers = Readonly<Record<'patient' | 'head' | 'body', Fetcher>>;

async function playAll(
  fetchers: Fetchers,
  isPlayed: (index: number) => boolean,
): Promise<readonly (string | null)[]> {
  const complaints = scenarios.map((): string | null => 'was not played');
  const playInTurn = async (isHeavy: boolean, atOnce: number): Promise<void> => {
    const waiting = [...staged.entries()].filter(
      ([index, { scenario }]) => isPlayed(index) && (scenario.isHeavy ?? false) === isHeavy,
    );
    const player = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, one] = next;
        complaints[index] = await play(fetchers[one.scenario.timed ?? 'patient'], one, index);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, player));
  };
  await playInTurn(false, stormSize);
  await playInTurn(true, 2);
  return complaints;
}

async function playStorm(
  fetcher: Fetcher,
): Promise<Pick<HostileReport, 'stormBytes' | 'stormComplaints'>> {
  const chosen = [...staged.entries()].filter(([, { scenario }]) =>
    storm.some((kind) => kind.test(scenario.name)),
  );
  if (chosen.length !== stormSize) throw new Error(`The storm has ${chosen.length} scenarios`);
  const ends = await Promise.all(
    chosen.map(async ([index, { scenario, port }]) => {
      // Here memory counts; that each ends in its time is seen where it does not fight fifteen.
      const fetch = { totalMs: stormMs, ...scenario.fetch };
      const large = { ...scenario, limits: crawlLimits, fetch, withinMs: stormMs };
      const complaint = await play(fetcher, { scenario: large, port }, index);
      return complaint === null ? [] : [`${scenario.name}: ${complaint}`];
    }),
  );
  // The highest that the process ever had.
  const stormBytes = process.resourceUsage().maxRSS * 1_024 - residentAtStart;
  return { stormBytes, stormComplaints: ends.flat() };
}

async function play(fetcher: Fetcher, scenario: Staged, index: number): Promise<string | null> {
  const complaint = await playScenario(fetcher, scenario, index).catch(
    (error: unknown) =>
      `threw ${error instanceof Error ? (error.stack ?? error.message) : 'something'}`,
  );
  return complaint ?? null;
}

async function usedBytes(): Promise<number> {
  // What a callback still holds goes with its turn.
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    globalThis.gc?.();
  }
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

function leftovers(): readonly string[] {
  const before = new Map(resources);
  return process.getActiveResourcesInfo().filter((name) => {
    const left = before.get(name) ?? 0;
    before.set(name, left - 1);
    return left <= 0;
  });
}

function resourceCounts(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of process.getActiveResourcesInfo()) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
