import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { labBoard } from '../../../../test/support/lab-board.ts';
import { exampleJob } from '../generate-jobs.ts';
import { factsOf } from './facts.ts';
import { ashby } from './ashby.ts';

describe('Ashby board', () => {
  const board = labBoard('ashby');
  const ask = (path: string) => ashby(board, new URL(path, board.origin));

  it('holds one posting that it does not list, and equity beside the salary', () => {
    const { jobs } = JSON.parse(ask('/posting-api/job-board/acme')?.body ?? '');
    assert.deepEqual(
      jobs.map((job: { isListed: boolean }) => job.isListed),
      [true, false],
    );
    assert.equal(jobs[0].id, factsOf(exampleJob).uuid);
    assert.equal(jobs[0].compensation.summaryComponents[1].compensationType, 'Salary');
  });

  it('has nothing elsewhere', () => assert.equal(ask('/other'), undefined));
});
