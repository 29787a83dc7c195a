import assert from 'node:assert/strict';
import { connect, createServer, type Socket } from 'node:net';
import { describe, it } from 'mocha';
import { tcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';

/* The faults that other tests rely on are what they say they are. */

describe('the TCP proxy', () => {
  it('passes bytes both ways, and a reset as a reset', async () => {
    await using here = await pair();
    here.client.write('ping');
    await until('the bytes', () => here.heard('server') === 'ping');
    here.peer().write('pong');
    await until('the answer', () => here.heard('client') === 'pong');
    here.proxy.cut();
    await until('both resets', () => here.client.destroyed && here.peer().destroyed);
    assert.equal(here.proxy.connections, 0);
  });

  it('holds the bytes of one way, and loses none of them', async () => {
    await using here = await pair();
    here.proxy.stall('to-server');
    here.client.write('held');
    here.peer().write('free');
    await until('the way that is open', () => here.heard('client') === 'free');
    assert.equal(here.heard('server'), '');
    here.proxy.restore();
    await until('what was held', () => here.heard('server') === 'held');
  });

  it('is slow: later, in order, and complete', async () => {
    await using here = await pair();
    here.proxy.slow({ latencyMs: 60, bytesPerSecond: 10_000 });
    const began = performance.now();
    for (const word of ['one ', 'two ', 'three']) here.client.write(word);
    await until('the bytes', () => here.heard('server') === 'one two three');
    assert.ok(performance.now() - began >= 60);
    here.proxy.restore();
    here.client.write('!');
    await until('the rest', () => here.heard('server') === 'one two three!');
  });

  it('keeps the order of bytes while it gets slow and quick again', async () => {
    await using here = await pair();
    let said = '';
    for (let round = 0; round < 600; round += 1) {
      if (round % 7 === 0) here.proxy.slow({ latencyMs: 1 + (round % 3) });
      if (round % 7 === 2) here.proxy.restore();
      const word = `${round} `;
      said += word;
      here.client.write(word);
      await new Promise((resolve) => setImmediate(resolve));
    }
    here.proxy.restore();
    await until('all bytes', () => here.heard('server').length === said.length);
    assert.equal(here.heard('server'), said);
  });

  for (const kept of ['client', 'server'] as const) {
    it(`leaves the ${kept} a connection that is no more, and lets new ones through`, async () => {
      await using here = await pair();
      const ends = { client: here.client, server: here.peer() };
      const other = ends[kept === 'client' ? 'server' : 'client'];
      here.proxy.forget(kept);
      await until('the reset of the other end', () => other.destroyed);
      ends[kept].write('into the void');
      const fresh = connect(here.proxy.port, '127.0.0.1');
      fresh.write('new');
      await until('a new connection', () => here.heard('server') === 'new');
      assert.equal(ends[kept].destroyed, false);
      fresh.destroy();
    });
  }

  it('refuses while it is down, and not after', async () => {
    await using here = await pair();
    here.proxy.down();
    const refused = connect(here.proxy.port, '127.0.0.1').on('error', () => undefined);
    await until('the refusal', () => refused.destroyed);
    here.proxy.restore();
    const taken = connect(here.proxy.port, '127.0.0.1');
    taken.write('again');
    await until('the bytes', () => here.heard('server') === 'again');
    taken.destroy();
  });
});

interface Pair extends AsyncDisposable {
  readonly proxy: TcpProxy;
  readonly client: Socket;
  /** The server's end of the first connection. */
  peer(): Socket;
  heard(who: 'client' | 'server'): string;
}

async function pair(): Promise<Pair> {
  const peers: Socket[] = [];
  const heard = { client: '', server: '' };
  const server = createServer((socket) => {
    peers.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => (heard.server += bytes.toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  const proxy = await tcpProxy({ host: '127.0.0.1', port: address.port });
  const client = connect(proxy.port, '127.0.0.1').on('error', () => undefined);
  client.on('data', (bytes) => (heard.client += bytes.toString()));
  const first = await until('the connection', () => peers[0]);
  return {
    proxy,
    client,
    peer: () => first,
    heard: (who) => heard[who],
    async [Symbol.asyncDispose]() {
      client.destroy();
      for (const peer of peers) peer.destroy();
      await proxy[Symbol.asyncDispose]();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
