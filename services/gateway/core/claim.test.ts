import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decideClaim, type ClaimDecision, type DeliveryFacts } from './claim.ts';
import { exampleDispatchId, exampleHolder, exampleReadiness, exampleTask } from './example-task.ts';
import { usualPolicy, type ProtocolPolicy } from './policy.ts';
import type { ReadinessFacts } from './readiness.ts';
import type { TaskFacts } from './task-state.ts';

const scalars = { taskId: 'task', seedUrl: 'https://a.test/', tenantId: 'acme', maxPages: 10 };

interface Case {
  readonly row: string;
  readonly task: Partial<TaskFacts> | undefined;
  readonly delivery?: Partial<DeliveryFacts>;
  readonly ready?: Partial<ReadinessFacts>;
  readonly policy?: Partial<ProtocolPolicy>;
  readonly says: string;
}

const running = { state: 'RUNNING' } as const;
const over = { state: 'RUNNING', lease: { isLive: false, beat: '7' } } as const;
const later = { handout: 2 };
const otherCopy = { copy: 2, handout: 0, deliveryId: 'delivery-2' };

const cases: readonly Case[] = [
  { row: '1: no such task', task: undefined, says: 'dead-letter UNKNOWN_TASK' },
  {
    row: '1: another seed',
    task: {},
    delivery: { message: { ...scalars, seedUrl: 'https://b.test/' } },
    says: 'dead-letter MESSAGE_MISMATCH',
  },
  {
    row: '1: other pages',
    task: {},
    delivery: { message: { ...scalars, maxPages: 11 } },
    says: 'dead-letter MESSAGE_MISMATCH',
  },
  { row: '2: FINISHING', task: { state: 'FINISHING' }, says: 'drop ALREADY_ENDED' },
  {
    row: '2: ended, whatever the dispatch',
    task: { state: 'SUCCEEDED' },
    delivery: { dispatchId: 'older' },
    says: 'drop ALREADY_ENDED',
  },
  {
    row: '3: an older dispatch',
    task: {},
    delivery: { dispatchId: 'older' },
    says: 'drop SUPERSEDED',
  },
  {
    row: '3: an older dispatch of one that runs',
    task: running,
    delivery: { dispatchId: 'older', heldEpoch: '1' },
    says: 'drop SUPERSEDED',
  },
  {
    row: '4: its own message came back',
    task: running,
    delivery: { ...later, heldEpoch: '1' },
    says: 'rebind',
  },
  {
    row: '4: also when the lease is over and a cancel was asked',
    task: { ...over, state: 'CANCELLING', isCancelAsked: true },
    delivery: { ...otherCopy, heldEpoch: '1' },
    says: 'rebind',
  },
  { row: '5: its answer was lost', task: running, delivery: {}, says: 'same-lease' },
  { row: '5: also when the lease is over', task: over, delivery: {}, says: 'same-lease' },
  {
    row: '6: an earlier hand-out',
    task: running,
    delivery: { handout: 0 },
    says: 'drop HELD_BY_OTHER',
  },
  {
    row: '6: also when the lease is over',
    task: over,
    delivery: { handout: 0 },
    says: 'drop HELD_BY_OTHER',
  },
  { row: '7: another copy', task: running, delivery: otherCopy, says: 'drop HELD_BY_OTHER' },
  {
    row: '7: another copy, handed out more often',
    task: running,
    delivery: { ...otherCopy, handout: 9 },
    says: 'drop HELD_BY_OTHER',
  },
  {
    row: '7: another delivery of the same hand-out',
    task: running,
    delivery: { deliveryId: 'delivery-3' },
    says: 'drop HELD_BY_OTHER',
  },
  {
    row: '7: a cancel never settles it under a live holder',
    task: { state: 'CANCELLING', isCancelAsked: true },
    delivery: otherCopy,
    says: 'drop HELD_BY_OTHER',
  },
  {
    row: '8: a later hand-out of the copy',
    task: running,
    delivery: later,
    says: 'start LOST 1/0',
  },
  { row: '8: another copy, lease over', task: over, delivery: otherCopy, says: 'start LOST 1/0' },
  {
    row: '8: the same hand-out by another delivery, lease over',
    task: over,
    delivery: { deliveryId: 'delivery-3' },
    says: 'start LOST 1/0',
  },
  {
    row: '8: before a first permit',
    task: { ...over, hasTakenPermit: false },
    delivery: otherCopy,
    says: 'start UNUSED 0/1',
  },
  {
    row: '8: cancelled',
    task: { ...over, state: 'CANCELLING', isCancelAsked: true, losses: 4 },
    delivery: later,
    says: 'CANCELLED verdict CANCELLED',
  },
  {
    row: '8: the crash limit',
    task: { ...over, losses: 4 },
    delivery: later,
    says: 'WORKER_CRASHED verdict FAILED',
  },
  {
    row: '8: the limit of losses before a first permit',
    task: { ...over, hasTakenPermit: false, unusedLosses: 19 },
    delivery: later,
    says: 'WORKER_CRASHED verdict FAILED',
  },
  {
    row: '8: suspect',
    task: { ...over, losses: 1 },
    delivery: later,
    policy: { hasSuspectQueue: true },
    says: 'SUSPECT wait WORKER_LOST in 0',
  },
  {
    row: '8: suspect, and on its queue already',
    task: { ...over, losses: 1, isOnSuspectQueue: true },
    delivery: later,
    policy: { hasSuspectQueue: true },
    says: 'start LOST 2/0',
  },
  {
    row: '8: suspect, without such a queue',
    task: { ...over, losses: 1 },
    delivery: later,
    says: 'start LOST 2/0',
    policy: { hasSuspectQueue: false },
  },
  {
    row: '8: the source is stopped meanwhile',
    task: over,
    delivery: later,
    ready: { sourceState: 'PAUSED' },
    says: 'SOURCE_STOPPED wait SOURCE_STOPPED event',
  },
  {
    row: '9: expired, never begun',
    task: { isExpired: true, isCancelAsked: false },
    ready: { sourceState: 'PAUSED' },
    says: 'EXPIRED end EXPIRED',
  },
  { row: '9: expired, but begun', task: { isExpired: true, isBegun: true }, says: 'start' },
  {
    row: '9: wall time over, pages read',
    task: { state: 'WAITING', isBegun: true, isWallTimeOver: true, listPagesRead: 1 },
    says: 'WALL_TIME_OVER verdict PARTIALLY_SUCCEEDED',
  },
  {
    row: '9: wall time over, nothing read',
    task: { state: 'WAITING', isBegun: true, isWallTimeOver: true },
    says: 'WALL_TIME_OVER verdict FAILED',
  },
  {
    row: '10: paused',
    task: {},
    ready: { sourceState: 'PAUSED' },
    says: 'SOURCE_STOPPED wait SOURCE_STOPPED event',
  },
  {
    row: '10: the tenant is full',
    task: {},
    ready: { tenant: { slots: 0, used: 1 } },
    says: 'TENANT_LIMIT wait TENANT_LIMIT in 5000',
  },
  {
    row: '10: the site is not ready',
    task: {},
    ready: { siteReadyInMs: 60_000 },
    says: 'HOST_NOT_READY wait HOST_NOT_READY in 60000',
  },
  {
    row: '10: a worker without a browser',
    task: {},
    ready: { needs: 'browser' },
    says: 'CAPABILITY_MISSING wait HOST_NOT_READY in 30000',
  },
  { row: '11: QUEUED', task: {}, says: 'start' },
  {
    row: '11: PENDING, before the mark',
    task: { state: 'PENDING', dispatchState: 'CLAIMED' },
    says: 'start',
  },
  { row: '11: WAITING', task: { state: 'WAITING', isBegun: true, epoch: '3' }, says: 'start' },
];

describe('the claim table', () => {
  for (const { row, task, delivery = {}, ready = {}, policy = {}, says } of cases) {
    it(`row ${row}: ${says}`, () => {
      const decision = decideClaim(
        {
          delivery: {
            message: scalars,
            dispatchId: exampleDispatchId,
            ...exampleHolder,
            heldEpoch: undefined,
            ...delivery,
          },
          task: task === undefined ? undefined : { ...exampleTask(task), scalars },
          readiness: exampleReadiness(ready),
        },
        { ...usualPolicy, ...policy },
      );
      assert.equal(inWords(decision), says);
    });
  }
});

function inWords(decision: ClaimDecision): string {
  switch (decision.kind) {
    case 'dead-letter':
    case 'drop':
      return `${decision.kind} ${decision.outcome}`;
    case 'rebind':
    case 'same-lease':
      return decision.kind;
    case 'start': {
      const { loss } = decision;
      return loss === undefined
        ? 'start'
        : `start ${loss.outcome} ${loss.losses}/${loss.unusedLosses}`;
    }
    case 'change': {
      const { change, outcome } = decision;
      if (change.kind === 'verdict') return `${outcome} verdict ${change.verdict}`;
      if (change.kind === 'end') return `${outcome} end ${change.state}`;
      const due = change.due.kind === 'event' ? 'event' : `in ${change.due.ms}`;
      return `${outcome} wait ${change.reason} ${due}`;
    }
  }
}
