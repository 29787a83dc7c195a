import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'mocha';
import { createPublisher } from '#libs/amqp/publisher.ts';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { statement, type Database } from '#libs/postgres/database.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { relayOnce, startRelay } from '../../services/gateway/relay-outbox.ts';
import { amqpWorld } from '../support/amqp-world.ts';
import { until } from '../support/until.ts';
import { addSource, protocolWorld, type ProtocolWorld } from './gateway-protocol-world.ts';

describe('the relay', () => {
  let restoreLog: () => void;
  before(() => (restoreLog = setLogSink(() => undefined)));
  after(() => restoreLog());

  it('publishes each dispatch once, by two relays at once, within window and slots', async () => {
    await using amqp = await amqpWorld();
    await using world = await protocolWorld({ windowMax: 400, relayPollMs: 20 });
    for (let tenant = 0; tenant < 10; tenant += 1) {
      for (let source = 0; source < 5; source += 1) {
        const key = { tenant: `tenant-${tenant}`, sourceId: `source-${source}` };
        await addSource(world.database, { ...key, slots: 10 });
        for (let crawl = 0; crawl < 20; crawl += 1) {
          await world.submit({ tenantId: key.tenant, sourceId: key.sourceId });
        }
      }
    }
    const relays = await Promise.all(
      [1, 2].map(async (number) => {
        const publisher = createPublisher(await amqp.open({ name: `relay-${number}` }));
        return startRelay({ ...world.deps, publisher });
      }),
    );
    const counts = await until('the window to be full', async () => {
      const seen = await dispatchCounts(world.database);
      return seen.published >= 400 ? seen : undefined;
    });
    assert.deepEqual(counts, {
      published: 400,
      copies: 400,
      most_of_tenant: 40,
      open: 1000,
      possible: 500,
    });
    assert.deepEqual(await world.drift(), []);
    assert.equal(await amqp.broker.depth(httpQueue), 400);

    // What is taken makes room: the rest goes out, each tenant and source within its slots.
    for (let round = 0; round < 12; round += 1) {
      await startAndEnd(world.database);
      await until('the window to be full, or nothing to be left', async () => {
        const { published, possible } = await dispatchCounts(world.database);
        return published === Math.min(400, possible);
      });
      assert.deepEqual(await world.drift(), []);
      if ((await dispatchCounts(world.database)).open === 0) break;
    }
    for (const relay of relays) await relay.stop();
    const total = await amqp.broker.depth(httpQueue);
    assert.equal(total, 1000, 'each once');
  });

  it('burns no copy on a broker that is away, and sends all when it is back', async () => {
    await using amqp = await amqpWorld();
    await using world = await protocolWorld({ relayPollMs: 20 });
    const taskId = await world.submit();
    const away = { ...world.deps.publisher, ready: false };
    assert.deepEqual(await relayOnce({ ...world.deps, publisher: away }, httpQueue), {
      picked: 0,
      confirmed: 0,
    });
    assert.equal((await world.see(taskId)).copy, 0);
    const publisher = createPublisher(await amqp.open({ name: 'relay' }));
    await using _relay = startRelay({ ...world.deps, publisher });
    await until('QUEUED', async () => (await world.see(taskId)).state === 'QUEUED');
    const message = await amqp.broker.get(httpQueue);
    assert.deepEqual(Object.keys(JSON.parse(message?.payload ?? '{}')), [
      'task_id',
      'seed_url',
      'tenant_id',
      'max_pages',
    ]);
  });

  it('sends the next copy of the same dispatch when its claim ran out', async () => {
    await using amqp = await amqpWorld();
    await using world = await protocolWorld({ relayClaimMs: 0 });
    const taskId = await world.submit();
    const lost = {
      ...world.deps.publisher,
      ready: true,
      publish: async () => ({ kind: 'unknown', reason: 'cut' }) as const,
    };
    await relayOnce(
      { ...world.deps, policy: { ...world.deps.policy, relayRetryMs: 0 }, publisher: lost },
      httpQueue,
    );
    const before = await world.see(taskId);
    assert.deepEqual([before.state, before.dispatch_state, before.copy], ['PENDING', 'CLAIMED', 1]);
    const publisher = createPublisher(await amqp.open({ name: 'relay' }));
    await until('the publisher', () => publisher.ready);
    await relayOnce({ ...world.deps, publisher }, httpQueue);
    const task = await world.see(taskId);
    assert.equal(task.dispatch_id, before.dispatch_id);
    assert.deepEqual([task.state, task.dispatch_state, task.copy], ['QUEUED', 'PUBLISHED', 2]);
    const message = await amqp.broker.get(httpQueue);
    assert.equal(message?.properties.headers['jobradar-copy'], 2);
    assert.deepEqual(await world.drift(), []);
  });

  it('sends no copy after copy to a broker that takes none of them', async () => {
    await using world = await protocolWorld({ relayRetryMs: 400, relayPollMs: 20 });
    for (let crawl = 0; crawl < 5; crawl += 1) await world.submit();
    let published = 0;
    const publisher = {
      ...world.deps.publisher,
      ready: true,
      publish: async () => {
        published += 1;
        return { kind: 'returned', reason: 'NO_ROUTE' } as const;
      },
    };
    await using _relay = startRelay({
      ...world.deps,
      policy: { ...world.deps.policy, relayBatchMax: 1 },
      publisher,
    });
    await world.database.run(statement('test-wait', 'select pg_sleep(1)'));
    assert.ok(published >= 1 && published <= 4, `${published} copies in a second`);
  });

  it('marks nothing that was started meanwhile', async () => {
    await using world = await protocolWorld();
    const taskId = await world.submit();
    const claiming = {
      ...world.deps.publisher,
      ready: true,
      publish: async () => {
        assert.equal((await world.claim(taskId)).outcome, 'OUTCOME_CLAIMED');
        return { kind: 'confirmed' } as const;
      },
    };
    await relayOnce({ ...world.deps, publisher: claiming }, httpQueue);
    const task = await world.see(taskId);
    assert.deepEqual([task.state, task.dispatch_state], ['RUNNING', 'STARTED']);
    assert.deepEqual(await world.drift(), []);
  });

  it('serves priority first, then tenants in turn, whatever their backlog', async () => {
    await using world = await protocolWorld({ relayBatchMax: 6 });
    await addSource(world.database, { tenant: 'small', sourceId: 'one', slots: 10 });
    for (let crawl = 0; crawl < 20; crawl += 1) await world.submit();
    const small = [];
    for (let crawl = 0; crawl < 2; crawl += 1) {
      small.push(await world.submit({ tenantId: 'small', sourceId: 'one' }));
    }
    const urgent = await world.submit({ priority: 1 });
    const order: string[] = [];
    const publisher = {
      ...world.deps.publisher,
      ready: true,
      publish: async (message: { correlationId: string }) => {
        order.push(message.correlationId);
        return { kind: 'confirmed' } as const;
      },
    };
    await relayOnce({ ...world.deps, publisher }, httpQueue);
    assert.equal(order[0], urgent);
    assert.ok(
      small.some((taskId) => order.includes(taskId)),
      'the small tenant has its turn',
    );
  });

  it('keeps slots and backlog exact through random operations', async () => {
    await using world = await protocolWorld({ relayBatchMax: 5, relayClaimMs: 0, relayRetryMs: 0 });
    await addSource(world.database, { tenant: 'other', sourceId: 'two', slots: 2 });
    await randomLife(world);
    assert.deepEqual(await world.drift(), []);
  });
});

async function dispatchCounts(database: Database): Promise<{
  published: number;
  copies: number;
  most_of_tenant: number;
  open: number;
  /** What the slots of the sources hold of it. */
  possible: number;
}> {
  const query = statement<Awaited<ReturnType<typeof dispatchCounts>>>(
    'test-dispatch-counts',
    `with p as (select * from dispatches where state in ('CLAIMED', 'PUBLISHED'))
     select (select count(*)::int from p where state = 'PUBLISHED') as published,
       (select coalesce(sum(copy), 0)::int from p) as copies,
       (select coalesce(max(n), 0)::int from (select count(*) n from p group by tenant_id) x)
         as most_of_tenant,
       (select count(*)::int from dispatches
          where state in ('DUE', 'CLAIMED', 'PUBLISHED')) as open,
       (select coalesce(sum(least(10, n)), 0)::int from (
          select count(*) n from dispatches where state in ('DUE', 'CLAIMED', 'PUBLISHED')
          group by tenant_id, source_id) x) as possible`,
  );
  const row = await database.first(query);
  if (row === undefined) throw new Error('no counts');
  return row;
}

/** Cancels what the broker has: its slots are free again. */
async function startAndEnd(database: Database): Promise<void> {
  const { cancelTask } = await import('../../services/gateway/adapters/task-commands.ts');
  const query = statement<{ task_id: string; tenant_id: string }>(
    'test-published',
    "select task_id, tenant_id from dispatches where state = 'PUBLISHED'",
  );
  for (const row of await database.rows(query)) {
    const request = { tenantId: row.tenant_id, taskId: row.task_id, requester: 'key:t', note: '' };
    await cancelTask(database, request);
  }
}

async function randomLife(world: ProtocolWorld): Promise<void> {
  const { cancelTask } = await import('../../services/gateway/adapters/task-commands.ts');
  // A fixed sequence: what fails once fails again.
  let seed = 20_261_130;
  const dice = (sides: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % sides;
  };
  const tasks: { readonly taskId: string; readonly tenantId: string }[] = [];
  const grants: string[] = [];
  const outcomes = ['confirmed', 'nacked', 'unknown'] as const;
  const publisher = {
    ...world.deps.publisher,
    ready: true,
    publish: async () => {
      const kind = outcomes[dice(3)] ?? 'nacked';
      return kind === 'unknown' ? { kind, reason: 'cut' } : { kind };
    },
  };
  const steps = [
    async () => {
      const isOther = dice(2) === 1;
      const key = isOther ? { tenantId: 'other', sourceId: 'two' } : { tenantId: 'acme' };
      tasks.push({ taskId: await world.submit(key), tenantId: key.tenantId });
    },
    () => relayOnce({ ...world.deps, publisher }, httpQueue),
    async () => {
      const task = tasks[dice(Math.max(1, tasks.length))];
      if (task === undefined) return;
      const message = {
        taskId: task.taskId,
        seedUrl: 'https://board.test/jobs',
        tenantId: task.tenantId,
        maxPages: 10,
      };
      const answer = await world.claim(task.taskId, { message, handout: dice(4) });
      if (typeof answer.lease?.grant === 'string') grants.push(answer.lease.grant);
    },
    async () => {
      const [grant] = grants.splice(dice(Math.max(1, grants.length)), 1);
      if (grant === undefined) return;
      const call = { grant, counts: null, checkpoint: null, itemFailures: [] };
      const causes = ['CAUSE_SLICE_ENDED', 'CAUSE_SHUTDOWN'] as const;
      const cause = causes[dice(2)] ?? 'CAUSE_SHUTDOWN';
      const release = world.lease.ReleaseTask(world.context, { ...call, cause, wait: null });
      await release.catch((error: { reason?: string }) => assert.equal(error.reason, 'LEASE_LOST'));
    },
    async () => {
      const task = tasks[dice(Math.max(1, tasks.length))];
      if (task === undefined) return;
      await cancelTask(world.database, { ...task, requester: `key:${randomUUID()}`, note: '' });
    },
  ];
  for (let step = 0; step < 300; step += 1) {
    await steps[dice(steps.length)]?.();
    assert.deepEqual(await world.drift(), [], `after step ${step}`);
  }
}
