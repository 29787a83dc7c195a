import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { confirmMsOf, usualPolicy } from './policy.ts';
import { checkTimeLadder } from './time-ladder.ts';

describe('the usual policy', () => {
  it('keeps the ladder of times, against the longest fetch and the broker as it comes', () => {
    const ladder = { ...usualPolicy, fetchTotalMs: 45_000, consumerTimeoutMs: 1_800_000 };
    assert.deepEqual(checkTimeLadder(ladder), []);
  });

  it('makes a crawl suspect before it gives it up', () => {
    assert.ok(usualPolicy.lossesSuspect < usualPolicy.lossesMax);
    assert.ok(usualPolicy.unusedLossesSuspect < usualPolicy.unusedLossesMax);
  });

  it('lets a claim outlast its confirm, and cost little when its relay dies', () => {
    assert.equal(confirmMsOf(usualPolicy), 8_000);
    assert.ok(usualPolicy.relayClaimMs <= 12_000);
  });

  it('looks at a queue often enough to see it empty for as long as evidence takes', () => {
    assert.ok(usualPolicy.lookEveryMs * 2 <= usualPolicy.looksApartMs);
  });

  it("keeps a relay's batch within its window", () => {
    assert.ok(usualPolicy.relayBatchMax <= usualPolicy.windowMax);
  });
});
