import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { meaningOf, wordsWithoutBlanks } from './date-words.ts';

describe('words of dates', () => {
  it('tell months from minutes', () => {
    assert.deepEqual(meaningOf('mo'), { kind: 'unit', unit: 'month' });
    assert.deepEqual(meaningOf('m'), { kind: 'unit', unit: 'minute' });
    assert.deepEqual(meaningOf('min'), { kind: 'unit', unit: 'minute' });
  });

  it('know the months of several languages', () => {
    for (const [word, month] of [
      ['märz', 3],
      ['août', 8],
      ['déc', 12],
      ['enero', 1],
    ] as const) {
      assert.deepEqual(meaningOf(word), { kind: 'month', month });
    }
  });

  it('try long words first where there are no blanks', () => {
    assert.ok(wordsWithoutBlanks.indexOf('个月') < wordsWithoutBlanks.indexOf('月'));
  });
});
