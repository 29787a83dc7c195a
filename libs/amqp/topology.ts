import type { Channel } from 'amqplib';
import { explainBrokerFault } from './broker-fault.ts';
import { parseBrokerUrl } from './broker-url.ts';
import { closeConnection, openConnection } from './connect.ts';
import { withDeadline } from './generation.ts';
import { bindings, exchanges, queues } from './topology-model.ts';

/** What a service uses and therefore has to find. */
export interface TopologyNeeds {
  readonly exchanges?: readonly string[];
  readonly queues?: readonly string[];
}

const stepMsMax = 30_000;

/**
 * Declares every exchange, queue and binding; repeating it changes nothing. Rejects where
 * something is there already with other arguments: those never change in place.
 */
export async function applyTopology(options: { readonly url: string }): Promise<void> {
  const address = parseBrokerUrl(options.url);
  const model = await openConnection({
    address,
    connectionName: 'topology',
    heartbeatSeconds: 15,
    connectMsMax: 10_000,
  }).catch((error: unknown) => {
    throw explainBrokerFault(error, address);
  });
  try {
    const channel = await withDeadline(model.createChannel(), stepMsMax);
    channel.on('error', () => undefined);
    await withDeadline(declareAll(channel), stepMsMax);
    await channel.close();
  } catch (error) {
    throw explainBrokerFault(error, address);
  } finally {
    await closeConnection(model, 5000);
  }
}

/** Looks passively for what a service needs; rejects by AMQP's own error for the first miss. */
export async function checkTopology(
  opener: { openChannel(): Promise<{ readonly channel: Channel; retire(): Promise<void> }> },
  needs: TopologyNeeds,
): Promise<void> {
  const { exchanges: neededExchanges = [], queues: neededQueues = [] } = needs;
  const probe = await opener.openChannel();
  for (const exchange of neededExchanges) await probe.channel.checkExchange(exchange);
  for (const queue of neededQueues) await probe.channel.checkQueue(queue);
  await probe.retire();
}

async function declareAll(channel: Channel): Promise<void> {
  for (const { name, type } of exchanges) {
    await channel.assertExchange(name, type, { durable: true });
  }
  for (const queue of queues) {
    await channel.assertQueue(queue.name, { durable: true, arguments: { ...queue.arguments } });
  }
  for (const { queue, source, routingKey } of bindings) {
    await channel.bindQueue(queue, source, routingKey);
  }
}
