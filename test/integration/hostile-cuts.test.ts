import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Fetcher } from '../../services/crawler/adapters/fetch-contract.ts';
import {
  chunkedAnswer,
  htmlAnswer,
  packedAnswer,
  packings,
  page,
} from '../support/hostile-answers.ts';
import { endOf, fetchHostile, hostileFetcher } from '../support/hostile-fetch.ts';
import { bytesOf, startHostileSite, type HostileSite } from '../support/hostile-site.ts';

const small = '<html><p>One job of many</p></html>';
const closing = 'connection: close\r\n';

const answers: readonly { readonly name: string; readonly bytes: Buffer }[] = [
  { name: 'a page', bytes: htmlAnswer(small) },
  { name: 'a page whose connection closes', bytes: htmlAnswer(small, closing) },
  { name: 'a page in chunks', bytes: chunkedAnswer([small.slice(0, 9), small.slice(9)]) },
  { name: 'a page in chunks whose connection closes', bytes: chunkedAnswer([small], closing) },
  { name: 'a page of HTTP/1.0', bytes: bytesOf('HTTP/1.0', htmlAnswer(small).subarray(8)) },
  ...packings.map((packing) => ({
    name: `a page in ${packing.name}`,
    bytes: packedAnswer(packing, small),
  })),
  // What is packed has an end of its own, so that its connection may say nothing of it.
  ...packings.map(({ name, header, pack }) => ({
    name: `a page in ${name} without a length`,
    bytes: bytesOf(
      `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: ${header}\r\n\r\n`,
      pack(small),
    ),
  })),
];

/* The path says where: /2/40/end is answer 2, cut after 40 bytes by an orderly end. */
describe('the fetcher before an answer that is cut', () => {
  let site: HostileSite;
  let fetcher: Fetcher;

  before(async () => {
    site = await startHostileSite(({ socket, path }) => {
      const [, answer = '', length = '', how] = path.split('/');
      const bytes = answers[Number(answer)]?.bytes.subarray(0, Number(length)) ?? '';
      if (how === 'end') socket.end(bytes);
      else socket.write(bytes, () => socket.resetAndDestroy());
    });
    fetcher = hostileFetcher([
      { scenario: { name: 'cuts', serve: page, end: 'page' }, port: site.port },
    ]);
  });
  after(async () => {
    await fetcher[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  });

  const fetchCut = async (answer: number, length: number, how: string): Promise<string> => {
    const url = new URL(`http://s0.hostile.test:${site.port}/${answer}/${length}/${how}`);
    const outcome = await fetchHostile(fetcher, url);
    if (outcome.kind === 'page') assert.equal(outcome.body.toString(), small);
    return endOf(outcome);
  };

  for (const [number, { name, bytes }] of answers.entries()) {
    it(`takes ${name} only as a whole, wherever it is cut`, async () => {
      const ends = await inTurn(bytes.length, async (length) => {
        const how = length % 2 === 0 ? 'end' : 'reset';
        return `${length} of ${bytes.length}, ${how}: ${await fetchCut(number, length, how)}`;
      });
      assert.deepEqual(
        ends.filter((end) => !end.endsWith(': CONNECTION_FAILED')),
        [],
      );
      assert.equal(await fetchCut(number, bytes.length, 'end'), 'page');
    });
  }
});

/* Eight at a time. */
async function inTurn(
  count: number,
  work: (index: number) => Promise<string>,
): Promise<readonly string[]> {
  const results: string[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}
