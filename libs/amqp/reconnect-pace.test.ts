import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { createPace } from './reconnect-pace.ts';

const longest = 0.999_999;

describe('reconnect pace', () => {
  it('doubles its waits up to two seconds while nobody is reached', () => {
    const pace = createPace();
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      waits.push(pace.waitMs(longest));
      pace.failed('connect', false);
    }
    assert.deepEqual(waits, [100, 200, 400, 800, 1600, 2000, 2000, 2000]);
  });

  it('waits short again once the broker answers, and doubles on while it only answers', () => {
    const pace = createPace();
    for (let round = 0; round < 8; round += 1) pace.failed('connect', false);
    pace.failed('set-up', false);
    assert.equal(pace.waitMs(longest), 100);
    pace.failed('set-up', false);
    assert.equal(pace.waitMs(longest), 200);
  });

  it('begins with short waits after a life of ten seconds, not after a shorter one', () => {
    const pace = createPace();
    for (let round = 0; round < 8; round += 1) pace.failed('connect', false);
    pace.ended(9_000);
    assert.equal(pace.waitMs(longest), 2000);
    pace.ended(11_000);
    assert.equal(pace.waitMs(longest), 100);
  });

  it('has more patience with each attempt in a row that got no answer', () => {
    const pace = createPace();
    const seen: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      seen.push(pace.patienceMs(15_000));
      pace.failed('connect', true);
    }
    assert.deepEqual(seen, [2500, 5000, 10_000, 15_000]);
    pace.failed('connect', false);
    assert.equal(pace.patienceMs(15_000), 2500);
    assert.equal(pace.patienceMs(300), 300);
  });
});
