/* A hand in the queues, as an operator with too many rights has one: takes messages out, puts them
 * back in any number and order, and sends what nobody of us would send. */
import { connect, type ChannelModel, type ConfirmChannel, type GetMessage } from 'amqplib';
import type { Options } from 'amqplib';
import type { Socket } from 'node:net';
import { until } from '../support/until.ts';
import type { TestBroker } from '../support/broker.ts';

/** A message apart from its delivery. */
export interface Taken {
  readonly content: Buffer;
  readonly options: Options.Publish;
}

export interface QueueHand extends AsyncDisposable {
  /** Takes the next message out for good. */
  take(queue: string): Promise<Taken>;
  /** Puts messages into a queue, in this order, and waits until the broker has them. */
  put(queue: string, messages: readonly Taken[]): Promise<void>;
  /** Takes the next message and gives it back as often; then the broker gives it up. */
  wearOut(queue: string, returns: number): Promise<void>;
}

/** Opens one as the administrator. */
export async function queueHand(broker: Pick<TestBroker, 'url'>): Promise<QueueHand> {
  const connection = await connect(broker.url, { noDelay: true });
  writeTables(connection);
  const channel = await connection.createConfirmChannel();
  const next = (queue: string): Promise<GetMessage> =>
    until(`a message in ${queue}`, async () => {
      const message = await channel.get(queue);
      return message === false ? undefined : message;
    });
  return {
    async take(queue) {
      const message = await next(queue);
      channel.ack(message);
      const { content, properties } = message;
      const { headers, ...rest } = properties;
      return { content, options: { ...defined(rest), headers: ourHeaders(headers) } };
    },
    put: (queue, messages) => putAll(channel, queue, messages),
    async wearOut(queue, returns) {
      for (let count = 0; count < returns; count += 1) channel.reject(await next(queue), true);
    },
    [Symbol.asyncDispose]: () => connection.close(),
  };
}

const unconfirmedMax = 500;

async function putAll(
  channel: ConfirmChannel,
  queue: string,
  messages: readonly Taken[],
): Promise<void> {
  for (const [index, { content, options }] of messages.entries()) {
    channel.publish('', queue, content, { persistent: true, ...options });
    if (index % unconfirmedMax === unconfirmedMax - 1) await channel.waitForConfirms();
  }
  await channel.waitForConfirms();
}

// What the broker adds is not sent with the next copy.
function ourHeaders(headers: Readonly<Record<string, unknown>> | undefined) {
  const entries = Object.entries(headers ?? {}).filter(([name]) => !name.startsWith('x-'));
  return Object.fromEntries(entries);
}

function defined(properties: object): Options.Publish {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

/** A header of this name is sent as a table: the library itself writes none that is so deep. */
export const nestedHeader = 'nested';

function writeTables(connection: ChannelModel): void {
  const inner: { stream?: Socket } = Object(Reflect.get(connection, 'connection'));
  const { stream } = inner;
  if (stream === undefined) throw new Error('The client library keeps its socket elsewhere');
  const write = stream.write.bind(stream);
  const tagged = `\u0006${nestedHeader}x`;
  stream.write = (bytes: Buffer) => {
    for (let at = bytes.indexOf(tagged); at >= 0; at = bytes.indexOf(tagged, at + 1)) {
      bytes.write('F', at + tagged.length - 1);
    }
    return write(bytes);
  };
}

/** The bytes of a table in a table, and so on: each has one key of one letter. */
export function nestedTables(depth: number): Buffer {
  const bytes = Buffer.alloc(7 * depth);
  for (let level = 0; level < depth; level += 1) {
    bytes.write('\u0001aF', 7 * level);
    bytes.writeUInt32BE(7 * (depth - level - 1), 7 * level + 3);
  }
  return bytes;
}
