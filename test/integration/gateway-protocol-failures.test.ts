import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import { resumeSource } from '../../services/gateway/adapters/task-commands.ts';
import { callsOn, failure } from './gateway-protocol-calls.ts';
import {
  checkpoint,
  defined,
  grantOf,
  protocolWorld,
  sourceId,
  tenantId,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';

describe('a failure or a release', () => {
  let world: ProtocolWorld;
  let calls: ReturnType<typeof callsOn>;
  beforeEach(async () => {
    world = await protocolWorld({ dutyPollMs: 20, sealFirstMs: 10, sealRetryBaseMs: 20 });
    calls = callsOn(world);
  });
  afterEach(async () => {
    assert.deepEqual(await world.drift(), [], 'slots, backlog, dispatches and leases agree');
    await world[Symbol.asyncDispose]();
  });

  it('of a transient failure is retried, and fails when the attempts are used up', async () => {
    const { taskId, grant } = await calls.begin();
    const waits: number[] = [];
    let current = grant;
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const answer = await calls.fail(current, 'FAILURE_REASON_HTTP_SERVER_ERROR');
      waits.push(Number(answer.wait?.seconds));
      current = grantOf(await world.claim(taskId));
    }
    assert.deepEqual(waits, [15, 60, 240], 'half of each bound, as the dice say');
    assert.equal(
      (await calls.fail(current, 'FAILURE_REASON_HTTP_SERVER_ERROR')).state,
      'STATE_FAILED',
    );
    const task = await calls.ended(taskId);
    assert.deepEqual([task.state, task.attempt], ['FAILED', 4]);
    assert.equal(task.counts['fetches'], 4);
  });

  it('of a transient failure that lasts keeps what was read, with a gap', async () => {
    const { taskId, grant } = await calls.begin();
    await calls.run('update crawl_tasks set max_attempts = 1 where task_id = $1', [taskId]);
    const read = checkpoint({ nextPage: 3, listPagesRead: 2, listEnd: 'LIST_END_UNSPECIFIED' });
    const answer = await calls.fail(grant, 'FAILURE_REASON_FETCH_TIMEOUT', { checkpoint: read });
    assert.equal(answer.state, 'STATE_PARTIALLY_SUCCEEDED');
    const task = await calls.ended(taskId);
    assert.deepEqual([task.completeness, task.list_end], ['GAPS', 'PAGE_FAILED']);
  });

  it('of a throttled crawl defers it and burns no attempt', async () => {
    const { taskId, grant } = await calls.begin();
    const throttled = {
      ...failure('FAILURE_REASON_RATE_LIMITED_BY_SITE'),
      retryAfter: { seconds: '3', nanos: 0 },
    };
    const answer = await calls.fail(grant, 'FAILURE_REASON_RATE_LIMITED_BY_SITE', {
      failure: throttled,
    });
    assert.equal(answer.wait?.seconds, '3');
    const task = await world.see(taskId);
    assert.deepEqual([task.attempt, task.wait_reason], [1, 'HOST_NOT_READY']);
  });

  it('of a refusal suspends the source; others wait until it is resumed', async () => {
    const { taskId, grant } = await calls.begin();
    const other = await calls.begin();
    const queued = await world.submit();
    await world.publish(queued);
    assert.equal((await calls.fail(grant, 'FAILURE_REASON_ACCESS_DENIED')).state, 'STATE_FAILED');
    const query = statement<{ state: string; suspension_reason: string }>(
      'test-source',
      'select state, suspension_reason from sources',
    );
    assert.deepEqual(await world.database.first(query), {
      state: 'SUSPENDED',
      suspension_reason: 'FAILURE_REASON_ACCESS_DENIED',
    });
    assert.equal((await world.claim(queued)).outcome, 'OUTCOME_SOURCE_STOPPED');
    const beat = await calls.beat(other.grant);
    assert.equal(beat.directive, 'DIRECTIVE_STOP_SOURCE');
    await calls.release(other.grant, 'CAUSE_SOURCE_STOPPED');
    const waiting = await world.see(other.taskId);
    assert.deepEqual([waiting.wait_reason, waiting.dispatch_due_in_s], ['SOURCE_STOPPED', null]);
    const resumed = await world.database.inTransaction((tx) =>
      resumeSource(tx, { tenantId, sourceId }),
    );
    assert.equal(resumed.dueTasks, 2);
    assert.equal((await world.claim(queued)).outcome, 'OUTCOME_CLAIMED');
    assert.equal((await calls.ended(taskId)).state, 'FAILED');
  });

  it('that gives the crawl back goes on from the checkpoint, in a new dispatch', async () => {
    const { taskId, grant } = await calls.begin();
    const before = await world.see(taskId);
    const halfway = checkpoint({ nextPage: 2, listEnd: 'LIST_END_UNSPECIFIED' });
    const answer = await calls.release(grant, 'CAUSE_SLICE_ENDED', { checkpoint: halfway });
    assert.equal(answer.state, 'STATE_WAITING');
    const task = await world.see(taskId);
    assert.deepEqual([task.wait_reason, task.dispatch_state], ['CONTINUATION', 'DUE']);
    assert.notEqual(task.dispatch_id, before.dispatch_id);
    const again = await world.claim(taskId);
    assert.equal(again.assignment?.checkpoint?.nextPage, 2);
    assert.equal(again.lease?.epoch, '2');
  });

  it('for storage that is away waits 5 s, then twice as long', async () => {
    const { taskId, grant } = await calls.begin();
    await calls.release(grant, 'CAUSE_STORAGE_UNAVAILABLE');
    assert.equal(Math.round(defined((await world.see(taskId)).dispatch_due_in_s)), 5);
    await calls.release(grantOf(await world.claim(taskId)), 'CAUSE_STORAGE_UNAVAILABLE');
    assert.equal(Math.round(defined((await world.see(taskId)).dispatch_due_in_s)), 10);
  });
});
