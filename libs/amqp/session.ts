import type { ChannelModel } from 'amqplib';
import { messageOf } from '#libs/runtime/errors.ts';
import type { TellReadiness } from '#libs/runtime/readiness.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import { log } from '#libs/telemetry/log.ts';
import { brokerFaultOf, explainBrokerFault } from './broker-fault.ts';
import { parseBrokerUrl, type BrokerAddress } from './broker-url.ts';
import { closeConnection, openConnection } from './connect.ts';
import {
  beginGeneration,
  describeEnd,
  SetupTimeout,
  withDeadline,
  type Generation,
  type GenerationEnd,
} from './generation.ts';
import { publisherBlocked, publisherBlocks, sessionRestarts } from './metrics.ts';
import { createPace, type AttemptStage } from './reconnect-pace.ts';
import { checkTopology, type TopologyNeeds } from './topology.ts';

/*
 * States: connecting → ready → connecting … → draining → closed.
 * A session supervises one connection for ever. Each life of the connection is a generation;
 * publishers and consumers are parts that set themselves up anew in each. Whatever goes wrong in
 * a generation (connection or channel closed, consumer cancelled, a step of the set-up too slow)
 * ends it as a whole and begins the next: there is one way out of trouble, and it is always taken.
 * A broker that blocks publishes (memory or disk alarm) ends nothing: publishes wait, all else goes
 * on.
 */

/** Where a session stands. */
export type SessionState = 'connecting' | 'ready' | 'draining' | 'closed';

/** Something that lives on a session and sets itself up in every generation. */
export interface SessionPart {
  /** Sets itself up; rejecting ends the generation. */
  begin(generation: Generation): Promise<void>;
  /** Told when the broker stops (memory or disk alarm) or goes on taking publishes. */
  onBlocked?(isBlocked: boolean): void;
  /** Finishes what is under way before the session closes. */
  finish?(): Promise<void>;
}

/** One supervised connection to the broker. */
export interface AmqpSession extends AsyncDisposable {
  readonly name: string;
  readonly state: SessionState;
  /** Whether the broker takes no publishes from this connection now. */
  readonly isBlocked: boolean;
  readonly address: BrokerAddress;
  /** Sets the part up in this generation, if there is one, and in every later one. */
  attach(part: SessionPart): void;
  /** Resolves when the session is ready; rejects when it is closed. */
  whenReady(): Promise<void>;
  /** Lets the parts finish, closes the connection and stops. */
  close(): Promise<void>;
}

/** How a session is opened; the times are those of production where not given. */
export interface SessionOptions {
  readonly url: string;
  /** Shown in the management UI and in metrics, such as `gateway-relay`. */
  readonly name: string;
  /** What has to exist; checked passively in every generation. */
  readonly needs?: TopologyNeeds;
  /** Hears whether the session can be used now, and why not. */
  readonly onState?: TellReadiness;
  /** What the URL says goes before it. */
  readonly heartbeatSeconds?: number;
  /** At most, after a row of connections or set-ups that got no answer; the first wait less. */
  readonly connectMsMax?: number;
  readonly setupMsMax?: number;
  readonly random?: () => number;
}

/**
 * Opens a session. Rejects at once, with words for whoever starts the service, where access is
 * refused or the topology is missing. A broker that cannot be reached is no error: the session
 * comes back connecting and goes on trying for ever, as it does after any later trouble.
 */
export async function openSession(options: SessionOptions): Promise<AmqpSession> {
  const session = new Supervisor(options);
  await session.start();
  return session;
}

const heartbeatSecondsUsual = 15;
const closeMsMax = 1000;
const finishMsMax = 5000;

class Supervisor implements AmqpSession {
  readonly name: string;
  readonly address: BrokerAddress;
  state: SessionState = 'connecting';
  isBlocked = false;
  readonly #options: SessionOptions;
  readonly #parts = new Set<SessionPart>();
  readonly #closing = new AbortController();
  readonly #tell: TellReadiness;
  #generation: Generation | undefined;
  #generations = 0;
  readonly #pace = createPace();
  #stage: AttemptStage = 'connect';
  #lastFault = '';
  #ready = Promise.withResolvers<void>();
  #supervision: Promise<void> = Promise.resolve();

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#tell = options.onState ?? (() => undefined);
    this.name = options.name;
    this.address = parseBrokerUrl(options.url);
    this.#ready.promise.catch(() => undefined);
  }

  async start(): Promise<void> {
    const first = await this.#begin().catch((error: unknown) => {
      if (brokerFaultOf(error) !== 'network') throw explainBrokerFault(error, this.address);
      log.warn('broker not reached, trying on', { session: this.name, error });
      this.#tell(false, `connecting: ${messageOf(error)}`);
      return undefined;
    });
    this.#supervision = this.#supervise(first);
  }

  attach(part: SessionPart): void {
    this.#parts.add(part);
    const generation = this.#generation;
    if (generation === undefined || this.state !== 'ready') return;
    part.onBlocked?.(this.isBlocked);
    part.begin(generation).catch((error: unknown) => generation.end('setup-failed', error));
  }

  whenReady(): Promise<void> {
    // Once closed it is never ready again, though the last generation was.
    if (this.state === 'closed') return Promise.reject(new Error(`Session ${this.name} is closed`));
    return this.#ready.promise;
  }

  async close(): Promise<void> {
    if (this.state === 'closed') return;
    this.state = 'draining';
    this.#tell(false, 'draining');
    const finishing = Promise.allSettled([...this.#parts].map(async (part) => part.finish?.()));
    await withDeadline(finishing, finishMsMax).catch(() => undefined);
    this.#closing.abort();
    this.#generation?.end('closed-by-us');
    // An attempt to connect cannot be called back; it ends by itself and finds the session closed.
    await withDeadline(this.#supervision, finishMsMax).catch(() => undefined);
    this.state = 'closed';
    this.#ready.reject(new Error(`Session ${this.name} is closed`));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  async #supervise(first: RunningGeneration | undefined): Promise<void> {
    let running = first;
    for (;;) {
      if (running !== undefined) {
        const startedMs = performance.now();
        await this.#live(running);
        this.#pace.ended(performance.now() - startedMs);
      }
      const waitMs = this.#pace.waitMs((this.#options.random ?? Math.random)());
      await abortableRest(waitMs, this.#closing.signal);
      if (this.#closing.signal.aborted) return;
      running = await this.#begin().catch((error: unknown) => this.#notBegun(error));
      // Begun while close() was called: it ends like any other.
      if (this.#closing.signal.aborted) running?.generation.end('closed-by-us');
    }
  }

  // One generation from connect to ready: it is only handed out when everything on it works.
  async #begin(): Promise<RunningGeneration> {
    this.#generations += 1;
    const number = this.#generations;
    const { heartbeatSeconds = heartbeatSecondsUsual } = this.#options;
    this.#stage = 'connect';
    const model = await openConnection({
      address: this.address,
      connectionName: `${this.name}#${number}`,
      heartbeatSeconds: this.address.heartbeatSeconds ?? heartbeatSeconds,
      connectMsMax: this.#pace.patienceMs(this.#options.connectMsMax ?? 10_000),
    });
    this.#stage = 'set-up';
    // Only the set-up as a whole has a short first wait; a step of a life that works has all of it.
    const stepMsMax = this.#options.setupMsMax ?? 15_000;
    const setupMsMax = this.#pace.patienceMs(stepMsMax);
    const generation = beginGeneration({ number, model, setupMsMax: stepMsMax });
    model.on('blocked', (reason) => {
      if (!generation.signal.aborted) this.#setBlocked(true, reason);
    });
    model.on('unblocked', () => {
      if (!generation.signal.aborted) this.#setBlocked(false);
    });
    try {
      await withDeadline(this.#setUp(generation), setupMsMax);
    } catch (error) {
      generation.end(error instanceof SetupTimeout ? 'setup-timeout' : 'setup-failed', error);
      await this.#closeAfter(await generation.ended, model);
      throw error;
    }
    return { generation, model };
  }

  async #setUp(generation: Generation): Promise<void> {
    const { needs } = this.#options;
    if (needs !== undefined) await checkTopology(generation, needs);
    this.#generation = generation;
    const known = new Set(this.#parts);
    for (const part of known) part.onBlocked?.(false);
    await Promise.all([...known].map((part) => part.begin(generation)));
    if (generation.signal.aborted) throw new Error(describeEnd(await generation.ended));
    if (this.state !== 'connecting') return;
    this.state = 'ready';
    this.#ready.resolve();
    this.#lastFault = '';
    this.#tell(true);
    // Attached while the others were being set up.
    for (const part of this.#parts) if (!known.has(part)) this.attach(part);
    log.info('broker session ready', { session: this.name, generation: generation.number });
  }

  async #live({ generation, model }: RunningGeneration): Promise<void> {
    const end = await generation.ended;
    this.#generation = undefined;
    const wasReady = this.state === 'ready';
    if (wasReady) this.state = 'connecting';
    this.#setBlocked(false);
    if (wasReady) {
      this.#ready = Promise.withResolvers();
      this.#ready.promise.catch(() => undefined);
      this.#tell(false, `connecting after ${describeEnd(end)}`);
      sessionRestarts.inc({ session: this.name, cause: end.cause });
      log.warn('broker session lost', {
        session: this.name,
        generation: generation.number,
        cause: end.cause,
        error: end.error,
      });
    }
    await this.#closeAfter(end, model);
  }

  // Where nothing was answered a goodbye would not be either.
  async #closeAfter({ cause }: GenerationEnd, model: ChannelModel): Promise<void> {
    const isSilent = cause === 'half-open' || cause === 'setup-timeout';
    await closeConnection(model, isSilent ? 0 : closeMsMax);
  }

  #notBegun(error: unknown): undefined {
    const fault = brokerFaultOf(error);
    const isUnanswered = error instanceof SetupTimeout || /ETIMEDOUT/u.test(messageOf(error));
    this.#pace.failed(fault === 'network' ? this.#stage : 'set-up', isUnanswered);
    if (this.state !== 'connecting') return undefined;
    const explained = explainBrokerFault(error, this.address);
    this.#tell(false, `connecting: ${explained.message}`);
    // Once per fact: what it is, and then every half minute at the longest wait.
    const { failures } = this.#pace;
    if (explained.reason === this.#lastFault && failures % 20 !== 0) return undefined;
    this.#lastFault = explained.reason;
    log.warn('broker session not begun', { session: this.name, failures, error: explained });
    return undefined;
  }

  #setBlocked(isBlocked: boolean, reason = ''): void {
    if (this.isBlocked === isBlocked) return;
    this.isBlocked = isBlocked;
    publisherBlocked.set({ session: this.name }, isBlocked ? 1 : 0);
    if (isBlocked) {
      publisherBlocks.inc({ session: this.name });
      log.warn('broker blocks publishes', { session: this.name, reason });
    } else log.info('broker takes publishes again', { session: this.name });
    if (this.state === 'ready') this.#tell(!isBlocked, `blocked: ${reason}`);
    for (const part of this.#parts) part.onBlocked?.(isBlocked);
  }
}

interface RunningGeneration {
  readonly generation: Generation;
  readonly model: ChannelModel;
}
