import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { tokenizeDate } from './date-tokens.ts';

describe('tokens of a date', () => {
  it('drop what says nothing', () => {
    assert.deepEqual(tokenizeDate('Posted on Nov 30th, 2026'), [
      { kind: 'month', month: 11 },
      { kind: 'number', value: 30, digits: 2 },
      { kind: 'number', value: 2026, digits: 4 },
    ]);
  });

  it('find words in a text without blanks', () => {
    assert.deepEqual(tokenizeDate('３天前'), [
      { kind: 'number', value: 3, digits: 1 },
      { kind: 'unit', unit: 'day' },
      { kind: 'ago' },
    ]);
  });

  it('are none for a text that is no date', () => {
    assert.equal(tokenizeDate('as soon as possible'), undefined);
    assert.equal(tokenizeDate('1 '.repeat(60)), undefined);
  });
});
