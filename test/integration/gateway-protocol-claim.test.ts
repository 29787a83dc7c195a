import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import { cancelTask } from '../../services/gateway/adapters/task-commands.ts';
import {
  checkpoint,
  grantOf,
  protocolWorld,
  tenantId,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';

describe('a claim', () => {
  let world: ProtocolWorld;
  beforeEach(async () => {
    world = await protocolWorld();
  });
  afterEach(async () => {
    assert.deepEqual(await world.drift(), [], 'slots, backlog, dispatches and leases agree');
    await world[Symbol.asyncDispose]();
  });
  const run = (text: string, values: unknown[]): Promise<number> =>
    world.database.run(statement<never>(text.slice(0, 60), text), values);

  it('starts what waits: epoch 1, dispatch STARTED, with all that the worker needs', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    const answer = await world.claim(taskId);
    assert.equal(answer.outcome, 'OUTCOME_CLAIMED');
    assert.equal(answer.action, 'MESSAGE_ACTION_PROCESS');
    assert.equal(answer.lease?.epoch, '1');
    assert.equal(answer.assignment?.politenessKey, 'board.test');
    assert.equal(answer.assignment?.source?.name, 'sources/board');
    assert.equal(answer.assignment?.checkpoint, null);
    const task = await world.see(taskId);
    assert.deepEqual([task.state, task.dispatch_state, task.epoch], ['RUNNING', 'STARTED', '1']);
  });

  it('starts before the relay has marked the dispatch, and takes the slot then', async () => {
    const taskId = await world.submit();
    assert.equal((await world.claim(taskId)).outcome, 'OUTCOME_CLAIMED');
  });

  it('drops what is unknown, changed, superseded or ended', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    const before = await world.see(taskId);
    const unknown = {
      taskId: randomUUID(),
      seedUrl: 'https://x.test/',
      tenantId: 'acme',
      maxPages: 1,
    };
    assert.equal((await world.claim(taskId, { message: unknown })).outcome, 'OUTCOME_UNKNOWN_TASK');
    const changed = { taskId, seedUrl: 'https://evil.test/', tenantId: 'acme', maxPages: 10 };
    const mismatch = await world.claim(taskId, { message: changed });
    assert.equal(mismatch.outcome, 'OUTCOME_MESSAGE_MISMATCH');
    assert.equal(mismatch.action, 'MESSAGE_ACTION_DEAD_LETTER');
    const superseded = await world.claim(taskId, { dispatchId: randomUUID() });
    assert.equal(superseded.outcome, 'OUTCOME_SUPERSEDED');
    assert.equal((await world.see(taskId)).state, before.state);
    await cancelTask(world.database, { tenantId: 'acme', taskId, requester: 'key:test', note: '' });
    assert.equal((await world.claim(taskId)).outcome, 'OUTCOME_ALREADY_ENDED');
  });

  it('drops a late message of an ended crawl whose source is purged', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    await cancelTask(world.database, { tenantId, taskId, requester: 'test', note: '' });
    for (const table of ['source_revisions', 'source_slots', 'sources']) {
      await run(`delete from ${table}`, []);
    }
    const answer = await world.claim(taskId);
    assert.deepEqual(
      [answer.outcome, answer.action],
      ['OUTCOME_ALREADY_ENDED', 'MESSAGE_ACTION_ACK'],
    );
  });

  it('gives the same lease to the same delivery, and drops a copy under a live lease', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    const deliveryId = randomUUID();
    const first = await world.claim(taskId, { deliveryId, handout: 1 });
    const again = await world.claim(taskId, { deliveryId, handout: 1 });
    assert.equal(again.outcome, 'OUTCOME_CLAIMED');
    assert.equal(again.lease?.epoch, first.lease?.epoch);
    const duplicate = await world.claim(taskId, { dispatchCopy: 2, handout: 5 });
    assert.equal(duplicate.outcome, 'OUTCOME_HELD_BY_OTHER');
    const stale = await world.claim(taskId, { handout: 0 });
    assert.equal(stale.outcome, 'OUTCOME_HELD_BY_OTHER');
  });

  it("takes over by a later hand-out of the holder's copy, and counts the loss", async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    const first = await world.claim(taskId);
    const second = await world.claim(taskId, { handout: 1 });
    assert.equal(second.lease?.epoch, '2');
    const task = await world.see(taskId);
    assert.deepEqual([task.losses, task.unused_losses], [0, 1], 'it had taken no permit');
    await assert.rejects(
      world.lease.HeartbeatTask(world.context, {
        grant: grantOf(first),
        sequence: 1,
        progress: null,
        counts: null,
        checkpoint: null,
        itemFailures: [],
      }),
      { reason: 'LEASE_LOST' },
    );
    // It spoke: its loss is undone.
    assert.equal((await world.see(taskId)).unused_losses, 0);
  });

  it('binds the lease to a new delivery of a worker that still works', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    const first = await world.claim(taskId);
    const again = await world.claim(taskId, { handout: 1, heldGrant: grantOf(first) });
    assert.equal(again.lease?.epoch, '1');
    assert.equal((await world.see(taskId)).unused_losses, 0);
  });

  it('makes a crawl suspect whose workers are lost, and at last fails it', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    for (let handout = 0; handout < 5; handout += 1) {
      assert.equal((await world.claim(taskId, { handout })).outcome, 'OUTCOME_CLAIMED');
    }
    // The fifth before a first permit: it goes on where a crash hits only itself.
    assert.equal((await world.claim(taskId, { handout: 5 })).outcome, 'OUTCOME_SUSPECT');
    await world.publish(taskId);
    for (let handout = 0; handout < 15; handout += 1) {
      assert.equal((await world.claim(taskId, { handout })).outcome, 'OUTCOME_CLAIMED');
    }
    const last = await world.claim(taskId, { handout: 15 });
    assert.equal(last.outcome, 'OUTCOME_WORKER_CRASHED');
    const task = await world.see(taskId);
    assert.deepEqual([task.state, task.verdict], ['FINISHING', 'FAILED']);
    assert.equal(task.failure_reason, 'FAILURE_REASON_WORKER_CRASHED');
  });

  it('ends a cancelled crawl whose holder is lost', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    await world.claim(taskId);
    const cancel = { tenantId: 'acme', taskId, requester: 'key:test', note: 'enough' };
    assert.equal(await cancelTask(world.database, cancel), 'CANCELLING');
    assert.equal(await cancelTask(world.database, cancel), 'UNCHANGED');
    assert.equal((await world.claim(taskId, { handout: 1 })).outcome, 'OUTCOME_CANCELLED');
    const task = await world.see(taskId);
    assert.deepEqual([task.state, task.verdict], ['FINISHING', 'CANCELLED']);
  });

  it('settles what expired, and what waited for longer than its wall time', async () => {
    const expired = await world.submit();
    await world.publish(expired);
    await run('update crawl_tasks set expire_time = now() where task_id = $1', [expired]);
    assert.equal((await world.claim(expired)).outcome, 'OUTCOME_EXPIRED');
    assert.equal((await world.see(expired)).state, 'EXPIRED');

    const slow = await world.submit();
    await world.publish(slow);
    const grant = grantOf(await world.claim(slow));
    await world.lease.ReleaseTask(world.context, {
      grant,
      cause: 'CAUSE_SLICE_ENDED',
      checkpoint: checkpoint({ nextPage: 2, listEnd: 'LIST_END_UNSPECIFIED' }),
      counts: null,
      itemFailures: [],
      wait: null,
    });
    await run("update crawl_tasks set start_time = now() - interval '7 hours' where task_id = $1", [
      slow,
    ]);
    assert.equal((await world.claim(slow)).outcome, 'OUTCOME_WALL_TIME_OVER');
    const task = await world.see(slow);
    assert.deepEqual([task.verdict, task.limit_hit], ['PARTIALLY_SUCCEEDED', 'WALL_TIME']);
  });

  it('defers while the source is stopped, slots are used or the site is not ready', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    await run("update sources set state = 'PAUSED'", []);
    assert.equal((await world.claim(taskId)).outcome, 'OUTCOME_SOURCE_STOPPED');
    const stopped = await world.see(taskId);
    assert.deepEqual([stopped.state, stopped.wait_reason], ['WAITING', 'SOURCE_STOPPED']);
    assert.equal(stopped.dispatch_due_in_s, null, 'due with the resumption');
    await run("update sources set state = 'ACTIVE'", []);
    await run('update source_slots set slots = 0', []);
    assert.equal((await world.claim(taskId)).outcome, 'OUTCOME_TENANT_LIMIT');
    await run('update source_slots set slots = 1', []);
    await run(
      `insert into sites (site_key, gap, not_before)
       values ('board.test', interval '1 s', now() + interval '1 minute')`,
      [],
    );
    assert.equal((await world.claim(taskId)).outcome, 'OUTCOME_HOST_NOT_READY');
    const deferred = await world.see(taskId);
    assert.equal(Math.round(deferred.dispatch_due_in_s ?? 0), 60);
    await run('update sites set not_before = now()', []);
    assert.equal((await world.claim(taskId)).outcome, 'OUTCOME_CLAIMED');
  });

  it('by fifty deliveries at once is granted once', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, copy) => world.claim(taskId, { dispatchCopy: copy + 1 })),
    );
    const outcomes = answers.map((answer) => answer.outcome);
    assert.equal(outcomes.filter((outcome) => outcome === 'OUTCOME_CLAIMED').length, 1);
    assert.equal(outcomes.filter((outcome) => outcome === 'OUTCOME_HELD_BY_OTHER').length, 49);
  });
});
