import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { amountText } from './amount.ts';
import { tokenize } from './tokenizer.ts';

describe('tokens of a pay text', () => {
  const shown = (text: string, locale = 'zh-CN'): string =>
    tokenize(text, locale)
      .map((token) => (token.kind === 'number' ? amountText(token.amount) : token.kind))
      .join(' ');

  const cases = [
    {
      text: '15k-25k·13薪',
      locale: 'zh-CN',
      want: '15 multiplier range 25 multiplier other 13 payments',
    },
    { text: '１０－１５Ｋ', locale: 'zh-CN', want: '10 range 15 multiplier' },
    { text: '45-55 k€', locale: 'fr-FR', want: '45 range 55 multiplier currency' },
    { text: '€ 3.500,- tot', locale: 'nl-NL', want: 'currency 3500 range' },
    { text: '35 000 kr/mån', locale: 'sv-SE', want: '35000 currency per unit' },
    { text: '401(k) match', locale: 'en-US', want: 'not-pay not-pay' },
    { text: 'known', locale: 'en-US', want: 'other' },
  ];
  for (const { text, locale, want } of cases) {
    it(`are found in "${text}"`, () => {
      assert.equal(shown(text, locale), want);
    });
  }

  it('are bounded', () => {
    assert.ok(tokenize('9-'.repeat(10_000), 'en-US').length <= 500);
    assert.deepEqual(tokenize('', 'en-US'), []);
  });
});
