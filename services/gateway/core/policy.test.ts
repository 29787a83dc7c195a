import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { usualPolicy } from './policy.ts';
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

  it("keeps a relay's batch within its window", () => {
    assert.ok(usualPolicy.relayBatchMax <= usualPolicy.windowMax);
  });
});
