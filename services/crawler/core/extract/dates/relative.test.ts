import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseRelative } from './relative.ts';

describe('relative dates', () => {
  const back = (count: number, unit: string, isBound = false) => ({ count, unit, isBound });
  const cases = [
    { text: '3 days ago', locale: 'en-US', want: back(-3, 'day') },
    { text: 'posted 3d ago', locale: 'en-US', want: back(-3, 'day') },
    { text: '30+ days ago', locale: 'en-US', want: back(-30, 'day', true) },
    { text: 'more than a month ago', locale: 'en-GB', want: back(-1, 'month', true) },
    { text: 'vor einer woche', locale: 'de-DE', want: back(-1, 'week') },
    { text: 'il y a un an', locale: 'fr-FR', want: back(-1, 'year') },
    { text: 'il y a 2 semaines', locale: null, want: back(-2, 'week') },
    { text: 'avant-hier', locale: 'fr-FR', want: back(-2, 'day') },
    { text: '3个月之前', locale: 'zh-CN', want: back(-3, 'month') },
    { text: '1ヶ月前', locale: 'ja-JP', want: back(-1, 'month') },
    { text: '5 dager siden', locale: 'nb-NO', want: back(-5, 'day') },
    { text: '5 days left', locale: 'en-US', want: back(5, 'day') },
    { text: '3 days', locale: 'en-US', want: undefined },
    { text: '3 4 days ago', locale: 'en-US', want: undefined },
    { text: '99999 days ago', locale: 'en-US', want: undefined },
    { text: 'last week', locale: 'en-US', want: undefined },
    { text: '', locale: null, want: undefined },
  ];
  for (const { text, locale, want } of cases) {
    it(`read "${text}" in ${locale ?? 'no locale'}`, () => {
      assert.deepEqual(parseRelative(text, locale), want);
    });
  }
});
