/* A TCP proxy that a test can make go silent, cut, or refuse, as networks do. */
import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of one server; disposing it closes every connection. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  /** Connections that are open through it now. */
  readonly connections: number;
  /** Keeps every connection open and passes nothing on: the peer has vanished without a word. */
  silence(): void;
  /** Resets every connection. */
  cut(): void;
  /** Resets every connection, and each new one, as a server that is down does. */
  down(): void;
  /** Ends silence and refusal for connections made from now on; silent ones stay silent. */
  restore(): void;
}

/** Starts a proxy on loopback to the server at `target`. */
export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  let isDown = false;
  const server = createServer((near) => {
    if (isDown) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target.port, target.host);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
    if (isSilent) for (const socket of pair) socket.pause();
  });
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return {
    port,
    get connections() {
      return pairs.size;
    },
    silence() {
      isSilent = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    cut,
    down() {
      isDown = true;
      cut();
    },
    restore() {
      isSilent = false;
      isDown = false;
    },
    async [Symbol.asyncDispose]() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
