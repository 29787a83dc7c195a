/* A site that lies: a raw socket server whose every byte, pause and break is scripted. */
import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';

/** One request of one connection, as far as a script cares. */
export interface Visit {
  readonly socket: Socket;
  readonly path: string;
  /** The Host header. */
  readonly host: string;
}

/** What a site does with a request. */
export type Serve = (visit: Visit) => void;

/** What a site does with a connection before anything is asked. */
export type Greet = (socket: Socket) => void;

/** A site that runs; disposing it resets every connection. */
export interface HostileSite extends AsyncDisposable {
  readonly port: number;
  /** Connections that were opened to it so far. */
  readonly connections: number;
  /** Connections that are open now. */
  readonly open: number;
}

const requestEnd = '\r\n\r\n';

/** Opens a site on a loopback port. */
export async function startHostileSite(serve: Serve, greet?: Greet): Promise<HostileSite> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    greet?.(socket);
    let asked = '';
    socket.on('data', (bytes) => {
      asked += bytes.toString('latin1');
      for (let end = asked.indexOf(requestEnd); end >= 0; end = asked.indexOf(requestEnd)) {
        const path = asked.split(' ', 2)[1] ?? '';
        const host = /^host: (.*)\r$/im.exec(asked)?.[1] ?? '';
        asked = asked.slice(end + requestEnd.length);
        serve({ socket, path, host });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return {
    port: address.port,
    get connections() {
      return connections;
    },
    get open() {
      return sockets.size;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Bytes = string | Uint8Array;

/** Texts are bytes one by one, so that a script may hold any of the 256. */
export function bytesOf(...parts: readonly Bytes[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
}

/** Sends these bytes and leaves the connection open. */
export function send(...parts: readonly Bytes[]): Serve {
  return ({ socket }) => void socket.write(bytesOf(...parts));
}

/** Sends these bytes and closes the connection in order. */
export function sendAndClose(...parts: readonly Bytes[]): Serve {
  return ({ socket }) => void socket.end(bytesOf(...parts));
}

/** Sends these bytes and resets the connection. */
export function sendAndReset(...parts: readonly Bytes[]): Serve {
  return ({ socket }) => {
    socket.write(bytesOf(...parts), () => socket.resetAndDestroy());
  };
}

/** Sends these bytes, and then the same piece for ever, as fast as it is taken. */
export function flood(head: Bytes, piece: Bytes): Serve {
  const repeated = repeatedUpTo(bytesOf(piece), 65_536);
  return ({ socket }) => {
    const more = (): void => {
      while (!socket.destroyed && socket.write(repeated));
    };
    socket.on('drain', more);
    socket.write(bytesOf(head));
    more();
  };
}

/** Sends these bytes, and then one piece after the other for ever, with a pause before each. */
export function drip(head: Bytes, piece: Bytes, everyMs = 40): Serve {
  return ({ socket }) => {
    socket.write(bytesOf(head));
    const timer = setInterval(() => socket.write(bytesOf(piece)), everyMs);
    socket.on('close', () => clearInterval(timer));
  };
}

/** Sends these bytes one by one, with a pause before each, and then leaves the connection open. */
export function sendSlowly(text: Bytes, everyMs: number): Serve {
  const bytes = bytesOf(text);
  return ({ socket }) => {
    let sent = 0;
    const timer = setInterval(() => {
      socket.write(bytes.subarray(sent, sent + 1));
      sent += 1;
      if (sent === bytes.length) clearInterval(timer);
    }, everyMs);
    socket.on('close', () => clearInterval(timer));
  };
}

function repeatedUpTo(piece: Buffer, bytesMax: number): Buffer {
  return Buffer.concat(Array.from({ length: Math.ceil(bytesMax / piece.length) }, () => piece));
}
