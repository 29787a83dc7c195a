import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fingerprintOf } from './fingerprint.ts';

const method = 'jobradar.v1.CrawlService/CreateCrawl';
const hex = (request: object): string => fingerprintOf(method, request).toString('hex');

describe('core/fingerprint', () => {
  it('is the same whatever the order of fields and map keys', () => {
    assert.equal(
      hex({ crawl: { maxPages: 3, labels: { a: '1', b: '2' } } }),
      hex({ crawl: { labels: { b: '2', a: '1' }, maxPages: 3 } }),
    );
  });

  it('leaves the request id out', () => {
    assert.equal(hex({ requestId: 'one', source: 'x' }), hex({ requestId: 'two', source: 'x' }));
  });

  it('is not changed by a field that holds its default', () => {
    const bare = hex({ crawl: { source: 'sources/a' } });
    assert.equal(
      hex({
        crawl: {
          source: 'sources/a',
          later: '',
          count: 0,
          flag: false,
          kind: 'KIND_UNSPECIFIED',
          list: [],
          bytes: Buffer.alloc(0),
          time: null,
        },
      }),
      bare,
    );
  });

  for (const [what, left, right] of [
    ['a number', { maxPages: 1 }, { maxPages: 2 }],
    ['an item of a list', { hosts: ['a'] }, { hosts: ['a', 'b'] }],
    ['the order of a list', { hosts: ['a', 'b'] }, { hosts: ['b', 'a'] }],
    ['an empty label', { labels: {} }, { labels: { a: '' } }],
    ['a label called like an ignored field', { labels: {} }, { labels: { requestId: 'x' } }],
    ['bytes', { body: Buffer.from('a') }, { body: Buffer.from('b') }],
    ['a text that looks like a number', { note: '1' }, { note: 1 }],
  ] as const) {
    it(`differs by ${what}`, () => {
      assert.notEqual(hex(left), hex(right));
    });
  }

  it('differs by the method', () => {
    assert.notDeepEqual(fingerprintOf('a', { x: 1 }), fingerprintOf('b', { x: 1 }));
  });
});
