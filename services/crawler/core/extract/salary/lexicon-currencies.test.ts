import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { addCurrencies } from './lexicon-currencies.ts';
import type { Meaning } from './token.ts';

describe('words of currencies', () => {
  const words = new Map<string, Meaning>();
  addCurrencies((meaning, list) => {
    for (const word of list.split('|')) words.set(word, meaning);
  });

  it('name a currency of their own, or a sign that several share', () => {
    assert.deepEqual(words.get('hk$'), { kind: 'currency', mark: { kind: 'own', code: 'HKD' } });
    assert.deepEqual(words.get('$'), { kind: 'currency', mark: { kind: 'shared', sign: '$' } });
  });

  it('leave out codes that are everyday words', () => {
    for (const word of ['all', 'try', 'top', 'mad']) assert.equal(words.get(word), undefined);
  });
});
