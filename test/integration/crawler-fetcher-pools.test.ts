import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { after, before, describe, it } from 'mocha';
import { OriginPools } from '../../services/crawler/adapters/origin-pools.ts';
import { fetchBy, siteFetcher } from '../support/site-fetch.ts';
import { until } from '../support/until.ts';

const originsMax = 32;
// A soak of 10,000 origins is asked for by its number.
const origins = Number(process.env['JOBRADAR_TEST_ORIGINS'] ?? 1_500);

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

describe("the fetcher's connections", () => {
  const sockets = new Set<Socket>();
  let openMost = 0;
  let connections = 0;
  let server: Server;
  let port = 0;
  before(async () => {
    server = createServer({ keepAliveTimeout: 60_000 }, (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<html></html>');
    });
    server.on('connection', (socket: Socket) => {
      connections += 1;
      sockets.add(socket);
      openMost = Math.max(openMost, sockets.size);
      socket.once('close', () => sockets.delete(socket));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    port = isAddress(address) ? address.port : 0;
  });
  after(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it('are kept for the next request', async () => {
    await using fetcher = siteFetcher([`a.test:${port}`]);
    const startedWith = connections;
    for (let round = 0; round < 5; round += 1) {
      const { outcome } = await fetchBy(fetcher, new URL(`http://a.test:${port}/`));
      assert.equal(outcome.kind, 'page');
    }
    assert.equal(connections - startedWith, 1);
  });

  it('are so many to an origin and no more; what is beyond waits for one', async () => {
    await until('older connections to be closed', () => sockets.size === 0);
    await using fetcher = siteFetcher([`a.test:${port}`], { connectionsMax: 3 });
    const startedWith = connections;
    const all = Array.from({ length: 20 }, () =>
      fetchBy(fetcher, new URL(`http://a.test:${port}/`)),
    );
    const kinds = (await Promise.all(all)).map(({ outcome }) => outcome.kind);
    assert.deepEqual(new Set(kinds), new Set(['page']));
    assert.equal(connections - startedWith, 3);
  });

  it('wait no longer than the signal says, and the next one gets what that one left', async () => {
    const options = { practiceHosts: new Set<string>(), connectMs: 1, dnsMs: 1, headerBytesMax: 1 };
    const pools = new OriginPools({ ...options, connectionsMax: 1 });
    const url = new URL('http://a.test/');
    const held = await pools.borrow(url, new AbortController().signal);
    const stopping = new AbortController();
    const stopped = pools.borrow(url, stopping.signal);
    const next = pools.borrow(url, new AbortController().signal);
    stopping.abort(new Error('stopped'));
    await assert.rejects(stopped, /stopped/);
    pools.giveBack(held);
    assert.equal(await next, held);
    pools.close();
  });

  it(`are kept for ${originsMax} origins of ${origins}, which take no more memory`, async () => {
    const hosts = Array.from({ length: origins }, (_, index) => `s${index}.test:${port}`);
    await using fetcher = siteFetcher(hosts, { originsMax });
    openMost = 0;
    const ask = async (from: number, to: number): Promise<void> => {
      for (const host of hosts.slice(from, to)) {
        const { outcome } = await fetchBy(fetcher, new URL(`http://${host}/`));
        assert.equal(outcome.kind, 'page');
      }
    };
    const third = Math.floor(origins / 3);
    await ask(0, third);
    const before = usedBytes();
    await ask(third, origins);
    const grown = usedBytes() - before;
    process.stdout.write(
      `      ${openMost} sockets at most, ${Math.round(grown / 1_024)} KiB more\n`,
    );
    assert.ok(openMost <= originsMax + 8);
    // Two origins more would take a KiB; so many times a pool would take megabytes.
    assert.ok(grown < 4 * 1_024 * 1_024);
  }).timeout(120_000);
});

function usedBytes(): number {
  for (let round = 0; round < 3; round += 1) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function isAddress(address: unknown): address is AddressInfo {
  return typeof address === 'object' && address !== null && 'port' in address;
}
