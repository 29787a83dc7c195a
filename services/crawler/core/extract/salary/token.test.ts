import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { whole } from './amount.ts';
import { currenciesIn, numbersIn, type Token } from './token.ts';

describe('tokens', () => {
  const tokens: readonly Token[] = [
    { kind: 'currency', mark: { kind: 'own', code: 'EUR' } },
    { kind: 'number', amount: whole(5), isInteger: true },
    { kind: 'range', form: 'dash' },
    { kind: 'number', amount: whole(6), isInteger: true },
  ];

  it('give their numbers and currencies in order', () => {
    assert.deepEqual(numbersIn(tokens), [whole(5), whole(6)]);
    assert.deepEqual(currenciesIn(tokens), [{ kind: 'own', code: 'EUR' }]);
  });
});
