import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { startConsumer, type AmqpConsumer } from '#libs/amqp/consumer.ts';
import type { EndCause } from '#libs/amqp/generation.ts';
import { sessionRestarts } from '#libs/amqp/metrics.ts';
import type { AmqpSession, SessionPart } from '#libs/amqp/session.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { amqpWorld, type AmqpWorld } from '../support/amqp-world.ts';
import { tcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';

/* A session ends in five ways. Each has its own name in metric, log and readiness, and after each
 * the consumer consumes again. (That a broker blocks publishes is the fifth of the list, but ends
 * no session: amqp-blocked.test.ts.) */

interface Ending {
  readonly cause: EndCause;
  readonly when: string;
  readonly heartbeatSeconds?: number;
  readonly happen: (stage: Stage) => Promise<void>;
  readonly heal?: (stage: Stage) => Promise<void>;
}

const endings: readonly Ending[] = [
  {
    cause: 'connection-closed',
    when: 'an operator closes the connection',
    async happen({ world }) {
      const close = async (): Promise<boolean> => (await world.broker.closeConnections('x')) > 0;
      // The management API learns of a connection some seconds after it was opened.
      await until('the connection in the management API', close, { everyMs: 250 });
    },
  },
  {
    cause: 'connection-lost',
    when: 'the connection is reset',
    happen: async ({ proxy }) => proxy.cut(),
  },
  {
    cause: 'half-open',
    when: 'the peer vanished without a word',
    heartbeatSeconds: 1,
    happen: async ({ proxy }) => proxy.silence(),
    heal: async ({ proxy }) => proxy.restore(),
  },
  {
    cause: 'channel-error',
    when: 'a delivery was acknowledged twice on the wire',
    happen: ({ session }) => ackUnknownTag(session),
  },
  {
    cause: 'consumer-cancelled',
    when: 'its queue is deleted',
    happen: ({ world }) => world.broker.management.remove(queuePath(world)),
    heal: ({ world }) => applyTopology({ url: world.url }),
  },
];

describe('the end of a broker session', () => {
  for (const { cause, when, heartbeatSeconds, happen, heal } of endings) {
    it(`is told as ${cause} when ${when}, and is followed by a new life`, async () => {
      const lines: string[] = [];
      const restoreLog = setLogSink((line) => lines.push(line));
      try {
        await using stage = await openStage(heartbeatSeconds);
        const before = await restartsBy(cause);
        const own = stage.told.length;
        await happen(stage);
        await until('the loss', () => stage.told[own] !== undefined, { withinMs: 15_000 });
        assert.match(stage.told[own] ?? '', new RegExp(`^connecting after ${cause}`, 'u'));
        await heal?.(stage);
        await until('the new life', () => stage.told.at(-1) === 'ready' && stage.isConsuming(), {
          withinMs: 15_000,
        });
        await stage.world.publish(1);
        await until('a delivery in it', () => stage.delivered() > 0);
        assert.equal(await restartsBy(cause), before + 1);
        const lost = lines.filter((line) => line.includes('broker session lost'));
        assert.deepEqual(
          lost.map((line) => JSON.parse(line).cause),
          [cause],
        );
      } finally {
        restoreLog();
      }
    });
  }
});

interface Stage extends AsyncDisposable {
  readonly world: AmqpWorld;
  readonly proxy: TcpProxy;
  readonly session: AmqpSession;
  /** `ready`, or why it is not. */
  readonly told: readonly string[];
  isConsuming(): boolean;
  delivered(): number;
}

async function openStage(heartbeatSeconds: number | undefined): Promise<Stage> {
  await using building = new AsyncDisposableStack();
  const world = building.use(await amqpWorld());
  const url = new URL(world.url);
  const target = { host: url.hostname, port: Number(url.port) };
  const proxy = building.use(await tcpProxy(target));
  url.port = String(proxy.port);
  if (heartbeatSeconds !== undefined) url.searchParams.set('heartbeat', String(heartbeatSeconds));
  const told: string[] = [];
  const session = await world.open({
    url: url.href,
    needs: { queues: [httpQueue] },
    onState: (isReady, reason) => told.push(isReady ? 'ready' : String(reason)),
  });
  assert.deepEqual(told, ['ready']);
  let delivered = 0;
  const consumer: AmqpConsumer = startConsumer({
    session,
    queue: httpQueue,
    prefetch: 4,
    async onDelivery(delivery) {
      delivered += 1;
      delivery.ack();
    },
  });
  await until('the consumer', () => consumer.isConsuming);
  const resources = building.move();
  return {
    world,
    proxy,
    session,
    told,
    isConsuming: () => consumer.isConsuming,
    delivered: () => delivered,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

function queuePath({ broker }: AmqpWorld): string {
  return `queues/${broker.vhost}/${httpQueue}`;
}

async function restartsBy(cause: EndCause): Promise<number> {
  const { values } = await sessionRestarts.get();
  const own = values.find(({ labels }) => labels.cause === cause && labels.session === 'test');
  return own?.value ?? 0;
}

// What the guard around deliveries keeps from happening, done past it: the broker answers 406.
async function ackUnknownTag(session: AmqpSession): Promise<void> {
  let isDone = false;
  const part: SessionPart = {
    async begin(generation) {
      if (isDone) return;
      isDone = true;
      const { channel } = await generation.openChannel();
      await channel.consume(httpQueue, () => undefined);
      const fields = { deliveryTag: 99, consumerTag: '', redelivered: false, exchange: '' };
      const content = Buffer.alloc(0);
      const nothing = { headers: {} } as Parameters<typeof channel.ack>[0]['properties'];
      channel.ack({ fields: { ...fields, routingKey: '' }, properties: nothing, content });
    },
  };
  session.attach(part);
}
