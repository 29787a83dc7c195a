import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
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

  it('is one range where the source gives several in one currency, and none otherwise', () => {
    const several = (currencies: readonly string[]): RawJob => {
      const fields = [
        ['salary_min', ['300', '100']],
        ['salary_max', ['400', '500']],
        ['salary_currency', currencies],
      ] as const;
      const values = fields.map(([field, texts]) => {
        return { field, key: '', values: texts, method: 'METHOD_API' as const, path: field };
      });
      return { values, flags: [], repairs: [] };
    };
    const salary = salaryOf(several(['USD', 'USD']), context);
    assert.deepEqual([salary?.minAmount, salary?.maxAmount], ['100', '500']);
    assert.ok(salary?.flags?.includes('several_ranges'));
    assert.equal(salaryOf(several(['USD', 'GBP']), context)?.minAmount, undefined);
  });

  it('takes the unit of a field where the text has none', () => {
    const salary = salaryOf(job(['salary_text', '$20'], ['salary_period', 'HOUR']), context);
    assert.equal(salary?.period, 'PERIOD_HOUR');
    assert.equal(salary?.assumed, undefined);
  });

  it('is structured data where there is some, and nothing where nothing is said', () => {
    const structured = { ...job(['salary_text', 'good pay']), salary: { minAmount: '7' } };
    assert.deepEqual(salaryOf(structured, context), { minAmount: '7' });
    assert.equal(salaryOf(job(), context), undefined);
  });

  it('is the text where structured data names no amount, but keeps what that says', () => {
    const empty: Salary$Input = { flags: ['unspecified'], origin: 'ORIGIN_STRUCTURED' };
    const paid = salaryOf({ ...job(['salary_text', '$20/hr']), salary: empty }, context);
    assert.deepEqual([paid?.minAmount, paid?.origin], ['20', 'ORIGIN_TEXT']);
    const open = salaryOf({ ...job(['salary_text', 'DOE']), salary: empty }, context);
    assert.deepEqual([open?.negotiable, open?.flags], [true, ['unspecified']]);
  });

  const stated = {
    minAmount: '50000',
    maxAmount: '60000',
    currencyCode: 'USD',
    origin: 'ORIGIN_STRUCTURED',
  } as const;

  it('takes from the text what structured data of the same amounts leaves open', () => {
    const text = '$50,000 - $60,000 per year + equity, DOE';
    const salary = salaryOf({ ...job(['salary_text', text]), salary: stated }, context);
    assert.deepEqual(salary, {
      ...stated,
      period: 'PERIOD_YEAR',
      negotiable: true,
      extras: { equity: 'true' },
    });
  });

  it('is marked where the text names other amounts, as a matter of unit where far others', () => {
    const yearly = { ...stated, period: 'PERIOD_YEAR' } as const;
    const flagsFor = (text: string) => {
      return salaryOf({ ...job(['salary_text', text]), salary: yearly }, context)?.flags;
    };
    assert.deepEqual(flagsFor('$55,000 - $65,000 a year'), ['visible_mismatch']);
    assert.deepEqual(flagsFor('$50,000 - $60,000 a month'), ['unit_conflict']);
    assert.deepEqual(flagsFor('$5,000 a week'), ['unit_conflict']);
    assert.equal(flagsFor('$50,000 - $60,000'), undefined);
  });

  it('keeps the raw text beside what it says, and names what it assumes', () => {
    const salary = salaryOf(job(['salary_text', ' 100k -  120k ']), context);
    assert.equal(salary?.text, '100k - 120k');
    assert.deepEqual(salary?.assumed, ['currency', 'period']);
  });
});
