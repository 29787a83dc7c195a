import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { addExecution, totalsAsCounts, withCheckpoint } from './counts.ts';

describe('counts of a crawl', () => {
  it('add what executions did, bytes included', () => {
    const first = addExecution({}, { fetches: 3, fetchRetries: 1, bytesReceived: '9000000000' });
    const second = addExecution(first, { fetches: 2, bytesReceived: '1' });
    assert.deepEqual(second, { fetches: 5, fetchRetries: 1, bytesReceived: '9000000001' });
  });

  it('take what storage told last, which only rises', () => {
    const total = addExecution({ jobsCreated: 20 }, { jobsCreated: 35 });
    assert.equal(total.jobsCreated, 35);
    assert.equal(addExecution(total, { jobsCreated: 0 }).jobsCreated, 35);
  });

  it('take pages and items from the checkpoint, never from sums', () => {
    const total = addExecution({ listPagesRead: 2 }, { listPagesRead: 2 });
    assert.equal(total.listPagesRead, 2);
    const checkpoint = { listPagesRead: 3, detailPagesRead: 4, itemsFound: 60 };
    assert.deepEqual(withCheckpoint(total, checkpoint), checkpoint);
    assert.equal(withCheckpoint(total, null), total);
  });

  it("are storage's in the end, zeros included", () => {
    const totals = {
      jobsCreated: 1,
      jobsUpdated: 0,
      jobsUnchanged: 2,
      jobsReopened: 0,
      jobsStale: 0,
      jobsRejected: 0,
      jobsClosed: 0,
      jobsMissing: 0,
    };
    assert.deepEqual(totalsAsCounts(totals), totals);
    assert.deepEqual(totalsAsCounts(null), {});
  });

  it('stay as they are where an execution said nothing', () => {
    assert.deepEqual(addExecution({ fetches: 1 }, null), { fetches: 1 });
  });
});
