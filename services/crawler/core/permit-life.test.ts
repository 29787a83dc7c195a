import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { fastestCall, isStaleLeave, permitLife, permitsToAsk } from './permit-life.ts';

const times = { firstSentMs: 1_000, lastSentMs: 1_000, answeredMs: 1_010 };
const site = { fastestMs: 10, gapMs: undefined };

describe('the life of a permit', () => {
  it('begins with its wait, and ends a tenth of a second after its slot at the latest', () => {
    assert.deepEqual(permitLife(times, 200, site), { fromMs: 1_210, untilMs: 1_310 });
    assert.deepEqual(permitLife(times, 0, site), { fromMs: 1_010, untilMs: 1_110 });
  });

  it('lasts for half a gap where that is longer, and for a second at most', () => {
    const lateMs = (gapMs: number) => permitLife(times, 0, { ...site, gapMs }).untilMs - 1_010;
    assert.deepEqual([20, 200, 500, 60_000].map(lateMs), [100, 100, 250, 1_000]);
  });

  it('is over before it begins where the answer took too long', () => {
    const { fromMs, untilMs } = permitLife({ ...times, answeredMs: 1_200 }, 50, site);
    assert.ok(untilMs < fromMs);
  });

  it('counts from the first try where the slot has passed', () => {
    const tries = { firstSentMs: 0, lastSentMs: 1_000, answeredMs: 1_010 };
    assert.equal(permitLife(tries, 0, site).untilMs, 110);
    assert.equal(permitLife(tries, 30, site).untilMs, 1_140);
  });

  it('allows for the network: what a call takes at best, forgotten slowly', () => {
    assert.equal(fastestCall(undefined, times), 10);
    assert.equal(fastestCall(5, times), 6.5);
    assert.equal(Math.round(fastestCall(undefined, { ...times, answeredMs: 9_000 })), 56);
    let fastest = 1;
    for (let call = 0; call < 40; call += 1) {
      fastest = fastestCall(fastest, { ...times, answeredMs: 1_300 });
    }
    assert.equal(fastest, 300, 'a network that is slow in earnest is learnt');
  });

  it('asks for no more than can be used in time', () => {
    const ask = { wanted: 9, blockMax: 5, cycleMs: 10, gapMs: 20 };
    assert.equal(permitsToAsk(ask), 5);
    assert.equal(permitsToAsk({ ...ask, wanted: 0 }), 1);
    assert.equal(permitsToAsk({ ...ask, cycleMs: 21 }), 1);
    assert.equal(permitsToAsk({ ...ask, cycleMs: undefined }), 5);
    assert.equal(permitsToAsk({ ...ask, gapMs: undefined }), 5);
  });

  it('has a permit asked for again once the last word on it is old', () => {
    assert.equal(isStaleLeave(100, 125), false);
    assert.equal(isStaleLeave(100, 126), true);
    assert.equal(isStaleLeave(Number.NEGATIVE_INFINITY, 0), true);
  });
});
