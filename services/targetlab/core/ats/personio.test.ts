import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { labBoard } from '../../../../test/support/lab-board.ts';
import { exampleJob } from '../generate-jobs.ts';
import { factsOf } from './facts.ts';
import { personio } from './personio.ts';

describe('Personio board', () => {
  const board = labBoard('personio');
  const ask = (path: string) => personio(board, new URL(path, board.origin));

  it('is XML with its texts in CDATA', () => {
    const answer = ask('/xml?language=en');
    assert.match(answer?.contentType ?? '', /^application\/xml/u);
    assert.match(answer?.body ?? '', /<!\[CDATA\[<p>/u);
    assert.ok(answer?.body.includes(`<id>${factsOf(exampleJob).number}</id>`));
  });

  it('has nothing elsewhere', () => assert.equal(ask('/other'), undefined));
});
