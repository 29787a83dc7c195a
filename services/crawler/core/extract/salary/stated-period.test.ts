import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parsePay } from './grammar.ts';
import { statedPeriod } from './stated-period.ts';
import { tokenize } from './tokenizer.ts';

describe('the period that a text states for an amount', () => {
  const periodOf = (text: string, locale: string, hints = {}) => {
    const pay = parsePay(tokenize(text, locale), /^(?:zh|ja|ko)/u.test(locale));
    const [range] = pay.ranges;
    return range === undefined ? undefined : statedPeriod(pay, range, hints);
  };

  for (const { text, locale, period } of [
    { text: '時給1,200円、1日8時間', locale: 'ja-JP', period: 'PERIOD_HOUR' },
    { text: '月給25万円（1日8時間）', locale: 'ja-JP', period: 'PERIOD_MONTH' },
    { text: '月薪 38,000 元 每週工時 40 小時', locale: 'zh-TW', period: 'PERIOD_MONTH' },
    { text: '時給1,180円／1日5時間', locale: 'ja-JP', period: 'PERIOD_HOUR' },
    { text: '6000元，每周双休', locale: 'zh-CN', period: undefined },
    { text: '6000元，每月', locale: 'zh-CN', period: 'PERIOD_MONTH' },
    { text: '6000元，每月税前', locale: 'zh-CN', period: 'PERIOD_MONTH' },
    { text: '150元每天8小时', locale: 'zh-CN', period: 'PERIOD_DAY' },
    { text: 'Annual salary $50,000, paid weekly', locale: 'en-US', period: 'PERIOD_YEAR' },
    { text: '$50,000, annually', locale: 'en-US', period: 'PERIOD_YEAR' },
  ]) {
    it(`is ${period} in "${text}"`, () => {
      assert.deepEqual(periodOf(text, locale), { period, isConflict: false });
    });
  }

  it('is in conflict where both sides of the amount state one', () => {
    const both = periodOf('月薪20-30万/年', 'zh-CN');
    assert.deepEqual(both, { period: 'PERIOD_YEAR', isConflict: true });
  });

  it('is the one that is known from elsewhere', () => {
    const known = periodOf('$500 a day', 'en-US', { period: 'PERIOD_WEEK' });
    assert.deepEqual(known, { period: 'PERIOD_WEEK', isConflict: false });
  });
});
