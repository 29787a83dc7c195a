/* The dead letter that a crawl leaves when it ends FAILED. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lettersOf, namedByFailure } from './gateway-letter-rows.ts';
import { callsOn, failure } from './gateway-protocol-calls.ts';
import { newTask, protocolWorld, tenantId } from './gateway-protocol-world.ts';

describe('a crawl that ends FAILED', () => {
  for (const [reason, cause] of [
    ['FAILURE_REASON_SEED_GONE', 'PERMANENT_FAILURE'],
    ['FAILURE_REASON_ACCESS_DENIED', 'PERMANENT_FAILURE'],
    ['FAILURE_REASON_FETCH_TIMEOUT', 'ATTEMPTS_EXHAUSTED'],
  ] as const) {
    it(`is a dead letter with ${cause} after ${reason}`, async () => {
      await using world = await protocolWorld();
      const calls = callsOn(world);
      const taskId = await world.submit({ maxAttempts: 1, labels: { team: 'data' } });
      await world.publish(taskId);
      const claimed = await world.claim(taskId);
      await calls.fail(String(claimed.lease?.grant), reason);
      const task = await calls.ended(taskId);
      assert.equal(task.state, 'FAILED');
      const [row, ...rest] = await lettersOf(world);
      assert.deepEqual(rest, []);
      assert.equal(row?.cause, cause);
      assert.deepEqual([row?.tenant_id, row?.task_id], [tenantId, taskId]);
      assert.equal(row?.failure_reason, reason);
      assert.equal(row?.message, null);
      const { seedUrl, maxPages } = newTask(taskId);
      assert.deepEqual(row?.wish, { seedUrl, maxPages, priority: 2, labels: { team: 'data' } });
      assert.equal(await namedByFailure(world, taskId), `deadLetters/${row?.dead_letter_id}`);
    });
  }

  it('believes no worker who names a dead letter', async () => {
    await using world = await protocolWorld();
    const calls = callsOn(world);
    const { taskId, grant } = await calls.begin();
    const named = {
      ...failure('FAILURE_REASON_SEED_GONE'),
      deadLetter: `deadLetters/${'x'.repeat(36)}`,
    };
    await calls.fail(grant, 'FAILURE_REASON_SEED_GONE', { failure: named });
    assert.equal((await calls.ended(taskId)).state, 'FAILED');
    assert.equal((await lettersOf(world)).length, 1);
  });

  for (const how of ['succeeds', 'is cancelled'] as const) {
    it(`is none when it ${how}`, async () => {
      await using world = await protocolWorld();
      const calls = callsOn(world);
      const { taskId, grant } = await calls.begin();
      if (how === 'is cancelled') await calls.cancel(taskId);
      await calls.complete(grant, how === 'is cancelled' ? { cancelled: true } : {});
      await calls.ended(taskId);
      assert.deepEqual(await lettersOf(world), []);
    });
  }
});
