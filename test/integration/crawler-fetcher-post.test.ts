import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { closeRawSites, rawSite, reply, type Answer } from '../support/raw-site.ts';
import { fetchFrom, messageOf, reasonOf } from '../support/site-fetch.ts';

const json = { 'content-type': 'application/json' };
const answer = reply(200, '{"items":[]}', json);
const body = '{"query":"köchin","page":2}';

function to(status: number, location: string): Answer {
  return (socket, path) => {
    const isTarget = path !== '/search';
    (isTarget ? answer : reply(status, '', { location }))(socket, path);
  };
}

describe('the fetcher with a body', () => {
  afterEach(closeRawSites);

  it('posts it once, as JSON, with its length and nothing of ours beside', async () => {
    const site = await rawSite(answer);
    const { outcome, asked } = await fetchFrom(site, '/search', { body });
    assert.equal(outcome.kind, 'page');
    assert.equal(asked.length, 1);
    const [head = '', sent] = site.requests.join('').split('\r\n\r\n');
    assert.match(head, /^POST \/search HTTP\/1\.1\r\n/);
    assert.match(head, /content-type: application\/json\r\n/i);
    assert.match(head, new RegExp(`content-length: ${Buffer.byteLength(body)}`, 'i'));
    assert.doesNotMatch(head, /expect|cookie|traceparent|if-none-match|transfer-encoding/i);
    assert.equal(sent, body);
  });

  it("sends it with the definition's own kind of JSON", async () => {
    const site = await rawSite(answer);
    const headers = { 'Content-Type': 'application/vnd.api+json' };
    await fetchFrom(site, '/search', { body, headers });
    assert.match(site.requests.join(''), /content-type: application\/vnd\.api\+json\r\n/i);
    assert.equal(site.requests.join('').match(/content-type/gi)?.length, 1);
  });

  for (const status of [301, 302, 303]) {
    it(`does not make a GET of it at ${status}`, async () => {
      const site = await rawSite(to(status, '/other'));
      const { outcome, asked } = await fetchFrom(site, '/search', { body });
      assert.equal(reasonOf(outcome), 'REDIRECT_REFUSED');
      assert.match(messageOf(outcome), new RegExp(`POST with ${status}`));
      assert.equal(asked.length, 1);
    });
  }

  for (const status of [307, 308]) {
    it(`posts it again where ${status} says so, within its origin only`, async () => {
      const site = await rawSite(to(status, '/other'));
      const { outcome } = await fetchFrom(site, '/search', { body });
      assert.equal(outcome.kind, 'page');
      assert.equal(site.requests.join('').match(/POST \/other[^]*köchin/g)?.length, 1);

      const elsewhere = await rawSite(answer);
      const leading = await rawSite(to(status, `http://${elsewhere.host}/other`));
      const practice = [leading.host, elsewhere.host];
      const isWithinScope = (): boolean => true;
      const left = await fetchFrom(leading, '/search', { body, practice, isWithinScope });
      assert.equal(reasonOf(left.outcome), 'REDIRECT_REFUSED');
      assert.deepEqual(elsewhere.requests, []);
    });
  }

  it('does not send it again where the connection breaks', async () => {
    const site = await rawSite((socket) => void socket.destroy());
    const { outcome } = await fetchFrom(site, '/search', { body });
    assert.equal(reasonOf(outcome), 'CONNECTION_FAILED');
    assert.equal(site.requests.filter((text) => text.startsWith('POST')).length, 1);
  });

  it('takes a login page that a POST is sent to for a refusal', async () => {
    const site = await rawSite(to(302, '/login?next=%2Fsearch'));
    const { outcome } = await fetchFrom(site, '/search', { body });
    assert.equal(reasonOf(outcome), 'ACCESS_DENIED');
  });
});
