import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleDispatchId, exampleTask } from './example-task.ts';
import { decideLetter, type LetterDecision, type LetterFacts } from './letter.ts';
import { usualPolicy } from './policy.ts';
import { isWaiting, taskStates, type TaskFacts } from './task-state.ts';

const scalars = {
  taskId: '0197d0a0-0000-7000-8000-00000000a001',
  seedUrl: 'https://jobs.example/list',
  tenantId: 'acme',
  maxPages: 10,
};

interface Case {
  readonly when: string;
  readonly task?: Partial<TaskFacts> | 'unknown';
  readonly letter?: Partial<LetterFacts>;
  readonly says: string;
}

const limit = { deathReason: 'delivery_limit' } as const;

const cases: readonly Case[] = [
  { when: 'it cannot be read', letter: { delivery: undefined }, says: 'record INVALID_MESSAGE' },
  { when: 'there is no such task', task: 'unknown', says: 'record UNKNOWN_TASK' },
  {
    when: 'it says something else than the row',
    letter: { delivery: delivery({ message: { ...scalars, maxPages: 11 } }) },
    says: 'record MESSAGE_MISMATCH',
  },
  { when: 'an older worker refused it', says: 'resend in 60000' },
  {
    when: 'it is of a newer type and says what this build cannot read',
    letter: { isNewerType: true, delivery: delivery({ message: { ...scalars, maxPages: 0 } }) },
    says: 'resend in 60000',
  },
  { when: 'somebody took it out', letter: { deathReason: 'other' }, says: 'resend in 60000' },
  {
    when: 'the relay has not marked it yet',
    task: { state: 'PENDING', dispatchState: 'CLAIMED' },
    says: 'resend in 60000',
  },
  {
    when: 'it was refused after three returns by the limit',
    letter: { limitReturns: 3 },
    says: 'resend in 60000',
  },
  { when: 'it was refused and a later copy is out', letter: { newestCopy: 2 }, says: 'ignore' },
  {
    when: 'it was refused and is due again already',
    task: { dispatchState: 'DUE' },
    says: 'ignore',
  },
  {
    when: 'it was refused and a newer dispatch exists',
    letter: { delivery: delivery({ dispatchId: '0197d0a0-0000-7000-8000-00000000d002' }) },
    says: 'ignore',
  },
  { when: 'it came back too often', letter: limit, says: 'resend in 0 (DELIVERY_LIMIT, counted)' },
  {
    when: 'it came back too often for the third time',
    letter: { ...limit, limitReturns: 2 },
    says: 'resend in 0 (DELIVERY_LIMIT, counted)',
  },
  {
    when: 'it came back too often for the fourth time and was never begun',
    letter: { ...limit, limitReturns: 3 },
    says: 'fail by end FAILED FAILURE_REASON_DELIVERY_LIMIT',
  },
  {
    when: 'it came back too often for the fourth time and was begun before',
    task: { state: 'WAITING', isBegun: true },
    letter: { ...limit, limitReturns: 3 },
    says: 'fail by verdict FAILED FAILURE_REASON_DELIVERY_LIMIT',
  },
  {
    when: 'it came back too often and a later copy is out',
    letter: { ...limit, newestCopy: 2, limitReturns: 3 },
    says: 'record DELIVERY_LIMIT',
  },
];

describe('decideLetter', () => {
  for (const { when, task = {}, letter = {}, says } of cases) {
    it(`says ${says} when ${when}`, () => {
      const known = { ...exampleTask(task === 'unknown' ? {} : task), scalars };
      const facts = factsOf({ task: task === 'unknown' ? undefined : known, ...letter });
      assert.equal(words(decideLetter(facts, usualPolicy)), says);
    });
  }

  for (const state of taskStates.filter((name) => !isWaiting(name))) {
    it(`leaves a ${state} crawl alone`, () => {
      const task = { ...exampleTask({ state }), scalars };
      const refused = decideLetter(factsOf({ task }), usualPolicy);
      const wornOut = decideLetter(factsOf({ task, ...limit, limitReturns: 3 }), usualPolicy);
      assert.equal(words(refused), 'ignore');
      assert.equal(words(wornOut), 'record DELIVERY_LIMIT');
    });
  }
});

function factsOf(changes: Partial<LetterFacts>): LetterFacts {
  return {
    task: undefined,
    delivery: delivery({}),
    newestCopy: 1,
    deathReason: 'rejected',
    isNewerType: false,
    limitReturns: 0,
    ...changes,
  };
}

function delivery(
  changes: Partial<NonNullable<LetterFacts['delivery']>>,
): NonNullable<LetterFacts['delivery']> {
  return { message: scalars, dispatchId: exampleDispatchId, copy: 1, ...changes };
}

function words(decision: LetterDecision): string {
  switch (decision.kind) {
    case 'ignore':
      return 'ignore';
    case 'record':
      return `record ${decision.cause}`;
    case 'resend': {
      const { dueMs, cause, countsReturn } = decision;
      const noted = cause === undefined ? '' : ` (${cause}${countsReturn ? ', counted' : ''})`;
      return `resend in ${dueMs}${noted}`;
    }
    case 'fail': {
      const { change } = decision;
      const state = change.kind === 'end' ? change.state : change.verdict;
      return `fail by ${change.kind} ${state} ${String(change.failure?.reason)}`;
    }
  }
}
