import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decideHopWait, decideWait, sliceFrom, sliceState } from './slice.ts';

const left = { softMs: 60_000, hardMs: 90_000, wallMs: 1_000_000, authorizationMs: 500_000 };

describe('a slice', () => {
  const slice = sliceFrom(1_000, left);

  it('counts from the moment at which the request was sent', () => {
    assert.deepEqual(slice, {
      softEndMs: 61_000,
      hardEndMs: 91_000,
      wallEndMs: 1_001_000,
      authorizationEndMs: 501_000,
    });
  });

  it('keeps what a later answer does not say', () => {
    const none = { softMs: undefined, hardMs: undefined, wallMs: undefined, authorizationMs: 7 };
    assert.deepEqual(sliceFrom(5_000, none, slice), { ...slice, authorizationEndMs: 5_007 });
  });

  it('has ends of its own where nobody says any', () => {
    const none = {
      softMs: undefined,
      hardMs: undefined,
      wallMs: undefined,
      authorizationMs: undefined,
    };
    assert.equal(sliceFrom(0, none).softEndMs, 60_000);
    assert.equal(sliceFrom(0, none).hardEndMs, 90_000);
  });

  const states = [
    { nowMs: 60_999, state: 'go' },
    { nowMs: 61_000, state: 'soft-over' },
    { nowMs: 501_000, state: 'authorization-over' },
    { nowMs: 1_001_000, state: 'wall-over' },
  ];
  for (const { nowMs, state } of states) {
    it(`is ${state} at ${nowMs}`, () => assert.equal(sliceState(slice, nowMs), state));
  }

  const waits = [
    { nowMs: 1_000, waitMs: 0, answer: 'wait' },
    { nowMs: 1_000, waitMs: 15_000, answer: 'wait' },
    { nowMs: 1_000, waitMs: 15_001, answer: 'CAUSE_HOST_NOT_READY' },
    { nowMs: 55_000, waitMs: 5_000, answer: 'wait' },
    { nowMs: 55_000, waitMs: 6_000, answer: 'CAUSE_HOST_NOT_READY' },
    { nowMs: 60_900, waitMs: 200, answer: 'CAUSE_SLICE_ENDED' },
  ];
  for (const { nowMs, waitMs, answer } of waits) {
    it(`answers a wait of ${waitMs} ms at ${nowMs} with ${answer}`, () => {
      const verdict = decideWait(slice, nowMs, waitMs);
      assert.equal(verdict.kind === 'wait' ? 'wait' : verdict.cause, answer);
    });
  }

  const hopWaits = [
    { nowMs: 1_000, waitMs: 60_000, answer: 'wait' },
    { nowMs: 10_000, waitMs: 60_000, answer: 'wait' },
    { nowMs: 11_000, waitMs: 60_000, answer: 'CAUSE_HOST_NOT_READY' },
    { nowMs: 60_900, waitMs: 200, answer: 'wait' },
    { nowMs: 71_000, waitMs: 200, answer: 'CAUSE_SLICE_ENDED' },
  ];
  for (const { nowMs, waitMs, answer } of hopWaits) {
    it(`answers a wait of ${waitMs} ms for a hop at ${nowMs} with ${answer}`, () => {
      const verdict = decideHopWait(slice, nowMs, waitMs);
      assert.equal(verdict.kind === 'wait' ? 'wait' : verdict.cause, answer);
    });
  }
});
