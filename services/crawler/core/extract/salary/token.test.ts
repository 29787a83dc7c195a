import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { whole } from './amount.ts';
import { currenciesIn, numbersIn, tokenOf, type Token } from './token.ts';

describe('tokens', () => {
  const tokens: readonly Token[] = [
    tokenOf({ kind: 'word', text: 'eur', isSpaced: false, currency: { kind: 'own', code: 'EUR' } }),
    tokenOf({ kind: 'number', text: '5', isSpaced: true, amount: whole(5), isInteger: true }),
    tokenOf({ kind: 'word', text: '-', isSpaced: false, range: 'dash' }),
    tokenOf({ kind: 'number', text: '6', isSpaced: false, amount: whole(6), isInteger: true }),
  ];

  it('have one shape, whatever they are', () => {
    const [first, second] = tokens.map((token) => Object.keys(token));
    assert.deepEqual(first, second);
  });

  it('give their numbers and currencies in order', () => {
    assert.deepEqual(numbersIn(tokens), [whole(5), whole(6)]);
    assert.deepEqual(currenciesIn(tokens), [{ kind: 'own', code: 'EUR' }]);
  });
});
