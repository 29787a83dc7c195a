import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import { startFinishCrawls } from '../../services/gateway/finish-crawls.ts';
import { until } from '../support/until.ts';
import { callsOn, item } from './gateway-protocol-calls.ts';
import { checkpoint, protocolWorld, type ProtocolWorld } from './gateway-protocol-world.ts';

describe('a settlement', () => {
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

  it('of a whole list succeeds: verdict, seal, end with the totals of storage', async () => {
    const { taskId, grant } = await calls.begin();
    const answer = await calls.complete(grant);
    assert.deepEqual(answer, {
      verdict: 'STATE_SUCCEEDED',
      action: 'MESSAGE_ACTION_ACK',
      completeness: 'COMPLETENESS_COMPLETE',
    });
    const task = await calls.ended(taskId);
    assert.equal(task.state, 'SUCCEEDED');
    assert.equal(task.counts['jobsCreated'], 20);
    assert.equal(task.counts['listPagesRead'], 1);
    assert.equal(task.counts['fetches'], 2);
    assert.deepEqual(await calls.complete(grant), answer, 'a repeat gets the same answer');
  });

  it('answers its repeats as it did the first time, whatever came after', async () => {
    const { taskId, grant } = await calls.begin();
    const first = await calls.fail(grant, 'FAILURE_REASON_FETCH_TIMEOUT');
    assert.equal(first.state, 'STATE_WAITING');
    await calls.run('update dispatches set available_at = now() where task_id = $1', [taskId]);
    await world.claim(taskId);
    assert.deepEqual(await calls.fail(grant, 'FAILURE_REASON_FETCH_TIMEOUT'), first);
    await assert.rejects(
      calls.complete(grant),
      { reason: 'LEASE_LOST' },
      'another kind is no repeat',
    );
    assert.equal((await world.see(taskId)).state, 'RUNNING');
  });

  it('of an older epoch changes nothing', async () => {
    const { taskId, grant } = await calls.begin();
    await world.claim(taskId, { handout: 1 });
    const before = await world.see(taskId);
    await assert.rejects(calls.complete(grant), { reason: 'LEASE_LOST' });
    const after = await world.see(taskId);
    assert.deepEqual([after.state, after.epoch], [before.state, before.epoch]);
    assert.equal(after.unused_losses, 0, 'but its own loss is undone');
  });

  it('with failed items is a partial success, and counts each item once', async () => {
    const { taskId, grant } = await calls.begin();
    const items = [item(), item()];
    await calls.beat(grant, { checkpoint: checkpoint(), itemFailures: items });
    const answer = await calls.complete(grant, { itemFailures: [...items, item()] });
    assert.equal(answer.verdict, 'STATE_PARTIALLY_SUCCEEDED');
    assert.equal((await calls.ended(taskId)).item_failure_count, 3);
  });

  it('keeps the first thousand item failures and counts all of them, once', async () => {
    const { taskId, grant } = await calls.begin();
    const items = Array.from({ length: 1_100 }, item);
    for (let sequence = 1; sequence <= 2; sequence += 1) {
      await calls.beat(grant, { sequence, itemFailures: items });
    }
    assert.equal((await world.see(taskId)).item_failure_count, 1_100);
    const query = statement<{ n: string }>('test-items', 'select count(*) n from item_failures');
    assert.equal((await world.database.first(query))?.n, '1000');
  });

  it('honours a cancel on release and failure; what finished first wins', async () => {
    const released = await calls.begin();
    await calls.cancel(released.taskId);
    assert.equal(
      (await calls.release(released.grant, 'CAUSE_SLICE_ENDED')).state,
      'STATE_CANCELLED',
    );
    const failed = await calls.begin();
    await calls.cancel(failed.taskId);
    assert.equal(
      (await calls.fail(failed.grant, 'FAILURE_REASON_DNS_FAILED')).state,
      'STATE_CANCELLED',
    );
    const finished = await calls.begin();
    await calls.cancel(finished.taskId);
    assert.equal((await calls.complete(finished.grant)).verdict, 'STATE_SUCCEEDED');
    for (const { taskId } of [released, failed]) {
      assert.equal((await calls.ended(taskId)).state, 'CANCELLED');
    }
  });

  it('stays FINISHING while storage is away, and ends when it is back', async () => {
    world.storage.isAway = true;
    const { taskId, grant } = await calls.begin();
    await calls.complete(grant);
    await using _duty = startFinishCrawls(world.deps);
    await until('three tries', () => world.storage.calls.length >= 3);
    assert.equal((await world.see(taskId)).state, 'FINISHING');
    world.storage.isAway = false;
    assert.equal((await calls.ended(taskId)).state, 'SUCCEEDED');
  });

  it('cancels before the first start at once, and after it through the seal', async () => {
    const pending = await world.submit();
    const queued = await world.submit();
    await world.publish(queued);
    assert.equal(await calls.cancel(pending), 'CANCELLED');
    assert.equal(await calls.cancel(queued), 'CANCELLED');
    assert.equal((await world.see(queued)).dispatch_state, 'VOID');
    const begun = await calls.begin();
    await calls.release(begun.grant, 'CAUSE_SLICE_ENDED');
    assert.equal(await calls.cancel(begun.taskId), 'FINISHING');
    await using _duty = startFinishCrawls(world.deps);
    assert.equal((await calls.ended(begun.taskId)).state, 'CANCELLED');
  });
});
