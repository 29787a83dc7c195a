import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { breakerAfter, type Breaker, type BreakerAnswer } from './breaker.ts';
import type { Fate } from './throttle.ts';

const closed: Breaker = {
  state: 'CLOSED',
  failures: 0,
  failingForMs: 0,
  trips: 0,
  probe: undefined,
};
const probing: Breaker = { ...closed, state: 'HALF_OPEN', failures: 5, trips: 1, probe: 'probe' };
const told = (fates: readonly Fate[], reservationId = 'r'): readonly BreakerAnswer[] =>
  fates.map((fate) => ({ fate, reservationId }));
const failed = (times: number): readonly Fate[] => Array.from({ length: times }, () => 'failed');

const rows: readonly (readonly [string, Partial<Breaker>, readonly Fate[], string])[] = [
  ['four failures', {}, failed(4), 'CLOSED 4'],
  ['five failures at once', {}, failed(5), 'OPEN 5'],
  ['a fifth one', { failures: 4 }, failed(1), 'OPEN 5'],
  ['an answer between them', { failures: 4 }, ['failed', 'fine', 'failed'], 'CLOSED 1'],
  ['a site that asks for patience', { failures: 4 }, ['throttled'], 'CLOSED 0'],
  ['a permit given back', { failures: 4 }, ['unused'], 'CLOSED 4'],
  ['failures too far apart', { failures: 4, failingForMs: 600_001 }, failed(1), 'CLOSED 1'],
  ['nothing', { failures: 2 }, [], 'CLOSED 2'],
];

describe('the breaker of a site', () => {
  for (const [when, change, fates, says] of rows) {
    it(`is ${says} after ${when}`, () => {
      const after = breakerAfter({ ...closed, ...change }, told(fates));
      assert.equal(`${after.state} ${after.failures}`, says);
    });
  }

  it('counts from the first failure of a row', () => {
    assert.equal(breakerAfter(closed, told(failed(1))).isNewRow, true);
    assert.equal(breakerAfter({ ...closed, failures: 1 }, told(failed(1))).isNewRow, false);
  });

  it('opens for twice as long each time, up to a bound', () => {
    const waits = [0, 1, 2, 3, 4, 5, 30].map(
      (trips) => breakerAfter({ ...probing, trips }, told(['failed'], 'probe')).openMs,
    );
    assert.deepEqual(waits, [30_000, 60_000, 120_000, 240_000, 480_000, 900_000, 900_000]);
    assert.equal(breakerAfter(closed, told(failed(5))).openMs, 30_000);
  });

  it('closes on any answer to its probe', () => {
    for (const fate of ['fine', 'throttled'] as const) {
      const after = breakerAfter(probing, told([fate], 'probe'));
      assert.deepEqual([after.state, after.failures, after.trips], ['CLOSED', 0, 0]);
    }
  });

  it('lets another one try when its probe was not sent', () => {
    const after = breakerAfter(probing, told(['unused'], 'probe'));
    assert.deepEqual([after.state, after.openMs, after.trips], ['OPEN', 0, 1]);
  });

  it('hears only its probe while it is not closed', () => {
    assert.equal(breakerAfter(probing, told(['fine', 'failed'])).state, 'HALF_OPEN');
    const open = { ...probing, state: 'OPEN', probe: undefined } as const;
    assert.deepEqual(breakerAfter(open, told(['fine', 'failed'])), {
      state: 'OPEN',
      failures: 5,
      isNewRow: false,
      trips: 1,
      openMs: undefined,
    });
  });
});
