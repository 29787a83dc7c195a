import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { labBoard } from '../../../../test/support/lab-board.ts';
import { exampleJob } from '../generate-jobs.ts';
import { factsOf } from './facts.ts';
import { greenhouse } from './greenhouse.ts';

describe('Greenhouse board', () => {
  const board = labBoard('greenhouse');
  const ask = (path: string) => greenhouse(board, new URL(path, board.origin));

  it('escapes its text once more, and counts pay in cents', () => {
    const answer = JSON.parse(ask('/v1/boards/acme/jobs')?.body ?? '');
    assert.equal(answer.meta.total, 1);
    assert.match(answer.jobs[0].content, /^&lt;p&gt;/u);
    assert.equal(answer.jobs[0].pay_input_ranges[0].min_cents, 1_500_000);
    assert.equal(answer.jobs[0].id, factsOf(exampleJob).number);
  });

  it('has nothing elsewhere', () => assert.equal(ask('/other'), undefined));
});
