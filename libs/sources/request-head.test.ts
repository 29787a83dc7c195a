import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { requestHeaders } from './request-head.ts';

const usual = { content: 'page', userAgent: 'JobRadar/1 (+me)', headers: {} } as const;

describe('requestHeaders', () => {
  it('asks for a page with four fields and no more', () => {
    assert.deepEqual(requestHeaders(usual), {
      accept: 'text/html, application/xhtml+xml, application/json, */*;q=0.1',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'user-agent': 'JobRadar/1 (+me)',
    });
  });

  for (const [content, first] of [
    ['robots', 'text/plain'],
    ['sitemap', 'application/xml'],
  ] as const) {
    it(`asks for ${first} first where it is for a ${content}`, () => {
      assert.ok(requestHeaders({ ...usual, content })['accept']?.startsWith(first));
    });
  }

  it('takes Accept from the definition, but neither encoding nor agent', () => {
    const headers = {
      Accept: 'application/json',
      'User-Agent': 'x',
      'accept-encoding': 'x',
      a: 'b',
    };
    const sent = requestHeaders({ ...usual, headers });
    assert.deepEqual(
      [sent['accept'], sent['a'], sent['user-agent'], sent['accept-encoding']],
      ['application/json', 'b', 'JobRadar/1 (+me)', 'gzip, deflate, br, zstd'],
    );
  });

  it('sends the validators that there are', () => {
    const of = (etag: string, lastModified: string) =>
      Object.entries(requestHeaders({ ...usual, validators: { etag, lastModified } })).slice(3);
    assert.deepEqual(of('"1"', ''), [['if-none-match', '"1"']]);
    assert.deepEqual(of('', 'then'), [['if-modified-since', 'then']]);
    assert.deepEqual(of('', ''), []);
    assert.deepEqual(of('"a\r\nb"', '\u{1f600}'), []);
  });

  it('takes nothing from the definition that frames a message or asks for a part', () => {
    const headers = { Host: 'x', 'Transfer-Encoding': 'chunked', Range: 'bytes=0-1', te: 'x' };
    const more = { 'If-None-Match': '"1"', Expect: '100-continue', traceparent: '00-1-1-01' };
    const sent = requestHeaders({ ...usual, headers: { ...headers, ...more } });
    assert.deepEqual(Object.keys(sent), ['accept', 'accept-encoding', 'user-agent']);
  });
});
