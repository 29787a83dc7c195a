import type { Socket } from 'node:net';
import { Client, type Dispatcher } from 'undici';
import { guardedConnector, type ConnectorOptions } from './connector.ts';
import type { SessionKeeper } from './secure-socket.ts';
import { guardSocket } from './socket-guard.ts';

/** What a connection to one origin is made of. */
export interface ConnectionOptions extends ConnectorOptions {
  readonly headerBytesMax: number;
  /** Everything that comes in answer to one request, as sent; 48 MiB unless said. */
  readonly answerBytesMax?: number;
  readonly sessions: SessionKeeper;
}

/** One connection, opened by its first request and again whenever the site closed it. */
export class Connection {
  readonly origin: string;
  readonly #client: Client;
  #socket: Socket | undefined;
  #opening: Socket | undefined;
  #isSurplusLeft = false;
  #isEnded = false;

  constructor(origin: string, options: ConnectionOptions) {
    this.origin = origin;
    const open = guardedConnector(options, options.sessions);
    this.#client = new Client(origin, {
      connect: (target, done) => {
        this.#opening = open(target, (...outcome) => {
          const [error, socket] = outcome;
          if (error === null) {
            guardSocket(socket, options.answerBytesMax);
            this.#watch(socket);
          }
          done(...outcome);
        });
        // The library gives up an attempt that nobody waits for by this socket.
        return this.#opening;
      },
      allowH2: false,
      pipelining: 1,
      // Its timers are up to a second late: those of an exchange are exact.
      headersTimeout: 0,
      bodyTimeout: 0,
      // It refuses what is as large as its limit.
      maxHeaderSize: options.headerBytesMax + 1,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 10_000,
    });
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Everything that came over this connection, framing included. */
  get bytesRead(): number {
    return this.#socket?.bytesRead ?? 0;
  }

  /** Whether bytes came with an answer and behind its end: its length was not the true one. */
  get hasSurplus(): boolean {
    const error = this.#socket?.errored ?? null;
    const isNoAnswer = error?.name === 'HTTPParserError' || error?.message === 'bad response';
    return this.#isSurplusLeft || isNoAnswer;
  }

  /** Whether the site broke the connection, rather than ending it. */
  get isReset(): boolean {
    const error = this.#socket?.errored ?? null;
    return error !== null && 'code' in error && error.code === 'ECONNRESET';
  }

  /** Sends one GET, or a POST where there is a body; a connection serves one at a time. */
  send(
    request: {
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string | undefined;
    },
    handler: Dispatcher.DispatchHandler,
  ): void {
    const { path, headers, body } = request;
    const method = body === undefined ? 'GET' : 'POST';
    this.#client.dispatch({ path, headers: { ...headers }, method, body: body ?? null }, handler);
  }

  /** Closes it in the middle of whatever it does. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#opening?.destroy();
    void this.#client.destroy();
  }

  #watch(socket: Socket): void {
    this.#socket = socket;
    this.#isSurplusLeft = false;
    // What an answer's end leaves unread, the library hands back to the socket that it closed.
    const unshift = socket.unshift.bind(socket);
    socket.unshift = (chunk: unknown, encoding?: BufferEncoding) => {
      this.#isSurplusLeft ||= socket.destroyed && isSurplus(chunk);
      unshift(chunk, encoding);
    };
  }
}

// Old servers send an empty line behind a body: it is no part of it.
function isSurplus(chunk: unknown): boolean {
  return Buffer.isBuffer(chunk) && chunk.some((octet) => octet !== 0x0d && octet !== 0x0a);
}
