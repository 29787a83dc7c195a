/* Strikes: each does what its kind says, heals it again, and tells how often it really struck. */
import { setTimeout as rest } from 'node:timers/promises';
import type { ProbeName } from '#libs/runtime/probe.ts';
import type { ServiceName } from '../../deploy/local/service-settings.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import type { Direction, TcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import type { LinkName } from '../support/world-links.ts';
import type { Arena } from './arena.ts';
import type { FaultKind } from './fault-kinds.ts';
import type { PlannedFault } from './plan.ts';
import { replayMessages } from './replay-messages.ts';

/** What a fault did. */
export interface Struck {
  readonly kind: FaultKind;
  /** Processes gone, messages purged, connections closed, backends ended; 0: it hit nothing. */
  readonly hits: number;
  /** Where, in words. */
  readonly what: string;
  /** The boundary that a process was killed at. */
  readonly probe?: ProbeName | undefined;
}

type Hit = Omit<Struck, 'kind'>;
type Strike = (arena: Arena, fault: PlannedFault) => Promise<Hit>;

const probeWithinMs = 2_000;
const httpQueue = 'jobradar.crawl.http';

const strikes: Readonly<Record<FaultKind, Strike>> = {
  'kill-crawler': (arena, fault) => killService(arena, 'crawler', fault),
  'kill-gateway': (arena, fault) => killService(arena, 'gateway', fault),
  'kill-storage': (arena, fault) => killService(arena, 'storage', fault),

  async 'freeze-crawler'(arena, { forMs, variant }) {
    const service = await runningOne(arena, 'crawler', variant);
    const { pid } = service;
    service.signal('SIGSTOP');
    await rest(forMs);
    // One that was killed meanwhile is another process by now: that one was never frozen.
    const isSame = service.pid === pid;
    if (isSame) service.signal('SIGCONT');
    return { hits: isSame ? 1 : 0, what: `pid ${pid} for ${forMs} ms` };
  },

  'kill-broker': ({ broker, alone }, { forMs }) =>
    alone('broker', async () => {
      const { pid } = broker;
      await broker.kill();
      await rest(forMs);
      await broker.start();
      return { hits: pid === undefined ? 0 : 1, what: `pid ${pid}` };
    }),

  async 'purge-queue'({ world }) {
    let purged = 0;
    const purge = async (): Promise<boolean> => {
      // A broker that is down is another fault's matter: the queue is there again soon.
      purged = (await attempt(world.broker.purgeNow(httpQueue))) ?? 0;
      return purged > 0;
    };
    await attempt(until('a message to purge', purge, { withinMs: 5_000, everyMs: 5 }));
    return { hits: purged, what: `${purged} messages` };
  },

  async 'close-connections'({ world }) {
    const closed = await attempt(world.broker.closeConnections('chaos'));
    return { hits: closed ?? 0, what: `${closed ?? 0} connections` };
  },

  'restart-database': ({ postgres, alone }, { forMs, variant }) =>
    alone('database', async () => {
      const { pid } = postgres;
      const way = (['fast', 'immediate', 'kill -9'] as const)[variant % 3] ?? 'fast';
      if (way === 'kill -9') await postgres.kill();
      else await postgres.stop(way);
      await rest(forMs);
      await postgres.start();
      return { hits: pid === undefined ? 0 : 1, what: way };
    }),

  async 'kill-backends'({ postgres }, { variant }) {
    const share = 0.2 + (variant % 5) / 5;
    const ended = await attempt(postgres.endBackends('jobradar-%', share));
    return { hits: ended ?? 0, what: `${ended ?? 0} backends` };
  },

  async 'cut-link'({ world }, { link, forMs }) {
    const { proxy, open } = await usedLink(world.proxies[link]);
    proxy.down();
    await rest(forMs);
    proxy.restore();
    return { hits: open, what: `${link} for ${forMs} ms, ${open} connections` };
  },

  async 'stall-link'({ world }, { link, forMs, variant }) {
    const { proxy, open } = await usedLink(world.proxies[link]);
    const how = stallOf(link, variant);
    if (how === 'client' || how === 'server') proxy.forget(how);
    else proxy.stall(how);
    await rest(forMs);
    proxy.restore();
    const words = how === 'client' || how === 'server' ? `half-open, kept by the ${how}` : how;
    return { hits: open, what: `${link} ${words ?? 'both ways'} for ${forMs} ms` };
  },

  async 'replay-messages'({ world }, { variant }) {
    const sent = (await attempt(replayMessages(world, variant))) ?? 0;
    return { hits: sent, what: `${sent} messages` };
  },
};

/** Waits for the fault's time, strikes, and heals. */
export async function strike(arena: Arena, fault: PlannedFault, beganMs: number): Promise<Struck> {
  await rest(Math.max(0, beganMs + fault.atMs - performance.now()));
  return { kind: fault.kind, ...(await strikes[fault.kind](arena, fault)) };
}

async function killService(arena: Arena, service: ServiceName, fault: PlannedFault): Promise<Hit> {
  const { probe, forMs, variant } = fault;
  const atProbe =
    probe === undefined
      ? undefined
      : await attempt(arena.probes.killAt(probe, { withinMs: probeWithinMs }));
  if (atProbe !== undefined) {
    // The process that runs suspects has no place of its own: its crawler starts it again.
    const dead = arena.processWith(atProbe.pid);
    await rest(forMs);
    if (dead !== undefined) {
      await until('the end of what was killed', () => dead.pid !== atProbe.pid);
      await arena.revive(dead);
    }
    return { hits: 1, what: `at ${probe}`, probe };
  }
  const chosen = await runningOne(arena, service, variant);
  await chosen.kill();
  await rest(forMs);
  await arena.revive(chosen);
  return { hits: 1, what: probe === undefined ? 'at once' : `at once, not at ${probe}` };
}

/* One of a service that runs; where none does, the first that is started again. */
async function runningOne(
  arena: Arena,
  service: ServiceName,
  variant: number,
): Promise<ServiceProcess> {
  const all = arena.processesOf(service);
  const look = (): ServiceProcess | undefined => {
    const running = all.filter(({ pid }) => pid !== undefined);
    return running[variant % running.length];
  };
  return await until(`a ${service} that runs`, look, { withinMs: 30_000 });
}

/* Bytes are held in one or both directions; or one end is never told that the connection is no
 * more, and finds out by its own heartbeat. A database's client would take longest: that is a
 * drill's. */
function stallOf(link: LinkName, variant: number): Direction | 'client' | 'server' | undefined {
  const isHalfOpen = variant % (link.endsWith('-broker') ? 2 : 4) === 0;
  if (isHalfOpen && !link.endsWith('-database')) return variant % 8 < 4 ? 'client' : 'server';
  return ([undefined, 'to-server', 'to-client'] as const)[variant % 3];
}

/* A link over which nothing goes just now is used soon. */
async function usedLink(proxy: TcpProxy): Promise<{ proxy: TcpProxy; open: number }> {
  await attempt(until('a connection', () => proxy.connections > 0, { withinMs: 1_000 }));
  return { proxy, open: proxy.connections };
}

/* A strike may meet another one's victim: what it cannot reach is not hit. */
async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
