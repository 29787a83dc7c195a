import type { Channel } from 'amqplib';
import {
  carrierHeaders,
  currentCarrier,
  noCarrier,
  type Carrier,
} from '#libs/telemetry/carrier.ts';
import { attributes } from '#libs/telemetry/names.ts';
import { inSpan, markFailed, tracingIsOn, type SpanOptions } from '#libs/telemetry/spans.ts';
import { withDeadline, type Generation } from './generation.ts';
import { messagesSent, publishDuration, publishOutcomes } from './metrics.ts';
import { createLane, type PublishLane, type PublishOutcome } from './publish-lane.ts';
import type { AmqpSession, SessionPart } from './session.ts';

export type { PublishOutcome } from './publish-lane.ts';

/** A message to publish. */
export interface PublishMessage {
  readonly exchange: string;
  readonly routingKey: string;
  readonly messageId: string;
  /** The crawl's id; every span of the publish carries it. */
  readonly correlationId: string;
  readonly type: string;
  readonly body: Buffer;
  readonly contentType?: string;
  /** `traceparent` and `tracestate` are set here, from the span of the publish. */
  readonly headers?: Readonly<Record<string, string | number>>;
  /** Where the span of the publish belongs: what the dispatch row stored. */
  readonly trace?: Pick<SpanOptions, 'parent' | 'links' | 'root'>;
  /** Attributes that only the caller knows, such as the time in the outbox. */
  readonly attributes?: SpanOptions['attributes'];
}

/** Publishes on a session: persistent, mandatory, confirmed. */
export interface AmqpPublisher {
  /** Whether a publish would go out now. */
  readonly ready: boolean;
  /** Resolves with what became of the message, at the latest at the confirm deadline. */
  publish(message: PublishMessage): Promise<PublishOutcome>;
  /** What a queue holds now; undefined where it is missing or the broker cannot be asked. */
  stateOf(queue: string): Promise<QueueState | undefined>;
}

/** A queue as a passive declare tells of it. */
export interface QueueState {
  /** Messages that wait to be delivered. */
  readonly messages: number;
  readonly consumers: number;
  /** The number of the session's generation in which it was looked at. */
  readonly generation: number;
}

/** The bounds of a publisher. */
export interface PublisherOptions {
  readonly confirmMsMax?: number;
  /** Publishes in flight at once; more wait their turn. */
  readonly inFlightMax?: number;
  readonly appId?: string;
}

/** Makes a publisher that lives on the session, through all its generations. */
export function createPublisher(
  session: AmqpSession,
  options: PublisherOptions = {},
): AmqpPublisher {
  const publisher = new LanePublisher(session, options);
  session.attach(publisher);
  return publisher;
}

class LanePublisher implements AmqpPublisher, SessionPart {
  readonly #session: AmqpSession;
  readonly #confirmMsMax: number;
  readonly #inFlightMax: number;
  readonly #appId: string;
  readonly #waiting: (() => void)[] = [];
  readonly #inFlight = new Set<Promise<PublishOutcome>>();
  #generation: Generation | undefined;
  #lane: PublishLane | undefined;
  /** By queue: a queue that cannot be looked at closes its channel, and no other's. */
  readonly #probes = new Map<string, Promise<Channel>>();

  constructor(session: AmqpSession, options: PublisherOptions) {
    this.#session = session;
    this.#confirmMsMax = options.confirmMsMax ?? 10_000;
    this.#inFlightMax = options.inFlightMax ?? 256;
    this.#appId = options.appId ?? session.name;
  }

  get ready(): boolean {
    return this.#lane !== undefined && !this.#session.isBlocked;
  }

  async publish(message: PublishMessage): Promise<PublishOutcome> {
    const { exchange, routingKey } = message;
    const name = `publish ${exchange}:${routingKey}`;
    const about = tracingIsOn() ? this.#spanOptions(message) : {};
    return inSpan(name, about, async (span) => {
      const startedMs = performance.now();
      const outcome = await this.#send(message, startedMs + this.#confirmMsMax);
      const seconds = (performance.now() - startedMs) / 1000;
      const destination = { messaging_destination_name: exchange };
      publishDuration.observe({ messaging_operation_name: 'publish', ...destination }, seconds);
      publishOutcomes.inc({ outcome: outcome.kind });
      if (outcome.kind === 'confirmed') messagesSent.inc(destination);
      else markFailed(span, errorTypeOf(outcome), 'reason' in outcome ? outcome.reason : '');
      return outcome;
    });
  }

  async stateOf(queue: string): Promise<QueueState | undefined> {
    const generation = this.#generation;
    if (generation === undefined || generation.signal.aborted) return undefined;
    // It would answer when it reads on; until then nobody knows.
    if (this.#session.isBlocked) return undefined;
    const opening = this.#probes.get(queue) ?? generation.openProbe();
    this.#probes.set(queue, opening);
    try {
      const look = (await opening).checkQueue(queue);
      const { messageCount, consumerCount } = await withDeadline(look, this.#confirmMsMax);
      if (generation.signal.aborted) return undefined;
      return {
        messages: messageCount,
        consumers: consumerCount,
        generation: generation.number,
      };
    } catch {
      // The channel is closed or stuck, so the next look opens another. A stuck one must not stay:
      // a broker may allow few. One that was closed, or never opened, has nothing left to close.
      if (this.#probes.get(queue) === opening) this.#probes.delete(queue);
      opening.then((channel) => channel.close()).catch(() => undefined);
      return undefined;
    }
  }

  async begin(generation: Generation): Promise<void> {
    this.#generation = generation;
    this.#probes.clear();
    this.#lane = undefined;
    generation.signal.addEventListener('abort', () => this.#forget(generation), { once: true });
    await this.#openLane(generation);
  }

  onBlocked(isBlocked: boolean): void {
    if (!isBlocked) this.#wakeAll();
  }

  async finish(): Promise<void> {
    await Promise.allSettled(this.#inFlight);
  }

  async #send(message: PublishMessage, deadlineMs: number): Promise<PublishOutcome> {
    // Blocked, or between two lanes, or enough in flight: wait for the turn, not past the deadline.
    while (!this.ready || this.#inFlight.size >= this.#inFlightMax) {
      if (this.#generation === undefined) return { kind: 'unknown', reason: 'not_connected' };
      if (!(await this.#turn(deadlineMs))) {
        return { kind: 'unknown', reason: this.#session.isBlocked ? 'blocked' : 'confirm_timeout' };
      }
    }
    const lane = this.#lane;
    if (lane === undefined) return { kind: 'unknown', reason: 'not_connected' };
    const left = Math.max(1, deadlineMs - performance.now());
    const flight = lane.send(this.#toWire(message), left);
    this.#inFlight.add(flight);
    try {
      return await flight;
    } finally {
      this.#inFlight.delete(flight);
      this.#waiting.shift()?.();
    }
  }

  #toWire(message: PublishMessage) {
    const carrier: Carrier = tracingIsOn()
      ? currentCarrier()
      : (message.trace?.parent ?? noCarrier);
    return {
      ...message,
      appId: this.#appId,
      contentType: message.contentType ?? 'application/json',
      headers: { ...message.headers, ...carrierHeaders(carrier) },
    };
  }

  async #openLane(generation: Generation): Promise<void> {
    const owned = await generation.openConfirmChannel();
    if (this.#generation !== generation) return;
    const lane = createLane(owned, {
      isBlocked: () => this.#session.isBlocked,
      onUsedUp: () => {
        if (this.#lane === lane) this.#replaceLane(generation);
      },
    });
    this.#lane = lane;
    this.#wakeAll();
  }

  #replaceLane(generation: Generation): void {
    const old = this.#lane;
    this.#lane = undefined;
    if (generation.signal.aborted) return;
    // What is still in flight on the old channel gets its confirm there.
    old?.retire();
    this.#openLane(generation).catch((error: unknown) => generation.end('setup-failed', error));
  }

  #forget(generation: Generation): void {
    if (this.#generation !== generation) return;
    this.#generation = undefined;
    this.#lane = undefined;
    this.#probes.clear();
    this.#wakeAll();
  }

  // Resolves true when it is worth to look again, false at the deadline.
  #turn(deadlineMs: number): Promise<boolean> {
    const left = deadlineMs - performance.now();
    if (left <= 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        const at = this.#waiting.indexOf(wake);
        if (at >= 0) this.#waiting.splice(at, 1);
        resolve(false);
      }, left);
      this.#waiting.push(wake);
    });
  }

  #wakeAll(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #spanOptions(message: PublishMessage): SpanOptions {
    const { exchange, routingKey, messageId, correlationId, body, trace = {} } = message;
    return {
      kind: 'producer',
      ...trace,
      attributes: {
        [attributes.messagingSystem]: 'rabbitmq',
        [attributes.messagingOperation]: 'publish',
        [attributes.messagingOperationType]: 'send',
        [attributes.messagingDestination]: `${exchange}:${routingKey}`,
        [attributes.messagingRoutingKey]: routingKey,
        [attributes.messagingMessageId]: messageId,
        [attributes.messagingConversationId]: correlationId,
        [attributes.messagingBodySize]: body.length,
        [attributes.serverAddress]: this.#session.address.host,
        [attributes.serverPort]: this.#session.address.port,
        [attributes.taskId]: correlationId,
        ...message.attributes,
      },
    };
  }
}

function errorTypeOf(outcome: PublishOutcome): string {
  return outcome.kind === 'unknown' ? outcome.reason : outcome.kind;
}
