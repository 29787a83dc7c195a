import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { labBoard } from '../../../../test/support/lab-board.ts';
import { exampleJob } from '../generate-jobs.ts';
import { factsOf } from './facts.ts';
import { smartrecruiters } from './smartrecruiters.ts';

describe('SmartRecruiters board', () => {
  const board = labBoard('smartrecruiters');
  const ask = (path: string) => smartrecruiters(board, new URL(path, board.origin));

  it('counts its postings in the list, and holds their text in the detail only', () => {
    const list = JSON.parse(ask('/v1/companies/acme/postings?limit=5')?.body ?? '');
    assert.deepEqual([list.offset, list.limit, list.totalFound], [0, 5, 1]);
    const [posting] = list.content;
    assert.equal(posting.uuid, factsOf(exampleJob).uuid);
    assert.equal(posting.jobAd, undefined);
    const detail = JSON.parse(ask(`/v1/companies/acme/postings/${posting.id}`)?.body ?? '');
    assert.match(detail.jobAd.sections.jobDescription.text, /^<p>/u);
  });

  it('has nothing elsewhere', () => assert.equal(ask('/other'), undefined));
});
