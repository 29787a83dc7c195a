import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { annualPay } from './annual-pay.ts';

const month: Salary$Input = {
  minAmount: '15000',
  maxAmount: '25000',
  currencyCode: 'CNY',
  period: 'PERIOD_MONTH',
  monthsMin: 13,
  monthsMax: 13,
};

describe('annualPay', () => {
  const cases: readonly {
    readonly what: string;
    readonly salary: Salary$Input;
    readonly min: string;
    readonly max: string;
  }[] = [
    { what: 'a monthly amount times its payments', salary: month, min: '195000', max: '325000' },
    {
      what: 'a range of payments, each bound with its own',
      salary: { ...month, minAmount: '25000', maxAmount: '45000', monthsMax: 15 },
      min: '325000',
      max: '675000',
    },
    {
      what: 'a yearly amount as it is, whatever the payments',
      salary: { ...month, period: 'PERIOD_YEAR', minAmount: '35000', maxAmount: '42000.50' },
      min: '35000',
      max: '42000.5',
    },
    {
      what: 'exact decimals',
      salary: { ...month, minAmount: '0.1', maxAmount: '999999999999.9999', monthsMin: 3 },
      min: '0.3',
      max: '12999999999999.9987',
    },
    { what: 'one bound only', salary: { ...month, maxAmount: '' }, min: '195000', max: '' },
    {
      what: 'round amounts without losing zeros',
      salary: { ...month, minAmount: '0' },
      min: '0',
      max: '325000',
    },
  ];
  for (const { what, salary, min, max } of cases) {
    it(`gives ${what}`, () => {
      const { annualMin, annualMax } = annualPay(salary);
      assert.deepEqual([annualMin, annualMax], [min, max]);
    });
  }

  it('takes twelve payments where none are named, and says so', () => {
    const salary = { ...month, monthsMin: 0, monthsMax: 0 };
    assert.deepEqual(annualPay(salary), {
      annualMin: '180000',
      annualMax: '300000',
      isMonthsAssumed: true,
    });
    assert.equal(annualPay(month).isMonthsAssumed, false);
  });

  const refused: readonly { readonly why: string; readonly change: Salary$Input }[] = [
    { why: 'the currency was assumed', change: { assumed: ['currency'] } },
    { why: 'no currency is known', change: { currencyCode: '' } },
    { why: 'pay is per hour', change: { period: 'PERIOD_HOUR' } },
    { why: 'no period is known', change: { period: 'PERIOD_UNSPECIFIED' } },
    { why: 'the amount contradicts its unit', change: { flags: ['unit_conflict'] } },
    { why: 'the amount is for other hours than the job', change: { flags: ['pro_rata'] } },
    { why: 'no amount is stated', change: { minAmount: '', maxAmount: '' } },
    { why: 'the amount is no number', change: { minAmount: '1e9', maxAmount: 'lots' } },
  ];
  for (const { why, change } of refused) {
    it(`gives nothing where ${why}`, () => {
      assert.deepEqual(annualPay({ ...month, ...change }), {
        annualMin: '',
        annualMax: '',
        isMonthsAssumed: false,
      });
    });
  }
});
