/* What the broker is made to do. Each experiment has queues of its own and tells what it saw; none
 * touches a message or a queue of crawls. */
import { randomUUID } from 'node:crypto';
import type { Channel, GetMessage } from 'amqplib';
import { deadLetterExchange } from '#libs/amqp/topology-model.ts';
import { handoutOf } from '#libs/messages/crawl-task.ts';
import type { BrokerFindings, LetterSeen, PublishSeen, ReturnsSeen, ReturnWay } from './profile.ts';
import { closed, messageMarks, take, takeFirst, type Stage } from './stage.ts';

const returnsLooked = 3;
const limit = 2;
const lengthMax = 2;
// The bound is a soft one: some more are taken before it is felt.
const overflowTries = 20;

/** How a message is counted that comes back in this way. */
export async function countReturns(stage: Stage, way: ReturnWay): Promise<ReturnsSeen> {
  const queue = await stage.queue(`returns.${way}`, { 'x-delivery-limit': 6 });
  await stage.publish(queue);
  const seen: GetMessage[] = [];
  let channel = await stage.open();
  while (seen.length < returnsLooked) {
    const message = await take(channel, queue);
    if (message === undefined) break;
    seen.push(message);
    if (way === 'nack') channel.nack(message, false, true);
    if (way === 'reject') channel.reject(message, true);
    if (way !== 'close') continue;
    await closed(channel);
    channel = await stage.open();
  }
  await closed(channel);
  const header = (name: string): (number | undefined)[] =>
    seen.map(({ properties }) => numberIn(properties.headers, name));
  return {
    handouts: seen.map(({ properties }) => handoutOf(properties.headers)),
    deliveryCounts: header('x-delivery-count'),
    acquiredCounts: header('x-acquired-count'),
  };
}

/** How often a message is delivered that is given back each time, and what becomes of it. */
export async function reachLimit(stage: Stage): Promise<BrokerFindings['limit']> {
  const queue = await stage.queue('limit', { ...deadLettered, 'x-delivery-limit': limit });
  const letters = await stage.lettersOf(queue);
  const messageId = randomUUID();
  await stage.publish(queue, messageId);
  const channel = await stage.open();
  let deliveries = 0;
  let letter: LetterSeen | undefined;
  // A broker without the limit is left after some more than it should allow.
  while (deliveries <= limit + 4) {
    const taken = await takeFirst(channel, [queue, letters]);
    if (taken?.queue === letters) letter = readLetter(taken.message, messageId);
    if (taken?.queue !== queue) break;
    deliveries += 1;
    // A reject is a return that every version counts.
    channel.reject(taken.message, true);
  }
  await closed(channel);
  return { returnsAllowed: limit, deliveries, letter };
}

/** What becomes of a message that a worker refuses. */
export async function refuseOne(stage: Stage): Promise<BrokerFindings['rejected']> {
  const queue = await stage.queue('rejected', { ...deadLettered, 'x-delivery-limit': 6 });
  const letters = await stage.lettersOf(queue);
  const messageId = randomUUID();
  await stage.publish(queue, messageId);
  const channel = await stage.open();
  const message = await take(channel, queue);
  if (message !== undefined) channel.reject(message, false);
  const letter = await take(channel, letters);
  await closed(channel);
  return { letter: letter === undefined ? undefined : readLetter(letter, messageId) };
}

/**
 * What a full queue says, and whether letters stay that no queue takes: they count against the
 * length of their queue, so a broker that keeps them goes on refusing, and one that has dropped
 * them takes messages again.
 */
export async function fillUp(stage: Stage): Promise<Pick<BrokerFindings, 'overflow' | 'held'>> {
  const full = { ...deadLettered, 'x-delivery-limit': 6, 'x-max-length': lengthMax };
  const queue = await stage.queue('full', full);
  const outcomes: PublishSeen[] = [];
  while (outcomes.length < overflowTries && (outcomes.at(-1) ?? 'confirmed') === 'confirmed') {
    outcomes.push(await stage.publish(queue));
  }
  const channel = await stage.open();
  const taken = await takeAll(channel, queue);
  for (const message of taken) channel.reject(message, false);
  await closed(channel);
  const outcome = await stage.publish(queue);
  return { overflow: { lengthMax, outcomes }, held: { letters: taken.length, outcome } };
}

/** What becomes of a publish that no queue takes. */
export async function publishNowhere(stage: Stage): Promise<BrokerFindings['unroutable']> {
  return { outcome: await stage.publish(`jobradar.probe.nowhere.${randomUUID()}`) };
}

const deadLettered = {
  'x-dead-letter-exchange': deadLetterExchange,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
} as const;

async function takeAll(channel: Channel, queue: string): Promise<readonly GetMessage[]> {
  const taken: GetMessage[] = [];
  for (;;) {
    const message = await channel.get(queue);
    if (message === false) return taken;
    taken.push(message);
  }
}

function readLetter({ properties }: GetMessage, messageId: string): LetterSeen {
  const { headers } = properties;
  const copy = messageMarks.headers['jobradar-copy'];
  return {
    firstReason: textIn(headers, 'x-first-death-reason'),
    firstQueue: textIn(headers, 'x-first-death-queue'),
    isUnchanged:
      properties.messageId === messageId &&
      properties.type === messageMarks.type &&
      properties.deliveryMode === 2 &&
      numberIn(headers, 'jobradar-copy') === copy,
  };
}

function numberIn(headers: object | undefined, name: string): number | undefined {
  const value: unknown = new Map<string, unknown>(Object.entries(headers ?? {})).get(name);
  return typeof value === 'number' ? value : undefined;
}

function textIn(headers: object | undefined, name: string): string | undefined {
  const value: unknown = new Map<string, unknown>(Object.entries(headers ?? {})).get(name);
  return typeof value === 'string' ? value : undefined;
}
