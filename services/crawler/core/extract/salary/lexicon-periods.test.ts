import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { addPeriods } from './lexicon-periods.ts';
import type { Meaning } from './token.ts';

describe('words of periods', () => {
  const words = new Map<string, Meaning>();
  addPeriods((meaning, list) => {
    for (const word of list.split('|')) words.set(word, meaning);
  });

  it('state a period by themselves, or need a "per"', () => {
    assert.deepEqual(words.get('月薪'), { kind: 'period', period: 'PERIOD_MONTH' });
    assert.deepEqual(words.get('月'), { kind: 'unit', period: 'PERIOD_MONTH' });
    assert.deepEqual(words.get('每'), { kind: 'per' });
  });
});
