import type { Channel, ConsumeMessage } from 'amqplib';
import { readCarrier } from '#libs/telemetry/carrier.ts';
import { log } from '#libs/telemetry/log.ts';
import { attributes } from '#libs/telemetry/names.ts';
import { inSpan, tracingIsOn, withTask, type SpanOptions } from '#libs/telemetry/spans.ts';
import { handoutOf } from '#libs/messages/crawl-task.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import type { Generation, OwnedChannel } from './generation.ts';
import { messagesConsumed, processDuration, redeliveries } from './metrics.ts';
import type { AmqpSession, SessionPart } from './session.ts';

export type { Delivery } from './delivery.ts';

/** A consumer of one queue, on a channel of its own, through all generations of its session. */
export interface AmqpConsumer {
  /** Deliveries whose handler has not ended. */
  readonly running: number;
  /** Whether the broker delivers to it now. */
  readonly isConsuming: boolean;
  /** Takes no more deliveries; those held go on, and can still be settled. */
  pause(): void;
  /** Takes deliveries again. */
  resume(): void;
  /** Takes no more for good, gives back what has not begun, and waits for what runs. */
  drain(): Promise<void>;
}

/** How a queue is consumed. */
export interface ConsumerOptions {
  readonly session: AmqpSession;
  readonly queue: string;
  /** Deliveries held at once, which is how many handlers run at once. */
  readonly prefetch: number;
  /** Works on a delivery and settles it; what it leaves unsettled goes back, counted. */
  readonly onDelivery: (delivery: Delivery) => Promise<void>;
}

/** Starts to consume as soon as the session is ready. */
export function startConsumer(options: ConsumerOptions): AmqpConsumer {
  const consumer = new QueueConsumer(options);
  options.session.attach(consumer);
  return consumer;
}

/** What the consumer holds of the generation that it works in. */
interface Subscription {
  readonly generation: Generation;
  readonly owned: OwnedChannel<Channel>;
  tag: string | undefined;
}

class QueueConsumer implements AmqpConsumer, SessionPart {
  readonly #options: ConsumerOptions;
  readonly #running = new Set<Promise<void>>();
  #isWanted = true;
  #isDraining = false;
  #subscription: Subscription | undefined;
  // Consume and cancel of one channel go one after the other.
  #turn: Promise<void> = Promise.resolve();

  constructor(options: ConsumerOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#running.size;
  }

  get isConsuming(): boolean {
    const subscription = this.#subscription;
    return subscription?.tag !== undefined && !subscription.generation.signal.aborted;
  }

  pause(): void {
    this.#isWanted = false;
    void this.#reconcile();
  }

  resume(): void {
    if (this.#isDraining) return;
    this.#isWanted = true;
    void this.#reconcile();
  }

  async drain(): Promise<void> {
    this.#isDraining = true;
    this.#isWanted = false;
    await this.#reconcile();
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
    await this.finish();
  }

  async finish(): Promise<void> {
    const subscription = this.#subscription;
    this.#subscription = undefined;
    // With its channel the last settles reach the broker before the connection ends.
    if (subscription?.generation.signal.aborted === false) await subscription.owned.retire();
  }

  async begin(generation: Generation): Promise<void> {
    if (this.#isDraining) return;
    const owned = await generation.openChannel();
    // Per consumer: a global prefetch on a quorum queue closes the whole connection.
    await generation.step(owned.channel.prefetch(this.#options.prefetch, false));
    this.#subscription = { generation, owned, tag: undefined };
    await this.#reconcile();
  }

  // Brings the broker to what is wanted now, however often that changed meanwhile.
  #reconcile(): Promise<void> {
    this.#turn = this.#turn
      .then(() => this.#step())
      .catch((error: unknown) => {
        this.#subscription?.generation.end('setup-failed', error);
      });
    return this.#turn;
  }

  async #step(): Promise<void> {
    const subscription = this.#subscription;
    if (subscription === undefined || subscription.generation.signal.aborted) return;
    const { generation, owned } = subscription;
    const { channel } = owned;
    if (this.#isWanted && subscription.tag === undefined) {
      const onMessage = (message: ConsumeMessage | null): void => {
        this.#receive(subscription, message);
      };
      const { consumerTag } = await generation.step(
        channel.consume(this.#options.queue, onMessage),
      );
      subscription.tag = consumerTag;
    } else if (!this.#isWanted && subscription.tag !== undefined) {
      await generation.step(channel.cancel(subscription.tag));
      subscription.tag = undefined;
    }
  }

  // Called by the client library, whose connection dies of anything that is thrown here.
  #receive(subscription: Subscription, message: ConsumeMessage | null): void {
    const { generation, owned } = subscription;
    if (message === null) {
      // The queue is gone or the broker cancelled us: nothing more would ever come.
      generation.end('consumer-cancelled');
      return;
    }
    const { queue } = this.#options;
    const delivery = createDelivery({ message, queue, channel: owned.channel, generation });
    if (!this.#isWanted) {
      // It was on its way when the consumer was cancelled; nothing of it has begun.
      delivery.giveBack();
      return;
    }
    const work = this.#work(delivery).finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  async #work(delivery: Delivery & { giveBackCounted(): boolean }): Promise<void> {
    const { queue, onDelivery } = this.#options;
    const labels = { messaging_destination_name: queue };
    messagesConsumed.inc(labels);
    if (delivery.redelivered) redeliveries.inc(labels);
    const startedMs = performance.now();
    const taskId = textOf(delivery.properties.correlationId);
    try {
      const about = tracingIsOn() ? spanOptions(delivery, taskId) : {};
      await inSpan(spanName(delivery), about, () =>
        taskId === '' ? onDelivery(delivery) : withTask(taskId, () => onDelivery(delivery)),
      );
    } catch (error) {
      log.error('delivery handler failed', { queue, message_id: messageIdOf(delivery), error });
    }
    processDuration.observe(labels, (performance.now() - startedMs) / 1000);
    if (delivery.isSettled || delivery.signal.aborted) return;
    // A handler that forgets a delivery would hold its place for ever; the limit ends the repeats.
    log.error('delivery left unsettled', { queue, message_id: messageIdOf(delivery) });
    delivery.giveBackCounted();
  }
}

function spanName(delivery: Delivery): string {
  const { exchange, routingKey, queue } = delivery;
  const parts = [...new Set([exchange, routingKey, queue])].filter((part) => part !== '');
  return `process ${parts.join(':')}`;
}

// The publish is the parent, so that the crawl is one tree, and a link, as the conventions ask.
function spanOptions(delivery: Delivery, taskId: string): SpanOptions {
  const { headers, properties } = delivery;
  const carrier = readCarrier(headers['traceparent'], headers['tracestate']);
  const publishedMs = typeof properties.timestamp === 'number' ? properties.timestamp * 1000 : 0;
  return {
    kind: 'consumer',
    parent: carrier,
    links: [carrier],
    attributes: {
      [attributes.messagingSystem]: 'rabbitmq',
      [attributes.messagingOperation]: 'process',
      [attributes.messagingOperationType]: 'process',
      [attributes.messagingDestination]: spanName(delivery).slice('process '.length),
      [attributes.messagingRoutingKey]: delivery.routingKey,
      [attributes.messagingDeliveryTag]: delivery.deliveryTag,
      [attributes.messagingMessageId]: messageIdOf(delivery),
      [attributes.messagingBodySize]: delivery.content.length,
      [attributes.messagingConversationId]: taskId === '' ? undefined : taskId,
      [attributes.taskId]: taskId === '' ? undefined : taskId,
      [attributes.attempt]: numberOf(headers['jobradar-attempt']),
      [attributes.copy]: numberOf(headers['jobradar-copy']),
      [attributes.handout]: handoutOf(headers),
      [attributes.redelivered]: delivery.redelivered,
      // Whole seconds: AMQP's timestamp has no finer ones.
      [attributes.queueWaitMs]: publishedMs > 0 ? Math.max(0, Date.now() - publishedMs) : undefined,
    },
  };
}

function messageIdOf(delivery: Delivery): string {
  return textOf(delivery.properties.messageId);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 128) : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
