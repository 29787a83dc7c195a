/* A TCP proxy that a test can make go silent, stall, be slow, forget one end, cut, or refuse, as
 * networks do. */
import { connect, createServer, type Socket } from 'node:net';

/** A way through the proxy, seen from who connects. */
export type Direction = 'to-server' | 'to-client';

/** How slow a way is. */
export interface Slowness {
  readonly latencyMs?: number;
  readonly bytesPerSecond?: number;
}

/** A proxy in front of one server; disposing it closes every connection. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  /** Connections that are open through it now. */
  readonly connections: number;
  /** Keeps every connection open and passes nothing on, ever: the peer has vanished. */
  silence(): void;
  /** Holds the bytes of one or both ways; `restore` passes on all that was held. */
  stall(direction?: Direction): void;
  /** Passes bytes on later, and only so many a second; holds for open and for new connections. */
  slow(slowness: Slowness): void;
  /**
   * Half-open: this end keeps every connection it has and never hears of it again, while the other
   * end sees it reset. New connections are as good as any.
   */
  forget(kept: 'client' | 'server'): void;
  /** Resets every connection. */
  cut(): void;
  /** Resets every connection, and each new one, as a server that is down does. */
  down(): void;
  /** Ends every fault; connections that were silenced or forgotten stay so. */
  restore(): void;
}

/** Starts a proxy on loopback to the server at `target`. */
export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const links = new Set<Link>();
  const held = new Set<Direction>();
  let slowness: Slowness = {};
  let isSilent = false;
  let isDown = false;
  const server = createServer((near) => {
    if (isDown) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target.port, target.host);
    const link = createLink({ near, far, onClose: () => links.delete(link) });
    links.add(link);
    link.slow(slowness);
    for (const direction of held) link.hold(direction);
    if (isSilent) link.silence();
  });
  const cut = (): void => {
    for (const link of links) link.cut();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return {
    port,
    get connections() {
      return links.size;
    },
    silence() {
      isSilent = true;
      for (const link of links) link.silence();
    },
    stall(direction) {
      for (const each of direction === undefined ? bothWays : [direction]) {
        held.add(each);
        for (const link of links) link.hold(each);
      }
    },
    slow(how) {
      slowness = how;
      for (const link of links) link.slow(how);
    },
    forget(kept) {
      for (const link of links) link.forget(kept);
    },
    cut,
    down() {
      isDown = true;
      cut();
    },
    restore() {
      isSilent = false;
      isDown = false;
      slowness = {};
      held.clear();
      for (const link of links) link.release();
    },
    async [Symbol.asyncDispose]() {
      for (const link of links) link.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const bothWays: readonly Direction[] = ['to-server', 'to-client'];

interface Link {
  hold(direction: Direction): void;
  slow(slowness: Slowness): void;
  silence(): void;
  forget(kept: 'client' | 'server'): void;
  release(): void;
  cut(): void;
  destroy(): void;
}

interface Ends {
  readonly near: Socket;
  readonly far: Socket;
  readonly onClose: () => void;
}

function createLink({ near, far, onClose }: Ends): Link {
  const pipes: Readonly<Record<Direction, Pipe>> = {
    'to-server': createPipe(near, far),
    'to-client': createPipe(far, near),
  };
  const all = Object.values(pipes);
  let isDead = false;
  for (const [from, to] of [[near, far] as const, [far, near] as const]) {
    from.on('error', () => {
      if (!isDead) to.resetAndDestroy();
    });
    from.on('close', () => {
      if (isDead && !(near.destroyed && far.destroyed)) return;
      onClose();
      to.destroy();
    });
  }
  const die = (): void => {
    isDead = true;
    for (const pipe of all) pipe.hold();
  };
  return {
    hold: (direction) => pipes[direction].hold(),
    slow(slowness) {
      for (const pipe of all) pipe.slow(slowness);
    },
    silence: die,
    forget(kept) {
      die();
      (kept === 'client' ? far : near).resetAndDestroy();
    },
    release() {
      if (isDead) return;
      for (const pipe of all) pipe.release();
    },
    cut() {
      near.resetAndDestroy();
      far.resetAndDestroy();
    },
    destroy() {
      near.destroy();
      far.destroy();
    },
  };
}

interface Pipe {
  hold(): void;
  slow(slowness: Slowness): void;
  release(): void;
}

function createPipe(from: Socket, to: Socket): Pipe {
  let slowness: Slowness = {};
  let isHeld = false;
  let dueMs = 0;
  /** Chunks go out one after the other, however late each is, and none overtakes those waiting. */
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const passLater = async (bytes: Buffer, delayMs: number): Promise<void> => {
    await last;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    to.write(bytes);
  };
  from.on('data', (bytes: Buffer) => {
    const { latencyMs = 0, bytesPerSecond = Infinity } = slowness;
    const now = performance.now();
    const isQuick = latencyMs === 0 && bytesPerSecond === Infinity;
    if (isQuick && waiting === 0) {
      to.write(bytes);
      return;
    }
    dueMs = Math.max(dueMs, now + latencyMs) + (bytes.length / bytesPerSecond) * 1000;
    // Nothing further is read meanwhile: a slow way fills the buffers before it.
    from.pause();
    waiting += 1;
    last = passLater(bytes, dueMs - now).finally(() => {
      waiting -= 1;
      if (!isHeld) from.resume();
    });
  });
  return {
    hold() {
      isHeld = true;
      from.pause();
    },
    slow(how) {
      slowness = how;
    },
    release() {
      isHeld = false;
      slowness = {};
      from.resume();
    },
  };
}
