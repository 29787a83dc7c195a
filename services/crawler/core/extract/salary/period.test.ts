import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { whole } from './amount.ts';
import { inferPeriod, judgePlausibility, tellsBySize } from './period.ts';

describe('period that nobody stated', () => {
  const cases = [
    {
      min: 15_000,
      max: 25_000,
      currency: 'CNY',
      locale: 'zh-CN',
      notation: 'k',
      want: 'PERIOD_MONTH',
    },
    {
      min: 80_000,
      max: 120_000,
      currency: 'CNY',
      locale: 'zh-CN',
      notation: 'wan',
      want: 'PERIOD_YEAR',
    },
    {
      min: 20_000,
      max: 30_000,
      currency: 'CNY',
      locale: 'zh-CN',
      notation: 'wan',
      want: 'PERIOD_MONTH',
    },
    { min: 200, max: 300, currency: 'CNY', locale: 'zh-CN', notation: 'plain', want: undefined },
    { min: 15, max: 350, currency: 'USD', locale: 'en-US', notation: 'plain', want: 'PERIOD_HOUR' },
    {
      min: 4_000,
      max: 5_000,
      currency: 'USD',
      locale: 'en-US',
      notation: 'plain',
      want: undefined,
    },
    {
      min: 10_000,
      max: 20_000,
      currency: 'EUR',
      locale: 'de-DE',
      notation: 'plain',
      want: 'PERIOD_YEAR',
    },
    {
      min: 500,
      max: 600,
      currency: 'PLN',
      locale: 'pl-PL',
      notation: 'plain',
      want: 'PERIOD_MONTH',
    },
    { min: 500, max: 600, currency: 'JPY', locale: 'ja-JP', notation: 'plain', want: undefined },
  ] as const;
  for (const { min, max, want, ...facts } of cases) {
    it(`is ${want ?? 'unknown'} for ${min} to ${max} ${facts.currency} (${facts.notation})`, () => {
      assert.equal(inferPeriod({ ...facts, min: whole(min), max: whole(max) }), want);
    });
  }

  it('is unknown without an amount', () => {
    const facts = { min: undefined, max: undefined, currency: 'USD', locale: 'en-US' } as const;
    assert.equal(inferPeriod({ ...facts, notation: 'plain' }), undefined);
  });

  it('leaves amounts that cannot be', () => {
    const judge = (units: number) =>
      judgePlausibility({ min: whole(units), max: whole(units) }, 'USD', 'PERIOD_YEAR');
    assert.deepEqual(judge(60_000), { isImplausible: false, isOtherUnit: false });
    assert.deepEqual(judge(4_000), { isImplausible: true, isOtherUnit: false });
    assert.deepEqual(judge(60), { isImplausible: true, isOtherUnit: true });
  });

  it('may be told by the size in few currencies', () => {
    assert.deepEqual(['USD', 'IDR', undefined].map(tellsBySize), [true, false, false]);
  });
});
