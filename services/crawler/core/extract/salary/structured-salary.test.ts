import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readSalaryData } from './structured-salary.ts';

describe('pay of structured data', () => {
  it('keeps its words beside what was read', () => {
    const baseSalary = { currency: 'USD', value: { minValue: 50, maxValue: 60, unitText: 'HOUR' } };
    const salary = readSalaryData({ baseSalary }, 'en-US');
    assert.equal(salary?.text, JSON.stringify(baseSalary));
    assert.equal(salary?.origin, 'ORIGIN_STRUCTURED');
    assert.equal(salary?.period, 'PERIOD_HOUR');
  });

  it('is nothing where nothing is said, and an estimate is not its word', () => {
    assert.equal(readSalaryData({}, 'en-US'), undefined);
    assert.equal(readSalaryData({ estimatedSalary: 5 }, 'en-US'), undefined);
    assert.equal(readSalaryData({ baseSalary: { value: {} } }, 'en-US'), undefined);
  });

  it('is the one value of a list', () => {
    const value = [{ minValue: 50, maxValue: 60, unitText: 'HOUR' }];
    const salary = readSalaryData({ baseSalary: { currency: 'USD', value } }, 'en-US');
    assert.deepEqual([salary?.maxAmount, salary?.period], ['60', 'PERIOD_HOUR']);
  });

  it('is a pair wherever it stands, and has its amounts around a unit', () => {
    for (const baseSalary of [
      { currency: 'USD', value: [50, 60], unitText: 'HOUR' },
      { currency: 'USD', value: [{ value: 50 }, { value: 60 }], unitText: 'HOUR' },
      { currency: 'USD', value: { value: [50, 60], unitText: 'HOUR' } },
      { currency: 'USD', minValue: 50, maxValue: 60, value: { unitText: 'HOUR' } },
    ]) {
      const { minAmount, maxAmount, period } = readSalaryData({ baseSalary }, 'en-US') ?? {};
      assert.deepEqual([minAmount, maxAmount, period], ['50', '60', 'PERIOD_HOUR']);
    }
  });

  it('reads a text inside a value as a pay text', () => {
    const baseSalary = { value: { value: '15k-25k·13薪' } };
    const salary = readSalaryData({ baseSalary }, 'zh-CN');
    assert.equal(salary?.maxAmount, '25000');
    assert.equal(salary?.monthsMin, 13);
  });
});
