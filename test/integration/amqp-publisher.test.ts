import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { startConsumer } from '#libs/amqp/consumer.ts';
import { createPublisher } from '#libs/amqp/publisher.ts';
import { deadLetterQueue, httpQueue } from '#libs/amqp/topology-model.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { amqpWorld, crawlMessage } from '../support/amqp-world.ts';
import { until } from '../support/until.ts';

describe('publisher', () => {
  let restoreLog: () => void;
  before(() => (restoreLog = setLogSink(() => undefined)));
  after(() => restoreLog());

  it('confirms a message that stands in the queue with all its properties', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open({ name: 'relay' }));
    const message = crawlMessage();
    assert.deepEqual(await publisher.publish(message), { kind: 'confirmed' });
    const taken = await world.broker.get(httpQueue);
    assert.deepEqual(Object.keys(JSON.parse(taken?.payload ?? '')), [
      'task_id',
      'seed_url',
      'tenant_id',
      'max_pages',
    ]);
    assert.ok(taken !== undefined);
    const { timestamp, headers, ...properties } = taken.properties;
    assert.ok(typeof timestamp === 'number' && Math.abs(timestamp - Date.now() / 1000) < 60);
    assert.deepEqual(properties, {
      app_id: 'relay',
      content_type: 'application/json',
      correlation_id: message.correlationId,
      delivery_mode: 2,
      message_id: message.messageId,
      type: 'jobradar.crawl.v1',
    });
    const { 'x-delivery-count': _, ...ours } = headers;
    assert.deepEqual(ours, { 'jobradar-attempt': 0, 'jobradar-copy': 1 });
  });

  it('tells which messages no queue took, among many that one took', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open());
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        publisher.publish(crawlMessage(index % 4 === 0 ? { routingKey: 'nowhere' } : {})),
      ),
    );
    for (const [index, outcome] of outcomes.entries()) {
      assert.equal(outcome.kind, index % 4 === 0 ? 'returned' : 'confirmed');
    }
    assert.equal((await publisher.stateOf(httpQueue))?.messages, 30);
  });

  it('tells copies of one dispatch apart when one of them is returned', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open());
    const first = crawlMessage({ routingKey: 'nowhere' });
    const second = {
      ...first,
      routingKey: httpQueue,
      headers: { ...first.headers, 'jobradar-copy': 2 },
    };
    const outcomes = await Promise.all([publisher.publish(first), publisher.publish(second)]);
    assert.deepEqual(
      outcomes.map((outcome) => outcome.kind),
      ['returned', 'confirmed'],
    );
  });

  it('publishes again after a nack, on a channel of its own', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open());
    const { queue, publishToFull } = await fullQueue(world);
    assert.deepEqual(await publishToFull(publisher), { kind: 'nacked' });
    await world.broker.purge(queue);
    const accepted = await until('room in the queue', async () => {
      const outcome = await publisher.publish(crawlMessage({ exchange: '', routingKey: queue }));
      return outcome.kind === 'confirmed' ? outcome : undefined;
    });
    assert.deepEqual(accepted, { kind: 'confirmed' });
    assert.deepEqual(await publisher.publish(crawlMessage()), { kind: 'confirmed' });
  });

  it('keeps the confirms of others in flight when one is nacked', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open());
    const { publishToFull } = await fullQueue(world);
    const outcomes = await Promise.all([
      ...Array.from({ length: 20 }, () => publisher.publish(crawlMessage())),
      publishToFull(publisher),
      ...Array.from({ length: 20 }, () => publisher.publish(crawlMessage())),
    ]);
    const kinds = outcomes.map((outcome) => outcome.kind);
    assert.equal(kinds.filter((kind) => kind === 'confirmed').length, 40);
    assert.equal(kinds[20], 'nacked');
  });

  it('says unknown for what was in flight when the connection was lost, and goes on', async () => {
    await using world = await amqpWorld();
    const session = await world.open();
    const publisher = createPublisher(session, { confirmMsMax: 2000 });
    await until('a lane', () => publisher.ready);
    // A missing exchange closes the channel, and all that waits on it.
    const outcome = await publisher.publish(crawlMessage({ exchange: 'jobradar.missing' }));
    assert.equal(outcome.kind, 'unknown');
    await until('a new generation', () => publisher.ready);
    assert.deepEqual(await publisher.publish(crawlMessage()), { kind: 'confirmed' });
  });

  it('says unknown at once when there is no connection', async () => {
    await using world = await amqpWorld();
    const session = await world.open();
    const publisher = createPublisher(session);
    await session.close();
    assert.deepEqual(await publisher.publish(crawlMessage()), {
      kind: 'unknown',
      reason: 'not_connected',
    });
    assert.equal(publisher.ready, false);
  });

  it('keeps its order of thousands within its bound in flight', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open(), { inFlightMax: 50 });
    const outcomes = await Promise.all(
      Array.from({ length: 2000 }, () => publisher.publish(crawlMessage())),
    );
    assert.ok(outcomes.every((outcome) => outcome.kind === 'confirmed'));
    assert.equal((await publisher.stateOf(httpQueue))?.messages, 2000);
  });

  it('tells messages and consumers of a queue', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open());
    const idle = { messages: 0, consumers: 0, generation: 1 };
    assert.deepEqual(await publisher.stateOf(deadLetterQueue), idle);
    const options = { queue: deadLetterQueue, prefetch: 1, onDelivery: async () => undefined };
    startConsumer({ session: await world.open(), ...options });
    const state = await until('the consumer', async () => {
      const seen = await publisher.stateOf(deadLetterQueue);
      return seen?.consumers === 1 ? seen : undefined;
    });
    assert.equal(state.messages, 0);
  });

  it('does not know a queue that is missing, which hides no other, and lives on', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open());
    const names = [httpQueue, 'jobradar.missing', deadLetterQueue];
    for (let round = 1; round <= 2; round += 1) {
      const states = await Promise.all(names.map((name) => publisher.stateOf(name)));
      assert.deepEqual(
        states.map((state) => state?.messages),
        [0, undefined, 0],
      );
    }
    assert.deepEqual(await publisher.publish(crawlMessage()), { kind: 'confirmed' });
  });
});

// reject-publish is soft: a queue of length 1 takes some more before it refuses.
async function fullQueue(world: Awaited<ReturnType<typeof amqpWorld>>) {
  const queue = 'jobradar.test.full';
  await world.broker.management.put(`queues/${world.broker.vhost}/${queue}`, {
    durable: true,
    arguments: { 'x-queue-type': 'quorum', 'x-max-length': 1, 'x-overflow': 'reject-publish' },
  });
  const filler = createPublisher(await world.open({ name: 'filler' }));
  const publishToFull = (publisher: typeof filler) =>
    publisher.publish(crawlMessage({ exchange: '', routingKey: queue }));
  await until('a full queue', async () => (await publishToFull(filler)).kind === 'nacked');
  return { queue, publishToFull };
}
