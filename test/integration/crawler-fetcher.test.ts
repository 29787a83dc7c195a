import assert from 'node:assert/strict';
import { brotliCompressSync, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';

import { afterEach, describe, it } from 'mocha';

import type { FetcherOptions } from '../../services/crawler/adapters/fetcher.ts';
import { closeRawSites, drip, rawSite, reply, short, type Answer } from '../support/raw-site.ts';
import { fetchFrom, reasonOf } from '../support/site-fetch.ts';

const page = '<html><body>职位</body></html>';

describe('the fetcher', () => {
  afterEach(closeRawSites);

  it('reads a page, and sends nothing but what it should', async () => {
    const site = await rawSite(reply(200, page, { 'content-type': 'text/html; charset=utf-8' }));
    const { outcome, hops } = await fetchFrom(site, '/jobs?p=1');
    assert.ok(outcome.kind === 'page');
    assert.equal(outcome.body.toString(), page);
    assert.equal(outcome.type.charset, 'utf-8');
    assert.equal(hops[0]?.status, 200);
    assert.equal(hops[0].wireBytes, Buffer.byteLength(page));
    const [head = ''] = site.requests;
    assert.match(head, /^GET \/jobs\?p=1 HTTP\/1\.1\r\n/);
    assert.match(head, /\r\nuser-agent: JobRadar\/1 \(\+test\)\r\n/i);
    const names = [...head.matchAll(/^([\w-]+):/gm)].map((match) => match[1]?.toLowerCase());
    assert.deepEqual(names.sort(byText), [
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  const packings = [
    { name: 'gzip', pack: gzipSync },
    { name: 'deflate', pack: deflateRawSync },
    { name: 'br', pack: brotliCompressSync },
    { name: 'zstd', pack: zstdCompressSync },
    { name: 'gzip, gzip', pack: (body: Buffer) => gzipSync(gzipSync(body)) },
  ];
  for (const { name, pack } of packings) {
    it(`unpacks ${name}, and takes one that is cut off for a broken connection`, async () => {
      const body = pack(Buffer.from(page.repeat(50)));
      const headers = { 'content-type': 'text/html', 'content-encoding': name };
      const whole = await fetchFrom(await rawSite(reply(200, body, headers)), '/');
      assert.ok(whole.outcome.kind === 'page');
      assert.equal(whole.outcome.body.toString(), page.repeat(50));
      const cut = await rawSite(reply(200, body.subarray(0, body.length - 9), headers));
      assert.equal(reasonOf((await fetchFrom(cut, '/')).outcome), 'CONNECTION_FAILED');
    });
  }

  const html = { 'content-type': 'text/html' };
  const bomb = gzipSync(Buffer.alloc(64 * 1_024 * 1_024));
  const large = Buffer.alloc(200_000, 'x');
  const failures: readonly { when: string; answer: Answer; reason: string }[] = [
    { when: 'the body drips for ever', answer: drip, reason: 'FETCH_TIMEOUT' },
    { when: 'nothing is answered', answer: () => undefined, reason: 'FETCH_TIMEOUT' },
    {
      when: 'the connection is cut',
      answer: (socket) => socket.destroy(),
      reason: 'CONNECTION_FAILED',
    },
    { when: 'the body is shorter than it says', answer: short, reason: 'CONNECTION_FAILED' },
    {
      when: 'a small body unpacks to 64 MiB',
      answer: reply(200, bomb, { ...html, 'content-encoding': 'gzip' }),
      reason: 'RESPONSE_TOO_LARGE',
    },
    {
      when: 'the body is too large',
      answer: reply(200, large, html),
      reason: 'RESPONSE_TOO_LARGE',
    },
    {
      when: 'the head is too large',
      answer: reply(200, page, { ...html, 'x-large': 'y'.repeat(60_000) }),
      reason: 'RESPONSE_TOO_LARGE',
    },
    {
      when: 'it is packed three times',
      answer: reply(200, page, { ...html, 'content-encoding': 'gzip, br, gzip' }),
      reason: 'RESPONSE_TOO_LARGE',
    },
    {
      when: 'the encoding is unknown',
      answer: reply(200, page, { ...html, 'content-encoding': 'compress' }),
      reason: 'UNSUPPORTED_CONTENT',
    },
    {
      when: 'the packed data is none',
      answer: reply(200, page, { ...html, 'content-encoding': 'gzip' }),
      reason: 'UNSUPPORTED_CONTENT',
    },
    {
      when: 'it is a picture',
      answer: reply(200, page, { 'content-type': 'image/png' }),
      reason: 'UNSUPPORTED_CONTENT',
    },
    { when: 'it is a part', answer: reply(206, page, html), reason: 'UNSUPPORTED_CONTENT' },
    {
      when: 'it is no HTTP',
      answer: (socket) => socket.end('hello\r\n\r\n'),
      reason: 'CONNECTION_FAILED',
    },
    { when: 'it answers 500', answer: reply(500, '', html), reason: 'HTTP_SERVER_ERROR' },
    { when: 'it answers 404 for the seed', answer: reply(404, '', html), reason: 'SEED_GONE' },
    {
      when: 'it is a challenge',
      answer: reply(403, '', { ...html, 'cf-mitigated': 'challenge' }),
      reason: 'CAPTCHA_CHALLENGE',
    },
  ];
  for (const { when, answer, reason } of failures) {
    it(`says ${reason} when ${when}`, async () => {
      const { outcome } = await fetchFrom(await rawSite(answer), '/', { totalMs: 400 });
      assert.equal(reasonOf(outcome), reason);
    });
  }

  it('tells Retry-After with the failure and with the permit', async () => {
    const site = await rawSite(reply(429, '', { ...html, 'retry-after': '3' }));
    const { outcome, hops } = await fetchFrom(site, '/');
    assert.ok(outcome.kind === 'failed');
    assert.equal(outcome.failure.retryAfterMs, 3_000);
    assert.equal(hops[0]?.retryAfterMs, 3_000);
    assert.equal(hops[0].status, 429);
  });

  it('asks for leave before every hop of a redirect, and gives the last URL', async () => {
    const site = await rawSite((socket, path) => {
      if (path === '/') reply(302, '', { location: '/next' })(socket, path);
      else reply(200, page, html)(socket, path);
    });
    const { outcome, asked } = await fetchFrom(site, '/');
    assert.ok(outcome.kind === 'page');
    assert.equal(outcome.url, `http://${site.host}/next`);
    assert.deepEqual(asked, [`http://${site.host}/`, `http://${site.host}/next`]);
  });

  it('follows no redirect out of the scope, to a private address or in a circle', async () => {
    const other = await rawSite(reply(200, page, html));
    const targets = [
      { location: `http://${other.host}/`, reason: 'REDIRECT_REFUSED' },
      { location: 'http://169.254.169.254/latest/meta-data/', reason: 'REDIRECT_REFUSED' },
      { location: '/', reason: 'RESPONSE_TOO_LARGE' },
    ];
    for (const { location, reason } of targets) {
      const site = await rawSite(reply(302, '', { location }));
      assert.equal(reasonOf((await fetchFrom(site, '/')).outcome), reason);
      assert.equal(site.requests.length, 1);
    }
    assert.equal(other.requests.length, 0);
  });

  it('reads at most 512 KiB of robots.txt, of a bomb too', async () => {
    const rules = Buffer.concat([
      Buffer.from('User-agent: *\n'),
      Buffer.alloc(64 * 1_024 * 1_024, '#'),
    ]);
    const headers = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
    const site = await rawSite(reply(200, gzipSync(rules), headers));
    const limits = { wireBytesMax: 524_288, decodedBytesMax: 524_288, atLimit: 'cut' } as const;
    const { outcome } = await fetchFrom(site, '/robots.txt', {
      place: 'robots',
      content: 'robots',
      limits,
    });
    assert.ok(outcome.kind === 'page');
    assert.equal(outcome.body.length, 524_288);
    assert.ok(outcome.isCut);
  });

  it('stops at once when it is told to', async () => {
    const site = await rawSite(() => stopping.abort());
    const stopping = new AbortController();
    const { outcome } = await fetchFrom(site, '/', { signal: stopping.signal, totalMs: 30_000 });
    assert.equal(outcome.kind, 'aborted');
  });

  it('connects to no private address but an exact practice host', async () => {
    const site = await rawSite(reply(200, page, html));
    const port = site.host.split(':')[1] ?? '';
    const cases = [
      { practice: [site.host], host: site.host, reason: 'page' },
      { practice: [], host: site.host, reason: 'URL_BLOCKED' },
      { practice: ['127.0.0.1:1'], host: site.host, reason: 'URL_BLOCKED' },
      { practice: ['board.test:80'], host: `board.test:${port}`, reason: 'URL_BLOCKED' },
      { practice: [`board.test:${port}`], host: `board.test:${port}`, reason: 'page' },
      { practice: [], host: `[::ffff:127.0.0.1]:${port}`, reason: 'URL_BLOCKED' },
      { practice: [], host: `localhost:${port}`, reason: 'URL_BLOCKED' },
      { practice: [], host: `2130706433:${port}`, reason: 'URL_BLOCKED' },
    ];
    for (const { practice, host, reason } of cases) {
      const { outcome } = await fetchFrom({ ...site, host }, '/', { practice });
      assert.equal(outcome.kind === 'failed' ? reasonOf(outcome) : outcome.kind, reason, host);
    }
    assert.equal(site.requests.length, 2);
  });

  it('refuses a name as a whole when one of its addresses is private', async () => {
    const site = await rawSite(reply(200, page, html));
    const resolve: FetcherOptions['resolve'] = (_name, done) =>
      done(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    const { outcome } = await fetchFrom({ ...site, host: 'rebound.test' }, '/', {
      practice: [],
      resolve,
    });
    assert.equal(reasonOf(outcome), 'URL_BLOCKED');
  });

  it('counts a resolver that does not answer as a time limit', async () => {
    const site = await rawSite(reply(200, page, html));
    const resolve: FetcherOptions['resolve'] = () => undefined;
    const { outcome } = await fetchFrom({ ...site, host: 'slow.test' }, '/', {
      practice: [],
      resolve,
    });
    assert.equal(reasonOf(outcome), 'FETCH_TIMEOUT');
  });
});

function byText(one = '', other = ''): number {
  return one < other ? -1 : 1;
}
