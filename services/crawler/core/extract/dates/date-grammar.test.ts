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
    {
      text: 'an hour ago',
      locale: 'en',
      want: { kind: 'ago', count: 1, unit: 'hour', isBound: false },
    },
    {
      text: 'vor 3 Tagen',
      locale: 'de',
      want: { kind: 'ago', count: 3, unit: 'day', isBound: false },
    },
    {
      text: '30+ days ago',
      locale: 'en',
      want: { kind: 'ago', count: 30, unit: 'day', isBound: true },
    },
    { text: '3 days', locale: 'en', want: undefined },
    { text: '2026-11', locale: null, want: { kind: 'day-of-year', month: 11, date: 2026 } },
  ];
  for (const { text, locale, want } of cases) {
    it(`reads "${text}" in ${locale ?? 'no locale'}`, () => {
      const tokens = tokenizeDate(text) ?? [];
      assert.deepEqual(parseDate(tokens, locale), want);
    });
  }

  it('takes a time of day along', () => {
    assert.deepEqual(parseDate(tokenizeDate('2026-11-30 08:05') ?? [], null), {
      kind: 'day',
      day: { year: 2026, month: 11, date: 30 },
      time: { hour: 8, minute: 5, second: 0 },
    });
  });
});
