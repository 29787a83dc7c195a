import { setTimeout as wait } from 'node:timers/promises';
import { parseBrokerUrl } from '#libs/amqp/broker-url.ts';
import { closeConnection, openConnection } from '#libs/amqp/connect.ts';
import { queues } from '#libs/amqp/topology-model.ts';

const heartbeatSeconds = 10;
const connectMsMax = 10_000;
const betweenLooksMs = 2_000;

/**
 * Messages that lie in each queue, by a passive look: the smaller number of two looks, so that what
 * is only passing through does not count.
 */
export async function readQueueDepths(amqpUrl: string): Promise<Readonly<Record<string, number>>> {
  const model = await openConnection({
    address: parseBrokerUrl(amqpUrl),
    connectionName: 'audit',
    heartbeatSeconds,
    connectMsMax,
  });
  try {
    const channel = await model.createChannel();
    // A missing queue closes the channel; the rejected call tells it.
    channel.on('error', () => undefined);
    const look = async (): Promise<Record<string, number>> => {
      const depths: Record<string, number> = {};
      for (const { name } of queues) depths[name] = (await channel.checkQueue(name)).messageCount;
      return depths;
    };
    const first = await look();
    if (Object.values(first).every((depth) => depth === 0)) return first;
    await wait(betweenLooksMs);
    const second = await look();
    return Object.fromEntries(
      Object.entries(second).map(([name, depth]) => [name, Math.min(depth, first[name] ?? depth)]),
    );
  } finally {
    await closeConnection(model, 2_000);
  }
}
