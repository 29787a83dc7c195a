import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { RawField, RawJob } from './raw-job.ts';
import { datesOf } from './record-dates.ts';

describe('dates of a record', () => {
  const context = {
    locale: 'zh-CN',
    zone: 'Asia/Shanghai',
    country: 'CN',
    observedAtMs: Date.parse('2026-11-30T02:00:00Z'),
  };
  const job = (fields: Partial<Record<RawField, string>>): RawJob => ({
    values: Object.entries(fields).map(([field, value]) => ({
      field: field as RawField,
      key: '',
      values: [value],
      method: 'METHOD_API',
      path: field,
    })),
    flags: [],
    repairs: [],
  });

  it('are unset where nothing is said, and never today', () => {
    assert.deepEqual(datesOf(job({}), context), {});
    assert.deepEqual(datesOf(job({ posted: '近期' }), context), { posted: { raw: '近期' } });
  });

  it('end with the last second of a day in the zone of the source', () => {
    const { validThrough } = datesOf(job({ valid_through: '2026-12-31' }), context);
    const end = Date.parse('2026-12-31T15:59:59Z') / 1_000;
    assert.deepEqual(validThrough?.instant, { seconds: String(end), nanos: 0 });
  });

  it('drop an end before the beginning and keep its text', () => {
    const dates = datesOf(job({ posted: '2026-11-20', valid_through: '2026-11-01' }), context);
    assert.equal(dates.posted?.date, '2026-11-20');
    assert.deepEqual(dates.validThrough, {
      raw: '2026-11-01',
      flags: ['valid_through_before_posted'],
    });
  });

  it('may begin in the future', () => {
    const dates = datesOf(job({ start_date: '2027-01-04', posted: '2027-01-04' }), context);
    assert.equal(dates.startDate?.date, '2027-01-04');
    assert.deepEqual(dates.posted?.flags, ['future']);
  });
});
