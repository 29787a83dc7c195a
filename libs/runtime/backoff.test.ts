import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { doubling, fullJitter } from './backoff.ts';

describe('backoff', () => {
  it('doubles from its base and never passes its cap', () => {
    const waits = [1, 2, 3, 4, 1000].map((attempt) =>
      doubling({ attempt, baseMs: 100, maxMs: 500 }),
    );
    assert.deepEqual(waits, [100, 200, 400, 500, 500]);
  });

  it('spreads over the whole span from zero to the bound', () => {
    const at = (random: number): number =>
      fullJitter({ attempt: 2, baseMs: 100, maxMs: 500, random });
    assert.equal(at(0), 0);
    assert.equal(at(0.5), 100);
    assert.equal(at(1), 200);
  });
});
