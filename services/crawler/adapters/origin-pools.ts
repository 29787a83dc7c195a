import { setImmediate as nextTurn } from 'node:timers/promises';
import { Connection, type ConnectionOptions } from './connection.ts';
import type { SessionKeeper } from './secure-socket.ts';

/*
 * Keep-alive connections by origin, one request at a time on each. The library's own agent keeps
 * any number of origins: here the one that was unused the longest goes, with its connections.
 */

/** How connections are kept. */
export interface PoolOptions extends Omit<ConnectionOptions, 'sessions'> {
  /** Origins whose connections are kept; 256 unless said. */
  readonly originsMax?: number;
  /** Connections to one origin, 16 unless said; a request beyond waits for one. */
  readonly connectionsMax?: number;
}

interface Origin {
  readonly name: string;
  readonly sessions: SessionKeeper;
  readonly idle: Connection[];
  readonly waiting: Set<() => void>;
  open: number;
}

/** The connections of this process. */
export class OriginPools {
  readonly #options: PoolOptions;
  readonly #originsMax: number;
  readonly #connectionsMax: number;
  // In the order of their last use.
  readonly #origins = new Map<string, Origin>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#originsMax = options.originsMax ?? 256;
    this.#connectionsMax = options.connectionsMax ?? 16;
  }

  /** How many origins are kept. */
  get size(): number {
    return this.#origins.size;
  }

  /** Lends a connection for one request; throws the signal's reason when that comes first. */
  async borrow(url: URL, signal: AbortSignal): Promise<Connection> {
    const origin = this.#touch(url.origin);
    while (origin.idle.length === 0 && origin.open >= this.#connectionsMax && !signal.aborted) {
      await untilOneIsFree(origin, signal);
    }
    if (signal.aborted) {
      // Whoever was woken and does not want it any more wakes the next one.
      wakeOne(origin);
      throw signal.reason;
    }
    const kept = origin.idle.pop();
    if (kept !== undefined) {
      // A site that closes behind its answer has said so by now, but it is not read yet.
      await nextTurn();
      return kept;
    }
    origin.open += 1;
    return new Connection(origin.name, { ...this.#options, sessions: origin.sessions });
  }

  /** Takes a connection back; one that was ended is not kept. */
  giveBack(connection: Connection): void {
    const origin = this.#origins.get(connection.origin);
    if (origin === undefined || this.#isClosed) {
      connection.end();
      return;
    }
    if (connection.isEnded) origin.open -= 1;
    else origin.idle.push(connection);
    wakeOne(origin);
    this.#trim();
  }

  /** Ends the idle connections at once, and every other one when it comes back. */
  close(): void {
    this.#isClosed = true;
    for (const { idle } of this.#origins.values()) for (const one of idle) one.end();
    this.#origins.clear();
  }

  #touch(name: string): Origin {
    const kept = this.#origins.get(name);
    const origin = kept ?? { name, sessions: {}, idle: [], waiting: new Set(), open: 0 };
    this.#origins.delete(name);
    this.#origins.set(name, origin);
    return origin;
  }

  // An origin with a connection that is lent is in use, however long ago it was asked for.
  #trim(): void {
    for (const { name, idle, open, waiting } of this.#origins.values()) {
      if (this.#origins.size <= this.#originsMax) return;
      if (idle.length < open || waiting.size > 0) continue;
      for (const connection of idle) connection.end();
      this.#origins.delete(name);
    }
  }
}

function wakeOne({ waiting }: Origin): void {
  const [first] = waiting;
  if (first === undefined) return;
  waiting.delete(first);
  first();
}

async function untilOneIsFree({ waiting }: Origin, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.add(resolve);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  waiting.delete(resolve);
}
