import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { jobIdsOf, type JobScope } from './job-id.ts';

const key = { tenantId: 'acme', sourceId: 'board', externalId: 'python-backend-001' };

const jobIdOf = ({ externalId, ...scope }: JobScope & { readonly externalId: string }) =>
  jobIdsOf(scope)(externalId);

describe('jobIdsOf', () => {
  it('never changes for a posting: this value is in databases', () => {
    assert.equal(jobIdOf(key), '962eb931-8f7c-8ac4-929e-3e15acb5a053');
  });

  it('is a UUID of version 8', () => {
    for (let n = 0; n < 64; n += 1) {
      const id = jobIdOf({ ...key, externalId: String(n) });
      assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
    }
  });

  it('differs in tenant, source and external id, however the texts are cut', () => {
    const ids = [
      key,
      { ...key, tenantId: 'acme2' },
      { ...key, sourceId: 'board2' },
      { ...key, externalId: 'python-backend-002' },
      { ...key, tenantId: 'acmeb', sourceId: 'oard' },
      { ...key, sourceId: 'boardp', externalId: 'ython-backend-001' },
    ].map(jobIdOf);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('keeps the postings of one source together', () => {
    const other = jobIdOf({ ...key, externalId: 'x' });
    assert.equal(other.slice(0, 8), jobIdOf(key).slice(0, 8));
    assert.notEqual(jobIdOf({ ...key, sourceId: 'x' }).slice(0, 8), jobIdOf(key).slice(0, 8));
  });
});
