import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseAge, parseRelative } from './relative.ts';

describe('relative dates', () => {
  const back = (count: number, unit: string, isBound = false) => ({ count, unit, isBound });
  const cases = [
    { text: '3 days ago', locale: 'en-US', want: back(-3, 'day') },
    { text: 'posted 3d ago', locale: 'en-US', want: back(-3, 'day') },
    { text: '30+ days ago', locale: 'en-US', want: back(-30, 'day', true) },
    { text: 'more than a month ago', locale: 'en-GB', want: back(-1, 'month', true) },
    { text: 'vor einer woche', locale: 'de-DE', want: back(-1, 'week') },
    { text: 'gestern um  uhr', locale: 'de-DE', want: back(-1, 'day') },
    { text: 'il y a un an', locale: 'fr-FR', want: back(-1, 'year') },
    { text: 'il y a 2 semaines', locale: null, want: back(-2, 'week') },
    { text: 'avant-hier', locale: 'fr-FR', want: back(-2, 'day') },
    { text: '3个月之前', locale: 'zh-CN', want: back(-3, 'month') },
    { text: '1ヶ月前', locale: 'ja-JP', want: back(-1, 'month') },
    { text: '5 dager siden', locale: 'nb-NO', want: back(-5, 'day') },
    { text: '5 days left', locale: 'en-US', want: back(5, 'day') },
    { text: 'неделю назад', locale: 'ru-RU', want: back(-1, 'week') },
    { text: 'منذ 3 أيام', locale: 'ar-AE', want: back(-3, 'day') },
    { text: '2 minggu lalu', locale: 'id-ID', want: back(-2, 'week') },
    { text: 'd-20', locale: 'ko-KR', want: back(20, 'day') },
    { text: 'days ago', locale: 'en-US', want: undefined },
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

  for (const { text, locale, want } of [
    { text: '3d', locale: 'en-US', want: back(-3, 'day') },
    { text: '30d+', locale: 'en-US', want: back(-30, 'day', true) },
    { text: 'über 30 tage', locale: 'de-DE', want: back(-30, 'day', true) },
    { text: 'más de 30 días', locale: 'es-ES', want: back(-30, 'day', true) },
    { text: '5 m', locale: 'en-US', want: back(-5, 'minute') },
    { text: '2 hours', locale: 'pl-PL', want: back(-2, 'hour') },
    { text: '5日', locale: 'ja-JP', want: undefined },
    { text: '2026年', locale: 'zh-CN', want: undefined },
    { text: '3 days a week', locale: 'en-US', want: undefined },
    { text: '99999 days', locale: 'en-US', want: undefined },
  ]) {
    it(`are ${want === undefined ? 'no age' : 'the age of a posting'} in "${text}"`, () => {
      assert.deepEqual(parseAge(text, locale), want);
    });
  }
});
