import type { ConfirmChannel, Message } from 'amqplib';
import type { OwnedChannel } from './generation.ts';

/** A message with everything that it says on the wire. */
export interface WireMessage {
  readonly exchange: string;
  readonly routingKey: string;
  readonly messageId: string;
  readonly correlationId: string;
  readonly type: string;
  readonly appId: string;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** What became of a publish; only `confirmed` means that the broker holds the message. */
export type PublishOutcome =
  | { readonly kind: 'confirmed' }
  /** It was routed nowhere: the topology is at fault. */
  | { readonly kind: 'returned'; readonly reason: string }
  /** The queue is full, or its leader is gone. */
  | { readonly kind: 'nacked' }
  /** Nobody knows: it may be in the queue, or not. */
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * One confirm channel with what is in flight on it. A lane that saw a nack, a lost confirm or a
 * closed channel is used up: RabbitMQ 3.10 may nack for ever on a channel that saw one.
 */
export interface PublishLane {
  readonly isUsedUp: boolean;
  /** Sends and waits for the confirm, at most until the deadline. */
  send(message: WireMessage, confirmMsMax: number): Promise<PublishOutcome>;
  /** Closes the channel as soon as nothing is in flight on it. */
  retire(): void;
}

/** What a lane asks, and whom it tells. */
export interface LaneOptions {
  /** Whether the broker reads nothing of this connection now. */
  readonly isBlocked: () => boolean;
  /** Called once. */
  readonly onUsedUp: () => void;
}

/** Opens a lane on a confirm channel. */
export function createLane(
  owned: OwnedChannel<ConfirmChannel>,
  { isBlocked, onUsedUp }: LaneOptions,
): PublishLane {
  const { channel } = owned;
  const inFlight = new Set<Flight>();
  let isUsedUp = false;
  let isRetiring = false;

  const useUp = (): void => {
    if (isUsedUp) return;
    isUsedUp = true;
    onUsedUp();
  };
  const closeWhenIdle = (): void => {
    if (isRetiring && inFlight.size === 0) void owned.retire();
  };
  // The return of an unroutable message always comes before its confirm.
  channel.on('return', (message) => {
    const key = flightKey(message.properties.messageId, message.properties.headers);
    for (const flight of inFlight) if (flight.key === key) flight.returned = reasonOf(message);
  });
  channel.on('close', useUp);

  return {
    get isUsedUp() {
      return isUsedUp;
    },
    send: (message, confirmMsMax) =>
      new Promise((resolve) => {
        const flight: Flight = { key: flightKey(message.messageId, message.headers) };
        const land = (outcome: PublishOutcome): void => {
          clearTimeout(timer);
          if (!inFlight.delete(flight)) return;
          if (isFault(outcome)) useUp();
          resolve(outcome);
          closeWhenIdle();
        };
        const timer = setTimeout(
          () => land({ kind: 'unknown', reason: isBlocked() ? 'blocked' : 'confirm_timeout' }),
          confirmMsMax,
        );
        inFlight.add(flight);
        try {
          publishOn(channel, message, (error) => land(outcomeOf(flight, error)));
        } catch {
          // A closed channel throws before it takes anything.
          land({ kind: 'unknown', reason: 'channel_closed' });
        }
      }),
    retire() {
      isRetiring = true;
      closeWhenIdle();
    },
  };
}

// A broker that blocks reads on where it stopped: its channels are as good as before.
function isFault(outcome: PublishOutcome): boolean {
  return outcome.kind === 'nacked' || (outcome.kind === 'unknown' && outcome.reason !== 'blocked');
}

interface Flight {
  readonly key: string;
  returned?: string;
}

function outcomeOf(flight: Flight, error: unknown): PublishOutcome {
  if (error instanceof Error) {
    const isNack = error.message === 'message nacked';
    return isNack ? { kind: 'nacked' } : { kind: 'unknown', reason: 'channel_closed' };
  }
  if (flight.returned !== undefined) return { kind: 'returned', reason: flight.returned };
  return { kind: 'confirmed' };
}

// The copy is part of the key: two copies of a dispatch share their message id.
function flightKey(messageId: unknown, headers: Readonly<Record<string, unknown>> = {}): string {
  const copy = headers['jobradar-copy'];
  return `${String(messageId)}/${typeof copy === 'number' ? copy : ''}`;
}

function reasonOf(message: Message): string {
  const fields: object = message.fields;
  return 'replyText' in fields && typeof fields.replyText === 'string'
    ? fields.replyText
    : 'NO_ROUTE';
}

function publishOn(
  channel: ConfirmChannel,
  message: WireMessage,
  onConfirm: (error: unknown) => void,
): void {
  const { exchange, routingKey, body } = message;
  channel.publish(exchange, routingKey, body, publishOptions(message), onConfirm);
}

function publishOptions(message: WireMessage) {
  return {
    persistent: true,
    // Without it a message that no queue takes would be confirmed and lost.
    mandatory: true,
    messageId: message.messageId,
    correlationId: message.correlationId,
    type: message.type,
    appId: message.appId,
    contentType: message.contentType,
    timestamp: Math.floor(Date.now() / 1000),
    headers: { ...message.headers },
  };
}
