/* Where the experiments take place: queues and exchanges with names of their own, which vanish by
 * themselves should the probe be killed, and channels that the broker may close. */
import { randomUUID } from 'node:crypto';
import type { Channel, ChannelModel, GetMessage } from 'amqplib';
import { withDeadline } from '#libs/amqp/generation.ts';
import { createLane } from '#libs/amqp/publish-lane.ts';
import { deadLetterExchange } from '#libs/amqp/topology-model.ts';
import type { PublishSeen } from './profile.ts';

/** The means of an experiment. */
export interface Stage extends AsyncDisposable {
  /** Makes a temporary quorum queue that is published to under its own name. */
  queue(part: string, changes?: QueueArguments): Promise<string>;
  /** Makes a temporary queue for the letters of another, behind the real dead-letter exchange. */
  lettersOf(queue: string): Promise<string>;
  /** Publishes as the relay does. */
  publish(routingKey: string, messageId?: string): Promise<PublishSeen>;
  /** Opens a channel that closes by itself or with the stage. */
  open(): Promise<Channel>;
}

type QueueArguments = Readonly<Record<string, string | number>>;

// The publish waits for its outcome in any case, and its channel goes in any case.
const neverMind = { isBlocked: () => false, onUsedUp: () => undefined };
const stepMsMax = 15_000;
const takeMsMax = 5_000;
const lookEveryMs = 25;
const expiresMs = 120_000;

/** Sets the stage on a connection of the topology's user. */
export async function setStage(model: ChannelModel): Promise<Stage> {
  const prefix = `jobradar.probe.${randomUUID().slice(0, 8)}`;
  const exchange = `${prefix}.exchange`;
  const names: string[] = [];
  const open = async (): Promise<Channel> => listened(await step(model.createChannel()));
  const main = await open();
  await step(main.assertExchange(exchange, 'direct', { durable: false, autoDelete: true }));
  const declare = async (part: string, changes: QueueArguments): Promise<string> => {
    const name = `${prefix}.${part}`;
    const own = { 'x-queue-type': 'quorum', 'x-expires': expiresMs, ...changes };
    await step(main.assertQueue(name, { durable: true, arguments: own }));
    names.push(name);
    return name;
  };
  return {
    async queue(part, changes = {}) {
      const name = await declare(part, changes);
      await step(main.bindQueue(name, exchange, name));
      return name;
    },
    async lettersOf(queue) {
      const name = await declare(`${queue.slice(prefix.length + 1)}.letters`, {});
      await step(main.bindQueue(name, deadLetterExchange, queue));
      return name;
    },
    async publish(routingKey, messageId = randomUUID()) {
      // A channel for each: one that has seen a nack may nack for ever.
      const channel = listened(await step(model.createConfirmChannel()));
      const retire = async (): Promise<void> => await closed(channel);
      const lane = createLane({ channel, retire }, neverMind);
      const outcome = await lane.send(messageFor({ exchange, routingKey, messageId }), stepMsMax);
      await retire();
      return outcome.kind;
    },
    open,
    async [Symbol.asyncDispose]() {
      // Where this fails something worse is told already, and the broker removes them in the end.
      await removeAll(open, { queues: names, exchange }).catch(() => undefined);
    },
  };
}

/** Takes the next message of whichever of these queues has one first. */
export async function takeFirst(
  channel: Channel,
  queues: readonly string[],
): Promise<{ readonly queue: string; readonly message: GetMessage } | undefined> {
  const deadline = performance.now() + takeMsMax;
  while (performance.now() < deadline) {
    for (const queue of queues) {
      const message = await step(channel.get(queue));
      if (message !== false) return { queue, message };
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return undefined;
}

/** The same with one queue. */
export async function take(channel: Channel, queue: string): Promise<GetMessage | undefined> {
  return (await takeFirst(channel, [queue]))?.message;
}

/** Closes a channel; one that the broker closed is closed. */
export async function closed(channel: Channel): Promise<void> {
  await step(channel.close()).catch(() => undefined);
}

/** What every message of the probe says beside its id; letters have to say it still. */
export const messageMarks = { type: 'jobradar.probe', headers: { 'jobradar-copy': 1 } } as const;

async function removeAll(
  open: () => Promise<Channel>,
  { queues, exchange }: { readonly queues: readonly string[]; readonly exchange: string },
): Promise<void> {
  const channel = await open();
  for (const queue of queues) await step(channel.deleteQueue(queue));
  await step(channel.deleteExchange(exchange));
  await closed(channel);
}

function messageFor(place: {
  readonly exchange: string;
  readonly routingKey: string;
  readonly messageId: string;
}) {
  return {
    ...place,
    ...messageMarks,
    correlationId: place.messageId,
    appId: 'jobradar-broker-probe',
    contentType: 'application/json',
    body: Buffer.from('{}'),
  };
}

// Without a listener an error of one channel tears down the whole connection.
function listened<Kind extends Channel>(channel: Kind): Kind {
  channel.on('error', () => undefined);
  return channel;
}

async function step<T>(work: Promise<T>): Promise<T> {
  return await withDeadline(work, stepMsMax);
}
