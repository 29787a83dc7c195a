import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { labBoard } from '../../../../test/support/lab-board.ts';
import { exampleJob } from '../generate-jobs.ts';
import { factsOf } from './facts.ts';
import { lever } from './lever.ts';

describe('Lever board', () => {
  const board = labBoard('lever');
  const ask = (path: string) => lever(board, new URL(path, board.origin));

  it('is a bare array, with the text in parts and the date in milliseconds', () => {
    const [posting] = JSON.parse(ask('/v0/postings/acme?mode=json')?.body ?? '');
    assert.equal(posting.id, factsOf(exampleJob).uuid);
    assert.equal(posting.createdAt, Date.parse(factsOf(exampleJob).postedAt));
    assert.match(posting.lists[0].content, /^<li>/u);
    assert.deepEqual(JSON.parse(ask('/v0/postings/acme?skip=1')?.body ?? ''), []);
  });

  it('has nothing elsewhere', () => assert.equal(ask('/other'), undefined));
});
