import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach, describe, it } from 'mocha';
import { httpQueue, suspectQueue } from '#libs/amqp/topology-model.ts';
import { statement } from '#libs/postgres/database.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { sweepTask } from '../../services/gateway/sweep-leases.ts';
import { callsOn } from './gateway-protocol-calls.ts';
import {
  checkpoint,
  grantOf,
  protocolWorld,
  siteKey,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';

/* R12: what counts as a crash, where it leads, and what takes it back. */

describe('losses', () => {
  let world: ProtocolWorld;
  let restoreLog: () => void;
  before(() => (restoreLog = setLogSink(() => undefined)));
  after(() => restoreLog());
  beforeEach(async () => {
    world = await protocolWorld();
  });
  afterEach(async () => {
    assert.deepEqual(await world.drift(), [], 'slots, backlog, dispatches and leases agree');
    await world[Symbol.asyncDispose]();
  });

  /** A worker takes the crawl, with a permit or without, and is not heard of again. */
  async function lose(taskId: string, { permit }: { readonly permit: boolean }): Promise<string> {
    await world.publish(taskId);
    const grant = grantOf(await world.claim(taskId));
    if (permit) await takePermit(grant);
    await callsOn(world).run("update leases set until = now() - interval '1 second'");
    assert.ok(await sweepTask(world.deps, taskId), 'its lease is over');
    return grant;
  }

  async function takePermit(grant: string): Promise<void> {
    await callsOn(world).run('update sites set in_flight = 0');
    const answer = await world.politeness.ReserveFetches(world.context, {
      grant,
      key: siteKey,
      count: 1,
      reservationId: randomUUID(),
    });
    assert.equal(answer.permits?.length, 1);
  }

  const lost = (grant: string) => async (call: (grant: string) => Promise<unknown>) =>
    assert.rejects(call(grant), { reason: 'LEASE_LOST' });

  const outcomesOf = async (taskId: string): Promise<readonly string[]> => {
    const query = statement<{ outcome: string }>(
      'test-outcomes',
      'select outcome from executions where task_id = $1 order by epoch',
    );
    return (await world.database.rows(query, [taskId])).map(({ outcome }) => outcome);
  };
  const queueOf = async (taskId: string): Promise<string | undefined> => {
    const query = statement<{ queue: string }>(
      'test-queue',
      `select d.queue from crawl_tasks t join dispatches d using (dispatch_id)
       where t.task_id = $1`,
    );
    return (await world.database.first(query, [taskId]))?.queue;
  };

  it('lead to the suspect queue at the second, and at the fifth to the end', async () => {
    const taskId = await world.submit();
    const queues: (string | undefined)[] = [];
    for (let crash = 1; crash <= 4; crash += 1) {
      await lose(taskId, { permit: true });
      queues.push(await queueOf(taskId));
    }
    assert.deepEqual(queues, [httpQueue, suspectQueue, suspectQueue, suspectQueue]);
    await lose(taskId, { permit: true });
    const task = await world.see(taskId);
    assert.deepEqual(
      [task.state, task.verdict, task.failure_reason, task.losses],
      ['FINISHING', 'FAILED', 'FAILURE_REASON_WORKER_CRASHED', 5],
    );
  });

  it('before a first permit lead there at the fifth in a row, and end nothing before', async () => {
    const taskId = await world.submit();
    const queues: (string | undefined)[] = [];
    for (let crash = 1; crash <= 5; crash += 1) {
      await lose(taskId, { permit: false });
      queues.push(await queueOf(taskId));
    }
    const normal = Array.from({ length: 4 }, () => httpQueue);
    assert.deepEqual(queues, [...normal, suspectQueue]);
    const { losses, unused_losses: unused } = await world.see(taskId);
    assert.deepEqual([losses, unused], [0, 5]);
    assert.deepEqual(new Set(await outcomesOf(taskId)), new Set(['UNUSED']));
  });

  const lateWords: readonly (readonly [string, (grant: string) => Promise<unknown>])[] = [
    ['heartbeat', (grant) => callsOn(world).beat(grant)],
    ['completion', (grant) => callsOn(world).complete(grant)],
    ['failure', (grant) => callsOn(world).fail(grant, 'FAILURE_REASON_FETCH_TIMEOUT')],
    ['release', (grant) => callsOn(world).release(grant, 'CAUSE_SHUTDOWN')],
    ['request for a permit', (grant) => takePermit(grant)],
  ];
  for (const [word, call] of lateWords) {
    it(`count for nothing once their worker speaks: a late ${word}`, async () => {
      const taskId = await world.submit();
      const first = await lose(taskId, { permit: true });
      await lose(taskId, { permit: true });
      assert.equal(await queueOf(taskId), suspectQueue);
      await lost(first)(call);
      assert.deepEqual(await outcomesOf(taskId), ['CUT_OFF', 'LOST']);
      assert.equal((await world.see(taskId)).losses, 1);
      await lost(first)(call);
      assert.equal((await world.see(taskId)).losses, 1, 'taken back once');
    });
  }

  it('count for nothing once the claim of another delivery names their grant', async () => {
    const taskId = await world.submit();
    const grant = await lose(taskId, { permit: false });
    await world.publish(taskId);
    const answer = await world.claim(taskId, { heldGrant: grant });
    assert.equal(answer.lease?.epoch, '2');
    assert.deepEqual(await outcomesOf(taskId), ['CUT_OFF', 'RUNNING']);
    assert.equal((await world.see(taskId)).unused_losses, 0);
  });

  it('of before the last progress are not taken back a second time', async () => {
    const taskId = await world.submit();
    const grant = await lose(taskId, { permit: true });
    await world.publish(taskId);
    const second = grantOf(await world.claim(taskId));
    const moved = checkpoint({ listEnd: 'LIST_END_UNSPECIFIED', nextPage: 2 });
    await callsOn(world).beat(second, { checkpoint: moved });
    await takePermit(second);
    await callsOn(world).run("update leases set until = now() - interval '1 second'");
    await sweepTask(world.deps, taskId);
    assert.equal((await world.see(taskId)).losses, 1, 'of the second execution');
    await lost(grant)((late) => callsOn(world).beat(late));
    assert.equal((await world.see(taskId)).losses, 1, 'the first one counted no more');
  });

  it('stay as they are after the end of the crawl', async () => {
    const taskId = await world.submit();
    const grant = await lose(taskId, { permit: true });
    await world.publish(taskId);
    await callsOn(world).complete(grantOf(await world.claim(taskId)));
    await callsOn(world).ended(taskId);
    await lost(grant)((late) => callsOn(world).beat(late));
    assert.deepEqual(await outcomesOf(taskId), ['LOST', 'COMPLETED']);
  });

  it('end with progress: a suspect then goes the normal way again', async () => {
    for (const how of ['a heartbeat', 'the release itself'] as const) {
      const taskId = await world.submit();
      await lose(taskId, { permit: true });
      await lose(taskId, { permit: true });
      await world.publish(taskId);
      const grant = grantOf(await world.claim(taskId, { queue: suspectQueue }));
      const moved = checkpoint({ listEnd: 'LIST_END_UNSPECIFIED', nextPage: 2 });
      if (how === 'a heartbeat') await callsOn(world).beat(grant, { checkpoint: moved });
      const brought = how === 'a heartbeat' ? null : moved;
      await callsOn(world).release(grant, 'CAUSE_SLICE_ENDED', { checkpoint: brought });
      assert.equal(await queueOf(taskId), httpQueue, how);
      assert.equal((await world.see(taskId)).losses, 0, how);
    }
  });

  it('keep a suspect on its queue while it makes no progress', async () => {
    const taskId = await world.submit();
    await lose(taskId, { permit: true });
    await lose(taskId, { permit: true });
    await world.publish(taskId);
    const grant = grantOf(await world.claim(taskId, { queue: suspectQueue }));
    await callsOn(world).release(grant, 'CAUSE_SHUTDOWN');
    assert.equal(await queueOf(taskId), suspectQueue);
  });
});
