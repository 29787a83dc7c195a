import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { generateJobs } from './generate-jobs.ts';
import { jobPath, jobsOfPage, listPath } from './job.ts';

describe('pages of a board', () => {
  const board = { jobs: generateJobs({ seed: 1, count: 7 }), pageSize: 3 };

  it('cut the jobs in order, the last page is short', () => {
    const ids = [1, 2, 3].map((page) => jobsOfPage(board, page).jobs.length);
    assert.deepEqual(ids, [3, 3, 1]);
    assert.equal(jobsOfPage(board, 1).pages, 3);
  });

  it('hold nothing beyond the last one', () => {
    assert.deepEqual(jobsOfPage(board, 4).jobs, []);
  });

  it('are one for an empty board', () => {
    assert.deepEqual(jobsOfPage({ jobs: [], pageSize: 3 }, 1), { jobs: [], pages: 1 });
  });

  it('have paths that a path can hold', () => {
    assert.equal(jobPath('html', 'a/b'), '/jobs/a%2Fb');
    assert.equal(listPath('json'), '/api/jobs?page=1');
  });
});
