import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkTimeLadder, type TimeLadder } from './time-ladder.ts';

const right: TimeLadder = {
  fetchTotalMs: 30_000,
  sliceSoftMs: 60_000,
  sliceHardMs: 90_000,
  consumerTimeoutMs: 1_800_000,
  heartbeatMs: 5_000,
  leaseMs: 20_000,
};

describe('the ladder of times', () => {
  it('is fine as it stands in the design', () => {
    assert.deepEqual(checkTimeLadder(right), []);
  });

  const wrong: readonly (readonly [string, Partial<TimeLadder>, RegExp])[] = [
    ['a fetch that outlasts a slice', { fetchTotalMs: 60_000 }, /fetch \(60000 ms\).*60000 ms/u],
    ['a soft end at the hard one', { sliceSoftMs: 90_000 }, /90000 ms.*90000 ms/u],
    ['a slice as long as the broker waits', { sliceHardMs: 900_000 }, /2 × 900000 ms.*1800000/u],
    ['a broker that hardly waits', { consumerTimeoutMs: 299_999 }, /299999 ms.*300000 ms/u],
    ['a lease of three heartbeats', { leaseMs: 15_000 }, /15000 ms.*4 heartbeats/u],
  ];
  for (const [what, change, complaint] of wrong) {
    it(`refuses ${what}, with the numbers`, () => {
      const complaints = checkTimeLadder({ ...right, ...change });
      assert.ok(
        complaints.some((text) => complaint.test(text)),
        complaints.join('; '),
      );
    });
  }
});
