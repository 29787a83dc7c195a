/*
 * Fetch and read, per core: our fetcher with its guards and the parse pool, against a bare loop of
 * undici and cheerio over the same pages in the same run. Rounds of the two alternate, and CPU time
 * is counted, so that a busy machine slows both alike. What ours does beside: address, redirects,
 * limits of size and time, charset, transfer to a thread and back, and from fields to a record
 * (salary, places, dates, safe markup). Run it with `npm run bench -- fetch [pages a round]`.
 */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent, request } from 'undici';
import { createFetcher } from '../../services/crawler/adapters/fetcher.ts';
import { createPageParsers } from '../../services/crawler/adapters/page-parser.ts';
import { createParsePool } from '../../services/crawler/adapters/parse-pool.ts';
import { decodeText } from '../../services/crawler/core/charset.ts';
import type { FetchedPage } from '../../services/crawler/adapters/fetch-contract.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import type { ListItem, ListPosition } from '../../services/crawler/sources/source-reader.ts';
import { benchPages } from '../support/bench-pages.ts';

const pages = benchPages();
const roundsCounted = 5;
const warmUpPages = 600;
const atOnce = 8;
const signal = new AbortController().signal;

/** What the list said of the posting. */
const listed = {
  index: 0,
  externalId: '1',
  fields: {
    values: [{ field: 'external_id', key: '', values: ['1'], method: 'METHOD_SELECTOR', path: '' }],
    flags: [],
    repairs: [],
  },
} as const;

if (process.argv[2] === 'serve') serve();
else await compare(Number(process.argv[2] ?? 200));

/** The site is a process of its own: its CPU is nobody's. */
function serve(): void {
  const byPath = new Map(pages.map((page, index) => [`/${index}`, page]));
  const server = createServer(({ url = '' }, answer) => {
    const page = byPath.get(url);
    answer.setHeader('content-type', page?.contentType ?? 'text/plain');
    answer.end(page?.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object') process.send?.(`127.0.0.1:${address?.port}`);
  });
  process.once('disconnect', () => process.exit());
}

async function compare(pagesARound: number): Promise<void> {
  const site = fork(import.meta.filename, ['serve']);
  const [host]: string[] = await once(site, 'message');
  assert.ok(host !== undefined);
  await using ours = openOurs(host);
  const bare = new Agent({ connections: atOnce, pipelining: 1 });
  const row = (cells: readonly (string | number)[]): void => {
    const [first = '', ...rest] = cells;
    console.log(String(first).padEnd(24) + rest.map((cell) => String(cell).padStart(13)).join(''));
  };
  row(['CPU ms per page', 'bytes', 'bare', 'ours', 'of it fetch', 'read', 'pages/s/core', 'ratio']);
  for (const [index, page] of pages.entries()) {
    const url = new URL(`http://${host}/${index}`);
    const source = page.source(host);
    const parser = ours.parsers.open({ source, signal });
    const reader = createSourceReader(source);
    const fetched = await ours.get(url);
    const runs = {
      bare: async () => void page.readBare(await bareGet(url, bare)),
      ours: async () => {
        const reading = await readWith(parser, page.isList, await ours.get(url));
        assert.match(reading.kind, /list|record/u);
      },
      fetch: async () => void (await ours.get(url)),
      read: async () => void readWith(reader, page.isList, { ...fetched, text: textOf(fetched) }),
    };
    const cpu = await alternate(runs, pagesARound);
    const cells = [cpu.bare, cpu.ours, cpu.fetch, cpu.read].map((ms) => ms.toFixed(2));
    const perCore = Math.round(1_000 / cpu.ours);
    row([page.name, page.body.length, ...cells, perCore, (cpu.bare / cpu.ours).toFixed(2)]);
  }
  await bare.destroy();
  site.disconnect();
}

function openOurs(host: string) {
  const fetcher = createFetcher({
    practiceHosts: new Set([host]),
    connectMs: 5_000,
    dnsMs: 5_000,
    headersMs: 5_000,
    idleMs: 5_000,
    headerBytesMax: 32_768,
  });
  const pool = createParsePool({
    threads: 1,
    pageMs: 5_000,
    memoryMb: 192,
    pagesPerThread: 1_000_000,
  });
  return {
    parsers: createPageParsers(pool),
    async get(url: URL): Promise<FetchedPage & { readonly observedAt: string }> {
      const outcome = await fetcher.fetch({
        url,
        place: 'list',
        content: 'page',
        userAgent: 'JobRadar-bench/1 (+test)',
        headers: {},
        totalMs: 5_000,
        limits: { wireBytesMax: 5e6, decodedBytesMax: 5e6, atLimit: 'fail' },
        signal,
        isWithinScope: () => true,
        allowedHosts: [host],
        admit: async () => ({ kind: 'go', settle: () => undefined }),
        serverNowMs: () => Date.now(),
      });
      if (outcome.kind !== 'page') throw new Error(JSON.stringify(outcome));
      return { ...outcome, observedAt: '2026-11-30T02:00:00.000000Z' };
    },
    async [Symbol.asyncDispose]() {
      await fetcher[Symbol.asyncDispose]();
      await pool[Symbol.asyncDispose]();
    },
  };
}

async function bareGet(url: URL, dispatcher: Agent): Promise<string> {
  const { body } = await request(url, { dispatcher });
  return await body.text();
}

function textOf({ body, type }: FetchedPage): string {
  return decodeText(body, type, 'zh-CN').text;
}

/** The page as a list, or as a detail, whichever it is. */
function readWith<Page extends { readonly url: string }, List, Detail>(
  reader: {
    readList(page: Page, position: ListPosition): List;
    readDetail(page: Page, item: ListItem): Detail;
  },
  isList: boolean,
  page: Page,
): List | Detail {
  const position = { page: 1, itemsBefore: 0, pageUrl: page.url, cursor: '' };
  return isList
    ? reader.readList(page, position)
    : reader.readDetail(page, { ...listed, detailUrl: page.url });
}

/** CPU milliseconds a page of each, as the median of rounds that take turns. */
async function alternate<Name extends string>(
  runs: Readonly<Record<Name, () => Promise<void>>>,
  count: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let round = 0; round <= roundsCounted; round += 1) {
    for (const name of names) {
      const before = process.cpuUsage();
      await repeat(round === 0 ? warmUpPages : count, runs[name]);
      const { user, system } = process.cpuUsage(before);
      // The first round is for the compiler.
      if (round > 0) seen[name].push((user + system) / 1_000 / count);
    }
  }
  const medians = names.map((name) => [
    name,
    seen[name].toSorted((a, b) => a - b)[roundsCounted >> 1],
  ]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

async function repeat(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const worker = async (): Promise<void> => {
    for (; left > 0;) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
