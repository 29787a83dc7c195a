import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { toBatch, type EvidenceItem, type RecordItem, type RejectedItem } from './batch.ts';

const record = (externalId: string, observeTime: string, text = '{}'): RecordItem => ({
  kind: 'record',
  jobId: externalId,
  externalId,
  observeTime,
  snapshot: null,
  record: text,
  digests: Buffer.alloc(32),
});
const rejected = (externalId: string): RejectedItem => ({
  kind: 'rejected',
  jobId: externalId,
  externalId,
  violations: [{ field: 'record.title', description: 'is required' }],
});
const evidence = (externalId: string, observeTime: string): EvidenceItem => ({
  kind: 'evidence',
  jobId: externalId,
  externalId,
  observeTime,
  snapshot: null,
  sign: 'GONE',
  url: '',
  finalUrl: '',
  httpStatus: 410,
  quote: '',
});
const early = '2026-11-30T02:00:00.000000Z';
const late = '2026-11-30T02:00:00.000001Z';

describe('toBatch', () => {
  it('writes each posting once, by its newest observation', () => {
    const batch = toBatch([record('a', late), record('b', early), record('a', early)]);
    assert.deepEqual(
      batch.records.map((item) => [item.externalId, item.observeTime]),
      [
        ['a', late],
        ['b', early],
      ],
    );
  });

  it('takes the later one of two at the same time', () => {
    const batch = toBatch([record('a', early, '1'), record('a', early, '2')]);
    assert.deepEqual(
      batch.records.map((item) => item.record),
      ['2'],
    );
  });

  it('writes a refused posting once, and not at all beside a good observation of it', () => {
    const batch = toBatch([rejected('a'), rejected('a'), rejected('b'), record('b', early)]);
    assert.deepEqual(batch.rejectedKeys, ['a']);
  });

  it('keeps signs apart from records, each moment once', () => {
    const batch = toBatch([
      record('a', early),
      evidence('a', early),
      evidence('a', early),
      evidence('a', late),
    ]);
    assert.equal(batch.records.length, 1);
    assert.deepEqual(
      batch.evidence.map((item) => item.observeTime),
      [early, late],
    );
  });

  it('has nothing to write of nothing', () => {
    assert.deepEqual(toBatch([]), { records: [], evidence: [], rejectedKeys: [] });
  });
});
