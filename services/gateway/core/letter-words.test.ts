import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleDispatchId, exampleTask } from './example-task.ts';
import { complaintOf, failureOfLetter } from './letter-words.ts';
import { decideLetter, type LetterFacts } from './letter.ts';
import { usualPolicy } from './policy.ts';

const scalars = {
  taskId: '0197d0a0-0000-7000-8000-00000000a001',
  seedUrl: 'https://jobs.example/list',
  tenantId: 'acme',
  maxPages: 10,
};

const facts: LetterFacts = {
  task: { ...exampleTask(), scalars },
  delivery: { message: scalars, dispatchId: exampleDispatchId, copy: 1 },
  newestCopy: 1,
  deathReason: 'rejected',
  isNewerType: false,
  limitReturns: 0,
};

const forged = { ...scalars, tenantId: 'other', maxPages: 11 };

describe('what is said of a letter', () => {
  for (const [what, changes, words] of [
    ['an unreadable one', { delivery: undefined }, /cannot be read/],
    ['one of no crawl', { task: undefined }, /no crawl of its task_id/],
    [
      'a forged one',
      { delivery: { message: forged, dispatchId: exampleDispatchId, copy: 1 } },
      /differs from its crawl in tenant_id, max_pages$/,
    ],
    ['a refused one', {}, /goes out again in 60 s/],
    ['a refused one of the past', { newestCopy: 2 }, /nothing waited/],
    ['a worn-out one', { deathReason: 'delivery_limit' }, /delivery limit .*\(1\): it goes out/],
    [
      'a worn-out one of the past',
      { deathReason: 'delivery_limit', newestCopy: 2 },
      /did not wait/,
    ],
    [
      'the last of them',
      { deathReason: 'delivery_limit', limitReturns: 3 },
      /4 times and was never/,
    ],
  ] as const) {
    it(`tells of ${what} without quoting it`, () => {
      const all = { ...facts, ...changes };
      const complaint = complaintOf(decideLetter(all, usualPolicy), all);
      assert.match(complaint, words);
      assert.doesNotMatch(complaint, /jobs\.example|other/);
    });
  }

  it('keeps it with a failure of its cause', () => {
    for (const [changes, reason] of [
      [{ task: undefined }, 'FAILURE_REASON_INVALID_MESSAGE'],
      [{ deathReason: 'delivery_limit' }, 'FAILURE_REASON_DELIVERY_LIMIT'],
      [{ deathReason: 'delivery_limit', limitReturns: 3 }, 'FAILURE_REASON_DELIVERY_LIMIT'],
    ] as const) {
      const decision = decideLetter({ ...facts, ...changes }, usualPolicy);
      assert.ok('cause' in decision);
      const failure = failureOfLetter(decision, { complaint: 'why', attempt: 2 });
      assert.equal(failure.reason, reason);
      assert.equal(failure.stage, 'FAILURE_STAGE_DISPATCH');
    }
  });
});
