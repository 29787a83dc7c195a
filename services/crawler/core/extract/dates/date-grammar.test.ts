import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseDate } from './date-grammar.ts';
import { tokenizeDate } from './date-tokens.ts';

describe('grammar of dates', () => {
  const day = (year: number, month: number, date: number) => ({
    kind: 'day',
    day: { year, month, date },
  });
  const cases = [
    { text: '2026/11/30', locale: null, want: day(2026, 11, 30) },
    { text: '30.11.26', locale: 'de-DE', want: day(2026, 11, 30) },
    { text: '04/05/2026', locale: null, want: { kind: 'ambiguous' } },
    { text: '04/05/2026', locale: 'en-US', want: day(2026, 4, 5) },
    { text: '04/05/2026', locale: 'en-GB', want: day(2026, 5, 4) },
    { text: '13/05/2026', locale: null, want: day(2026, 5, 13) },
    { text: '30 nov. 2026', locale: 'fr-FR', want: day(2026, 11, 30) },
    { text: '2026年11月30日', locale: 'zh-CN', want: day(2026, 11, 30) },
    { text: '令和8年11月30日', locale: 'ja-JP', want: day(2026, 11, 30) },
    { text: '11月30日', locale: 'zh-CN', want: { kind: 'day-of-year', month: 11, date: 30 } },
    { text: '3 days', locale: 'en', want: undefined },
    {
      text: '2026-11',
      locale: null,
      want: { kind: 'month', day: { year: 2026, month: 11, date: 1 } },
    },
    { text: '04/05/2026', locale: 'en-CA', want: { kind: 'ambiguous' } },
    { text: '26.11.28', locale: 'ko-KR', want: day(2026, 11, 28) },
    { text: '115/11/28', locale: 'zh-TW', want: day(2026, 11, 28) },
    { text: '民國115年11月28日', locale: 'zh-TW', want: day(2026, 11, 28) },
    { text: '28 พฤศจิกายน 2569', locale: 'th-TH', want: day(2026, 11, 28) },
    { text: '28/11/69', locale: 'th-TH', want: day(2026, 11, 28) },
    { text: '28/11/26', locale: 'th-TH', want: day(2026, 11, 28) },
    { text: 'mar. 24 nov. 2026', locale: 'fr-FR', want: day(2026, 11, 24) },
    { text: '24. listopada 2026', locale: 'hr-HR', want: day(2026, 10, 24) },
  ];
  for (const { text, locale, want } of cases) {
    it(`reads "${text}" in ${locale ?? 'no locale'}`, () => {
      const tokens = tokenizeDate(text, locale) ?? [];
      assert.deepEqual(parseDate(tokens, locale), want);
    });
  }
});
