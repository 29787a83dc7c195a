import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { universalCurrencies, universalWords } from './universal.ts';

describe('words of pay in every language', () => {
  it('are in the form that a text takes', () => {
    const lists = [
      ...universalWords.map(([, list]) => list),
      ...universalCurrencies.map(([, l]) => l),
    ];
    for (const word of lists.flatMap((list) => list.split('|'))) {
      assert.equal(word, word.toLowerCase());
      assert.notEqual(word, '');
    }
  });

  it('have a currency by a code of three letters, or by a sign that several share', () => {
    for (const [code] of universalCurrencies) assert.match(code, /^(?:[A-Z]{3}|[$¥元]|kr|rs)$/u);
  });
});
