import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { describe, it } from 'mocha';
import {
  SitemapDamaged,
  sitemapOctetsMax,
  SitemapTooLarge,
  unpackProblem,
  unpackSitemap,
} from './sitemap-bytes.ts';

const file = Buffer.from('<urlset><url><loc>https://a.test/1</loc></url></urlset>');

describe('bytes of a sitemap', () => {
  it('are unpacked where they are gzip, and left alone where they are not', () => {
    assert.deepEqual(Buffer.from(unpackSitemap(gzipSync(file))), file);
    assert.equal(unpackSitemap(file), file);
    assert.equal(unpackSitemap(Buffer.alloc(0)).byteLength, 0);
  });

  it('are unpacked in all their members', () => {
    const two = Buffer.concat([gzipSync('<urlset>'), gzipSync('</urlset>')]);
    assert.equal(Buffer.from(unpackSitemap(two)).toString(), '<urlset></urlset>');
  });

  it('may unpack to the limit and not to one byte more', () => {
    assert.equal(sitemapOctetsMax, 52_428_800);
    const limit = 100_000;
    assert.equal(unpackSitemap(gzipSync(Buffer.alloc(limit)), limit).byteLength, limit);
    const bomb = gzipSync(Buffer.alloc(limit + 1));
    assert.throws(() => unpackSitemap(bomb, limit), SitemapTooLarge);
    assert.equal(unpackSitemap(Buffer.alloc(limit), limit).byteLength, limit);
    assert.throws(() => unpackSitemap(Buffer.alloc(limit + 1), limit), SitemapTooLarge);
  });

  for (const [what, bytes] of [
    ['cut', gzipSync(file).subarray(0, -9)],
    ['changed', Buffer.from(gzipSync(file)).fill(0xff, 12, 20)],
    ['nothing but a head', Buffer.from([0x1f, 0x8b])],
  ] as const) {
    it(`are damaged where they are ${what}`, () => {
      assert.throws(() => unpackSitemap(bytes), SitemapDamaged);
    });
  }

  it('tell their problem with the limit and what was seen', () => {
    const large = unpackProblem(new SitemapTooLarge('51 of 50'));
    assert.equal(large?.reason, 'FAILURE_REASON_RESPONSE_TOO_LARGE');
    assert.equal(unpackProblem(new SitemapDamaged('cut'))?.reason, 'FAILURE_REASON_PARSE_FAILED');
    assert.equal(unpackProblem(new TypeError('a bug')), undefined);
  });
});
