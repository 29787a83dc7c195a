import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { RawField, RawJob } from './raw-job.ts';
import { salaryOf } from './record-salary.ts';

describe('pay of a record', () => {
  const context = { locale: 'en-US', zone: 'UTC', country: null, observedAtMs: 0 };
  const job = (...fields: readonly (readonly [RawField, string])[]): RawJob => ({
    values: fields.map(([field, value]) => ({
      field,
      key: '',
      values: [value],
      method: 'METHOD_API',
      path: field,
    })),
    flags: [],
    repairs: [],
  });

  it('is read from the pay text', () => {
    const salary = salaryOf(job(['salary_text', '$50/hr']), context);
    assert.equal(salary?.minAmount, '50');
    assert.equal(salary?.origin, 'ORIGIN_TEXT');
  });

  it('is read from single fields, which win over the text', () => {
    const fields = [
      ['salary_text', 'competitive'],
      ['salary_min', '1000'],
      ['salary_max', '2000'],
      ['salary_currency', 'eur'],
      ['salary_period', 'month'],
    ] as const;
    assert.deepEqual(salaryOf(job(...fields), context), {
      text: 'competitive',
      locale: 'en-US',
      minAmount: '1000',
      maxAmount: '2000',
      currencyCode: 'EUR',
      period: 'PERIOD_MONTH',
      origin: 'ORIGIN_API',
    });
  });

  it('takes the unit of a field where the text has none', () => {
    const salary = salaryOf(job(['salary_text', '$20'], ['salary_period', 'HOUR']), context);
    assert.equal(salary?.period, 'PERIOD_HOUR');
    assert.equal(salary?.assumed, undefined);
  });

  it('is structured data where there is some, and nothing where nothing is said', () => {
    const structured = { ...job(['salary_text', '$20']), salary: { minAmount: '7' } };
    assert.deepEqual(salaryOf(structured, context), { minAmount: '7' });
    assert.equal(salaryOf(job(), context), undefined);
  });
});
