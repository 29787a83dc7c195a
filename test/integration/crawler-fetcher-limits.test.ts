import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, Socket, type TcpNetConnectOpts } from 'node:net';
import { afterEach, describe, it } from 'mocha';
import type { FetcherOptions } from '../../services/crawler/adapters/fetcher.ts';
import { closeRawSites, drip, rawSite, reply, type Answer } from '../support/raw-site.ts';
import {
  fetchBy,
  fetchFrom,
  messageOf,
  reasonOf,
  siteFetcher,
  type Wanted,
} from '../support/site-fetch.ts';
import { until } from '../support/until.ts';

const graceMs = 100;
const page = reply(200, '<html></html>', { 'content-type': 'text/html' });
const head = 'HTTP/1.1 200 X\r\ncontent-type: text/html\r\n';

/* Each limit of time holds within 100 ms, however the site passes it. */
describe('the limits of the fetcher', () => {
  afterEach(closeRawSites);

  const silence: Answer = () => undefined;
  const hints: Answer = repeat('HTTP/1.1 103 X\r\nlink: </a>\r\n\r\n');
  const times: readonly {
    readonly when: string;
    readonly answer: Answer;
    readonly limitMs: number;
    readonly says: RegExp;
    readonly wanted: Wanted;
  }[] = [
    {
      when: 'all together',
      answer: drip,
      limitMs: 400,
      says: /page took longer than 400 ms/,
      wanted: { totalMs: 400 },
    },
    {
      when: 'all together, of a head',
      answer: hints,
      limitMs: 400,
      says: /page took longer than 400 ms/,
      wanted: { totalMs: 400 },
    },
    {
      when: 'the head, which does not come',
      answer: silence,
      limitMs: 300,
      says: /headers took longer than 300 ms/,
      wanted: { options: { headersMs: 300 } },
    },
    {
      when: 'the head, before which hints come for ever',
      answer: hints,
      limitMs: 300,
      says: /headers took longer than 300 ms/,
      wanted: { options: { headersMs: 300 } },
    },
    {
      when: 'a body that stands still',
      answer: (socket) => void socket.write(`${head}content-length: 9\r\n\r\nhalf`),
      limitMs: 300,
      says: /body stood still for 300 ms/,
      wanted: { options: { idleMs: 300 } },
    },
    {
      when: 'a name',
      answer: page,
      limitMs: 200,
      says: /jobs\.test took longer than 200 ms to resolve/,
      wanted: { resolve: () => undefined, options: { dnsMs: 200 } },
    },
    {
      when: 'a connection',
      answer: page,
      limitMs: 250,
      says: /jobs\.test took longer than 250 ms to connect/,
      wanted: { options: { connectMs: 250, dial: neverConnected } },
    },
  ];
  for (const { when, answer, limitMs, says, wanted } of times) {
    it(`holds ${limitMs} ms for ${when}`, async () => {
      const site = await rawSite(answer);
      const host = `jobs.test:${site.host.split(':')[1]}`;
      const startMs = performance.now();
      // Timers of one loop fire in their order, however late a busy machine lets them.
      let isLate = false;
      const late = setTimeout(() => (isLate = true), limitMs + graceMs);
      const { outcome } = await fetchFrom({ host }, '/', wanted);
      clearTimeout(late);
      assert.equal(reasonOf(outcome), 'FETCH_TIMEOUT');
      assert.match(messageOf(outcome), says);
      assert.ok(performance.now() - startMs >= limitMs - 2);
      assert.equal(isLate, false);
    });
  }

  it('counts TLS into the time of a connection', async () => {
    const site = await rawSite(silence);
    await using fetcher = siteFetcher([site.host], { connectMs: 200 });
    const { outcome } = await fetchBy(fetcher, new URL(`https://${site.host}/`));
    assert.match(messageOf(outcome), /longer than 200 ms to connect/);
  });

  it('lets a slow resolver take nothing of the time of the connection', async () => {
    const site = await rawSite(page);
    const resolve: FetcherOptions['resolve'] = (_, done) =>
      void setTimeout(() => done(null, [{ address: '127.0.0.1', family: 4 }]), 150);
    const options = { dnsMs: 2_000, connectMs: 100 };
    assert.equal((await fetchFrom(site, '/', { resolve, options })).outcome.kind, 'page');
  });

  it('closes its connection at a limit, also one that is still being opened', async () => {
    let open = 0;
    const server = createServer((socket) => {
      open += 1;
      socket
        .on('error', () => undefined)
        .on('close', () => (open -= 1))
        .resume();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    assert.ok(address !== null && typeof address === 'object');
    const host = `127.0.0.1:${address.port}`;
    await using fetcher = siteFetcher([host]);
    for (const scheme of ['http', 'https']) {
      const url = new URL(`${scheme}://${host}/`);
      const { outcome } = await fetchBy(fetcher, url, { totalMs: 200 });
      assert.match(messageOf(outcome), /longer than 200 ms/);
      await until('the connection to be closed', () => open === 0);
    }
    server.close();
  });

  it('counts bytes in a million pieces like bytes in one', async () => {
    const pieces =
      (count: number): Answer =>
      (socket) =>
        void socket.write(
          `${head}transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(count)}0\r\n\r\n`,
        );
    const limits = { wireBytesMax: 50_000, decodedBytesMax: 50_000, atLimit: 'fail' } as const;
    const fits = await fetchFrom(await rawSite(pieces(20_000)), '/', { limits });
    assert.ok(fits.outcome.kind === 'page');
    assert.equal(fits.outcome.body.length, 20_000);
    const passes = await fetchFrom(await rawSite(pieces(50_001)), '/', { limits });
    assert.equal(reasonOf(passes.outcome), 'RESPONSE_TOO_LARGE');
  });

  it('waits for no byte of a body that promises too many', async () => {
    const site = await rawSite(
      (socket) => void socket.write(`${head}content-length: 100001\r\n\r\n`),
    );
    const { outcome } = await fetchFrom(site, '/');
    assert.equal(reasonOf(outcome), 'RESPONSE_TOO_LARGE');
    assert.match(messageOf(outcome), /100001 bytes .* of 100000 at most/);
  });
});

function repeat(bytes: string): Answer {
  return (socket) => {
    const timer = setInterval(() => socket.write(bytes), 20);
    socket.on('close', () => clearInterval(timer));
  };
}

/** A socket that knows where to go, and never gets there. */
function neverConnected({ host = '', lookup }: TcpNetConnectOpts): Socket {
  lookup?.(host, { all: true }, () => undefined);
  return new Socket();
}
