import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { createPublisher } from '#libs/amqp/publisher.ts';
import { openSession } from '#libs/amqp/session.ts';
import { markOf } from '#libs/amqp/topology-mark.ts';
import { crawlExchange, httpQueue } from '#libs/amqp/topology-model.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { startConsumer } from '#libs/amqp/consumer.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { amqpWorld, crawlMessage } from '../support/amqp-world.ts';
import { testBroker } from '../support/broker.ts';
import { tcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';

describe('broker session', () => {
  let restoreLog: () => void;
  before(() => (restoreLog = setLogSink(() => undefined)));
  after(() => restoreLog());

  it('refuses to start with a wrong password, and says so without the password', async () => {
    await using world = await amqpWorld();
    const url = new URL(world.url);
    url.password = 'hunter2';
    await assert.rejects(openSession({ url: url.href, name: 'test' }), (error: Error) => {
      assert.match(error.message, /access was refused. User "[\w-]+" is not there, or/u);
      assert.match(error.message, /npm run topology -- --users/u);
      assert.ok(!error.message.includes('hunter2'));
      return true;
    });
  });

  it('refuses to start in a vhost that is not there', async () => {
    await using world = await amqpWorld();
    const url = `${world.url}-missing`;
    await assert.rejects(
      openSession({ url, name: 'test' }),
      /access was refused. Vhost "test-[-0-9a-f]+-missing" is not there/u,
    );
  });

  it('refuses to start without the topology, and names the command that makes it', async () => {
    await using broker = await testBroker({ topology: false });
    for (const needs of [{ exchanges: [crawlExchange] }, { queues: [httpQueue] }]) {
      await assert.rejects(
        openSession({ url: broker.url, name: 'test', needs }),
        /are missing. Run "npm run topology".*there is no (?:exchange|queue) "jobradar.*NOT.FOUND/u,
      );
    }
  });

  it('refuses to start on the topology of another version, and says so', async () => {
    await using broker = await testBroker({ topology: false });
    await applyTopology({ url: broker.url, released: [{ mark: markOf({}), isServed: true }] });
    const needs = { exchanges: [crawlExchange], queues: [httpQueue] };
    await assert.rejects(
      openSession({ url: broker.url, name: 'test', needs }),
      /are different. Run "npm run topology".*the mark of the topology of this version/u,
    );
    // What knows nothing of marks needs none: services of before go on.
    await using session = await openSession({ url: broker.url, name: 'test' });
    assert.equal(session.state, 'ready');
  });

  it('goes on trying when refused later, says why, and is back when that is mended', async () => {
    await using world = await amqpWorld();
    const { management, vhost } = world.broker;
    const told: string[] = [];
    const session = await world.open({
      needs: { queues: [httpQueue] },
      onState: (isReady, reason) => told.push(isReady ? 'ready' : String(reason)),
    });
    assert.deepEqual(told, ['ready']);
    await management.remove(`vhosts/${vhost}`);
    await until('the refusal', () => told.some((words) => /^connecting: .*Vhost "/u.test(words)));
    await world.broker.makeAgain();
    await until('what is missing', () => told.some((words) => words.includes('are missing')));
    await applyTopology({ url: world.url });
    await session.whenReady();
    assert.equal(told.at(-1), 'ready');
  });

  it('starts with the topology there, shown by its name in the management UI', async () => {
    await using world = await amqpWorld();
    const needs = { exchanges: [crawlExchange], queues: [httpQueue] };
    const session = await world.open({ name: 'relay-x', needs });
    assert.equal(session.state, 'ready');
    await until('the connection in the management UI', async () => {
      const shown = JSON.stringify(await world.broker.managementGet('connections'));
      return shown.includes('relay-x#1@');
    });
  });

  it('starts while the broker is away, and is ready when the broker is there', async () => {
    await using world = await amqpWorld();
    await using proxy = await proxyTo(world.url);
    proxy.silence();
    const session = await world.open({ url: throughProxy(world.url, proxy), connectMsMax: 300 });
    assert.equal(session.state, 'connecting');
    proxy.restore();
    await session.whenReady();
    assert.equal(session.state, 'ready');
  });

  it('is ready again in under five seconds after an operator closed its connection', async () => {
    await using world = await amqpWorld();
    const session = await world.open();
    const deliveries: string[] = [];
    startConsumer({
      session,
      queue: httpQueue,
      prefetch: 4,
      async onDelivery(delivery) {
        deliveries.push(String(delivery.properties.messageId));
        delivery.ack();
      },
    });
    await untilListed((path) => world.broker.managementGet(path));
    const startedMs = performance.now();
    await world.broker.closeConnections('closed by a test');
    await until('the loss', () => session.state === 'connecting' || deliveries.length > 0);
    await world.publish(1);
    await until('a delivery', () => deliveries.length === 1);
    assert.ok(performance.now() - startedMs < 5000);
  });

  it('finds a peer that vanished without a word by heartbeats, and goes on elsewhere', async () => {
    await using world = await amqpWorld();
    await using proxy = await proxyTo(world.url);
    const session = await world.open({
      url: throughProxy(world.url, proxy),
      heartbeatSeconds: 1,
      connectMsMax: 1000,
    });
    const publisher = createPublisher(session, { confirmMsMax: 500 });
    await until('a lane', () => publisher.ready);
    proxy.silence();
    const outcome = await publisher.publish(crawlMessage());
    assert.equal(outcome.kind, 'unknown');
    proxy.restore();
    await until('a new generation', () => publisher.ready, { withinMs: 15_000 });
    assert.deepEqual(await publisher.publish(crawlMessage()), { kind: 'confirmed' });
  });

  it('begins anew after a reset, however often', async () => {
    await using world = await amqpWorld();
    await using proxy = await proxyTo(world.url);
    const session = await world.open({ url: throughProxy(world.url, proxy), random: () => 0 });
    for (let round = 1; round <= 3; round += 1) {
      const before = session.whenReady();
      proxy.cut();
      // The new generation may be there before anybody looks: its promise is another.
      await until('the loss', () => session.whenReady() !== before);
      await session.whenReady();
    }
    assert.equal(session.state, 'ready');
  });

  it('does not wait for ever for a set-up that gets no answer', async () => {
    await using world = await amqpWorld();
    await using proxy = await proxyTo(world.url);
    const session = await world.open({
      url: throughProxy(world.url, proxy),
      setupMsMax: 300,
      connectMsMax: 500,
    });
    proxy.silence();
    session.attach({
      async begin(generation) {
        await generation.openChannel();
      },
    });
    await until('the end of the generation', () => session.state === 'connecting');
    proxy.restore();
    await session.whenReady();
  });

  it('lives on when the broker takes longer for a step after the set-up', async () => {
    await using world = await amqpWorld();
    await using proxy = await proxyTo(world.url);
    const session = await world.open({ url: throughProxy(world.url, proxy) });
    const onDelivery = (): Promise<void> => Promise.resolve();
    const consumer = startConsumer({ session, queue: httpQueue, prefetch: 1, onDelivery });
    await until('the consumer', () => consumer.isConsuming);
    proxy.stall();
    consumer.pause();
    // Longer than a first set-up may take: only the patience with new connections is short.
    const stalledMs = performance.now();
    await until('a long halt', () => performance.now() - stalledMs > 3_000);
    assert.equal(session.state, 'ready');
    proxy.restore();
    await until('the end of the pause', () => !consumer.isConsuming);
    assert.equal(session.state, 'ready');
  });

  it('gives up soon on a connection that gets no answer, and is back in 5 s', async () => {
    await using world = await amqpWorld();
    await using proxy = await proxyTo(world.url);
    const session = await world.open({ url: throughProxy(world.url, proxy), random: () => 1 });
    await session.whenReady();
    // The next connection hangs as in a broker that boots; the one after it would go through.
    const open = proxy.connections;
    proxy.silence();
    proxy.cut();
    await until('the next attempt', () => session.state === 'connecting' && proxy.connections > 0);
    assert.equal(open, 1);
    proxy.restore();
    const startedMs = performance.now();
    await session.whenReady();
    assert.ok(performance.now() - startedMs < 5000);
  });

  it('is closed when asked, also while it waits for the broker', async () => {
    await using world = await amqpWorld();
    await using proxy = await proxyTo(world.url);
    const session = await world.open({ url: throughProxy(world.url, proxy), connectMsMax: 200 });
    proxy.silence();
    proxy.cut();
    await until('the loss', () => session.state === 'connecting');
    await session.close();
    assert.equal(session.state, 'closed');
    await assert.rejects(session.whenReady());
  });
});

function proxyTo(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  return tcpProxy({ host: hostname, port: Number(port) });
}

function throughProxy(url: string, proxy: TcpProxy): string {
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  return through.href;
}

// The management API learns of a connection some seconds after it was opened.
async function untilListed(managementGet: (path: string) => Promise<unknown>): Promise<void> {
  await until('the connection in the management API', async () =>
    JSON.stringify(await managementGet('vhosts/{vhost}/connections')).includes('test#1@'),
  );
}
