import { randomUUID } from 'node:crypto';
import type { Channel, ConsumeMessage } from 'amqplib';
import { addSpanEvent } from '#libs/telemetry/spans.ts';
import { eventNames } from '#libs/telemetry/names.ts';
import type { Generation } from './generation.ts';
import { staleSettles } from './metrics.ts';

/** The three ways in which a delivery leaves; each tells whether it took effect. */
export interface Settling {
  /** The work is committed: the broker may forget the message. */
  ack(): boolean;
  /** The message is no good here: it goes to the dead-letter queue. */
  deadLetter(): boolean;
  /** Its work has not begun: the broker delivers it again at once. */
  giveBack(): boolean;
}

/**
 * One delivery. It is settled at most once, and only on the channel that delivered it in the
 * generation that it came in: an old delivery tag names another message on a new channel.
 * Anything else is a counted no-op that returns false.
 */
export interface Delivery extends Settling {
  readonly content: Buffer;
  readonly properties: ConsumeMessage['properties'];
  readonly headers: Readonly<Record<string, unknown>>;
  readonly queue: string;
  readonly exchange: string;
  readonly routingKey: string;
  /** Made here, for the repeat of a claim whose answer was lost. */
  readonly deliveryId: string;
  readonly deliveryTag: number;
  /** What the broker says; it decides nothing. */
  readonly redelivered: boolean;
  readonly isSettled: boolean;
  /** Aborted when the delivery can no longer be settled; the work on it may go on. */
  readonly signal: AbortSignal;
}

type Operation = 'ack' | 'dead_letter' | 'give_back' | 'count_and_give_back';

/** Binds a message to its channel and generation. */
export function createDelivery(arrived: {
  readonly message: ConsumeMessage;
  readonly queue: string;
  readonly channel: Channel;
  readonly generation: Generation;
}): Delivery & { giveBackCounted(): boolean } {
  const { message, queue, channel, generation } = arrived;
  let isSettled = false;

  const settle = (operation: Operation, send: () => void): boolean => {
    if (isSettled || generation.signal.aborted) return stale(operation);
    isSettled = true;
    try {
      send();
    } catch {
      // The channel closed a moment ago: the broker has the message back already.
      return stale(operation);
    }
    addSpanEvent(eventNames.settled, { operation });
    return true;
  };

  return {
    content: message.content,
    properties: message.properties,
    headers: message.properties.headers ?? {},
    queue,
    exchange: message.fields.exchange,
    routingKey: message.fields.routingKey,
    deliveryId: randomUUID(),
    deliveryTag: message.fields.deliveryTag,
    redelivered: message.fields.redelivered,
    get isSettled() {
      return isSettled;
    },
    signal: generation.signal,
    ack: () => settle('ack', () => channel.ack(message)),
    deadLetter: () => settle('dead_letter', () => channel.reject(message, false)),
    giveBack: () => settle('give_back', () => channel.nack(message, false, true)),
    // A reject counts against the delivery limit on every version of the broker, a nack does not.
    giveBackCounted: () => settle('count_and_give_back', () => channel.reject(message, true)),
  };
}

function stale(operation: Operation): false {
  staleSettles.inc({ operation });
  return false;
}
