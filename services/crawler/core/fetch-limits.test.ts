import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { fetchLimitsOf } from './fetch-limits.ts';

type Source = Parameters<typeof fetchLimitsOf>[0];

function source(politeness: object | null, authorization: object | null = null): Source {
  return { politeness, authorization } as Source;
}

describe('fetchLimitsOf', () => {
  it('has defaults', () => {
    const limits = { totalMs: 30_000, bytesMax: 5_242_880, permitBlock: 1 };
    assert.deepEqual(fetchLimitsOf(source(null), 45_000), limits);
  });

  it('takes what the source says, within the bounds', () => {
    const politeness = {
      requestsPerSecond: 50,
      maxResponseBytes: '99999999',
      fetchTimeout: { seconds: '60', nanos: 0 },
    };
    const limits = { totalMs: 45_000, bytesMax: 20_971_520, permitBlock: 20 };
    assert.deepEqual(fetchLimitsOf(source(politeness), 45_000), limits);
    assert.equal(fetchLimitsOf(source(null), 1_000).totalMs, 1_000);
  });

  it('books no more than the authorisation lets a second have', () => {
    const politeness = { requestsPerSecond: 9.5, maxResponseBytes: '0', fetchTimeout: null };
    assert.equal(fetchLimitsOf(source(politeness), 45_000).permitBlock, 9);
    assert.equal(
      fetchLimitsOf(source(politeness, { maxRequestsPerSecond: 3 }), 45_000).permitBlock,
      3,
    );
    assert.equal(
      fetchLimitsOf(source(politeness, { maxRequestsPerSecond: 0.2 }), 45_000).permitBlock,
      1,
    );
  });
});
