import { once } from 'node:events';
import { connect, createServer, isIP, Socket, type Server } from 'node:net';
import type { ConnectorOptions } from '../../services/crawler/adapters/connector.ts';

const addresses = ['127.0.0.1', '127.0.0.2', '127.1.2.3', '127.255.255.254', '::1'];
const head = 'HTTP/1.1 200 X\r\ncontent-type: text/html\r\nconnection: close\r\n';
const answer = `${head}content-length: 6\r\n\r\nsecret`;

/** A site of this machine that counts who connects, on several of its addresses at one port. */
export interface PrivateListener extends AsyncDisposable {
  readonly port: number;
  readonly addresses: readonly string[];
  /** Connections so far. */
  readonly connections: () => number;
  /** Bytes that were sent to it so far. */
  readonly octets: () => number;
}

/** Opens it; an address that this machine has not is left out. */
export async function startPrivateListener(): Promise<PrivateListener> {
  const servers: Server[] = [];
  const open = new Set<Socket>();
  const heard: string[] = [];
  let connections = 0;
  let octets = 0;
  let port = 0;
  for (const address of addresses) {
    const server = createServer((socket) => {
      connections += 1;
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        octets += data.length;
        socket.end(answer);
      });
    });
    const isListening = await Promise.race([
      once(server.listen(port, address), 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]);
    if (!isListening) continue;
    const at = server.address();
    port = at !== null && typeof at === 'object' ? at.port : port;
    servers.push(server);
    heard.push(address);
  }
  return {
    port,
    addresses: heard,
    connections: () => connections,
    octets: () => octets,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      for (const server of servers) await once(server.close(), 'close');
    },
  };
}

/**
 * Dials as the system does, but only what is on this machine: any other address is written down
 * and refuses. So a hole in the guard is counted, and nothing ever leaves for the internet.
 */
export function dialHere(dialled: string[]): NonNullable<ConnectorOptions['dial']> {
  return (options) => {
    const host = options.host ?? '';
    const socket = new Socket();
    const dial = (address: string): void => {
      dialled.push(address);
      if (isHere(address)) socket.connect({ host: address, port: options.port });
      else
        socket.destroy(Object.assign(new Error('refused by the test'), { code: 'ECONNREFUSED' }));
    };
    if (isIP(host) !== 0) dial(host);
    else {
      options.lookup?.(host, { all: true }, (error, found) => {
        const [first] = typeof found === 'string' ? [{ address: found }] : found;
        if (error !== null) socket.destroy(error);
        else if (first !== undefined) dial(first.address);
      });
    }
    return socket;
  };
}

/** Dials the listener, whatever the lookup said: as if the network lied behind the guard's back. */
export function dialAlways(port: number): NonNullable<ConnectorOptions['dial']> {
  return () => connect({ host: '127.0.0.1', port });
}

function isHere(address: string): boolean {
  return /^(?:127\.|0\.0\.0\.0$|::1$|::$|::ffff:(?:127\.|7f))/.test(address);
}
