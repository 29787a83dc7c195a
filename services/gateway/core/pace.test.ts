import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isSamePace, paceOf } from './pace.ts';

describe('the pace of a site', () => {
  it('is one request in two seconds, one by one, where nobody says more', () => {
    assert.deepEqual(paceOf(null, null), { gapMs: 2_000, burst: 1, maxInFlight: 1 });
    const unset = { requestsPerSecond: 0, burst: 0, maxConcurrentFetches: 0 };
    assert.deepEqual(paceOf(unset, 0), { gapMs: 2_000, burst: 1, maxInFlight: 1 });
  });

  it("is the source's own, up to 50 a second in bursts of 20", () => {
    const fast = { requestsPerSecond: 50, burst: 20, maxConcurrentFetches: 16 };
    assert.deepEqual(paceOf(fast, undefined), { gapMs: 20, burst: 20, maxInFlight: 16 });
  });

  it('is capped by what the authorisation permits', () => {
    const fast = { requestsPerSecond: 50, burst: 1, maxConcurrentFetches: 1 };
    assert.equal(paceOf(fast, 0.5).gapMs, 2_000);
    assert.equal(paceOf(fast, 60).gapMs, 20);
  });

  it('is a request in half a day at the least, however rare the source wants it', () => {
    const rare = { requestsPerSecond: 1e-300, burst: 1, maxConcurrentFetches: 1 };
    assert.equal(paceOf(rare, undefined).gapMs, 43_200_000);
  });

  it('is the same when it differs by less than the database keeps', () => {
    const pace = { gapMs: 1000 / 3, burst: 1, maxInFlight: 1 };
    assert.equal(isSamePace(pace, { ...pace, gapMs: 333.333 }), true);
    assert.equal(isSamePace(pace, { ...pace, gapMs: 334 }), false);
    assert.equal(isSamePace(pace, { ...pace, burst: 2 }), false);
  });
});
