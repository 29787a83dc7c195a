import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Failure } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import { exampleTask } from './example-task.ts';
import { cancelledVerdict, type Verdict } from './follow-up.ts';
import { usualPolicy } from './policy.ts';
import {
  decideSettle,
  isCutOff,
  type ExecutionFacts,
  type SettleDecision,
  type Settlement,
} from './settle.ts';
import type { TaskFacts } from './task-state.ts';

const succeeded: Verdict = { ...cancelledVerdict(''), verdict: 'SUCCEEDED' };
const complete: Settlement = { kind: 'complete', verdict: succeeded };
const cancel: Settlement = { kind: 'cancel' };
const release = (
  cause: Extract<Settlement, { kind: 'release' }>['cause'],
  waitMs = 0,
): Settlement => ({
  kind: 'release',
  cause,
  waitMs,
});
const fail = (reason: FailureReason, retryAfterMs?: number): Settlement => ({
  kind: 'fail',
  failure: { reason } as Failure,
  retryAfterMs,
  partial: { ...succeeded, verdict: 'PARTIALLY_SUCCEEDED' },
});

interface Case {
  readonly when: string;
  readonly settlement: Settlement;
  readonly task?: Partial<TaskFacts>;
  readonly execution?: Partial<ExecutionFacts>;
  readonly isSourceOpen?: boolean;
  readonly hasRobotsChanged?: boolean;
  readonly says: string;
}

const asked = { state: 'CANCELLING', isCancelAsked: true } as const;
const robotsChange = { reason: 'FAILURE_REASON_ROBOTS_DISALLOWED', message: 'new' } as const;
const timeout = 'FAILURE_REASON_FETCH_TIMEOUT';

const cases: readonly Case[] = [
  { when: 'it is complete', settlement: complete, says: 'COMPLETED verdict SUCCEEDED' },
  {
    when: 'it is complete, and a cancel was asked: finished first wins',
    settlement: complete,
    task: asked,
    says: 'COMPLETED verdict SUCCEEDED',
  },
  {
    when: 'it stopped on request',
    settlement: cancel,
    task: asked,
    says: 'CANCELLED verdict CANCELLED',
  },
  {
    when: 'it failed after a cancel was asked',
    settlement: fail(timeout),
    task: asked,
    says: 'FAILED verdict CANCELLED',
  },
  {
    when: 'it is released after a cancel was asked',
    settlement: release('SLICE_ENDED'),
    task: asked,
    says: 'RELEASED verdict CANCELLED',
  },
  {
    when: 'a transient failure has attempts left',
    settlement: fail(timeout),
    says: 'FAILED wait RETRY in 15000 attempt 2',
  },
  {
    when: 'a transient failure has a floor',
    settlement: fail(timeout, 50_000),
    says: 'FAILED wait RETRY in 50000 attempt 2',
  },
  {
    when: 'attempts are used up',
    settlement: fail(timeout),
    task: { attempt: 4 },
    says: 'FAILED verdict FAILED',
  },
  {
    when: 'attempts are used up and pages were read',
    settlement: fail(timeout),
    task: { attempt: 4, listPagesRead: 2 },
    says: 'FAILED verdict PARTIALLY_SUCCEEDED',
  },
  {
    when: 'the site throttles',
    settlement: fail('FAILURE_REASON_RATE_LIMITED_BY_SITE', 3_000),
    says: 'FAILED wait HOST_NOT_READY in 3000 attempt 1',
  },
  {
    when: 'the site refuses, whatever was read',
    settlement: fail('FAILURE_REASON_ACCESS_DENIED'),
    task: { listPagesRead: 5 },
    says: 'FAILED verdict FAILED, source suspended',
  },
  {
    when: 'the contract changed',
    settlement: fail('FAILURE_REASON_CONTRACT_CHANGED'),
    says: 'FAILED verdict FAILED, source suspended',
  },
  {
    when: 'the seed is gone',
    settlement: fail('FAILURE_REASON_SEED_GONE'),
    says: 'FAILED verdict FAILED',
  },
  {
    when: 'robots.txt forbids it',
    settlement: fail('FAILURE_REASON_ROBOTS_DISALLOWED'),
    says: 'FAILED verdict FAILED',
  },
  {
    when: 'robots.txt forbids it, and did not when the source last succeeded',
    settlement: fail('FAILURE_REASON_ROBOTS_DISALLOWED'),
    hasRobotsChanged: true,
    says: 'FAILED verdict FAILED, source suspended',
  },
  {
    when: 'it is complete but for a list page that a new robots.txt forbids',
    settlement: { kind: 'complete', verdict: { ...succeeded, verdict: 'PARTIALLY_SUCCEEDED' } },
    hasRobotsChanged: true,
    says: 'COMPLETED verdict PARTIALLY_SUCCEEDED, source suspended',
  },
  {
    when: 'the site refuses after a cancel was asked: that stops the source all the same',
    settlement: fail('FAILURE_REASON_CAPTCHA_CHALLENGE'),
    task: asked,
    says: 'FAILED verdict CANCELLED, source suspended',
  },
  {
    when: 'a bug of ours',
    settlement: fail('FAILURE_REASON_INTERNAL'),
    task: { listPagesRead: 3 },
    says: 'FAILED verdict FAILED',
  },
  {
    when: 'the slice ended',
    settlement: release('SLICE_ENDED'),
    says: 'RELEASED wait CONTINUATION in 0 attempt 1',
  },
  {
    when: 'the site is not ready',
    settlement: release('HOST_NOT_READY', 20_000),
    says: 'RELEASED wait HOST_NOT_READY in 20000 attempt 1',
  },
  {
    when: 'the worker shuts down',
    settlement: release('SHUTDOWN'),
    says: 'RELEASED wait SHUTDOWN in 0 attempt 1',
  },
  {
    when: 'the source was stopped',
    settlement: release('SOURCE_STOPPED'),
    isSourceOpen: false,
    says: 'RELEASED wait SOURCE_STOPPED event attempt 1',
  },
  {
    when: 'the source was stopped and is open again',
    settlement: release('SOURCE_STOPPED'),
    says: 'RELEASED wait SOURCE_STOPPED in 0 attempt 1',
  },
  {
    when: 'storage is away, the third time',
    settlement: release('STORAGE_UNAVAILABLE'),
    task: { storageWaits: 2 },
    says: 'RELEASED wait STORAGE_UNAVAILABLE in 20000 attempt 1',
  },
  {
    when: 'it lapsed, but is the current one',
    settlement: complete,
    task: { lease: { isLive: false, beat: '3' } },
    says: 'COMPLETED verdict SUCCEEDED',
  },
  {
    when: 'it was settled in the same way',
    settlement: complete,
    task: { state: 'SUCCEEDED' },
    execution: { outcome: 'COMPLETED', settledAs: 'complete' },
    says: 'repeated',
  },
  {
    when: 'it was settled in another way',
    settlement: complete,
    task: { state: 'WAITING' },
    execution: { outcome: 'RELEASED', settledAs: 'release' },
    says: 'lease-lost',
  },
  {
    when: 'a newer epoch holds it',
    settlement: complete,
    task: { epoch: '2' },
    execution: { outcome: 'LOST' },
    says: 'lease-lost, cut off',
  },
  {
    when: 'it was lost unused',
    settlement: release('SHUTDOWN'),
    task: { state: 'WAITING' },
    execution: { outcome: 'UNUSED' },
    says: 'lease-lost, cut off',
  },
  {
    when: 'it was lost, and the crawl has ended',
    settlement: complete,
    task: { state: 'FAILED' },
    execution: { outcome: 'LOST' },
    says: 'lease-lost',
  },
];

describe('the settle table', () => {
  for (const { when, settlement, task = {}, execution = {}, says, ...more } of cases) {
    const { isSourceOpen = true, hasRobotsChanged = false } = more;
    it(`says "${says}" when ${when}`, () => {
      const decision = decideSettle(
        settlement,
        {
          task: exampleTask({ state: 'RUNNING', ...task }),
          execution: { epoch: '1', outcome: 'RUNNING', settledAs: undefined, ...execution },
          isSourceOpen,
          robotsChange: hasRobotsChanged ? robotsChange : undefined,
          random: 0.5,
        },
        usualPolicy,
      );
      assert.equal(inWords(decision), says);
      // A source is never stopped without the evidence for it.
      if (decision.kind === 'accepted' && says.endsWith('suspended')) {
        assert.notEqual(decision.change.failure?.reason, undefined);
      }
    });
  }

  it('knows no task and no execution but as a lost lease that counts for nothing', () => {
    const facts = { task: undefined, execution: undefined, isSourceOpen: true, random: 0 };
    assert.equal(inWords(decideSettle(complete, facts, usualPolicy)), 'lease-lost');
    assert.equal(isCutOff(undefined, undefined), false);
  });

  it('judges the class and whether another attempt follows, whatever the worker says', () => {
    const decision = decideSettle(
      fail(timeout),
      {
        task: exampleTask({ state: 'RUNNING', attempt: 3 }),
        execution: { epoch: '1', outcome: 'RUNNING', settledAs: undefined },
        isSourceOpen: true,
        random: 0,
      },
      usualPolicy,
    );
    assert.ok(decision.kind === 'accepted' && decision.change.kind === 'wait');
    assert.deepEqual(
      [
        decision.change.failure?.class,
        decision.change.failure?.retryable,
        decision.change.failure?.attempt,
      ],
      ['FAILURE_CLASS_TRANSIENT', true, 3],
    );
  });
});

function inWords(decision: SettleDecision): string {
  if (decision.kind === 'repeated') return 'repeated';
  if (decision.kind === 'lease-lost') return `lease-lost${decision.isCutOff ? ', cut off' : ''}`;
  const { change, outcome } = decision;
  if (change.kind === 'verdict') {
    const stops = change.suspendsSource ? ', source suspended' : '';
    return `${outcome} verdict ${change.verdict}${stops}`;
  }
  const due = change.due.kind === 'event' ? 'event' : `in ${change.due.ms}`;
  return `${outcome} wait ${change.reason} ${due} attempt ${change.attempt}`;
}
