import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleReadiness, exampleTask } from './example-task.ts';
import { usualPolicy } from './policy.ts';
import { whatIsMissing } from './readiness.ts';

describe('the example task', () => {
  it('waits in the queue, has never begun, and lacks nothing', () => {
    const task = exampleTask();
    assert.deepEqual([task.state, task.isBegun, task.lease], ['QUEUED', false, undefined]);
    assert.equal(whatIsMissing(exampleReadiness(), usualPolicy), undefined);
  });

  it('runs under a live lease where it is asked to', () => {
    const task = exampleTask({ state: 'RUNNING' });
    assert.deepEqual([task.isBegun, task.lease?.isLive], [true, true]);
  });
});
