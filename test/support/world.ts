/* A whole JobRadar for one test: its own databases, vhost, boards, trace receiver and services. */
import { ensureProfile } from '#libs/broker-probe/ensure-profile.ts';
import type { BrokerRole } from '#libs/amqp/topology-model.ts';
import { startReceiver, type TraceReceiver } from '#libs/telemetry/receiver.ts';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { CreateCrawlRequest$Input } from '#libs/proto/gen/jobradar/v1/CreateCrawlRequest.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { createApiKey } from '../../deploy/local/api-key.ts';
import {
  openPublicApi,
  operatorScopes,
  registerSource,
  type PublicApi,
} from '../../deploy/local/public-api.ts';
import {
  makeSecrets,
  type Installation,
  type ServiceName,
} from '../../deploy/local/service-settings.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { boardSource } from '../../services/targetlab/sources.ts';
import { createTargetLab, type BoardWish } from '../../services/targetlab/target-lab.ts';
import { testBroker, type BrokerAddress, type TestBroker } from './broker.ts';
import { cloneDatabase, type ClonedDatabase } from './database.ts';
import type { ProbeListener } from './probe-listener.ts';
import type { ServiceProcess } from './service-process.ts';
import { openSql, type Sql } from './sql.ts';
import { until } from './until.ts';
import type { Links } from './world-links.ts';
import { freeAddress, makeServices, serviceNames, type WorldServices } from './world-services.ts';

/** What a test may choose of its world. */
export interface WorldOptions {
  /** The practice boards; they exist before the services, which are told their addresses. */
  readonly boards?: readonly BoardWish[];
  /** Services to start at once; the others wait for the test's own `start`. */
  readonly services?: readonly ServiceName[];
  /** Settings beside the usual ones, for one service. */
  readonly env?: Partial<Record<ServiceName, Readonly<Record<string, string>>>>;
  /** How many of them; each has an address of its own. */
  readonly gateways?: number;
  readonly crawlers?: number;
  /** Every link through a proxy, for drills that cut them. */
  readonly links?: 'proxied';
  /** Every service tells it each boundary that it reaches. */
  readonly probes?: ProbeListener;
  /** Servers of the drill's own; they outlive the world. */
  readonly ownBroker?: BrokerAddress;
  readonly ownPostgres?: { readonly url: string };
  /** The services' AMQP heartbeat, where a drill cannot wait for the usual one. */
  readonly heartbeatSeconds?: number;
}

export interface World extends AsyncDisposable {
  readonly api: PublicApi;
  readonly apiKey: string;
  readonly installation: Installation;
  readonly boards: readonly BoardServer[];
  readonly broker: TestBroker;
  readonly receiver: TraceReceiver;
  /** The first process of each service. */
  readonly services: Readonly<Record<ServiceName, ServiceProcess>>;
  readonly gateways: readonly ServiceProcess[];
  readonly crawlers: readonly ServiceProcess[];
  /** The links; there are none unless the world was started with `links: 'proxied'`. */
  readonly proxies: Links;
  /** URL of the world's database for a role, or the auditor. */
  readonly databaseUrlFor: ClonedDatabase['urlFor'];
  /** Looks into the databases as a superuser does; names carry their schema. */
  readonly sql: Sql;
  /** Registers and authorises the source of a board; gives its name. */
  addSource(board: BoardServer, changes?: Partial<Source$Input>): Promise<string>;
  /** Submits a crawl of a source and gives it as accepted. */
  createCrawl(crawl: NonNullable<CreateCrawlRequest$Input['crawl']>): Promise<Crawl>;
  getCrawl(name: string): Promise<Crawl>;
  /** Waits until the crawl is in one of these states, given without their prefix. */
  waitForState(name: string, states: readonly string[], withinMs?: number): Promise<Crawl>;
  waitForEnd(name: string, withinMs?: number): Promise<Crawl>;
  /** Another client, with its own key. */
  openApi(tenant: string, scopes?: readonly string[]): Promise<PublicApi>;
  start(service: ServiceName, env?: Readonly<Record<string, string>>): Promise<void>;
  stop(service: ServiceName): Promise<number | null>;
  kill(service: ServiceName): Promise<void>;
}

export const endStates = [
  'SUCCEEDED',
  'PARTIALLY_SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
] as const;

/** Starts a world; disposing it ends and removes all of it. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  await using building = new AsyncDisposableStack();
  const lab = building.use(createTargetLab(labDefaults));
  const boards: BoardServer[] = [];
  for (const wish of options.boards ?? [{ strategy: 'html' }]) boards.push(await lab.open(wish));
  const [database, broker, receiver] = await Promise.all([
    cloneDatabase(['gateway', 'storage'], {
      server: options.ownPostgres?.url,
      withProfile: options.ownBroker === undefined,
    }),
    testBroker({ own: options.ownBroker }),
    startReceiver(),
  ]);
  // Of the run's own broker every clone has the profile.
  if (options.ownBroker !== undefined) {
    await ensureProfile({
      topologyUrl: broker.urlFor('jr-topology'),
      databaseUrl: database.urlFor('gateway'),
    });
  }
  // A database on a server of the drill's own ends with it, if it is not down by now.
  const isOwn = options.ownPostgres !== undefined;
  building.defer(isOwn ? async () => undefined : () => database[Symbol.asyncDispose]());
  for (const resource of [broker, receiver]) building.use(resource);
  const { heartbeatSeconds } = options;
  const beat = heartbeatSeconds === undefined ? '' : `?heartbeat=${heartbeatSeconds}`;
  const amqpUrl = (role: BrokerRole): string => `${broker.urlFor(role)}${beat}`;
  const installation = await plan({
    gatewayDatabaseUrl: database.urlFor('gateway'),
    storageDatabaseUrl: database.urlFor('storage'),
    publishUrl: amqpUrl('jr-gateway-relay'),
    consumeUrl: amqpUrl('jr-crawler'),
    deadLetterUrl: amqpUrl('jr-gateway-dlq'),
    topologyUrl: broker.urlFor('jr-topology'),
    traces: receiver.url,
    practiceHosts: boards.map(({ host }) => host),
  });
  const made = await makeServices(options, installation, building);
  const sql = building.use(await openSql(database.url));
  const apiKey = await createApiKey(installation, { tenant: 'local', scopes: operatorScopes });
  const api = building.use(openPublicApi(made.publicAddress, apiKey));
  const wanted = options.services ?? serviceNames;
  const starting = wanted.flatMap((name) => made.all[name]);
  await Promise.all(starting.map((service) => service.start()));
  const databaseUrlFor: World['databaseUrlFor'] = (role) => database.urlFor(role);
  const facts = { api, apiKey, installation, boards, broker, receiver, sql, databaseUrlFor };
  return withHelpers(facts, made, building.move());
}

const labDefaults = {
  seed: 1,
  jobs: 12,
  pageSize: 5,
  listen: { host: '127.0.0.1', port: 0 },
} as const;

type Facts = Pick<
  World,
  'api' | 'apiKey' | 'installation' | 'boards' | 'broker' | 'receiver' | 'sql' | 'databaseUrlFor'
>;

function withHelpers(facts: Facts, made: WorldServices, resources: AsyncDisposableStack): World {
  const { api, installation } = facts;
  const { services, all } = made;
  const getCrawl = async (name: string): Promise<Crawl> => {
    const { crawl } = await api.crawls.GetCrawl({ name });
    if (crawl === null) throw new Error(`GetCrawl answered no crawl for ${name}`);
    return crawl;
  };
  const waitForState: World['waitForState'] = async (name, states, withinMs = 30_000) => {
    let seen: Crawl | undefined;
    const look = async (): Promise<Crawl | undefined> => {
      seen = await getCrawl(name);
      return states.includes(seen.state.replace('STATE_', '')) ? seen : undefined;
    };
    return await until(`${name} to be ${states.join(' or ')}`, look, { withinMs }).catch(
      (error: unknown) => {
        throw new Error(explain(String(error), seen, all), { cause: error });
      },
    );
  };
  return {
    ...facts,
    services,
    gateways: all.gateway,
    crawlers: all.crawler,
    get proxies() {
      if (made.proxies === undefined) throw new Error("Start this world with links: 'proxied'");
      return made.proxies;
    },
    getCrawl,
    waitForState,
    waitForEnd: (name, withinMs) => waitForState(name, endStates, withinMs),
    async addSource(board, changes = {}) {
      const { sourceId, source } = sourceOf(board);
      return await registerSource(api, { sourceId, source: { ...source, ...changes } });
    },
    async createCrawl(crawl) {
      const answer = await api.crawls.CreateCrawl({
        crawl,
        conflictPolicy: 'CONFLICT_POLICY_ALLOW',
      });
      if (answer.crawl === null) throw new Error('CreateCrawl answered no crawl');
      return answer.crawl;
    },
    async openApi(tenant, scopes = operatorScopes) {
      const apiKey = await createApiKey(installation, { tenant, scopes });
      return resources.use(openPublicApi(made.publicAddress, apiKey));
    },
    async start(service, env) {
      await services[service].start(env);
    },
    stop: (service) => services[service].stop(),
    kill: (service) => services[service].kill(),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** The definition that reads a board. */
export function sourceOf(board: BoardServer): { sourceId: string; source: Source$Input } {
  const { id, strategy, hasDetails, pageSize } = board.board;
  const { host, seedUrl } = board;
  return boardSource({ id, strategy, host, seedUrl, hasDetails, pageSize });
}

function explain(what: string, crawl: Crawl | undefined, all: WorldServices['all']): string {
  const logs = serviceNames.flatMap((name) =>
    all[name].map((service) => `  ${name}:\n${service.tail()}`),
  );
  return `${what}; it is ${JSON.stringify(crawl, null, 2)}\n${logs.join('\n')}`;
}

type Given = Pick<
  Installation,
  | 'gatewayDatabaseUrl'
  | 'storageDatabaseUrl'
  | 'publishUrl'
  | 'consumeUrl'
  | 'deadLetterUrl'
  | 'topologyUrl'
  | 'traces'
  | 'practiceHosts'
>;

/* Every service gets a fixed address, so that one that is started again is where it was. */
async function plan(given: Given): Promise<Installation> {
  return {
    ...given,
    secrets: makeSecrets(),
    publicAddress: await freeAddress(),
    gatewayAddress: await freeAddress(),
    storageAddress: await freeAddress(),
    crawlerAddress: await freeAddress(),
    metrics: {
      gateway: await freeAddress(),
      storage: await freeAddress(),
      crawler: await freeAddress(),
    },
  };
}
