import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { draw, fullBucket, isFull } from './token-bucket.ts';

const rule = { perSecond: 50, burst: 200 };

describe('core/token-bucket', () => {
  it('gives its whole burst at once, then refuses with the wait for the next token', () => {
    const all = draw(fullBucket(rule, 0), { rule, cost: 200, nowMs: 0 });
    assert.equal(all.waitMs, 0);
    const next = draw(all.bucket, { rule, cost: 1, nowMs: 0 });
    assert.equal(next.waitMs, 20);
    assert.equal(next.bucket.tokens, 0);
  });

  it('gives again after exactly the wait that it named', () => {
    const empty = draw(fullBucket(rule, 0), { rule, cost: 200, nowMs: 0 }).bucket;
    const refused = draw(empty, { rule, cost: 5, nowMs: 10 });
    assert.equal(refused.waitMs, 90);
    assert.equal(draw(refused.bucket, { rule, cost: 5, nowMs: 10 + 90 }).waitMs, 0);
  });

  it('never holds more than its burst', () => {
    const rested = draw(fullBucket(rule, 0), { rule, cost: 0, nowMs: 3_600_000 }).bucket;
    assert.equal(rested.tokens, 200);
    assert.ok(isFull(rested, { rule, nowMs: 3_600_000 }));
  });

  it('lets a call that costs more than the burst through when it is full', () => {
    assert.equal(draw(fullBucket(rule, 0), { rule, cost: 500, nowMs: 0 }).waitMs, 0);
  });

  it('is not emptied by a clock that goes back', () => {
    assert.equal(draw(fullBucket(rule, 1_000), { rule, cost: 200, nowMs: 0 }).waitMs, 0);
  });
});
