import assert from 'node:assert/strict';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, it } from 'mocha';
import { closeRawSites, rawSite, reply, type Answer } from '../support/raw-site.ts';
import { fetchFrom, messageOf, reasonOf } from '../support/site-fetch.ts';

const html = { 'content-type': 'text/html' };
const page = '<html><body>职位</body></html>';

/* What heads and bodies say, and what becomes of it. */
describe('the fetcher before odd answers', () => {
  afterEach(closeRawSites);

  const whole = Buffer.from(page.repeat(50));
  const member = gzipSync(whole);
  const packed: readonly (readonly [what: string, encoding: string, body: Buffer])[] = [
    ['gzip with garbage behind it', 'gzip', Buffer.concat([member, Buffer.from('garbage')])],
    ['gzip with zeros behind it', 'gzip', Buffer.concat([member, Buffer.alloc(512)])],
    ['gzip in two members', 'gzip', twoMembers()],
    ['gzip in two members and garbage', 'gzip', Buffer.concat([twoMembers(), Buffer.from('PK')])],
    ['gzip with a name and a comment', 'gzip', withHead(Buffer.from('a.html\0hello\0'), 8 | 16)],
    ['deflate with garbage behind it', 'deflate', Buffer.concat([deflateSync(whole), member])],
  ];
  for (const [what, encoding, body] of packed) {
    it(`reads ${what}`, async () => {
      const site = await rawSite(reply(200, body, { ...html, 'content-encoding': encoding }));
      const { outcome } = await fetchFrom(site, '/');
      assert.ok(outcome.kind === 'page', JSON.stringify(outcome));
      assert.ok(outcome.body.equals(whole));
    });
  }

  const failures: readonly {
    readonly when: string;
    readonly answer: Answer;
    readonly reason: string;
    readonly says: RegExp;
  }[] = [
    {
      when: 'a damaged member of gzip has garbage behind it',
      answer: reply(200, Buffer.concat([damaged(member), Buffer.from('garbage')]), {
        ...html,
        'content-encoding': 'gzip',
      }),
      reason: 'UNSUPPORTED_CONTENT',
      says: /Z_DATA_ERROR/,
    },
    {
      when: 'the body goes on behind its length',
      answer: raw(200, 'content-length: 4\r\n', 'half a page'),
      reason: 'CONNECTION_FAILED',
      says: /goes on behind the 4 bytes/,
    },
    {
      when: 'the body goes on behind its length and the connection closes',
      answer: raw(200, 'connection: close\r\ncontent-length: 4\r\n', 'half a page'),
      reason: 'CONNECTION_FAILED',
      says: /goes on behind the 4 bytes/,
    },
    {
      when: 'it has no content',
      answer: raw(204, '', ''),
      reason: 'UNSUPPORTED_CONTENT',
      says: /answered 204: there is none/,
    },
    {
      when: 'it resets its content',
      answer: reply(205, '', html),
      reason: 'UNSUPPORTED_CONTENT',
      says: /answered 205: there is none/,
    },
    {
      when: 'it is unchanged, which nobody asked',
      answer: raw(304, '', ''),
      reason: 'HTTP_CLIENT_ERROR',
      says: /answered 304/,
    },
    {
      when: 'it is a picture that says it is HTML',
      answer: reply(200, Buffer.from('89504e470d0a1a0a00000000', 'hex'), html),
      reason: 'UNSUPPORTED_CONTENT',
      says: /no text: it begins with 89504e470d0a1a0a, its type is "text\/html"/,
    },
    {
      when: 'it has more than 1,000 headers',
      answer: raw(200, 'a:b\r\n'.repeat(1_001), page),
      reason: 'RESPONSE_TOO_LARGE',
      says: /more than 1000 headers/,
    },
    {
      when: 'a proxy wants a password',
      answer: reply(407, '', html),
      reason: 'ACCESS_DENIED',
      says: /answered 407/,
    },
    {
      when: 'the error page is a challenge',
      answer: reply(403, gzipSync('<html><title>Just a moment...</title></html>'), {
        ...html,
        'content-encoding': 'gzip',
      }),
      reason: 'CAPTCHA_CHALLENGE',
      says: /answered 403: title "Just a moment\.\.\."/,
    },
    {
      when: 'an error page is packed, and damaged',
      answer: reply(500, Buffer.from('no gzip'), { ...html, 'content-encoding': 'gzip' }),
      reason: 'HTTP_SERVER_ERROR',
      says: /answered 500$/,
    },
    {
      when: 'an error page is cut off',
      answer: (socket) => socket.end('HTTP/1.1 503 X\r\ncontent-length: 90\r\n\r\n<html>'),
      reason: 'HTTP_SERVER_ERROR',
      says: /answered 503$/,
    },
  ];
  for (const { when, answer, reason, says } of failures) {
    it(`says ${reason} when ${when}`, async () => {
      const { outcome } = await fetchFrom(await rawSite(answer), '/');
      assert.equal(reasonOf(outcome), reason);
      assert.match(messageOf(outcome), says);
    });
  }

  it('takes early hints for no answer, and an empty line for no part of a body', async () => {
    const hints = 'HTTP/1.1 103 X\r\nlink: </a>\r\n\r\n'.repeat(3);
    const body = `HTTP/1.1 200 X\r\ncontent-type: text/html\r\ncontent-length: 2\r\n\r\nok\r\n`;
    const { outcome } = await fetchFrom(await rawSite((socket) => socket.end(hints + body)), '/');
    assert.ok(outcome.kind === 'page');
    assert.equal(outcome.body.toString(), 'ok');
  });

  it('takes an empty page for a page, packed or not', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const site = await rawSite(reply(200, '', { ...html, 'content-encoding': encoding }));
      const { outcome } = await fetchFrom(site, '/');
      assert.ok(outcome.kind === 'page');
      assert.equal(outcome.body.length, 0);
    }
  });

  it('reads a packed sitemap as it is, which is no page', async () => {
    const body = gzipSync('<urlset/>');
    const headers = { 'content-type': 'application/octet-stream' };
    const site = await rawSite(reply(200, body, headers));
    const sitemap = await fetchFrom(site, '/sitemap.xml.gz', { content: 'sitemap' });
    assert.ok(sitemap.outcome.kind === 'page');
    assert.ok(sitemap.outcome.body.equals(body));
    assert.equal(reasonOf((await fetchFrom(site, '/')).outcome), 'UNSUPPORTED_CONTENT');
  });

  it('asks for a known version, and says that it is unchanged', async () => {
    const headers = { etag: '"2"', 'cache-control': 'max-age=9' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const site = await rawSite(raw(304, lines.join(''), ''));
    const validators = { etag: '"1"', lastModified: 'Mon, 30 Nov 2026 01:00:00 GMT' };
    const { outcome, hops } = await fetchFrom(site, '/', { validators });
    const cacheControl = 'max-age=9';
    assert.deepEqual(outcome, {
      kind: 'not-modified',
      etag: '"2"',
      lastModified: '',
      cacheControl,
    });
    assert.deepEqual([hops[0]?.status, hops[0]?.failure], [304, undefined]);
    assert.match(site.requests[0] ?? '', /\r\nif-none-match: "1"\r\n/);
    assert.match(
      site.requests[0] ?? '',
      /\r\nif-modified-since: Mon, 30 Nov 2026 01:00:00 GMT\r\n/,
    );
  });

  it('takes 304 to empty validators for a failure', async () => {
    const site = await rawSite(raw(304, '', ''));
    const validators = { etag: '', lastModified: '' };
    assert.equal(
      reasonOf((await fetchFrom(site, '/', { validators })).outcome),
      'HTTP_CLIENT_ERROR',
    );
  });

  function twoMembers(): Buffer {
    return Buffer.concat(
      [whole.subarray(0, 100), whole.subarray(100)].map((part) => gzipSync(part)),
    );
  }

  function withHead(extra: Buffer, flags: number): Buffer {
    const head = Buffer.from(member.subarray(0, 10));
    head[3] = flags;
    return Buffer.concat([head, extra, member.subarray(10), Buffer.from('tail')]);
  }
});

function damaged(member: Buffer): Buffer {
  const copy = Buffer.from(member);
  copy[copy.length - 6] = (copy[copy.length - 6] ?? 0) ^ 1;
  return copy;
}

function raw(status: number, lines: string, body: string): Answer {
  const head = `HTTP/1.1 ${status} X\r\n${status === 200 ? 'content-type: text/html\r\n' : ''}`;
  return (socket) => void socket.write(`${head}${lines}\r\n${body}`);
}
