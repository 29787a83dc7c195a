import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decimalOf } from './numeral.ts';

describe('numerals', () => {
  const cases = [
    { text: '50.000', locale: 'de-DE', want: '50000' },
    { text: '15,50', locale: 'de-DE', want: '15.50' },
    { text: '18.50', locale: 'de-DE', want: '18.50' },
    { text: '1.850', locale: 'bs-BA', want: '1850' },
    { text: '8.000,00', locale: 'pt-BR', want: '8000.00' },
    { text: '137,300.00', locale: 'en-US', want: '137300.00' },
    { text: '1.125', locale: 'zh-CN', want: '1.125' },
    { text: '15,000', locale: 'zh-CN', want: '15000' },
    { text: '8,00,000', locale: 'en-IN', want: '800000' },
    { text: "120'000", locale: 'de-CH', want: '120000' },
    { text: '35 000', locale: 'fr-FR', want: '35000' },
    { text: '1.234.567', locale: 'en-US', want: '1234567' },
    { text: '7', locale: 'en-US', want: '7' },
  ];
  for (const { text, locale, want } of cases) {
    it(`read "${text}" in ${locale} as ${want}`, () => {
      assert.equal(decimalOf(text, locale), want);
    });
  }
});
