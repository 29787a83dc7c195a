import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { startConsumer } from '#libs/amqp/consumer.ts';
import { createPublisher } from '#libs/amqp/publisher.ts';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { currentCarrier, inSpan } from '#libs/telemetry/spans.ts';
import { amqpWorld, crawlMessage } from '../support/amqp-world.ts';
import { recordSpans } from '../support/span-recorder.ts';

describe('trace over the broker', () => {
  let restoreLog: () => void;
  before(() => (restoreLog = setLogSink(() => undefined)));
  after(() => restoreLog());

  it('is one line: submission, publish, process, and what is done inside', async () => {
    await using world = await amqpWorld();
    const session = await world.open({ name: 'relay' });
    const publisher = createPublisher(session);
    const message = crawlMessage();
    const spans = await recordSpans(async () => {
      const stored = await inSpan('submission', { kind: 'server' }, async () => currentCarrier());
      await inSpan('outbox relay batch', { root: true }, () =>
        publisher.publish({
          ...message,
          trace: { parent: stored },
          attributes: { 'jobradar.outbox.lag_ms': 5 },
        }),
      );
      await consumeOne(session, async () => inSpan('fetch', { kind: 'client' }, async () => {}));
    });
    const named = (name: string) => spans.find((span) => span.name === name);
    const submission = named('submission');
    const publish = named(`publish jobradar.crawl:${httpQueue}`);
    const process = named(`process jobradar.crawl:${httpQueue}`);
    assert.equal(publish?.parentSpanId, submission?.spanId);
    assert.equal(publish?.kind, 'PRODUCER');
    assert.equal(process?.parentSpanId, publish?.spanId);
    assert.equal(process?.kind, 'CONSUMER');
    assert.deepEqual(
      process?.links.map((link) => link.spanId),
      [publish?.spanId],
    );
    assert.deepEqual(process?.events, ['settled']);
    assert.equal(named('fetch')?.parentSpanId, process?.spanId);
    for (const span of [publish, process, named('fetch')]) {
      assert.equal(span?.traceId, submission?.traceId);
      assert.equal(span?.attributes['jobradar.task.id'], message.correlationId);
    }
    const about = publish?.attributes ?? {};
    assert.equal(about['messaging.system'], 'rabbitmq');
    assert.equal(about['messaging.message.id'], message.messageId);
    assert.equal(about['messaging.destination.name'], `jobradar.crawl:${httpQueue}`);
    assert.equal(about['jobradar.outbox.lag_ms'], 5);
    assert.equal(process?.attributes['jobradar.delivery_count'], 0);
    assert.equal(process?.attributes['jobradar.redelivered'], false);
  });

  it('shows a message that no queue took as a failed publish', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open());
    const [publish] = await recordSpans(() =>
      publisher.publish(crawlMessage({ routingKey: 'nowhere' })),
    );
    assert.equal(publish?.status, 'ERROR');
    assert.equal(publish?.attributes['error.type'], 'returned');
    assert.equal(publish?.statusMessage, 'NO_ROUTE');
  });

  it('shows a redelivery as a second process below the same publish', async () => {
    await using world = await amqpWorld();
    const session = await world.open();
    const publisher = createPublisher(session);
    const spans = await recordSpans(async () => {
      await publisher.publish(crawlMessage());
      let handed = 0;
      await consumeOne(session, async (delivery) => {
        handed += 1;
        if (handed === 1) delivery.giveBack();
        return handed > 1;
      });
    });
    const publish = spans.find((span) => span.kind === 'PRODUCER');
    const processes = spans.filter((span) => span.kind === 'CONSUMER');
    assert.equal(processes.length, 2);
    assert.ok(processes.every((span) => span.parentSpanId === publish?.spanId));
    assert.deepEqual(
      processes.map((span) => span.attributes['jobradar.delivery_count']),
      [0, 1],
    );
  });

  it('passes a stored parent on while this process records nothing', async () => {
    await using world = await amqpWorld();
    const publisher = createPublisher(await world.open());
    const parent = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: '',
    };
    await publisher.publish(crawlMessage({ trace: { parent } }));
    const taken = await world.broker.get(httpQueue);
    assert.equal(taken?.properties.headers['traceparent'], parent.traceparent);
  });
});

// Consumes until one delivery is settled by its work (true or nothing: it is acked here).
async function consumeOne(
  session: Parameters<typeof startConsumer>[0]['session'],
  work: (
    delivery: Parameters<Parameters<typeof startConsumer>[0]['onDelivery']>[0],
  ) => Promise<boolean | void>,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const consumer = startConsumer({
    session,
    queue: httpQueue,
    prefetch: 1,
    async onDelivery(delivery) {
      if ((await work(delivery)) === false) return;
      delivery.ack();
      done.resolve();
    },
  });
  await done.promise;
  await consumer.drain();
}
