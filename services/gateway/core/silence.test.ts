import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleReadiness, exampleTask } from './example-task.ts';
import { usualPolicy, type ProtocolPolicy } from './policy.ts';
import type { ReadinessFacts } from './readiness.ts';
import { decideSilence, mayTakeLeases, noteReach, type SilenceDecision } from './silence.ts';
import { isFinal, taskStates, type TaskFacts } from './task-state.ts';

const over = { state: 'RUNNING', lease: { isLive: false, beat: '1' } } as const;

interface Case {
  readonly when: string;
  readonly task: Partial<TaskFacts>;
  readonly ready?: Partial<ReadinessFacts>;
  readonly policy?: Partial<ProtocolPolicy>;
  readonly mayTakeLeases?: boolean;
  readonly says: string;
}

const cases: readonly Case[] = [
  { when: 'the lease is live', task: { state: 'RUNNING' }, says: 'leave' },
  { when: 'the lease is over', task: over, says: 'LOST wait WORKER_LOST in 0' },
  {
    when: 'the sweeper has not reached the database for long enough',
    task: over,
    mayTakeLeases: false,
    says: 'leave',
  },
  {
    when: 'it was lost before its first permit',
    task: { ...over, hasTakenPermit: false },
    says: 'UNUSED wait WORKER_LOST in 0',
  },
  {
    when: 'a cancel was asked',
    task: { ...over, state: 'CANCELLING', isCancelAsked: true },
    says: 'LOST verdict CANCELLED',
  },
  { when: 'it was lost five times', task: { ...over, losses: 4 }, says: 'LOST verdict FAILED' },
  {
    when: 'its second loss makes it suspect',
    task: { ...over, losses: 1 },
    policy: { hasSuspectQueue: true },
    says: 'LOST wait WORKER_LOST in 0 (suspects)',
  },
  {
    when: 'it is lost again on the suspect queue',
    task: { ...over, losses: 2, isOnSuspectQueue: true },
    policy: { hasSuspectQueue: true },
    says: 'LOST wait WORKER_LOST in 0 (suspects)',
  },
  {
    when: 'a suspect had made progress before it was lost',
    task: { ...over, losses: 0, isOnSuspectQueue: true },
    policy: { hasSuspectQueue: true },
    says: 'LOST wait WORKER_LOST in 0',
  },
  {
    when: 'its fifth loss before a permit makes it suspect',
    task: { ...over, hasTakenPermit: false, unusedLosses: 4 },
    policy: { hasSuspectQueue: true },
    says: 'UNUSED wait WORKER_LOST in 0 (suspects)',
  },
  {
    when: 'its source was stopped meanwhile',
    task: over,
    ready: { sourceState: 'SUSPENDED' },
    says: 'LOST wait SOURCE_STOPPED event',
  },
  { when: 'it expired before it began', task: { isExpired: true }, says: 'end EXPIRED' },
  { when: 'it expired after it began', task: { isExpired: true, isBegun: true }, says: 'leave' },
  {
    when: 'its wall time is over and pages were read',
    task: { isBegun: true, isWallTimeOver: true, listPagesRead: 3 },
    says: 'verdict PARTIALLY_SUCCEEDED',
  },
  {
    when: 'its wall time is over under a live lease',
    task: { state: 'RUNNING', isWallTimeOver: true },
    says: 'leave',
  },
  { when: 'it just waits', task: {}, says: 'leave' },
];

describe('the sweeper', () => {
  for (const { when, task, ready = {}, policy = {}, says, ...rest } of cases) {
    it(`says "${says}" when ${when}`, () => {
      const facts = {
        task: exampleTask(task),
        readiness: exampleReadiness(ready),
        mayTakeLeases: rest.mayTakeLeases ?? true,
      };
      assert.equal(inWords(decideSilence(facts, { ...usualPolicy, ...policy })), says);
    });
  }

  it('leaves alone what is FINISHING or has ended', () => {
    for (const state of taskStates.filter((name) => name === 'FINISHING' || isFinal(name))) {
      const task = exampleTask({ state, isExpired: true, isWallTimeOver: true });
      const facts = { task, readiness: exampleReadiness(), mayTakeLeases: true };
      assert.equal(decideSilence(facts, usualPolicy).kind, 'leave', state);
    }
  });

  it('takes leases only after a lease and the grace without a break', () => {
    const policy = { leaseMs: 20_000, sweepGraceMs: 5_000 };
    let reach = noteReach(undefined, { nowMs: 0, breakMs: 3_000 });
    assert.equal(mayTakeLeases(reach, policy), false);
    for (let nowMs = 1_000; nowMs <= 25_000; nowMs += 1_000) {
      assert.equal(mayTakeLeases(reach, policy), false, `at ${nowMs}`);
      reach = noteReach(reach, { nowMs, breakMs: 3_000 });
    }
    assert.equal(mayTakeLeases(reach, policy), true);
    // The process stood still for a while: what workers said meanwhile is not known.
    reach = noteReach(reach, { nowMs: 29_000, breakMs: 3_000 });
    assert.equal(mayTakeLeases(reach, policy), false);
  });
});

function inWords(decision: SilenceDecision): string {
  if (decision.kind === 'leave') return 'leave';
  const { change, loss } = decision;
  const lost = loss === undefined ? '' : `${loss.outcome} `;
  if (change.kind === 'verdict') return `${lost}verdict ${change.verdict}`;
  if (change.kind === 'end') return `${lost}end ${change.state}`;
  const due = change.due.kind === 'event' ? 'event' : `in ${change.due.ms}`;
  return `${lost}wait ${change.reason} ${due}${change.isForSuspects ? ' (suspects)' : ''}`;
}
