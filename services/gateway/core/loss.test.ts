import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleTask } from './example-task.ts';
import { afterLoss, countLoss } from './loss.ts';
import { usualPolicy } from './policy.ts';

describe('a loss', () => {
  it('after a permit counts as a crash, and ends the row of unused ones', () => {
    const loss = countLoss(exampleTask({ state: 'RUNNING', losses: 1, unusedLosses: 3 }));
    assert.deepEqual(loss, { outcome: 'LOST', losses: 2, unusedLosses: 0 });
  });

  it('before a permit has a count of its own', () => {
    const task = exampleTask({
      state: 'RUNNING',
      hasTakenPermit: false,
      losses: 1,
      unusedLosses: 3,
    });
    assert.deepEqual(countLoss(task), { outcome: 'UNUSED', losses: 1, unusedLosses: 4 });
  });

  const policy = { ...usualPolicy, hasSuspectQueue: true };
  const next = (losses: number, unusedLosses: number): string => {
    const outcome = unusedLosses > 0 ? 'UNUSED' : 'LOST';
    const loss = { outcome, losses, unusedLosses } as const;
    return afterLoss(exampleTask({ state: 'RUNNING' }), { loss, policy }).kind;
  };

  it('leads to the suspect queue at the second and to the end at the fifth', () => {
    assert.deepEqual(
      [1, 2, 4, 5].map((losses) => next(losses, 0)),
      ['go-on', 'suspect', 'suspect', 'verdict'],
    );
  });

  it('before a permit leads there at the fifth, and to the end at the twentieth', () => {
    assert.deepEqual(
      [4, 5, 19, 20].map((unused) => next(0, unused)),
      ['go-on', 'suspect', 'suspect', 'verdict'],
    );
  });
});
