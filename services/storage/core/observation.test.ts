import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Observation } from '#libs/proto/gen/jobradar/storage/v1/Observation.ts';
import type { JobRecord } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { readObservation, type ObservationFacts } from './observation.ts';

const seenMs = Date.parse('2026-11-30T02:00:00Z');
const facts: ObservationFacts = {
  violations: [],
  checkRecord: () => [],
  jobIdOf: (externalId) => `id of ${externalId}`,
  latestMs: seenMs + 20_000,
};

// What the loader gives for a small record; the fields that are left out are unset ones.
const record = {
  externalId: 'python-backend-001',
  sourceUrl: 'https://jobs.example/1',
  title: 'Python 后端工程师',
  company: { name: '星河科技', url: '', id: '', logoUrl: '' },
  salary: null,
} as Partial<JobRecord> as JobRecord;

const observed = (change: Partial<Observation>): Observation => ({
  record: null,
  evidence: null,
  observeTime: { seconds: String(seenMs / 1000), nanos: 123_456_789 },
  snapshot: '',
  ...change,
});

describe('readObservation', () => {
  it('gives a record in the form that is stored', () => {
    const item = readObservation(observed({ record }), facts);
    assert.equal(item.kind, 'record');
    assert.equal(item.kind === 'record' && item.observeTime, '2026-11-30T02:00:00.123456Z');
    assert.equal(item.kind === 'record' && item.snapshot, null);
    assert.deepEqual(item.kind === 'record' && JSON.parse(item.record), {
      externalId: 'python-backend-001',
      sourceUrl: 'https://jobs.example/1',
      title: 'Python 后端工程师',
      company: { name: '星河科技' },
    });
  });

  it('derives the yearly pay and names the assumption behind it', () => {
    const salary = {
      minAmount: '15000',
      maxAmount: '25000',
      currencyCode: 'CNY',
      period: 'PERIOD_MONTH',
      annualMin: '999',
      flags: ['approx'],
    } as Partial<JobRecord['salary']> as JobRecord['salary'];
    const item = readObservation(observed({ record: { ...record, salary } }), facts);
    const stored: unknown = item.kind === 'record' ? JSON.parse(item.record) : undefined;
    assert.deepEqual((stored as { salary: unknown }).salary, {
      minAmount: '15000',
      maxAmount: '25000',
      currencyCode: 'CNY',
      period: 'PERIOD_MONTH',
      annualMin: '180000',
      annualMax: '300000',
      flags: ['approx', 'months_assumed'],
    });
  });

  it('cleans a poisoned text and judges the clean one', () => {
    const poisoned = { ...record, title: 'Py\u0000thon' };
    const checked: unknown[] = [];
    const item = readObservation(observed({ record: poisoned }), {
      ...facts,
      violations: [{ field: 'record.title', description: 'must not hold U+0000' }],
      checkRecord: (clean) => {
        checked.push(clean.title);
        return [];
      },
    });
    assert.equal(item.kind, 'record');
    assert.deepEqual(checked, ['Python']);
  });

  it('refuses a record with all that is wrong with it', () => {
    const item = readObservation(
      observed({
        record: { ...record, posted: { date: '2026-02-30' } as JobRecord['posted'] },
        observeTime: null,
      }),
      { ...facts, violations: [{ field: 'record.title', description: 'is too long' }] },
    );
    assert.equal(item.kind, 'rejected');
    assert.deepEqual(item.kind === 'rejected' && item.violations.map(({ field }) => field), [
      'record.title',
      'observe_time',
      'record.posted.date',
    ]);
    assert.equal(item.jobId, 'id of python-backend-001');
  });

  it('names each field once', () => {
    const item = readObservation(observed({ record: { ...record, externalId: '' } }), {
      ...facts,
      violations: [{ field: 'record.external_id', description: 'is required' }],
    });
    assert.deepEqual(item.kind === 'rejected' && item.violations, [
      { field: 'record.external_id', description: 'is required' },
    ]);
  });

  it('keys a refusal without an id by its content', () => {
    const keyOf = (change: Partial<JobRecord>): string => {
      const item = readObservation(observed({ record: { ...record, ...change } }), facts);
      return item.kind === 'rejected' ? item.jobId : 'stored';
    };
    assert.match(keyOf({ externalId: '' }), /^id of \u0001[0-9a-f]{64}$/u);
    assert.equal(keyOf({ externalId: '' }), keyOf({ externalId: '' }));
    assert.notEqual(keyOf({ externalId: '' }), keyOf({ externalId: '', title: 'Other' }));
  });

  it('gives a sign about the life of a posting', () => {
    const evidence = {
      externalId: 'a',
      kind: 'KIND_GONE',
      url: 'https://jobs.example/1',
      finalUrl: '',
      httpStatus: 410,
      quote: '',
      snapshot: '',
      crawl: '',
      observeTime: null,
    } as const;
    const snapshot = `snapshots/${'0'.repeat(64)}`;
    assert.deepEqual(readObservation(observed({ evidence, snapshot }), facts), {
      kind: 'evidence',
      jobId: 'id of a',
      externalId: 'a',
      observeTime: '2026-11-30T02:00:00.123456Z',
      snapshot,
      sign: 'GONE',
      url: 'https://jobs.example/1',
      finalUrl: '',
      httpStatus: 410,
      quote: '',
    });
  });

  it('refuses an observation of nothing', () => {
    const item = readObservation(observed({}), facts);
    assert.deepEqual(item.kind === 'rejected' && item.violations, [
      { field: 'content', description: 'is required' },
    ]);
  });
});
