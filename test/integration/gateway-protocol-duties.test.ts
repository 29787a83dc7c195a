import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import { cancelTask } from '../../services/gateway/adapters/task-commands.ts';
import { startExpireCrawls } from '../../services/gateway/expire-crawls.ts';
import { startSweepLeases } from '../../services/gateway/sweep-leases.ts';
import { until } from '../support/until.ts';
import {
  checkpoint,
  grantOf,
  protocolWorld,
  tenantId,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';

describe('the duties', () => {
  let world: ProtocolWorld;
  beforeEach(async () => {
    world = await protocolWorld({
      leaseMs: 300,
      sweepEveryMs: 20,
      sweepGraceMs: 100,
      dutyPollMs: 20,
    });
  });
  afterEach(async () => {
    assert.deepEqual(await world.drift(), [], 'slots, backlog, dispatches and leases agree');
    await world[Symbol.asyncDispose]();
  });
  const run = (text: string, values: unknown[]): Promise<number> =>
    world.database.run(statement<never>(text.slice(0, 60), text), values);
  const begin = async (): Promise<{ taskId: string; grant: string }> => {
    const taskId = await world.submit();
    await world.publish(taskId);
    return { taskId, grant: grantOf(await world.claim(taskId)) };
  };
  const inState = (taskId: string, state: string) =>
    until(state, async () => {
      const task = await world.see(taskId);
      return task.state === state ? task : undefined;
    });
  const beat = (grant: string) =>
    world.lease.HeartbeatTask(world.context, {
      grant,
      sequence: 1,
      progress: null,
      counts: null,
      checkpoint: null,
      itemFailures: [],
    });

  it('give a crawl whose lease ran out a new dispatch, and count the loss', async () => {
    const { taskId } = await begin();
    const startedMs = performance.now();
    await using _sweeper = startSweepLeases(world.deps);
    const task = await inState(taskId, 'WAITING');
    assert.ok(performance.now() - startedMs >= 400, 'not before a lease and the grace');
    assert.deepEqual([task.wait_reason, task.unused_losses], ['WORKER_LOST', 1]);
    assert.equal((await world.claim(taskId)).lease?.epoch, '2');
    await inState(taskId, 'WAITING');
  });

  it('leave a lease alone that is renewed, also after it lapsed', async () => {
    const { taskId, grant } = await begin();
    await run("update leases set until = now() - interval '1 minute'", []);
    assert.equal((await beat(grant)).directive, 'DIRECTIVE_CONTINUE');
    await using _sweeper = startSweepLeases(world.deps);
    for (let round = 0; round < 8; round += 1) {
      await until('the next heartbeat', async () => {
        await new Promise((resolve) => setImmediate(resolve));
        const rows = await world.database.rows(
          statement<{ left: number }>(
            'test-left',
            'select extract(epoch from until - now())::float8 as left from leases',
          ),
        );
        return (rows[0]?.left ?? 0) < 0.2;
      });
      await beat(grant);
    }
    assert.equal((await world.see(taskId)).epoch, '1');
    assert.equal((await world.see(taskId)).state, 'RUNNING');
  });

  it('end a cancelled crawl whose worker is lost', async () => {
    const { taskId } = await begin();
    await cancelTask(world.database, { tenantId, taskId, requester: 'key:test', note: '' });
    await using _sweeper = startSweepLeases(world.deps);
    const task = await inState(taskId, 'FINISHING');
    assert.equal(task.verdict, 'CANCELLED');
  });

  it('expire what never began, and end what waited for longer than its wall time', async () => {
    const waiting = await world.submit({ expireTime: new Date(Date.now() + 100).toISOString() });
    const queued = await world.submit({ expireTime: new Date(Date.now() + 100).toISOString() });
    await world.publish(queued);
    const slow = await begin();
    await world.lease.ReleaseTask(world.context, {
      grant: slow.grant,
      cause: 'CAUSE_HOST_NOT_READY',
      checkpoint: null,
      counts: null,
      itemFailures: [],
      wait: { seconds: '80000', nanos: 0 },
    });
    await run(
      `update crawl_tasks set start_time = now() - interval '7 hours', deadline_time = now()
       where task_id = $1`,
      [slow.taskId],
    );
    await using _duty = startExpireCrawls(world.deps);
    await inState(waiting, 'EXPIRED');
    const expired = await inState(queued, 'EXPIRED');
    assert.equal(expired.failure_reason, 'FAILURE_REASON_EXPIRED_BEFORE_START');
    const late = await inState(slow.taskId, 'FINISHING');
    assert.deepEqual(
      [late.verdict, late.failure_reason],
      ['FAILED', 'FAILURE_REASON_WAITED_TOO_LONG'],
    );
  });

  it('begin the count of losses anew when a checkpoint moves forward', async () => {
    const { taskId, grant } = await begin();
    await run('update crawl_tasks set losses = 3 where task_id = $1', [taskId]);
    await world.lease.HeartbeatTask(world.context, {
      grant,
      sequence: 1,
      progress: null,
      counts: null,
      checkpoint: checkpoint({ listEnd: 'LIST_END_UNSPECIFIED', nextPage: 2 }),
      itemFailures: [],
    });
    const task = await world.see(taskId);
    assert.deepEqual([task.losses, task.list_pages_read], [0, 1]);
  });
});
