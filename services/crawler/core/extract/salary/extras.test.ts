import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { extrasOf } from './extras.ts';
import { parsePay } from './grammar.ts';
import { tokenize } from './tokenizer.ts';

describe('pay beside the base', () => {
  for (const { text, locale, want } of [
    { text: '$80k + 15% bonus', locale: 'en-US', want: { bonus_percent: '15' } },
    { text: '$80k + 11% super', locale: 'en-AU', want: { superannuation: 'true' } },
    { text: '$80k + 10-15% bonus', locale: 'en-US', want: { bonus_percent: '10-15' } },
    { text: '賞与 計4.5ヶ月分', locale: 'ja-JP', want: { bonus_months: '4.5' } },
    { text: '年終獎金2個月', locale: 'zh-TW', want: { bonus_months: '2', year_end_bonus: 'true' } },
    { text: '固定残業代45時間分', locale: 'ja-JP', want: { fixed_overtime_hours: '45' } },
    { text: '100 zł netto + VAT', locale: 'pl-PL', want: { plus_vat: 'true' } },
    { text: '100 zł, VAT 23%', locale: 'pl-PL', want: {} },
    { text: '40 hours', locale: 'en-US', want: {} },
  ]) {
    it(`is ${JSON.stringify(want)} in "${text}"`, () => {
      assert.deepEqual(extrasOf(parsePay(tokenize(text, locale), false)), want);
    });
  }
});
