import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isLabelWord, meaningOf, ownDays, ownShifts, wordsWithoutBlanks } from './date-words.ts';

describe('words of dates', () => {
  it('tell months from minutes', () => {
    assert.deepEqual(ownShifts.get('#moago'), { unit: 'month', sign: -1 });
    assert.deepEqual(ownShifts.get('#mago'), { unit: 'minute', sign: -1 });
  });

  it('are labels where they say nothing of the date', () => {
    assert.equal(isLabelWord('posted'), true);
    assert.deepEqual(meaningOf('posted'), { kind: 'filler' });
    assert.equal(meaningOf('soon'), undefined);
  });

  it('try long words first where there are no blanks', () => {
    assert.ok(wordsWithoutBlanks.indexOf('中華民國') < wordsWithoutBlanks.indexOf('民國'));
  });

  it('name days without a number', () => {
    assert.equal(ownDays.get('刚刚'), 0);
    assert.equal(ownDays.get('前天'), -2);
  });
});
