import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { startConsumer } from '#libs/amqp/consumer.ts';
import { publisherBlocks, sessionRestarts } from '#libs/amqp/metrics.ts';
import { createPublisher } from '#libs/amqp/publisher.ts';
import { openSession } from '#libs/amqp/session.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { crawlMessage } from '../support/amqp-world.ts';
import { startOwnBroker, type OwnBroker } from '../support/own-broker.ts';
import { until } from '../support/until.ts';

describe('a broker that takes no publishes for lack of memory', function () {
  this.timeout(180_000);
  let broker: OwnBroker;
  let restoreLog: () => void;
  before(async () => {
    restoreLog = setLogSink(() => undefined);
    broker = await startOwnBroker();
    await applyTopology({ url: broker.amqpUrl });
  });
  after(async () => {
    await broker[Symbol.asyncDispose]();
    restoreLog();
  });

  it('ends no session: publishes wait and end as blocked, and consuming goes on', async () => {
    const url = broker.amqpUrl;
    const told: string[] = [];
    const onState = (isReady: boolean, reason?: string): void => {
      told.push(isReady ? 'ready' : String(reason));
    };
    await using publishing = await openSession({ url, name: 'blocked-test', onState });
    await using consuming = await openSession({ url, name: 'consuming-test' });
    const publisher = createPublisher(publishing, { confirmMsMax: 1_500 });
    const waiting = Array.from({ length: 3 }, () => publisher.publish(crawlMessage()));
    const kinds = (await Promise.all(waiting)).map(({ kind }) => kind);
    assert.deepEqual(kinds, ['confirmed', 'confirmed', 'confirmed']);

    await broker.ctl('set_vm_memory_high_watermark', 'absolute', '1MB');
    // The broker says so to a connection that publishes, and may still take what is under way.
    const blocked = await until('the block', async () => {
      const outcome = await publisher.publish(crawlMessage());
      return publishing.isBlocked ? outcome : undefined;
    });
    assert.deepEqual(blocked, { kind: 'unknown', reason: 'blocked' });
    const began = performance.now();
    const late = await publisher.publish(crawlMessage());
    assert.deepEqual(late, { kind: 'unknown', reason: 'blocked' });
    assert.ok(performance.now() - began >= 1_400, 'it did not wait for its deadline');
    assert.equal(publisher.ready, false);
    assert.equal(await publisher.stateOf(httpQueue), undefined);
    assert.match(told.at(-1) ?? '', /^blocked: .*memory/u);

    let taken = 0;
    startConsumer({
      session: consuming,
      queue: httpQueue,
      prefetch: 10,
      async onDelivery(delivery) {
        taken += 1;
        delivery.ack();
      },
    });
    await until('the messages of before', () => taken >= 3);

    const waits = publisher.publish(crawlMessage());
    await broker.ctl('set_vm_memory_high_watermark', 'absolute', '1GB');
    await waits;
    await until('the end of the block', () => publisher.ready);
    assert.deepEqual(await publisher.publish(crawlMessage()), { kind: 'confirmed' });
    assert.equal(told.at(-1), 'ready');
    assert.equal(publishing.state, 'ready');
    assert.equal(await countOf(sessionRestarts, 'blocked-test'), 0);
    assert.equal(await countOf(publisherBlocks, 'blocked-test'), 1);
  });
});

interface Counted {
  get(): Promise<{
    readonly values: readonly {
      readonly labels: { readonly session?: string | number };
      readonly value: number;
    }[];
  }>;
}

async function countOf(metric: Counted, session: string): Promise<number> {
  const { values } = await metric.get();
  const own = values.filter(({ labels }) => labels.session === session);
  return own.reduce((sum, { value }) => sum + value, 0);
}
