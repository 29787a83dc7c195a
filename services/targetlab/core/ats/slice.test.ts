import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { generateJobs } from '../generate-jobs.ts';
import { sliceOf } from './slice.ts';

describe('slice of a board', () => {
  const board = { jobs: generateJobs({ seed: 1, count: 130 }) };
  const slice = (query: string) => sliceOf(board, new URL(`http://b.test/?${query}`), 'skip');

  it('is what offset and limit say', () => {
    const { jobs } = slice('skip=3&limit=2');
    assert.deepEqual(jobs, board.jobs.slice(3, 5));
  });

  it('is at most a hundred, and empty behind the end', () => {
    assert.equal(slice('').jobs.length, 100);
    assert.equal(slice('limit=500').limit, 100);
    assert.deepEqual(slice('skip=130').jobs, []);
  });
});
