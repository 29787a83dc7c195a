import type { Channel } from 'amqplib';
import { messageOf } from '#libs/runtime/errors.ts';
import { brokerFaultOf, explainBrokerFault, replyCodeOf, TopologyFault } from './broker-fault.ts';
import { parseBrokerUrl } from './broker-url.ts';
import { closeConnection, openConnection } from './connect.ts';
import { withDeadline } from './generation.ts';
import {
  marksOf,
  releasedTopologies,
  topologyMark,
  type ReleasedTopology,
} from './topology-mark.ts';
import { bindings, exchanges, queues } from './topology-model.ts';

/** What a service uses and therefore has to find. */
export interface TopologyNeeds {
  readonly exchanges?: readonly string[];
  readonly queues?: readonly string[];
}

const stepMsMax = 30_000;

/**
 * Declares every exchange, queue and binding, and at last the mark of all of it; repeating it
 * changes nothing. Rejects where something is there already with other arguments: those never
 * change in place.
 */
export async function applyTopology({
  url,
  released = releasedTopologies,
}: {
  readonly url: string;
  readonly released?: readonly ReleasedTopology[];
}): Promise<void> {
  const address = parseBrokerUrl(url);
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
    const { held, retired } = marksOf(released);
    await withDeadline(removeMarks(channel, retired), stepMsMax);
    await withDeadline(declareAll(channel), stepMsMax);
    await withDeadline(setMarks(channel, held), stepMsMax);
    await channel.close();
  } catch (error) {
    throw explainBrokerFault(error, address);
  } finally {
    await closeConnection(model, 5000);
  }
}

/**
 * Looks passively for what a service needs, and for the mark of its version's topology; rejects
 * with a TopologyFault for the first that is not there.
 */
export async function checkTopology(
  opener: { openProbe(): Promise<Channel> },
  needs: TopologyNeeds,
): Promise<void> {
  const { exchanges: neededExchanges = [], queues: neededQueues = [] } = needs;
  const channel = await opener.openProbe();
  for (const name of neededExchanges) {
    await found(channel.checkExchange(name), { kind: 'missing', what: `exchange "${name}"` });
  }
  for (const name of neededQueues) {
    await found(channel.checkQueue(name), { kind: 'missing', what: `queue "${name}"` });
  }
  const what = `exchange "${topologyMark}", the mark of the topology of this version`;
  await found(channel.checkExchange(topologyMark), { kind: 'different', what });
  await channel.close();
}

async function found(
  look: Promise<unknown>,
  { kind, what }: { readonly kind: TopologyFault['kind']; readonly what: string },
): Promise<void> {
  try {
    await look;
  } catch (error) {
    const isMiss = replyCodeOf(error) === 404 && brokerFaultOf(error) === 'topology';
    if (!isMiss) throw error;
    throw new TopologyFault(kind, `there is no ${what} (${messageOf(error)})`, error);
  }
}

async function removeMarks(channel: Channel, marks: readonly string[]): Promise<void> {
  for (const mark of marks) await channel.deleteExchange(mark);
}

async function setMarks(channel: Channel, marks: readonly string[]): Promise<void> {
  for (const mark of marks) await channel.assertExchange(mark, 'direct', { durable: true });
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
