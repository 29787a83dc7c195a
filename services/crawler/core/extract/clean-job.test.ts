import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { cleanJob } from './clean-job.ts';
import { firstValue, type RawField, type RawJob } from './raw-job.ts';

describe('cleaning of a posting', () => {
  const job = (field: RawField, text: string): RawJob => ({
    values: [{ field, key: '', values: [text], method: 'METHOD_API', path: field }],
    flags: [],
    repairs: [],
  });

  it('takes out what cannot be stored and says so', () => {
    const cleaned = cleanJob(job('title', 'A\u0000B'));
    assert.equal(firstValue(cleaned, 'title'), 'AB');
    assert.deepEqual(cleaned.flags, ['text_cleaned']);
  });

  it('leaves good text alone', () => {
    assert.deepEqual(cleanJob(job('title', 'A\nB')).flags, []);
  });

  it('never touches the identity', () => {
    const cleaned = cleanJob(job('external_id', 'A\u0000B'));
    assert.equal(firstValue(cleaned, 'external_id'), 'A\u0000B');
    assert.deepEqual(cleaned.flags, []);
  });
});
