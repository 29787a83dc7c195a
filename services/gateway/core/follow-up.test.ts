import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleTask } from './example-task.ts';
import { expiredEnd, ownFailure, waitFor, wallTimeVerdict } from './follow-up.ts';

const failure = ownFailure('FAILURE_REASON_FETCH_TIMEOUT', {
  stage: 'FAILURE_STAGE_FETCH_LIST',
  message: 'it took too long',
  attempt: 2,
});

describe('what follows', () => {
  it('keeps attempt and queue of a crawl that waits, but for what is said', () => {
    const task = exampleTask({ attempt: 3, isOnSuspectQueue: true, losses: 2 });
    const wait = waitFor(task, {
      reason: 'RETRY',
      due: { kind: 'in', ms: 5 },
      message: '',
      attempt: 4,
    });
    assert.deepEqual([wait.attempt, wait.isForSuspects, wait.storageWaits], [4, true, 0]);
  });

  it('leads a suspect back to the normal queue once no loss of it counts', () => {
    const wait = { reason: 'CONTINUATION', due: { kind: 'in', ms: 0 }, message: '' } as const;
    const suspect = { isOnSuspectQueue: true };
    const queues = [{ losses: 1 }, { unusedLosses: 5 }, {}].map(
      (counts) => waitFor(exampleTask({ ...suspect, ...counts }), wait).isForSuspects,
    );
    assert.deepEqual(queues, [true, true, false]);
  });

  it('makes a wall time that passed TRUNCATED where pages were read', () => {
    const verdict = wallTimeVerdict(exampleTask({ listPagesRead: 1, lastFailure: failure }));
    assert.deepEqual(
      [verdict.verdict, verdict.completeness, verdict.limitHit],
      ['PARTIALLY_SUCCEEDED', 'TRUNCATED', 'WALL_TIME'],
    );
  });

  it('makes it the last failure, else WAITED_TOO_LONG, where nothing was read', () => {
    const failed = wallTimeVerdict(exampleTask({ lastFailure: failure }));
    assert.equal(failed.failure?.reason, 'FAILURE_REASON_FETCH_TIMEOUT');
    const waited = wallTimeVerdict(exampleTask());
    assert.equal(waited.failure?.reason, 'FAILURE_REASON_WAITED_TOO_LONG');
    assert.equal(waited.verdict, 'FAILED');
  });

  it('tells why a crawl expired', () => {
    assert.equal(expiredEnd({ attempt: 1 }).failure?.reason, 'FAILURE_REASON_EXPIRED_BEFORE_START');
  });

  it('gives each failure of ours its class', () => {
    assert.equal(failure.class, 'FAILURE_CLASS_TRANSIENT');
  });
});
