import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readEncodings } from '../../services/crawler/core/content-policy.ts';
import { decideRedirect } from '../../services/crawler/core/redirect-policy.ts';
import { robotsOctetsMax } from '../../services/crawler/core/robots-decision.ts';
import { fetchLimits, redirectsMax, sourceLimitsOf } from './fetch-limits.ts';

type Politeness = NonNullable<Parameters<typeof sourceLimitsOf>[0]['politeness']>;

function source(changes: Partial<Politeness>): { readonly politeness: Politeness } {
  return {
    politeness: {
      requestsPerSecond: 0,
      burst: 0,
      maxConcurrentFetches: 0,
      maxActiveCrawls: 0,
      windows: [],
      userAgentContact: '',
      fetchTimeout: null,
      maxResponseBytes: '0',
      siteKey: 'SITE_KEY_UNSPECIFIED',
      provider: '',
      ...changes,
    },
  };
}

describe('sourceLimitsOf', () => {
  it('has the defaults of the proto', () => {
    const usual = { totalMs: 30_000, bytesMax: 5_242_880, sitemapBytesMax: 20_971_520 };
    assert.deepEqual(sourceLimitsOf({ politeness: null }, 45_000), usual);
    assert.deepEqual(sourceLimitsOf(source({}), 45_000), usual);
  });

  it('takes what the source says, never more than the installation allows', () => {
    const fetchTimeout = { seconds: '12', nanos: 5e8 };
    const wished = source({ fetchTimeout, maxResponseBytes: '2048' });
    const limits = { totalMs: 12_500, bytesMax: 2_048, sitemapBytesMax: 2_048 };
    assert.deepEqual(sourceLimitsOf(wished, 45_000), limits);
    assert.equal(sourceLimitsOf(wished, 1_000).totalMs, 1_000);
    assert.equal(sourceLimitsOf(source({ maxResponseBytes: '99999999' }), 1).bytesMax, 20_971_520);
  });
});

// The crawler's decisions know no libraries; what is told of them has to be what they do.
describe('the limits of every fetch', () => {
  it('are those of the crawler: encodings within each other', () => {
    const nested = (depth: number) =>
      readEncodings(Array.from({ length: depth }, () => 'gzip').join());
    assert.equal(nested(fetchLimits.encodingsMax).kind, 'read');
    assert.equal(nested(fetchLimits.encodingsMax + 1).kind, 'nested');
  });

  it('are those of the crawler: bytes of a robots.txt', () => {
    assert.equal(fetchLimits.robotsBytesMax, robotsOctetsMax);
  });

  for (const content of ['page', 'sitemap', 'robots'] as const) {
    it(`are those of the crawler: redirects of a ${content}`, () => {
      const follow = (redirects: number) =>
        decideRedirect({
          from: new URL('https://a.test/'),
          location: '/next',
          visited: Array.from({ length: redirects }, (_, index) => `https://a.test/${index}`),
          isWithinScope: () => true,
          isPage: content !== 'robots',
        });
      assert.equal(follow(redirectsMax[content]).kind, 'follow');
      assert.equal(follow(redirectsMax[content] + 1).kind, 'refuse');
    });
  }
});
