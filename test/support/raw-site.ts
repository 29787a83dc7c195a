import assert from 'node:assert/strict';
import { createServer, type Server, type Socket } from 'node:net';

/** Writes what the site answers to one request. */
export type Answer = (socket: Socket, path: string) => void;

/** A site that speaks in raw bytes, and keeps what it was sent. */
export interface RawSite {
  readonly host: string;
  readonly requests: string[];
}

const cleanUp: (() => Promise<void>)[] = [];

/** Ends all sites that a test opened. */
export async function closeRawSites(): Promise<void> {
  for (const end of cleanUp.splice(0)) await end();
}

/** Answers with a status, headers, the body's length and the body. */
export function reply(
  status: number,
  body: string | Buffer,
  headers: Record<string, string>,
): Answer {
  const bytes = Buffer.from(body);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} X\r\n${lines.join('')}content-length: ${bytes.length}\r\n\r\n`;
  return (socket) => void socket.write(Buffer.concat([Buffer.from(head), bytes]));
}

/** Promises 400 bytes, sends four and closes. */
export function short(socket: Socket): void {
  socket.end('HTTP/1.1 200 X\r\ncontent-type: text/html\r\ncontent-length: 400\r\n\r\nhalf');
}

/** Sends a byte every 50 ms, for ever. */
export function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 X\r\ncontent-type: text/html\r\ncontent-length: 90000\r\n\r\n');
  const timer = setInterval(() => socket.write('x'), 50);
  socket.on('close', () => clearInterval(timer));
}

/** Opens a site on a loopback port; its answer decides every byte. */
export async function rawSite(answer: Answer): Promise<RawSite> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      requests.push(data.toString());
      answer(socket, data.toString().split(' ')[1] ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  const end = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  cleanUp.push(end);
  return { host: `127.0.0.1:${address.port}`, requests };
}
