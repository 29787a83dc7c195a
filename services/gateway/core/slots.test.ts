import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { holds, holdsAsSql } from './slots.ts';
import { taskStates, type DispatchState } from './task-state.ts';

const dispatchStates: readonly DispatchState[] = ['DUE', 'CLAIMED', 'PUBLISHED', 'STARTED', 'VOID'];

describe('a slot', () => {
  it('is held from the pick to the end of the work, and never twice', () => {
    for (const task of taskStates) {
      for (const dispatch of dispatchStates) {
        const runs = task === 'RUNNING' || task === 'CANCELLING';
        const isUnderWay = dispatch === 'CLAIMED' || dispatch === 'PUBLISHED';
        assert.equal(holds(task, dispatch), runs || isUnderWay ? 1 : 0, `${task}, ${dispatch}`);
      }
    }
  });

  it('is counted in SQL by the same list', () => {
    assert.equal(holdsAsSql('d.state'), "d.state in ('CLAIMED', 'PUBLISHED')");
  });
});
