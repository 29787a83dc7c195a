import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { createPublisher } from '#libs/amqp/publisher.ts';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { statement } from '#libs/postgres/database.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import type { ProtocolDeps } from '../../services/gateway/protocol-deps.ts';
import { startRelay } from '../../services/gateway/relay-outbox.ts';
import { rescueRound, startRescue } from '../../services/gateway/rescue-dispatches.ts';
import { amqpWorld } from '../support/amqp-world.ts';
import { until } from '../support/until.ts';
import { callsOn } from './gateway-protocol-calls.ts';
import { addSource, protocolWorld, type ProtocolWorld } from './gateway-protocol-world.ts';

// Ten times as fast as production, in the same proportions.
const hasty = {
  lookEveryMs: 100,
  looksApartMs: 300,
  rescueAfterMs: 1_000,
  relayPollMs: 20,
  hasSuspectQueue: false,
} as const;

describe('rescue', () => {
  let restoreLog: () => void;
  before(() => (restoreLog = setLogSink(() => undefined)));
  after(() => restoreLog());

  it('sends what a purged queue lost again: once, under its id, in its slots', async () => {
    await using amqp = await amqpWorld();
    await using world = await protocolWorld({ ...hasty, rescueBatchMax: 40 });
    const tasks = await queueUp(world, 100);
    const publisher = createPublisher(await amqp.open({ name: 'relay' }));
    const deps = { ...world.deps, publisher };
    await using _relay = startRelay(deps);
    await amqp.broker.waitForDepth(httpQueue, 100);
    await until('all to be marked', async () => (await published(world)) === 100);
    const dispatchIds = await Promise.all(
      tasks.map(async (id) => (await world.see(id)).dispatch_id),
    );
    await amqp.broker.purge(httpQueue);
    await using rescue = running(startRescue(deps));
    await amqp.broker.waitForDepth(httpQueue, 100);
    await until('all to be marked', async () => (await published(world)) === 100);
    await rescue.stop();
    const seen = await Promise.all(tasks.map((id) => world.see(id)));
    assert.deepEqual(
      seen.map((task) => task.dispatch_id),
      dispatchIds,
    );
    assert.ok(
      seen.every((task) => task.copy === 2),
      'one further copy of each',
    );
    assert.ok(seen.every((task) => task.state === 'QUEUED'));
    assert.deepEqual(await world.drift(), []);
  });

  it('sends all again by one finding, though the first ones fill the queue meanwhile', async () => {
    await using amqp = await amqpWorld();
    await using world = await protocolWorld({ ...hasty, rescueBatchMax: 10 });
    await queueUp(world, 50);
    const publisher = createPublisher(await amqp.open({ name: 'relay' }));
    const deps = { ...world.deps, publisher };
    await using _relay = startRelay(deps);
    await until('all to be marked', async () => (await published(world)) === 50);
    await amqp.broker.purge(httpQueue);
    const looks: ProtocolDeps['publisher'] = {
      ready: true,
      publish: (message) => publisher.publish(message),
      async stateOf(queue) {
        const isBack = async (): Promise<boolean> => (await amqp.broker.depth(queue)) > 0;
        if ((await published(world)) < 50) await until('the first ones in the queue', isBack);
        return await publisher.stateOf(queue);
      },
    };
    await using _rescue = running(startRescue({ ...deps, publisher: looks }));
    await until('all to be published twice', async () => (await publishedAgain(world)) === 50);
  });

  it('sends all again when the queue itself was deleted and made anew', async () => {
    await using amqp = await amqpWorld();
    await using world = await protocolWorld(hasty);
    await queueUp(world, 20);
    const publisher = createPublisher(await amqp.open({ name: 'relay' }));
    const deps = { ...world.deps, publisher };
    await using _relay = startRelay(deps);
    await amqp.broker.waitForDepth(httpQueue, 20);
    await amqp.broker.management.remove(`queues/${amqp.broker.vhost}/${httpQueue}`);
    await using _rescue = running(startRescue(deps));
    assert.equal(await publisher.stateOf(httpQueue), undefined);
    await applyTopology({ url: amqp.broker.url });
    await amqp.broker.waitForDepth(httpQueue, 20);
  });

  it('leaves alone what waits in its queue, however long', async () => {
    await using amqp = await amqpWorld();
    await using world = await protocolWorld(hasty);
    const [taskId = ''] = await queueUp(world, 1);
    const publisher = createPublisher(await amqp.open({ name: 'relay' }));
    const deps = { ...world.deps, publisher };
    await using _relay = startRelay(deps);
    await amqp.broker.waitForDepth(httpQueue, 1);
    await age(world, 3_600);
    await lookFor(deps, 700);
    assert.equal((await world.see(taskId)).copy, 1);
  });

  it('sends again what a later one has overtaken, though the queue is never empty', async () => {
    await using amqp = await amqpWorld();
    await using world = await protocolWorld(hasty);
    const [lost = ''] = await queueUp(world, 1);
    const publisher = createPublisher(await amqp.open({ name: 'relay' }));
    const deps = { ...world.deps, publisher };
    await using _relay = startRelay(deps);
    await amqp.broker.waitForDepth(httpQueue, 1);
    await amqp.broker.purge(httpQueue);
    const [later = '', waiting = ''] = await queueUp(world, 2);
    await amqp.broker.waitForDepth(httpQueue, 2);
    await world.claim(later);
    await using _rescue = running(startRescue(deps));
    await until('the next copy', async () => (await world.see(lost)).copy === 2);
    assert.equal((await world.see(waiting)).copy, 1, 'published later: nothing is known of it');
  });

  it('concludes nothing while it cannot look, nor from looks of a session before', async () => {
    await using world = await protocolWorld(hasty);
    const [taskId = ''] = await queueUp(world, 1);
    await world.publish(taskId);
    await age(world, 60);
    let generation = 1;
    let canLook = true;
    const publisher = {
      ...world.deps.publisher,
      stateOf: async () => (canLook ? { messages: 0, consumers: 0, generation } : undefined),
    };
    const round = rescueRound({ ...world.deps, publisher }, httpQueue);
    const lookTwiceApart = async (between: () => unknown): Promise<number> => {
      await round();
      between();
      await world.database.run(statement('test-pause', 'select pg_sleep(0.35)'));
      await round();
      return rescuedOf(world);
    };
    assert.equal(await lookTwiceApart(() => (generation += 1)), 0, 'another session');
    canLook = false;
    await round();
    canLook = true;
    assert.equal(await rescuedOf(world), 0, 'a look that failed lies between');
    // Where the machine is slow, two looks may be too far apart to stand beside each other.
    await until('two looks of one session', async () => {
      return (await lookTwiceApart(() => undefined)) === 1;
    });
  });

  it('leaves alone what was started, cancelled or sent again since it was read', async () => {
    await using world = await protocolWorld(hasty);
    const calls = callsOn(world);
    await calls.begin();
    const [cancelled = '', again = ''] = await queueUp(world, 2);
    await world.publish(cancelled);
    await world.publish(again);
    await age(world, 60);
    await calls.cancel(cancelled);
    const stateOf = async () => ({ messages: 0, consumers: 0, generation: 1 });
    const deps = { ...world.deps, publisher: { ...world.deps.publisher, stateOf } };
    await lookFor(deps, 700);
    assert.deepEqual(await states(world), ['CLAIMED', 'STARTED', 'VOID']);
    assert.equal((await world.see(again)).dispatch_state, 'CLAIMED');
  });
});

async function queueUp(world: ProtocolWorld, count: number): Promise<readonly string[]> {
  const name = `source-${count}-${Math.trunc(performance.now())}`;
  await addSource(world.database, { sourceId: name, slots: 200 });
  await world.database.run(statement('test-slots', 'update tenant_slots set slots = 500'));
  const tasks: string[] = [];
  for (let crawl = 0; crawl < count; crawl += 1) {
    tasks.push(await world.submit({ sourceId: name }));
  }
  await world.database.run(statement('test-slots', 'update tenant_slots set slots = 500'));
  return tasks;
}

/** Makes every publish look older, as time would. */
async function age(world: ProtocolWorld, seconds: number): Promise<void> {
  await world.database.run(
    statement(
      'test-age',
      "update dispatches set publish_time = publish_time - $1 * interval '1 s'",
    ),
    [seconds],
  );
}

async function published(world: ProtocolWorld): Promise<number> {
  const query = statement<{ n: number }>(
    'test-published',
    "select count(*)::int as n from dispatches where state = 'PUBLISHED'",
  );
  return (await world.database.first(query))?.n ?? 0;
}

async function publishedAgain(world: ProtocolWorld): Promise<number> {
  const query = statement<{ n: number }>(
    'test-published-again',
    "select count(*)::int as n from dispatches where state = 'PUBLISHED' and copy = 2",
  );
  return (await world.database.first(query))?.n ?? 0;
}

async function states(world: ProtocolWorld): Promise<readonly string[]> {
  const query = statement<{ state: string }>(
    'test-states',
    'select state from dispatches order by state',
  );
  return (await world.database.rows(query)).map(({ state }) => state);
}

async function rescuedOf(world: ProtocolWorld): Promise<number> {
  return (await states(world)).filter((state) => state === 'CLAIMED').length;
}

/** Lets the duty look for a while by the database's clock. */
async function lookFor(deps: ProtocolWorld['deps'], ms: number): Promise<void> {
  await using _rescue = running(startRescue(deps));
  await deps.database.run(statement('test-wait', 'select pg_sleep($1::float8 / 1000)'), [ms]);
}

function running(loops: ReturnType<typeof startRescue>) {
  const stop = async (): Promise<void> => {
    await Promise.all(loops.map((loop) => loop.stop()));
  };
  return { stop, [Symbol.asyncDispose]: stop };
}
