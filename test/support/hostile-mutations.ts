/* Valid answers that are cut, bent and garbled by seeded dice, and what may come of them. */
import assert from 'node:assert/strict';
import type { Fetcher } from '../../services/crawler/adapters/fetch-contract.ts';
import {
  chunkedAnswer,
  htmlAnswer,
  htmlHead,
  packedAnswer,
  packings,
  wholePage,
} from './hostile-answers.ts';
import { fetchHostile, hostileFetcher } from './hostile-fetch.ts';
import { readWholeAnswer } from './hostile-oracle.ts';
import type { Scenario } from './hostile-scenarios.ts';
import { bytesOf, startHostileSite, type Serve } from './hostile-site.ts';

/** Answers that are right: plain, chunked, without a length, packed in every way, redirects. */
const rightAnswers: readonly Buffer[] = [
  htmlAnswer(),
  htmlAnswer(
    wholePage,
    'connection: close\r\nserver: x\r\ndate: Mon, 30 Nov 2026 02:00:00 GMT\r\n',
  ),
  chunkedAnswer([wholePage.slice(0, 50), wholePage.slice(50)]),
  bytesOf(htmlHead, '\r\n', wholePage),
  bytesOf('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', htmlAnswer()),
  ...packings.map((packing) => packedAnswer(packing)),
  ...packings.map(({ header, pack }) =>
    chunkedAnswer(inPieces(pack(wholePage)), `content-encoding: ${header}\r\n`),
  ),
  bytesOf('HTTP/1.1 302 Found\r\nlocation: /whole\r\ncontent-length: 0\r\n\r\n'),
  bytesOf('HTTP/1.1 301 Moved\r\nlocation: /whole\r\ncontent-length: 4\r\n\r\ngone'),
];

/** Fetches these mutations; throws what is wrong with any, or where all or none were pages. */
export async function noWrongSuccess(range: Range): Promise<void> {
  await using site = await startHostileSite(mutationSite);
  const scenario: Scenario = { name: 'is garbled', serve: mutationSite, end: 'page' };
  await using fetcher = hostileFetcher([{ scenario, port: site.port }]);
  const origin = `http://s0.hostile.test:${site.port}`;
  const { pages, failures, refused, complaints } = await fetchMutations(fetcher, origin, range);
  process.stdout.write(
    `      ${pages} pages, ${failures} failures, ${refused} of them of right ones\n`,
  );
  assert.deepEqual(complaints, []);
  assert.equal(pages + failures, range.count);
  assert.ok(failures > range.count / 10);
  // Every fourth is not changed. A connection that is closed behind its answer may fail the next.
  assert.ok(refused < range.count / 100, `${refused} right answers failed`);
}

/** Numbers of mutations. */
export interface Range {
  readonly from: number;
  readonly count: number;
}

/** A site that answers path `/N` with mutation N, and any other path with the whole page. */
const mutationSite: Serve = ({ socket, path }) => {
  const seed = /^\/(\d+)$/.exec(path)?.[1];
  socket.end(seed === undefined ? htmlAnswer() : mutationOf(Number(seed)));
};

/** What came of mutations: how many were pages still, and whatever was wrong. */
interface MutationReport {
  readonly pages: number;
  readonly failures: number;
  /** Failures of answers that were not changed. */
  readonly refused: number;
  readonly complaints: readonly string[];
}

/** Fetches these mutations, eight at a time. */
async function fetchMutations(
  fetcher: Fetcher,
  origin: string,
  { from, count }: Range,
): Promise<MutationReport> {
  const ends = { page: 0, failed: 0, refused: 0 };
  const complaints: string[] = [];
  let next = from;
  const worker = async (): Promise<void> => {
    while (next < from + count) {
      const seed = next;
      next += 1;
      const { isPage, complaint } = await fetchMutation(fetcher, origin, seed);
      ends[isPage ? 'page' : 'failed'] += 1;
      if (!isPage && isRight(mutationOf(seed))) ends.refused += 1;
      if (complaint !== undefined) complaints.push(`mutation ${seed}: ${complaint}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { pages: ends.page, failures: ends.failed, refused: ends.refused, complaints };
}

async function fetchMutation(
  fetcher: Fetcher,
  origin: string,
  seed: number,
): Promise<{ readonly isPage: boolean; readonly complaint?: string }> {
  const sent = mutationOf(seed);
  const show = (): string => JSON.stringify(sent.toString('latin1').slice(0, 400));
  try {
    const startMs = performance.now();
    const outcome = await fetchHostile(fetcher, new URL(`/${seed}`, origin));
    const ms = performance.now() - startMs;
    if (ms > 5_000) return { isPage: false, complaint: `took ${Math.round(ms)} ms: ${show()}` };
    if (outcome.kind === 'failed') return { isPage: false };
    if (outcome.kind !== 'page') return { isPage: false, complaint: `was ${outcome.kind}` };
    const right = readWholeAnswer(sent);
    if (right.kind === 'none') return { isPage: true, complaint: `${right.why}: ${show()}` };
    const wanted = right.kind === 'body' ? right.body : Buffer.from(wholePage);
    if (outcome.body.equals(wanted)) return { isPage: true };
    return { isPage: true, complaint: `gave another body: ${show()}` };
  } catch (error) {
    const words = error instanceof Error ? error.stack : String(error);
    return { isPage: false, complaint: `threw ${words}: ${show()}` };
  }
}

/** Mutation number N: always the same bytes. Every fourth is the answer as it was. */
function mutationOf(seed: number): Buffer {
  const roll = diceOf(seed);
  let bytes: Buffer = Buffer.from(rightAnswers[roll(rightAnswers.length)] ?? []);
  for (let times = roll(4); times > 0; times -= 1) bytes = mutate(bytes, roll);
  return bytes;
}

function isRight(bytes: Buffer): boolean {
  return rightAnswers.some((right) => right.equals(bytes));
}

type Dice = (sides: number) => number;

function mutate(bytes: Buffer, roll: Dice): Buffer {
  const at = roll(bytes.length + 1);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  const some = roll(12);
  switch (roll(8)) {
    case 0:
      return Buffer.from(before);
    case 1:
      return bytesOf(before, Buffer.from([(after[0] ?? 0) ^ (1 << roll(8))]), after.subarray(1));
    case 2:
      return bytesOf(before, Buffer.from([roll(256)]), after.subarray(1));
    case 3:
      return bytesOf(before, after.subarray(some));
    case 4:
      return bytesOf(before, Buffer.from(Array.from({ length: some }, () => roll(256))), after);
    case 5:
      return bytesOf(before, after.subarray(0, some), after);
    case 6:
      return bytesOf(before, tokens[roll(tokens.length)] ?? '', after);
    default:
      return changedNumber(bytes, roll);
  }
}

const tokens: readonly string[] = [
  '\r\n',
  '\n',
  '\r\n\r\n',
  '0\r\n\r\n',
  '\0',
  ':',
  ' ',
  '\r\ncontent-length: 5\r\n',
  '\r\ntransfer-encoding: chunked\r\n',
  '\r\ncontent-encoding: gzip\r\n',
  'HTTP/1.1 200 OK\r\n',
];

function changedNumber(bytes: Buffer, roll: Dice): Buffer {
  const text = bytes.toString('latin1');
  const numbers = [...text.matchAll(/\d+/g)];
  const found = numbers[roll(Math.max(numbers.length, 1))];
  if (found === undefined) return bytes;
  const end = found.index + found[0].length;
  return bytesOf(text.slice(0, found.index), `${roll(700)}`, text.slice(end));
}

/* Mulberry32: small, and the same on every machine. */
function diceOf(seed: number): Dice {
  let state = (seed * 0x9e3779b1) >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides);
  };
}

function inPieces(bytes: Buffer): readonly Buffer[] {
  const middle = Math.floor(bytes.length / 2);
  return [bytes.subarray(0, middle), bytes.subarray(middle)];
}
