import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decideCancel } from './cancel.ts';
import { exampleTask } from './example-task.ts';
import type { TaskState } from './task-state.ts';

const cases: readonly (readonly [TaskState, boolean, string])[] = [
  ['PENDING', false, 'end CANCELLED'],
  ['QUEUED', false, 'end CANCELLED'],
  ['WAITING', false, 'end CANCELLED'],
  ['QUEUED', true, 'verdict CANCELLED'],
  ['WAITING', true, 'verdict CANCELLED'],
  ['RUNNING', true, 'ask'],
  ['CANCELLING', true, 'unchanged'],
  ['FINISHING', true, 'unchanged'],
  ['SUCCEEDED', true, 'unchanged'],
  ['EXPIRED', false, 'unchanged'],
];

describe('a cancel', () => {
  for (const [state, isBegun, says] of cases) {
    it(`of a ${state} crawl that ${isBegun ? 'began' : 'never began'}: ${says}`, () => {
      const decision = decideCancel(exampleTask({ state, isBegun }));
      if (decision.kind !== 'change') return assert.equal(decision.kind, says);
      const { change } = decision;
      const word = change.kind === 'end' ? `end ${change.state}` : `verdict ${change.verdict}`;
      assert.equal(word, says);
    });
  }
});
