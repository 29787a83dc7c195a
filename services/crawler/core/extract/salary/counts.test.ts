import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readMeasure, readPayments } from './counts.ts';
import { tokenize } from './tokenizer.ts';

describe('numbers that are no money', () => {
  for (const { text, locale, want } of [
    { text: '13薪', locale: 'zh-CN', want: [13, 13] },
    { text: '13-15薪', locale: 'zh-CN', want: [13, 15] },
    { text: '14x', locale: 'de-AT', want: [14, 14] },
    { text: 'x 14 pagas', locale: 'es-ES', want: [14, 14] },
    { text: 'sur 13 mois', locale: 'fr-FR', want: [13, 13] },
    { text: '13. Monatsgehalt', locale: 'de-DE', want: [13, 13] },
    { text: '13. und 14. Gehalt', locale: 'de-DE', want: [14, 14] },
    { text: '13e maand', locale: 'nl-NL', want: [13, 13] },
    { text: 'tredicesima', locale: 'it-IT', want: [13, 13] },
    { text: 'AWS', locale: 'en-SG', want: [13, 13] },
    { text: '13th month bonus', locale: 'en-SG', want: [13, 13] },
    { text: '3薪', locale: 'zh-CN', want: undefined },
    { text: '13 months', locale: 'en-US', want: undefined },
    { text: 'x 12 hours', locale: 'en-US', want: undefined },
  ]) {
    it(`are ${want?.join(' to ') ?? 'no'} payments a year in "${text}"`, () => {
      const payments = readPayments(tokenize(text, locale), 0)?.payments;
      assert.deepEqual(payments && [payments.min, payments.max], want);
    });
  }

  for (const { text, locale, want } of [
    { text: '15% bonus', locale: 'en-US', want: 'percent' },
    { text: '10-15%', locale: 'en-US', want: 'percent' },
    { text: '4ヶ月分', locale: 'ja-JP', want: 'bonus-months' },
    { text: '40 hours per week', locale: 'en-US', want: 'hours' },
    { text: '30 Tage Urlaub', locale: 'de-DE', want: 'thing' },
    { text: '10,000+ employees', locale: 'en-US', want: 'thing' },
    { text: '5 gizmos', locale: 'en-US', want: 'thing' },
    { text: '15000 PLN', locale: 'pl-PL', want: undefined },
    { text: '5000左右', locale: 'zh-CN', want: undefined },
    { text: '1日8,000円', locale: 'ja-JP', want: undefined },
    { text: '1時間当たり1,200円', locale: 'ja-JP', want: undefined },
    { text: '1 hour a day', locale: 'en-US', want: 'hours' },
  ]) {
    it(`are ${want ?? 'no measure'} in "${text}"`, () => {
      assert.equal(readMeasure(tokenize(text, locale), 0)?.kind, want);
    });
  }

  it('are names behind a label', () => {
    assert.equal(readMeasure(tokenize('Band 6 £37,338', 'en-GB'), 1)?.kind, 'name');
    assert.equal(readMeasure(tokenize('EG 13', 'de-DE'), 1)?.kind, 'name');
  });
});
