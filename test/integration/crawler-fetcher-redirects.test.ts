import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { closeRawSites, rawSite, reply, type Answer } from '../support/raw-site.ts';
import { fetchBy, fetchFrom, messageOf, reasonOf, siteFetcher } from '../support/site-fetch.ts';

const html = { 'content-type': 'text/html' };
const page = reply(200, '<html></html>', html);

describe('the fetcher before redirects', () => {
  afterEach(closeRawSites);

  for (const [content, hopsMax] of [
    ['page', 10],
    ['sitemap', 10],
    ['robots', 5],
  ] as const) {
    it(`follows ${hopsMax} hops of a ${content} and no more`, async () => {
      for (const hops of [hopsMax, hopsMax + 1]) {
        const site = await rawSite(stairs(hops));
        const { outcome, asked } = await fetchFrom(site, '/0', { content });
        assert.equal(asked.length, hopsMax + 1);
        if (hops === hopsMax) {
          assert.ok(outcome.kind === 'page');
          assert.equal(outcome.url, `http://${site.host}/${hops}`);
          assert.deepEqual(outcome.redirects, asked.slice(0, -1));
        } else {
          assert.ok(outcome.kind === 'failed');
          assert.ok(outcome.isEndless);
          assert.match(messageOf(outcome), new RegExp(`passes ${hopsMax} hops`));
        }
      }
    });
  }

  it('keeps fragments to itself, and tells no page where it came from', async () => {
    const site = await rawSite(to('/next?q=1#part'));
    await fetchFrom(site, '/#start');
    const [first = '', second = ''] = site.requests;
    assert.match(first, /^GET \/ HTTP/);
    assert.match(second, /^GET \/next\?q=1 HTTP/);
    for (const head of site.requests) {
      assert.doesNotMatch(head, /referer|cookie|traceparent|authorization|part|start/i);
    }
  });

  it('keeps no cookie that a redirect sets', async () => {
    const site = await rawSite((socket, path) => {
      const headers = { location: '/next', 'set-cookie': 'session=1; Path=/' };
      if (path === '/') reply(302, '', headers)(socket, path);
      else page(socket, path);
    });
    await fetchFrom(site, '/');
    assert.equal(site.requests.length, 2);
    assert.doesNotMatch(site.requests.join(''), /cookie/i);
  });

  it("leaves the definition's headers and the validators behind with their origin", async () => {
    const other = await rawSite((socket, path) =>
      path === '/back' ? to(`http://${site.host}/home`)(socket, '/') : page(socket, path),
    );
    const site = await rawSite((socket, path) => {
      if (path === '/') to('/same')(socket, '/');
      else if (path === '/same') to(`http://${other.host}/back`)(socket, '/');
      else page(socket, path);
    });
    await using fetcher = siteFetcher([site.host, other.host]);
    const headers = { 'X-Api-Key': 'secret', Authorization: 'Bearer secret', Accept: 'text/x' };
    const validators = { etag: '"1"', lastModified: '' };
    const isWithinScope = (): boolean => true;
    const url = new URL(`http://${site.host}/`);
    await fetchBy(fetcher, url, { headers, validators, isWithinScope });
    const [start = '', same = '', home = ''] = site.requests;
    const [back = ''] = other.requests;
    assert.match(start, /x-api-key: secret/);
    assert.match(start, /if-none-match/);
    assert.match(same, /authorization: Bearer secret/);
    assert.doesNotMatch(same, /if-none-match/);
    for (const head of [back, home]) {
      assert.match(head, /\r\naccept: text\/x\r\n/);
      assert.doesNotMatch(head, /secret|if-none-match/);
    }
  });

  const gates = ['/login?next=%2Fjobs', '/users/sign_in', 'https://login.other.test/'];
  for (const location of gates) {
    it(`stops before ${location}, which is a gate`, async () => {
      const site = await rawSite(to(location));
      const { outcome, hops } = await fetchFrom(site, '/');
      assert.equal(reasonOf(outcome), 'ACCESS_DENIED');
      assert.match(messageOf(outcome), /answered 302: redirect to /);
      assert.equal(hops.length, 1);
    });
  }

  it('follows robots.txt to a login all the same', async () => {
    const site = await rawSite(to('/login'));
    const { outcome } = await fetchFrom(site, '/', { content: 'robots', place: 'robots' });
    assert.equal(outcome.kind, 'page');
  });

  it('follows robots.txt to no port that nobody named', async () => {
    const other = await rawSite(page);
    const port = other.host.split(':')[1];
    const site = await rawSite(to(`http://jobs.test:${port}/`));
    const isWithinScope = (): boolean => true;
    const robots = { content: 'robots', place: 'robots', isWithinScope } as const;
    const { outcome } = await fetchFrom(site, '/', robots);
    assert.equal(reasonOf(outcome), 'URL_BLOCKED');
    assert.match(messageOf(outcome), /no entry of the source names jobs\.test/);
    assert.equal(other.requests.length, 0);
  });

  it('takes two places to go for none, and one that is said twice for one', async () => {
    const location =
      (...places: string[]): Answer =>
      (socket, path) => {
        const lines = places.map((place) => `location: ${place}\r\n`).join('');
        if (path !== '/') page(socket, path);
        else socket.write(`HTTP/1.1 302 X\r\ncontent-length: 0\r\n${lines}\r\n`);
      };
    const two = await fetchFrom(await rawSite(location('/a', '/b')), '/');
    assert.equal(reasonOf(two.outcome), 'REDIRECT_REFUSED');
    const one = await fetchFrom(await rawSite(location('/a', '/a')), '/');
    assert.equal(one.outcome.kind, 'page');
  });
});

function to(location: string): Answer {
  return (socket, path) => (path === '/' ? reply(302, '', { location }) : page)(socket, path);
}

function stairs(hops: number): Answer {
  return (socket, path) => {
    const step = Number(path.slice(1));
    (step === hops ? page : reply(301, '', { location: `/${step + 1}` }))(socket, path);
  };
}
