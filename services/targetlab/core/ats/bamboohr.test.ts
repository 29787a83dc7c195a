import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { labBoard } from '../../../../test/support/lab-board.ts';
import { exampleJob } from '../generate-jobs.ts';
import { factsOf } from './facts.ts';
import { bamboohr } from './bamboohr.ts';

describe('BambooHR board', () => {
  const board = labBoard('bamboohr');
  const ask = (path: string) => bamboohr(board, new URL(path, board.origin));

  it('has neither text nor date in its list, and both in the detail', () => {
    const { meta, result } = JSON.parse(ask('/careers/list')?.body ?? '');
    assert.equal(meta.totalCount, 1);
    assert.equal(result[0].id, String(factsOf(exampleJob).number));
    assert.equal(result[0].description, undefined);
    const detail = JSON.parse(ask(`/careers/${result[0].id}/detail`)?.body ?? '');
    assert.equal(detail.result.jobOpening.datePosted, exampleJob.posted);
  });

  it('has nothing elsewhere', () => assert.equal(ask('/other'), undefined));
});
