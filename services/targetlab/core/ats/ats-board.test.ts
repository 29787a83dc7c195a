import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { labBoard } from '../../../../test/support/lab-board.ts';
import { generateJobs } from '../generate-jobs.ts';
import { atsAnswer } from './ats-board.ts';
import { atsKinds, atsListPath } from './ats-kind.ts';

describe('board of a provider', () => {
  const jobs = generateJobs({ seed: 1, count: 3 });
  for (const kind of atsKinds) {
    it(`answers at its path as ${kind} does`, () => {
      const board = labBoard(kind, { jobs });
      const url = new URL(atsListPath(kind), board.origin);
      const answer = atsAnswer(board, kind, url);
      assert.equal(answer?.status, 200);
      assert.equal(atsAnswer(board, kind, new URL('/x', url)), undefined);
    });
  }
});
