import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { startConsumer, type AmqpConsumer, type Delivery } from '#libs/amqp/consumer.ts';
import { staleSettles } from '#libs/amqp/metrics.ts';
import type { AmqpSession } from '#libs/amqp/session.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { deadLetterQueue, httpQueue } from '#libs/amqp/topology-model.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { amqpWorld } from '../support/amqp-world.ts';
import { until } from '../support/until.ts';

describe('consumer', () => {
  let restoreLog: () => void;
  before(() => (restoreLog = setLogSink(() => undefined)));
  after(() => restoreLog());

  it('takes as many as its prefetch, and the next when one is settled', async () => {
    await using world = await amqpWorld();
    await world.publish(5);
    const held = hold(await world.open(), { prefetch: 2 });
    await until('two deliveries', () => held.deliveries.length === 2);
    assert.equal(held.consumer.running, 2);
    assert.equal(held.deliveries[0]?.ack(), true);
    held.finish(0);
    await until('a third delivery', () => held.deliveries.length === 3);
    held.finishAll();
  });

  it('settles a delivery once: what comes second does nothing and is counted', async () => {
    await using world = await amqpWorld();
    await world.publish(2);
    const held = hold(await world.open(), { prefetch: 2 });
    await until('two deliveries', () => held.deliveries.length === 2);
    const before = await staleCount();
    const [first, second] = held.deliveries;
    assert.equal(first?.ack(), true);
    assert.equal(first?.ack(), false);
    assert.equal(first?.deadLetter(), false);
    assert.equal(first?.giveBack(), false);
    assert.equal(await staleCount(), before + 3);
    // The channel lives: a double ack on the wire would have closed it.
    assert.equal(second?.ack(), true);
    held.finishAll();
    await world.broker.waitForDepth(httpQueue, 0);
    assert.equal(await world.broker.depth(deadLetterQueue), 0);
  });

  it('ignores the ack of a delivery of a lost connection, and its neighbour survives', async () => {
    await using world = await amqpWorld();
    await world.publish(1);
    const session = await world.open({ random: () => 0 });
    const held = hold(session, { prefetch: 1 });
    await until('a delivery', () => held.deliveries.length === 1);
    const [old] = held.deliveries;
    await cutConnections(world, session);
    assert.equal(old?.signal.aborted, true);
    await until('the delivery again', () => held.deliveries.length === 2);
    const again = held.deliveries[1];
    assert.equal(again?.redelivered, true);
    // Tags begin at 1 in every channel: on the wire this would remove the message held now.
    assert.equal(old?.deliveryTag, again?.deliveryTag);
    assert.equal(old?.ack(), false);
    assert.equal(again?.giveBack(), true);
    held.finishAll();
    await held.consumer.drain();
    await session.close();
    await world.broker.waitForDepth(httpQueue, 1);
  });

  it('sends what is no good to the dead-letter queue, with its properties', async () => {
    await using world = await amqpWorld();
    const [message] = await world.publish(1);
    const session = await world.open();
    startConsumer({
      session,
      queue: httpQueue,
      prefetch: 1,
      onDelivery: async (delivery) => void delivery.deadLetter(),
    });
    await world.broker.waitForDepth(deadLetterQueue, 1);
    const letter = await world.broker.get(deadLetterQueue);
    assert.equal(letter?.properties['message_id'], message?.messageId);
    assert.equal(letter?.properties.headers['x-first-death-reason'], 'rejected');
    assert.equal(letter?.properties.headers['x-first-death-queue'], httpQueue);
  });

  it('survives a handler that throws, and lets the limit end its repeats', async () => {
    await using world = await amqpWorld();
    await world.publish(1);
    let handed = 0;
    startConsumer({
      session: await world.open(),
      queue: httpQueue,
      prefetch: 1,
      async onDelivery() {
        handed += 1;
        throw new TypeError('a defect');
      },
    });
    await world.broker.waitForDepth(deadLetterQueue, 1);
    assert.equal(handed, 7);
    const letter = await world.broker.get(deadLetterQueue);
    assert.equal(letter?.properties.headers['x-first-death-reason'], 'delivery_limit');
  });

  it('takes nothing while it is paused, and can still settle what it holds', async () => {
    await using world = await amqpWorld();
    await world.publish(3);
    const held = hold(await world.open(), { prefetch: 1 });
    await until('a delivery', () => held.deliveries.length === 1);
    held.consumer.pause();
    await until('the pause', () => !held.consumer.isConsuming);
    assert.equal(held.deliveries[0]?.ack(), true);
    held.finishAll();
    await world.broker.waitForDepth(httpQueue, 2);
    assert.equal(held.deliveries.length, 1);
    held.consumer.resume();
    await until('the next deliveries', () => held.deliveries.length === 3);
    held.finishAll();
  });

  it('ends in what was asked last, however fast it is paused and resumed', async () => {
    await using world = await amqpWorld();
    const held = hold(await world.open(), { prefetch: 1 });
    for (let round = 0; round < 20; round += 1) {
      held.consumer.pause();
      held.consumer.resume();
    }
    await world.publish(1);
    await until('a delivery', () => held.deliveries.length === 1);
    held.finishAll();
  });

  it('drains: waits for what runs, gives back the rest, takes nothing more', async () => {
    await using world = await amqpWorld();
    await world.publish(6);
    const session = await world.open();
    const held = hold(session, { prefetch: 2 });
    await until('two deliveries', () => held.deliveries.length === 2);
    const drained = held.consumer.drain();
    await until('the cancel', () => !held.consumer.isConsuming);
    for (const delivery of held.deliveries) assert.equal(delivery.ack(), true);
    held.finishAll();
    await drained;
    await session.close();
    assert.equal(held.deliveries.length, 2);
    await world.broker.waitForDepth(httpQueue, 4);
    const next = await world.broker.get(httpQueue);
    assert.equal(next?.properties.headers['x-delivery-count'] ?? 0, 0);
  });

  it('goes on when its queue is there again after it was deleted', async () => {
    await using world = await amqpWorld();
    const held = hold(await world.open(), { prefetch: 1 });
    await until('the consumer', () => held.consumer.isConsuming);
    await world.broker.management.remove(`queues/${world.broker.vhost}/${httpQueue}`);
    await until('the loss', () => !held.consumer.isConsuming);
    await applyTopology({ url: world.url });
    await world.publish(1);
    await until('a delivery', () => held.deliveries.length === 1);
    held.finishAll();
  });

  it('lets the work go on when the connection is lost under it', async () => {
    await using world = await amqpWorld();
    await world.publish(1);
    const session = await world.open();
    const held = hold(session, { prefetch: 1 });
    await until('a delivery', () => held.deliveries.length === 1);
    await cutConnections(world, session);
    assert.ok(held.consumer.running >= 1);
    assert.equal(held.ended, 0);
    held.finishAll();
  });
});

interface Held {
  readonly consumer: AmqpConsumer;
  readonly deliveries: Delivery[];
  readonly ended: number;
  finish(index: number): void;
  finishAll(): void;
}

// Holds every delivery until the test lets its handler end.
function hold(session: AmqpSession, { prefetch }: { prefetch: number }): Held {
  const deliveries: Delivery[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  let ended = 0;
  let isOpen = false;
  const consumer = startConsumer({
    session,
    queue: httpQueue,
    prefetch,
    async onDelivery(delivery) {
      const gate = Promise.withResolvers<void>();
      deliveries.push(delivery);
      gates.push(gate);
      if (isOpen) gate.resolve();
      await gate.promise;
      ended += 1;
      if (!delivery.isSettled) delivery.ack();
    },
  });
  return {
    consumer,
    deliveries,
    get ended() {
      return ended;
    },
    finish: (index) => gates[index]?.resolve(),
    finishAll() {
      isOpen = true;
      for (const gate of gates) gate.resolve();
    },
  };
}

async function staleCount(): Promise<number> {
  const { values } = await staleSettles.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}

async function cutConnections(
  world: Awaited<ReturnType<typeof amqpWorld>>,
  session: AmqpSession,
): Promise<void> {
  const before = session.whenReady();
  await before;
  const isLost = async (): Promise<boolean> => {
    await world.broker.closeConnections('closed by a test');
    return session.whenReady() !== before;
  };
  await until('the loss of the connection', isLost, { everyMs: 250 });
  await session.whenReady();
}
