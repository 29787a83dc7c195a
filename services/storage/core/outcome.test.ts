import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Item } from './batch.ts';
import { toResults, toTotals, type Effect } from './outcome.ts';

const seen = { observeTime: '2026-11-30T02:00:00.000000Z', snapshot: null } as const;
const record = (externalId: string): Item => ({
  kind: 'record',
  jobId: `id-${externalId}`,
  externalId,
  ...seen,
  record: '{}',
  digests: Buffer.alloc(32),
});
const sign = (externalId: string): Item => ({
  kind: 'evidence',
  jobId: `id-${externalId}`,
  externalId,
  ...seen,
  sign: 'GONE',
  url: '',
  finalUrl: '',
  httpStatus: 410,
  quote: '',
});
const created: Effect = { outcome: 'CREATED', version: 1, state: 'OPEN' };

describe('toResults', () => {
  it('answers each observation in its place, doubles alike', () => {
    const results = toResults([record('a'), record('a')], new Map([['id-a', created]]));
    const answer = {
      outcome: 'OUTCOME_CREATED',
      job: 'jobs/id-a',
      version: 1,
      state: 'STATE_OPEN',
    };
    assert.deepEqual(results, [
      { index: 0, externalId: 'a', ...answer },
      { index: 1, externalId: 'a', ...answer },
    ]);
  });

  it('says of a refused one why, and names no job', () => {
    const violations = [{ field: 'record.title', description: 'is required' }];
    const item: Item = { kind: 'rejected', jobId: 'id-a', externalId: 'a', violations };
    assert.deepEqual(toResults([item], new Map([['id-a', created]])), [
      { index: 0, externalId: 'a', outcome: 'OUTCOME_REJECTED', violations },
    ]);
  });

  it('says that the store would not take a record', () => {
    const effect: Effect = { outcome: 'REJECTED', version: 0, state: 'OPEN' };
    assert.deepEqual(toResults([record('a')], new Map([['id-a', effect]])), [
      {
        index: 0,
        externalId: 'a',
        outcome: 'OUTCOME_REJECTED',
        violations: [{ field: 'record', description: 'cannot be stored' }],
      },
    ]);
  });

  it('answers a sign with where its job stands, if there is one', () => {
    const closed: Effect = { outcome: 'UNCHANGED', version: 3, state: 'CLOSED' };
    assert.deepEqual(toResults([sign('a'), sign('b')], new Map([['id-a', closed]])), [
      {
        index: 0,
        externalId: 'a',
        outcome: 'OUTCOME_EVIDENCE_STORED',
        job: 'jobs/id-a',
        version: 3,
        state: 'STATE_CLOSED',
      },
      { index: 1, externalId: 'b', outcome: 'OUTCOME_EVIDENCE_STORED' },
    ]);
  });
});

describe('toTotals', () => {
  it('maps every count', () => {
    assert.deepEqual(
      toTotals({
        jobs_created: 1,
        jobs_updated: 2,
        jobs_unchanged: 3,
        jobs_reopened: 4,
        jobs_stale: 5,
        jobs_rejected: 6,
        jobs_closed: 7,
        jobs_missing: 8,
      }),
      {
        jobsCreated: 1,
        jobsUpdated: 2,
        jobsUnchanged: 3,
        jobsReopened: 4,
        jobsStale: 5,
        jobsRejected: 6,
        jobsClosed: 7,
        jobsMissing: 8,
      },
    );
  });
});
