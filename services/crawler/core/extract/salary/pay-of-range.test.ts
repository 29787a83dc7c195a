import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parsePay } from './grammar.ts';
import { isFortune, payOfRange } from './pay-of-range.ts';
import { tokenize } from './tokenizer.ts';

describe('what a text says of its amounts', () => {
  const first = (text: string, locale: string, hints = {}) => {
    const pay = parsePay(tokenize(text, locale), false);
    const [range] = pay.ranges;
    return range === undefined ? undefined : payOfRange(pay, range, { locale, hints });
  };

  it('has no currency where two are named for one range', () => {
    for (const text of ['$50,000 - €60,000', 'USD 50,000 - EUR 60,000', '€50k - ¥60k']) {
      const mixed = first(text, 'en-IE');
      assert.equal(mixed?.currencyCode, undefined, text);
      assert.ok(mixed?.flags?.includes('currency_conflict'), text);
    }
    assert.equal(first('$50,000 - $60,000 CAD', 'en-IE')?.currencyCode, 'CAD');
  });

  it('takes a currency that stands apart, where it stands at no other amount', () => {
    assert.equal(first('Salary (USD): 50,000 - 60,000', 'en-CA')?.currencyCode, 'USD');
    assert.deepEqual(first('50,000 and 5 EUR', 'en-US')?.assumed, ['currency', 'period']);
  });

  it('takes a currency beside a sign that may mean it', () => {
    const canadian = first('$65,000 per year (CAD)', 'en-CA');
    assert.deepEqual([canadian?.currencyCode, canadian?.assumed], ['CAD', undefined]);
    assert.equal(first('$65,000 per year, EUR clients', 'en-US')?.currencyCode, 'USD');
  });

  it('takes no unit that belongs to another number', () => {
    assert.deepEqual(first('£30,000 plus 25 days holiday per year', 'en-GB')?.assumed, ['period']);
    assert.equal(first('日給8,000円（時給1,000円）', 'ja-JP')?.period, 'PERIOD_DAY');
  });

  it('counts thirteen payments as monthly, unless nobody is paid so much a month', () => {
    assert.equal(first('3.000 € (13 Gehälter)', 'de-DE')?.period, 'PERIOD_MONTH');
    const yearly = first('60.000 € inkl. 13. Gehalt', 'de-DE');
    assert.deepEqual([yearly?.period, yearly?.assumed], ['PERIOD_YEAR', ['period']]);
    assert.equal(first('CHF 21 000 x 13', 'de-CH')?.period, 'PERIOD_MONTH');
  });

  it('lets what is known from elsewhere win', () => {
    const euro = { kind: 'own', code: 'EUR' } as const;
    const hints = { currency: euro, period: 'PERIOD_WEEK' } as const;
    const salary = first('$500 a day', 'en-US', hints);
    assert.deepEqual([salary?.currencyCode, salary?.period], ['EUR', 'PERIOD_WEEK']);
  });

  it('reads a shared sign that is known from elsewhere by the locale', () => {
    const hints = { currency: { kind: 'shared', sign: '$' } } as const;
    const facts = ['en-US', 'en-CA', 'en-GB'].map((locale) => {
      const { currencyCode, assumed } = first('50,000 a year', locale, hints) ?? {};
      return [currencyCode, assumed];
    });
    assert.deepEqual(facts, [
      ['USD', undefined],
      ['CAD', ['currency']],
      [undefined, undefined],
    ]);
  });

  it('is not net of income tax between companies', () => {
    assert.equal(first('120 zł netto (B2B)', 'pl-PL')?.gross, undefined);
    assert.equal(first('120 zł netto', 'pl-PL')?.gross, 'GROSS_NET');
  });

  it('is about the amount only where one character says so at it', () => {
    assert.deepEqual(first('约8000元/月', 'zh-CN')?.flags, ['approx']);
    assert.equal(first('签约后8000元/月', 'zh-CN')?.flags, undefined);
  });

  it('leaves a period in another clause to the payments a year', () => {
    const salary = first('月薪36,000元，保障年薪14個月', 'zh-TW');
    assert.deepEqual([salary?.period, salary?.monthsMax], ['PERIOD_MONTH', 14]);
    assert.equal(first('21.000€ b/a en 14 pagas', 'es-ES')?.period, 'PERIOD_YEAR');
  });

  for (const { text, locale, want } of [
    { text: 'a $10 million company', locale: 'en-US', want: true },
    { text: '$1.2M - $1.5M', locale: 'en-US', want: false },
    { text: 'our CEO is paid $2M a year', locale: 'en-US', want: false },
    { text: 'desde $2 millones en Bogotá', locale: 'es-CO', want: false },
  ]) {
    it(`is ${want ? 'a fortune' : 'what somebody may be paid'} in "${text}"`, () => {
      const pay = parsePay(tokenize(text, locale), false);
      assert.deepEqual(
        pay.ranges.map((range) => isFortune(pay, range, locale)),
        [want],
      );
    });
  }

  it('is for full time where the job may not be', () => {
    assert.deepEqual(first('£28,000 FTE', 'en-GB')?.flags, ['pro_rata']);
    assert.equal(first('£28,000, 1.0 FTE', 'en-GB')?.flags, undefined);
  });

  it('infers no hour where something else is stated that it is paid for', () => {
    const salary = first('£180 per shift', 'en-GB');
    assert.deepEqual([salary?.period, salary?.assumed], [undefined, undefined]);
    assert.equal(first('$5 per 1,000 views', 'en-US')?.period, undefined);
    assert.equal(first('£18, remote', 'en-GB')?.period, 'PERIOD_HOUR');
  });

  it('leaves a unit to the amount whose clause it is in', () => {
    const pay = parsePay(tokenize('Up to $5,250 per year. Pay is $16', 'en-US'), false);
    const setting = { locale: 'en-US', hints: {} };
    const periods = pay.ranges.map((range) => payOfRange(pay, range, setting).period);
    assert.deepEqual(periods, ['PERIOD_YEAR', 'PERIOD_HOUR']);
  });

  it('is nothing where the amounts are zero', () => {
    assert.deepEqual(first('$0 - $0 per hour', 'en-US'), {});
  });
});
