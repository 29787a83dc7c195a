import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { between, pick, seededRandom } from './random.ts';

describe('seeded random', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const numbers = (seed: number): readonly number[] => {
      const random = seededRandom(seed);
      return [random(), random(), random()];
    };
    assert.deepEqual(numbers(7), numbers(7));
    assert.notDeepEqual(numbers(7), numbers(8));
  });

  it('stays between 0 and 1', () => {
    const random = seededRandom(1);
    for (let draw = 0; draw < 1_000; draw += 1) {
      const number = random();
      assert.ok(number >= 0 && number < 1);
    }
  });

  it('reaches both bounds of a range', () => {
    const random = seededRandom(3);
    const drawn = new Set(Array.from({ length: 200 }, () => between(random, 2, 4)));
    assert.deepEqual(
      [...drawn].sort((left, right) => left - right),
      [2, 3, 4],
    );
  });

  it('refuses to pick from nothing', () => {
    assert.throws(() => pick(seededRandom(1), []), /nothing to pick/u);
  });
});
