import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { after, before, describe, it } from 'mocha';
import type { FetchOptions, FetchOutcome } from '../../services/crawler/adapters/fetch-contract.ts';
import { createFetcher, type FetcherOptions } from '../../services/crawler/adapters/fetcher.ts';
import { badAddresses, literalHosts, misleadingUrls } from '../support/address-spellings.ts';
import {
  dialAlways,
  dialHere,
  startPrivateListener,
  type PrivateListener,
} from '../support/private-listener.ts';
import { closeRawSites, rawSite, type RawSite } from '../support/raw-site.ts';

const publicAddress = '93.184.215.14';

/* Every way to an address that is not public, against a listener that counts connections. */
describe('the address guard', () => {
  let listener: PrivateListener;
  let door: RawSite;
  let ways = 0;
  before(async () => {
    listener = await startPrivateListener();
    // A site that may be asked, and leads to whatever its path says.
    door = await rawSite((socket, path) => {
      const location = Buffer.from(decodeURIComponent(path.slice(1)), 'utf8');
      socket.write('HTTP/1.1 302 X\r\ncontent-length: 0\r\nlocation: ');
      socket.write(Buffer.concat([location, Buffer.from('\r\n\r\n')]));
    });
  });
  after(async () => {
    await closeRawSites();
    await listener[Symbol.asyncDispose]();
  });

  const urls = [
    ...literalHosts.map((host) => `http://${host}:PORT/`),
    ...misleadingUrls.filter((url) => !/[\t\n]/.test(url)),
  ];
  const contents = ['page', 'sitemap', 'robots'] as const;

  it('asks for no literal, however it is spelled', async () => {
    for (const text of [...urls, ...misleadingUrls]) {
      for (const content of contents) {
        const url = URL.parse(text.replace('PORT', `${listener.port}`));
        // What is no URL for the parser is none for anybody.
        if (url === null) ways += 1;
        else await untouched(text, { url, content });
      }
    }
  });

  it('follows no redirect to one, of a page, a sitemap or robots.txt', async () => {
    // Behind "http:" without slashes stands a path of the door's own.
    for (const text of urls.filter((url) => !/^http:\d/.test(url))) {
      const target = text.replace('PORT', `${listener.port}`);
      for (const content of contents) {
        const url = new URL(`/${encodeURIComponent(target)}`, `http://${door.host}`);
        await untouched(`redirect to ${text}`, { url, content });
      }
    }
  });

  const answers: readonly (readonly [name: string, of: (bad: string) => readonly string[]])[] = [
    ['alone', (bad) => [bad]],
    ['before a good one', (bad) => [bad, publicAddress]],
    ['behind a good one', (bad) => [publicAddress, bad]],
    ['behind 50 good ones', (bad) => [...Array.from({ length: 50 }, () => publicAddress), bad]],
  ];
  for (const [name, addressesOf] of answers) {
    it(`contacts no name that has a bad address ${name}`, async () => {
      for (const bad of badAddresses) {
        for (const content of contents) {
          const url = new URL(`http://jobs.test:${listener.port}/`);
          const resolve = always(addressesOf(bad));
          await untouched(`name at ${bad} ${name}`, { url, content }, { resolve });
        }
      }
    });
  }

  it('contacts no name that a redirect leads to and that has a bad address', async () => {
    for (const bad of badAddresses) {
      const target = encodeURIComponent(`http://other.test:${listener.port}/`);
      const url = new URL(`http://${door.host}/${target}`);
      await untouched(`redirect to a name at ${bad}`, { url }, { resolve: always([bad]) });
    }
  });

  it('uses the very addresses that it checked, and asks once for each socket', async () => {
    for (const bad of badAddresses) {
      let lookups = 0;
      const resolve: FetcherOptions['resolve'] = (_, done) => {
        lookups += 1;
        done(null, [toAddress(lookups === 1 ? publicAddress : bad)]);
      };
      const dialled: string[] = [];
      const url = new URL(`http://rebinding.test:${listener.port}/`);
      await using fetcher = guarded({ resolve, dial: dialHere(dialled) });
      // Good at first: the socket is dialled to what was checked, whatever the name is by now.
      assert.equal(reasonOf(await ask(fetcher, { url })), 'CONNECTION_FAILED');
      assert.deepEqual({ lookups, dialled }, { lookups: 1, dialled: [publicAddress] });
      // Bad from then on: another socket asks anew.
      assert.equal(reasonOf(await ask(fetcher, { url })), 'URL_BLOCKED', bad);
      assert.deepEqual({ lookups, dialled }, { lookups: 2, dialled: [publicAddress] });
      ways += 2;
    }
  });

  it('lets a practice host go nowhere but to a practice address', async () => {
    const name = `practice.test:${listener.port}`;
    const bad = ['169.254.169.254', '0.0.0.0', '100.64.0.1', '224.0.0.1', 'fe80::1', '::'];
    for (const address of bad) {
      const url = new URL(`http://${name}/`);
      const options = { practiceHosts: new Set([name]), resolve: always([address]) };
      await untouched(`practice host at ${address}`, { url }, options);
    }
    for (const host of ['practice.test:1', `x.practice.test:${listener.port}`, 'practice.test']) {
      const url = new URL(`http://${host}/`);
      const options = { practiceHosts: new Set([name]), resolve: always(['127.0.0.1']) };
      await untouched(`neighbour ${host} of a practice host`, { url }, options);
    }
  });

  it('saw not one connection on at least 200 ways', () => {
    process.stdout.write(`      ${ways} ways, ${listener.connections()} connections\n`);
    assert.ok(ways >= 200);
    assert.equal(listener.connections(), 0);
  });

  it('would have seen one: a practice host is counted on every address', async () => {
    for (const [index, address] of listener.addresses.entries()) {
      const name = `control.test:${listener.port}`;
      const practiceHosts = new Set([name]);
      const dialled: string[] = [];
      const options = { practiceHosts, resolve: always([address]), dial: dialHere(dialled) };
      await using fetcher = guarded(options);
      const outcome = await ask(fetcher, { url: new URL(`http://${name}/`) });
      assert.ok(outcome.kind === 'page', address);
      assert.equal(outcome.body.toString(), 'secret');
      assert.equal(listener.connections(), index + 1);
      assert.deepEqual(dialled, [address]);
    }
    assert.ok(listener.addresses.length >= 4);
  });

  it('sends no byte on a socket that ended elsewhere than it was to', async () => {
    const before = { connections: listener.connections(), octets: listener.octets() };
    const dial = dialAlways(listener.port);
    await using fetcher = guarded({ resolve: always([publicAddress]), dial });
    for (const scheme of ['http', 'https']) {
      const outcome = await ask(fetcher, { url: new URL(`${scheme}://jobs.test/`) });
      assert.equal(reasonOf(outcome), 'URL_BLOCKED');
      assert.match(messageOf(outcome), /jobs\.test is at 127\.0\.0\.1, which must not/);
    }
    assert.equal(listener.connections(), before.connections + 2);
    assert.equal(listener.octets(), before.octets);
  });

  async function untouched(
    name: string,
    wanted: Pick<FetchOptions, 'url'> & Partial<FetchOptions>,
    options: Partial<FetcherOptions> = {},
  ): Promise<void> {
    const dialled: string[] = [];
    const { practiceHosts = new Set([door.host]), resolve = always(['127.0.0.1']) } = options;
    await using fetcher = guarded({ practiceHosts, resolve, dial: dialHere(dialled) });
    const outcome = await ask(fetcher, wanted);
    assert.ok(outcome.kind === 'failed', `${name}: ${outcome.kind}`);
    assert.match(reasonOf(outcome), /^(?:URL_BLOCKED|REDIRECT_REFUSED|ACCESS_DENIED)$/, name);
    assert.notEqual(messageOf(outcome), '', name);
    // One connection is the door's; nothing else is even dialled.
    const isByDoor = wanted.url.host === door.host;
    assert.deepEqual(dialled, isByDoor ? ['127.0.0.1'] : [], name);
    assert.equal(listener.connections(), 0, name);
    ways += 1;
  }
});

function guarded(options: Partial<FetcherOptions>): ReturnType<typeof createFetcher> {
  return createFetcher({
    practiceHosts: new Set(),
    connectMs: 2_000,
    dnsMs: 500,
    headersMs: 2_000,
    idleMs: 2_000,
    headerBytesMax: 32_768,
    ...options,
  });
}

function ask(
  fetcher: ReturnType<typeof createFetcher>,
  wanted: Pick<FetchOptions, 'url'> & Partial<FetchOptions>,
): Promise<FetchOutcome> {
  return fetcher.fetch({
    place: 'seed',
    content: 'page',
    // So that nothing but the address is to be complained about.
    allowedHosts: [wanted.url.host, ...literalHosts, 'other.test'].flatMap((host) => [
      host,
      `${host}:${wanted.url.port}`,
    ]),
    userAgent: 'JobRadar/1 (+test)',
    headers: {},
    totalMs: 5_000,
    limits: { wireBytesMax: 100_000, decodedBytesMax: 100_000, atLimit: 'fail' },
    signal: new AbortController().signal,
    isWithinScope: () => true,
    admit: async () => ({ kind: 'go', settle: () => undefined }),
    serverNowMs: () => Date.parse('2026-11-30T02:00:00Z'),
    ...wanted,
  });
}

function always(addresses: readonly string[]): NonNullable<FetcherOptions['resolve']> {
  return (_, done) => done(null, addresses.map(toAddress));
}

function toAddress(address: string): LookupAddress {
  return { address, family: isIP(address) || 4 };
}

function reasonOf(outcome: FetchOutcome): string {
  assert.ok(outcome.kind === 'failed', `was ${outcome.kind}`);
  return outcome.failure.reason.replace('FAILURE_REASON_', '');
}

function messageOf(outcome: FetchOutcome): string {
  return outcome.kind === 'failed' ? outcome.failure.message : '';
}
