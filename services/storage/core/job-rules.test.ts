import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import {
  evidenceViolations,
  keyViolations,
  recordViolations,
  timeViolations,
} from './job-rules.ts';

const fieldsOf = (violations: readonly { readonly field: string }[]) =>
  violations.map(({ field }) => field);

describe('keyViolations', () => {
  for (const id of ['a', 'python-backend-001', '职位/42?x=1', '😀'.repeat(200)]) {
    it(`takes ${JSON.stringify(id.slice(0, 20))}`, () => {
      assert.deepEqual(keyViolations(id, 'record.external_id'), []);
    });
  }
  for (const id of ['', 'a\u0000b', 'a\nb', '\ud800']) {
    it(`refuses ${JSON.stringify(id.slice(0, 20))}`, () => {
      assert.deepEqual(fieldsOf(keyViolations(id, 'record.external_id')), ['record.external_id']);
    });
  }
});

describe('recordViolations', () => {
  it('finds nothing wrong with a plain record', () => {
    const record: JobRecord$Input = {
      salary: { minAmount: '15000', maxAmount: '25000', monthsMin: 13, monthsMax: 13 },
      experience: { minMonths: 0, maxMonths: 0 },
      remoteFrom: [{ country: 'CN' }, { region: 'EMEA' }],
      employmentTypes: ['EMPLOYMENT_TYPE_FULL_TIME'],
      posted: { date: '2028-02-29' },
    };
    assert.deepEqual(recordViolations(record), []);
    assert.deepEqual(recordViolations({}), []);
  });

  const refused: readonly { readonly record: JobRecord$Input; readonly field: string }[] = [
    {
      record: { salary: { minAmount: '100000000000.5', maxAmount: '100000000000.4' } },
      field: 'record.salary.max_amount',
    },
    { record: { salary: { monthsMin: 14, monthsMax: 13 } }, field: 'record.salary.months_max' },
    {
      record: { experience: { minMonths: 24, maxMonths: 12 } },
      field: 'record.experience.max_months',
    },
    { record: { remoteFrom: [{ country: 'CN' }, {}] }, field: 'record.remote_from[1]' },
    {
      record: { employmentTypes: ['EMPLOYMENT_TYPE_UNSPECIFIED'] },
      field: 'record.employment_types[0]',
    },
    { record: { posted: { date: '2026-02-29' } }, field: 'record.posted.date' },
    {
      record: { validThrough: { notAfter: '2026-13-01' } },
      field: 'record.valid_through.not_after',
    },
    { record: { startDate: { date: '0000-00-00' } }, field: 'record.start_date.date' },
  ];
  for (const { record, field } of refused) {
    it(`names ${field}`, () => assert.deepEqual(fieldsOf(recordViolations(record)), [field]));
  }
});

describe('evidenceViolations', () => {
  it('takes what a page shows', () => {
    assert.deepEqual(evidenceViolations({ externalId: 'a', kind: 'KIND_GONE' }), []);
  });
  it('refuses what only storage concludes', () => {
    for (const kind of ['KIND_ABSENT', 'KIND_EXPIRED'] as const) {
      assert.deepEqual(fieldsOf(evidenceViolations({ externalId: 'a', kind })), ['evidence.kind']);
    }
  });
  it('refuses a text that cannot be stored', () => {
    const evidence = { externalId: 'a', kind: 'KIND_WITHDRAWN', quote: 'a\u0000' } as const;
    assert.deepEqual(fieldsOf(evidenceViolations(evidence)), ['evidence.quote']);
  });
  it('refuses a sign about nothing', () => {
    assert.deepEqual(fieldsOf(evidenceViolations({ kind: 'KIND_GONE' })), ['evidence.external_id']);
  });
});

describe('timeViolations', () => {
  const latestMs = Date.parse('2026-11-30T02:00:00Z');
  const seconds = latestMs / 1000;
  it('takes a time up to the latest possible one', () => {
    assert.deepEqual(timeViolations({ seconds: String(seconds), nanos: 0 }, latestMs), []);
    assert.deepEqual(timeViolations({ seconds: '0', nanos: 999_999_999 }, latestMs), []);
  });
  for (const time of [
    null,
    { seconds: String(seconds), nanos: 1_000_000 },
    { seconds: String(seconds + 1) },
    { seconds: '-1' },
    { seconds: '1', nanos: -1 },
    { seconds: '1', nanos: 1_000_000_000 },
    { seconds: '9223372036854775807' },
  ]) {
    it(`refuses ${JSON.stringify(time)}`, () => {
      assert.deepEqual(fieldsOf(timeViolations(time, latestMs)), ['observe_time']);
    });
  }
});
