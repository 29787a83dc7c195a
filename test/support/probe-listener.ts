/* The drill's side of libs/runtime/probe.ts: services that were started with JOBRADAR_PROBES set to
 * this address say at each durable boundary that they are there, and wait until they are let go.
 * So a drill waits for a boundary, holds a process there, or kills it exactly there. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { ProbeName } from '#libs/runtime/probe.ts';
import { until } from './until.ts';

/** A process that stood at a boundary. */
export interface ProbeHit {
  readonly name: ProbeName;
  readonly pid: number;
  /** By `performance.now()` of the drill. */
  readonly atMs: number;
}

/** Which of the coming hits is meant; without a pid every process is. */
export interface ProbeWish {
  readonly pid?: number | undefined;
  /** Hits that pass first. */
  readonly skip?: number;
  readonly withinMs?: number;
}

/** A process that is held, until it is let go, killed, or gone. */
export interface Held {
  /** Resolves when the first process stands there. */
  readonly hit: Promise<ProbeHit>;
  /** How many stand there now. */
  readonly count: number;
  /** Lets all of them go, and all that come. */
  release(): void;
}

export interface ProbeListener extends AsyncDisposable {
  /** The value of JOBRADAR_PROBES. */
  readonly address: string;
  /** How often a boundary was reached since the start. */
  seen(name: ProbeName): number;
  /** How often each boundary was reached; one that never was is not there. */
  readonly counts: ReadonlyMap<ProbeName, number>;
  /** The newest hits, the oldest first. */
  readonly hits: readonly ProbeHit[];
  /** Waits for a hit that comes after this call. */
  waitFor(name: ProbeName, wish?: ProbeWish): Promise<ProbeHit>;
  /** Holds every process that comes to a boundary from now on. */
  holdAt(name: ProbeName, wish?: Pick<ProbeWish, 'pid' | 'skip'>): Held;
  /** Kills (SIGKILL) the next process that comes to a boundary; resolves when it is gone. */
  killAt(name: ProbeName, wish?: ProbeWish): Promise<ProbeHit>;
}

interface Trap {
  readonly name: ProbeName;
  readonly pid: number | undefined;
  skip: number;
  /** Takes the hit; the process goes on when `letGo` is called. */
  spring(hit: ProbeHit, letGo: () => void): void;
}

const hitWithinMs = 30_000;
const hitsKept = 5_000;

/** Listens on loopback; closing lets every process go. */
export async function listenForProbes(): Promise<ProbeListener> {
  const counts = new Map<ProbeName, number>();
  const hits: ProbeHit[] = [];
  const traps = new Set<Trap>();
  const sockets = new Map<Socket, number>();
  const server = createServer((socket) => {
    sockets.set(socket, 0);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    onLines(socket, (line) => {
      const hit = readHit(line);
      sockets.set(socket, hit.pid);
      counts.set(hit.name, (counts.get(hit.name) ?? 0) + 1);
      if (hits.push(hit) > hitsKept) hits.shift();
      const letGo = (): void => void (socket.writable && socket.write(`${hit.name}\n`));
      const trap = [...traps].find((one) => isMeant(one, hit));
      if (trap === undefined) letGo();
      else trap.spring(hit, letGo);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const trapNext = async (
    name: ProbeName,
    wish: ProbeWish,
    act: (hit: ProbeHit, letGo: () => void) => void,
  ): Promise<ProbeHit> => {
    let seen: ProbeHit | undefined;
    const trap: Trap = {
      name,
      pid: wish.pid,
      skip: wish.skip ?? 0,
      spring(hit, letGo) {
        traps.delete(trap);
        seen = hit;
        act(hit, letGo);
      },
    };
    traps.add(trap);
    try {
      const withinMs = wish.withinMs ?? hitWithinMs;
      return await until(`a process at ${name}`, () => seen, { withinMs, everyMs: 5 });
    } finally {
      traps.delete(trap);
    }
  };

  return {
    address: `127.0.0.1:${port}`,
    counts,
    hits,
    seen: (name) => counts.get(name) ?? 0,
    waitFor: (name, wish = {}) => trapNext(name, wish, (_hit, letGo) => letGo()),
    holdAt: (name, wish = {}) => holdAt(traps, name, wish),
    async killAt(name, wish = {}) {
      const hit = await trapNext(name, wish, ({ pid }) => process.kill(pid, 'SIGKILL'));
      await until(`the end of ${hit.pid}`, () => ![...sockets.values()].includes(hit.pid));
      return hit;
    },
    async [Symbol.asyncDispose]() {
      traps.clear();
      // A process whose listener is gone goes on.
      for (const socket of sockets.keys()) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function holdAt(traps: Set<Trap>, name: ProbeName, wish: ProbeWish): Held {
  const first = Promise.withResolvers<ProbeHit>();
  const held: (() => void)[] = [];
  const trap: Trap = {
    name,
    pid: wish.pid,
    skip: wish.skip ?? 0,
    spring(hit, letGo) {
      held.push(letGo);
      first.resolve(hit);
    },
  };
  traps.add(trap);
  return {
    hit: first.promise,
    get count() {
      return held.length;
    },
    release() {
      traps.delete(trap);
      for (const letGo of held.splice(0)) letGo();
    },
  };
}

/* A trap that is meant but still lets some pass counts this one down. */
function isMeant(trap: Trap, hit: ProbeHit): boolean {
  if (trap.name !== hit.name || (trap.pid !== undefined && trap.pid !== hit.pid)) return false;
  if (trap.skip === 0) return true;
  trap.skip -= 1;
  return false;
}

function onLines(socket: Socket, onLine: (line: string) => void): void {
  let rest = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}

function readHit(line: string): ProbeHit {
  const [pid, name] = line.split(' ');
  return { name: name as ProbeName, pid: Number(pid), atMs: performance.now() };
}
