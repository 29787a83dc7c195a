import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isNumeral, Numeral, scalarText } from './scalar.ts';

describe('a scalar', () => {
  it('is told from other values, and numbers from texts', () => {
    assert.deepEqual([1, new Numeral('1e400'), '1'].map(isNumeral), [true, true, false]);
    for (const value of [null, undefined, {}, [], ['a'], { toString: 1 }]) {
      assert.equal(scalarText(value), undefined);
    }
  });

  it('is given in its own spelling', () => {
    const texts = ['a', 1.5, new Numeral('1.10'), false].map(scalarText);
    assert.deepEqual(texts, ['a', '1.5', '1.10', 'false']);
  });
});
