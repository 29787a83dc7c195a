/* Whether the broker really has the topology: a look does not tell the arguments of a queue, but
 * whoever declares it with others is refused. So it is looked first, and then declared again. */
import type { Channel, ChannelModel } from 'amqplib';
import { withDeadline } from '#libs/amqp/generation.ts';
import { replyCodeOf } from '#libs/amqp/broker-fault.ts';
import { topologyMark } from '#libs/amqp/topology-mark.ts';
import { exchanges, queues } from '#libs/amqp/topology-model.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import type { DeclaredSeen } from './profile.ts';
import { closed } from './stage.ts';

const stepMsMax = 15_000;

/** Compares every exchange and queue of the topology with what is there; changes nothing. */
export async function compareDeclared(model: ChannelModel): Promise<readonly DeclaredSeen[]> {
  const seen: DeclaredSeen[] = [];
  for (const { name, type } of [...exchanges, { name: topologyMark, type: 'direct' }]) {
    seen.push(
      await compare(model, name, {
        look: (channel) => channel.checkExchange(name),
        declare: (channel) => channel.assertExchange(name, type, { durable: true }),
      }),
    );
  }
  for (const { name, arguments: own } of queues) {
    seen.push(
      await compare(model, name, {
        look: (channel) => channel.checkQueue(name),
        declare: (channel) => channel.assertQueue(name, { durable: true, arguments: { ...own } }),
      }),
    );
  }
  return seen;
}

// The client library wraps what the broker said into words of its own.
function wordsOf(error: unknown): string {
  const text = messageOf(error);
  return /with message "(?<words>.*)"$/u.exec(text)?.groups?.['words'] ?? text;
}

async function compare(
  model: ChannelModel,
  name: string,
  steps: Readonly<Record<'look' | 'declare', (channel: Channel) => Promise<unknown>>>,
): Promise<DeclaredSeen> {
  // The broker closes a channel for a no: each thing has one of its own.
  const channel = await withDeadline(model.createChannel(), stepMsMax);
  channel.on('error', () => undefined);
  try {
    await withDeadline(steps.look(channel), stepMsMax);
    await withDeadline(steps.declare(channel), stepMsMax);
    return { name, state: 'equal', detail: '' };
  } catch (error) {
    const code = replyCodeOf(error);
    if (code !== 404 && code !== 406) throw error;
    return { name, state: code === 404 ? 'missing' : 'different', detail: wordsOf(error) };
  } finally {
    await closed(channel);
  }
}
