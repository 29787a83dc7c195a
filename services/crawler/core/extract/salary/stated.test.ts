import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { whole } from './amount.ts';
import { statedAmount, statedCurrency, statedPeriod } from './stated.ts';

describe('pay in single fields', () => {
  it('is an amount as a number or as a text with one number', () => {
    assert.equal(statedAmount(50, 'en-US'), whole(50));
    assert.equal(statedAmount('1,234', 'en-US'), whole(1_234));
    assert.equal(statedAmount('$50', 'en-US'), whole(50));
    assert.equal(statedAmount('50k', 'en-US'), whole(50_000));
    assert.equal(statedAmount('$1.5M', 'en-US'), whole(1_500_000));
    assert.equal(statedAmount('1.5万', 'zh-CN'), whole(15_000));
    assert.equal(statedAmount('50-60', 'en-US'), undefined);
    assert.equal(statedAmount('', 'en-US'), undefined);
    assert.equal(statedAmount(1e21, 'en-US'), undefined);
    assert.equal(statedAmount(undefined, 'en-US'), undefined);
  });

  it('has a currency by code, sign or word', () => {
    assert.deepEqual(statedCurrency('usd', 'en-US'), { kind: 'own', code: 'USD' });
    assert.deepEqual(statedCurrency('€', 'de-DE'), { kind: 'own', code: 'EUR' });
    assert.deepEqual(statedCurrency('RMB', 'zh-CN'), { kind: 'own', code: 'CNY' });
    assert.deepEqual(statedCurrency('$', 'en-US'), { kind: 'shared', sign: '$' });
    assert.equal(statedCurrency('money', 'en-US'), undefined);
  });

  for (const [word, period] of [
    ['HOUR', 'PERIOD_HOUR'],
    ['HUR', 'PERIOD_HOUR'],
    ['PER_HOUR', 'PERIOD_HOUR'],
    ['1 YEAR', 'PERIOD_YEAR'],
    ['P1M', 'PERIOD_MONTH'],
    ['NONE', undefined],
  ] as const) {
    it(`has ${period ?? 'no period'} by "${word}"`, () => {
      assert.equal(statedPeriod(word), period);
    });
  }
});
