import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { labBoard } from '../../../../test/support/lab-board.ts';
import { exampleJob } from '../generate-jobs.ts';
import { factsOf } from './facts.ts';
import { recruitee } from './recruitee.ts';

describe('Recruitee board', () => {
  const board = labBoard('recruitee');
  const ask = (path: string) => recruitee(board, new URL(path, board.origin));

  it('writes pay as text, and dates with a blank', () => {
    const [offer] = JSON.parse(ask('/api/offers/')?.body ?? '').offers;
    assert.equal(offer.id, factsOf(exampleJob).number);
    assert.equal(offer.salary.min, '15000.00');
    assert.match(offer.published_at, /^2026-09-01 \d\d:\d\d:\d\d UTC$/u);
  });

  it('has nothing elsewhere', () => assert.equal(ask('/other'), undefined));
});
