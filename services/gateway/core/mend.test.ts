import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleReadiness, exampleTask } from './example-task.ts';
import { decideMend } from './mend.ts';
import { usualPolicy } from './policy.ts';
import type { ReadinessFacts } from './readiness.ts';
import { isWaiting, taskStates, type TaskFacts } from './task-state.ts';

interface Case {
  readonly when: string;
  readonly task: Partial<TaskFacts>;
  readonly ready?: Partial<ReadinessFacts>;
  readonly says: string;
}

const asleep = { state: 'WAITING', waitReason: 'SOURCE_STOPPED', dispatchState: 'DUE' } as const;

const cases: readonly Case[] = [
  { when: 'its dispatch is void', task: { dispatchState: 'VOID' }, says: 'WORKER_LOST in 0' },
  {
    when: 'its dispatch was started',
    task: { dispatchState: 'STARTED' },
    says: 'WORKER_LOST in 0',
  },
  {
    when: 'its dispatch is void and it waits for a retry',
    task: { state: 'WAITING', waitReason: 'RETRY', dispatchState: 'VOID' },
    says: 'RETRY in 0',
  },
  {
    when: 'its dispatch is void and its source is stopped',
    task: { dispatchState: 'VOID' },
    ready: { sourceState: 'PAUSED' },
    says: 'SOURCE_STOPPED event',
  },
  { when: 'its source is open and it was not told', task: asleep, says: 'SOURCE_STOPPED in 0' },
  { when: 'its source is stopped', task: asleep, ready: { sourceState: 'PAUSED' }, says: 'leave' },
  { when: 'its dispatch is due', task: { dispatchState: 'DUE' }, says: 'leave' },
  { when: 'its dispatch is taken', task: { dispatchState: 'CLAIMED' }, says: 'leave' },
  { when: 'the broker has it', task: { dispatchState: 'PUBLISHED' }, says: 'leave' },
];

describe('a crawl that may wait for nothing', () => {
  for (const { when, task, ready = {}, says } of cases) {
    it(`gets "${says}" when ${when}`, () => {
      const facts = { task: exampleTask(task), readiness: exampleReadiness(ready) };
      assert.equal(inWords(decideMend(facts, usualPolicy)), says);
    });
  }

  it('is left alone in every state in which it does not wait', () => {
    for (const state of taskStates.filter((name) => !isWaiting(name))) {
      const task = exampleTask({ state, dispatchState: 'VOID' });
      const decision = decideMend({ task, readiness: exampleReadiness() }, usualPolicy);
      assert.equal(decision, undefined, state);
    }
  });
});

function inWords(wait: ReturnType<typeof decideMend>): string {
  if (wait === undefined) return 'leave';
  return `${wait.reason} ${wait.due.kind === 'event' ? 'event' : `in ${wait.due.ms}`}`;
}
