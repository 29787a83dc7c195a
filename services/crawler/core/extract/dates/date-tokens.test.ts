import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { tokenizeDate } from './date-tokens.ts';

describe('tokens of a date', () => {
  it('drop what says nothing', () => {
    assert.deepEqual(tokenizeDate('posted on nov 30th, 2026', 'en-US'), [
      { kind: 'month', month: 11 },
      { kind: 'number', value: 30, digits: 2 },
      { kind: 'number', value: 2026, digits: 4 },
    ]);
  });

  it('find words in a text without blanks', () => {
    assert.deepEqual(tokenizeDate('2026年11月', 'zh-CN'), [
      { kind: 'number', value: 2026, digits: 4 },
      { kind: 'part', part: 'year' },
      { kind: 'number', value: 11, digits: 2 },
      { kind: 'part', part: 'month' },
    ]);
  });

  it('belong to the language of the source first', () => {
    assert.deepEqual(tokenizeDate('listopada', 'pl-PL'), [{ kind: 'month', month: 11 }]);
    assert.deepEqual(tokenizeDate('listopada', 'hr-HR'), [{ kind: 'month', month: 10 }]);
    assert.deepEqual(tokenizeDate('בנובמבר', 'he-IL'), [{ kind: 'month', month: 11 }]);
    const march = { kind: 'month', month: 3, isWeekday: true };
    assert.deepEqual(tokenizeDate('mar.', 'fr-FR')?.slice(0, 1), [march]);
  });

  it('are none for a text that is no date', () => {
    assert.equal(tokenizeDate('as soon as possible', 'en-US'), undefined);
    assert.equal(tokenizeDate('1 '.repeat(60), null), undefined);
  });
});
