import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { amountText } from './amount.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokenizer.ts';

describe('tokens of a pay text', () => {
  const meanings = [
    'multiplier',
    'range',
    'currency',
    'per',
    'unit',
    'payments',
    'notPay',
  ] as const;
  const shown = (token: Token): string => {
    if (token.amount !== undefined) return amountText(token.amount);
    return meanings.find((meaning) => token[meaning] !== undefined) ?? token.kind;
  };
  const shownText = (text: string, locale: string): string => {
    return tokenize(text, locale).map(shown).join(' ');
  };

  const cases = [
    {
      text: '15k-25k·13薪',
      locale: 'zh-CN',
      want: '15 multiplier range 25 multiplier separator 13 payments',
    },
    { text: '１０－１５Ｋ', locale: 'zh-CN', want: '10 range 15 multiplier' },
    { text: '45-55 k€', locale: 'fr-FR', want: '45 range 55 multiplier currency' },
    { text: '€ 3.500,- tot', locale: 'nl-NL', want: 'currency 3500 range' },
    { text: '35 000 kr/mån', locale: 'sv-SE', want: '35000 currency per unit' },
    { text: '401(k) match', locale: 'en-US', want: 'notPay notPay' },
    { text: 'known', locale: 'en-US', want: 'other' },
    { text: '병원 300만원', locale: 'ko-KR', want: 'other 300 multiplier currency' },
    { text: 'b2c c2c 9q', locale: 'en-US', want: 'other other code' },
  ];
  for (const { text, locale, want } of cases) {
    it(`are found in "${text}"`, () => {
      assert.equal(shownText(text, locale), want);
    });
  }

  for (const text of [
    '555-123-4567',
    '+49 30 1234567',
    '(555) 123-4567',
    '030 1234567',
    '13812345678',
    '2026-11-30',
    '30.11.2026',
    '12/31/2026',
    '9:30',
    '5 pm',
  ]) {
    it(`take "${text}" for one code and no number`, () => {
      assert.deepEqual(
        tokenize(text, 'en-US').map(({ kind }) => kind),
        ['code'],
      );
    });
  }

  it('tell an order from a number where the mark touches it', () => {
    assert.equal(shownText('13. Gehalt', 'de-DE').split(' ')[1], 'ordinal');
    assert.equal(shownText('13th month', 'en-US').split(' ')[1], 'ordinal');
    assert.equal(shownText('150 a year', 'en-US'), '150 per unit');
  });

  it('are bounded', () => {
    assert.ok(tokenize('9-'.repeat(10_000), 'en-US').length <= 500);
    assert.deepEqual(tokenize('', 'en-US'), []);
  });
});
