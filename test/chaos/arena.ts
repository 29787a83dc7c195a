/* Where chaos happens: a world with its own broker and database, two gateways, two crawlers, one
 * storage, every link through a proxy, every boundary heard. It goes on from round to round. */
import { setTimeout as rest } from 'node:timers/promises';
import type { ServiceName } from '../../deploy/local/service-settings.ts';
import { startOwnBroker, type OwnBroker } from '../support/own-broker.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { listenForProbes, type ProbeListener } from '../support/probe-listener.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { fastRecovery, unlimited } from '../support/settings.ts';
import { startWorld, type World, type WorldOptions } from '../support/world.ts';
import { boardCount } from './plan.ts';

export interface Arena extends AsyncDisposable {
  readonly world: World;
  readonly broker: OwnBroker;
  readonly postgres: OwnPostgres;
  readonly probes: ProbeListener;
  /** The sources of the boards, in their order. */
  readonly sources: readonly string[];
  processesOf(service: ServiceName): readonly ServiceProcess[];
  /** The process that this pid belongs to, or belonged to when it was started. */
  processWith(pid: number): ServiceProcess | undefined;
  /** Starts a process that died, unless somebody already does. */
  revive(service: ServiceProcess): Promise<void>;
  /** Faults of one server come one after the other: a restart does not meet another one. */
  readonly alone: <T>(server: 'broker' | 'database', work: () => Promise<T>) => Promise<T>;
}

const restartTries = 5;
const hasNoTraces = { OTEL_EXPORTER_OTLP_ENDPOINT: '' };

const env: NonNullable<WorldOptions['env']> = {
  gateway: {
    ...fastRecovery.gateway,
    ...unlimited.gateway,
    ...hasNoTraces,
    JOBRADAR_RETRY_BOUNDS_MS: '50,100,200,400,400',
  },
  storage: hasNoTraces,
  // Few at a time, so that a queue is there that can be purged.
  crawler: { ...hasNoTraces, JOBRADAR_CRAWLER_CONCURRENCY: '4' },
};

/** Starts everything, some fifteen seconds; disposing it ends and removes all of it. */
export async function openArena(): Promise<Arena> {
  await using building = new AsyncDisposableStack();
  const [broker, postgres] = await Promise.all([startOwnBroker(), startOwnPostgres()]);
  for (const server of [broker, postgres]) building.use(server);
  const probes = building.use(await listenForProbes());
  const world = building.use(
    await startWorld({
      boards: Array.from({ length: boardCount }, (_entry, index) => ({
        strategy: 'html' as const,
        id: `chaos-${index}`,
        jobs: 6,
        pageSize: 3,
        hasDetails: index % 2 === 0,
      })),
      ownBroker: broker,
      ownPostgres: postgres,
      gateways: 2,
      crawlers: 2,
      links: 'proxied',
      heartbeatSeconds: 3,
      probes,
      env,
    }),
  );
  const sources: string[] = [];
  for (const board of world.boards) sources.push(await world.addSource(board));
  const owners = new Map<number, ServiceProcess>();
  const byService: Readonly<Record<ServiceName, readonly ServiceProcess[]>> = {
    gateway: world.gateways,
    crawler: world.crawlers,
    storage: [world.services.storage],
  };
  const note = (service: ServiceProcess): void => {
    if (service.pid !== undefined) owners.set(service.pid, service);
  };
  for (const services of Object.values(byService)) services.forEach(note);
  const starting = new Map<ServiceProcess, Promise<void>>();
  const start = async (service: ServiceProcess): Promise<void> => {
    for (let attempt = 1; service.pid === undefined; attempt += 1) {
      // What it needs at its start may be down at this very moment: a supervisor would try on.
      await service.start().catch(async (error: unknown) => {
        if (attempt === restartTries) throw error;
        await rest(200 * attempt);
      });
    }
    note(service);
  };
  const turns = new Map<string, Promise<unknown>>();
  const resources = building.move();
  return {
    world,
    broker,
    postgres,
    probes,
    sources,
    processesOf: (service) => byService[service],
    processWith: (pid) => owners.get(pid),
    async revive(service) {
      const underWay = starting.get(service) ?? start(service);
      starting.set(service, underWay);
      await underWay.finally(() => starting.delete(service));
    },
    alone: (server, work) => {
      const turn = (turns.get(server) ?? Promise.resolve()).then(work);
      turns.set(
        server,
        turn.catch(() => undefined),
      );
      return turn;
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
