import type { Channel, ChannelModel, ConfirmChannel } from 'amqplib';
import { messageOf } from '#libs/runtime/errors.ts';

/** Why a generation ended; the values of the metric's label. */
export type EndCause =
  /** The broker closed the connection and said why: an operator, a shutdown, a protocol error. */
  | 'connection-closed'
  /** The connection broke without a word of the broker: reset, or its end cut off. */
  | 'connection-lost'
  /** The connection looked open, and nothing came through it any more: heartbeats were missed. */
  | 'half-open'
  /** The broker closed one channel for an error on it: a double ack, a missing exchange. */
  | 'channel-error'
  /** The broker cancelled a consumer: its queue is gone, or it took too long. */
  | 'consumer-cancelled'
  | 'setup-failed'
  | 'setup-timeout'
  | 'closed-by-us';

/** A channel that belongs to a generation: its end is the generation's end, unless retired. */
export interface OwnedChannel<Kind extends Channel> {
  readonly channel: Kind;
  /**
   * Closes it on purpose; the generation lives on. Resolves when the broker has read all that was
   * sent on it: a close of the connection alone may overtake the last acks.
   */
  retire(): Promise<void>;
}

/**
 * One life of the connection. Whatever was made in it (channels, delivery tags, confirms) is
 * worth nothing after it, so everything holds its generation and asks the signal.
 */
export interface Generation {
  readonly number: number;
  /** Aborted when the generation ends; what was delivered in it can no longer be settled. */
  readonly signal: AbortSignal;
  /** Resolves with the first cause of its end. */
  readonly ended: Promise<GenerationEnd>;
  openChannel(): Promise<OwnedChannel<Channel>>;
  openConfirmChannel(): Promise<OwnedChannel<ConfirmChannel>>;
  /** Opens a channel for looking only, whose end harms nothing. */
  openProbe(): Promise<Channel>;
  /** Waits for one step of the set-up; a broker that lets it wait too long ends the generation. */
  step<T>(work: Promise<T>): Promise<T>;
  /** Ends it; only the first cause counts. */
  end(cause: EndCause, error?: unknown): void;
}

/** Why and by what a generation ended. */
export interface GenerationEnd {
  readonly cause: EndCause;
  readonly error: unknown;
}

/** Takes a fresh connection into supervision. */
export function beginGeneration(options: {
  readonly number: number;
  readonly model: ChannelModel;
  readonly setupMsMax: number;
}): Generation {
  const { number, model, setupMsMax } = options;
  const over = new AbortController();
  const ended = Promise.withResolvers<GenerationEnd>();
  let connectionEnd: GenerationEnd | undefined;
  const end = (cause: EndCause, error?: unknown): void => {
    if (over.signal.aborted) return;
    over.abort(new Error(`Generation ${number} ended: ${cause}`));
    ended.resolve({ cause, error });
  };
  // A connection that ends takes its channels first, each without an error: what was delivered on
  // them is over at once, but the cause is known only when the connection has told its own.
  const endWithConnection = (): void => {
    over.abort(new Error(`Generation ${number} ended with its connection`));
    queueMicrotask(() =>
      ended.resolve(connectionEnd ?? { cause: 'channel-error', error: undefined }),
    );
  };
  // A close by the operator comes without an error event: only "close" is sure to come.
  model.on('close', (error) => {
    connectionEnd = { cause: connectionCause(error), error };
    end(connectionEnd.cause, error);
  });

  const step = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await withDeadline(work, setupMsMax);
    } catch (error) {
      end(error instanceof SetupTimeout ? 'setup-timeout' : 'setup-failed', error);
      throw error;
    }
  };
  const onChannelClosed = (failure: unknown): void => {
    if (over.signal.aborted) return;
    if (failure === undefined) endWithConnection();
    else end('channel-error', failure);
  };
  const own = async <Kind extends Channel>(opening: Promise<Kind>): Promise<OwnedChannel<Kind>> =>
    ownedChannel(await step(opening), { onClosed: onChannelClosed, ended: ended.promise });
  return {
    number,
    signal: over.signal,
    ended: ended.promise,
    openChannel: () => own(model.createChannel()),
    openConfirmChannel: () => own(model.createConfirmChannel()),
    async openProbe() {
      const channel = await step(model.createChannel());
      channel.on('error', () => undefined);
      return channel;
    },
    step,
    end,
  };
}

function ownedChannel<Kind extends Channel>(
  channel: Kind,
  generation: { readonly onClosed: (failure: unknown) => void; readonly ended: Promise<unknown> },
): OwnedChannel<Kind> {
  let isRetired = false;
  let failure: unknown;
  // Without this listener an error of one channel tears down the whole connection.
  channel.on('error', (error) => (failure = error));
  channel.on('close', () => {
    if (!isRetired) generation.onClosed(failure);
  });
  return {
    channel,
    async retire() {
      isRetired = true;
      // Closed already: that is what was wanted. With the connection the answer is lost.
      await Promise.race([channel.close().catch(() => undefined), generation.ended]);
    },
  };
}

function connectionCause(error: unknown): EndCause {
  if (!(error instanceof Error)) return 'connection-closed';
  if (error.message === 'Heartbeat timeout') return 'half-open';
  // The broker gives a reply code; the operating system gives words.
  return 'code' in error && typeof error.code === 'number'
    ? 'connection-closed'
    : 'connection-lost';
}

/** Thrown where the broker let a step of the set-up wait too long. */
export class SetupTimeout extends Error {
  override readonly name = 'SetupTimeout';
}

/** The work's result, or SetupTimeout when it takes longer. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const timeUp = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeUp.reject(new SetupTimeout(`The broker did not answer within ${ms} ms`)),
    ms,
  );
  try {
    return await Promise.race([work, timeUp.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The words of an end, for a log line. */
export function describeEnd(end: GenerationEnd): string {
  return end.error === undefined ? end.cause : `${end.cause}: ${messageOf(end.error)}`;
}
