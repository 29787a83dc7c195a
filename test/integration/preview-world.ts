import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createGrantSigner, createGrantVerifier } from '#libs/grant/grant.ts';
import { connect } from '#libs/grpc/connect.ts';
import { createRpcServer } from '#libs/grpc/serve.ts';
import { createServiceAuthenticator } from '#libs/grpc/service-secrets.ts';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { TestSourceRequest$Input } from '#libs/proto/gen/jobradar/v1/TestSourceRequest.ts';
import { PolitenessService } from '#libs/proto/services.ts';
import { fetchLimits } from '#libs/sources/fetch-limits.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { freePort } from '../../deploy/local/ports.ts';
import { createFetcher } from '../../services/crawler/adapters/fetcher.ts';
import { createOutageWatch } from '../../services/crawler/adapters/outage.ts';
import { createParsePool } from '../../services/crawler/adapters/parse-pool.ts';
import { createPermits } from '../../services/crawler/adapters/permits.ts';
import { createRobotsCache } from '../../services/crawler/adapters/robots-cache.ts';
import { createSourceReaders } from '../../services/crawler/adapters/source-readers.ts';
import { servePreviews, type PreviewServer } from '../../services/crawler/preview-server.ts';
import { createPreviews } from '../../services/crawler/preview-service.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import { usualPolicy } from '../../services/gateway/core/policy.ts';
import { politenessHandlers } from '../../services/gateway/politeness-service.ts';
import type { ProtocolDeps } from '../../services/gateway/protocol-deps.ts';
import { startReturnPermits } from '../../services/gateway/tidy-protocol.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { createTargetLab, type BoardWish } from '../../services/targetlab/target-lab.ts';
import { sourceOf } from '../support/world.ts';
import { startApi, type ApiWorld } from './gateway-api-world.ts';
import { absentPublisher } from './gateway-protocol-world.ts';

/*
 * TestSource from its public API to the site, in one process: the gateway's public server, its
 * permits and robots.txt over the same database, a crawler's previews, and practice boards.
 */

/** What a test may choose. */
export interface PreviewOptions {
  readonly boards?: readonly BoardWish[];
  /** Sites that may be fetched though they are on loopback. */
  readonly hosts?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly pageMs?: number;
}

/** An installation that tries pages, and its boards. */
export interface PreviewWorld extends AsyncDisposable {
  readonly api: ApiWorld;
  readonly boards: readonly BoardServer[];
  readonly previewServer: PreviewServer;
  /** Registers the source of a board, authorised unless said otherwise; gives its name. */
  addBoard(board: BoardServer, changes?: Partial<Source$Input>): Promise<string>;
  test(request: TestSourceRequest$Input): Promise<ExtractionReport>;
  /** Permits of all sites that are booked and not settled. */
  inFlight(): Promise<number>;
}

/** Starts it; disposing it ends all of it. */
export async function startPreviews(options: PreviewOptions = {}): Promise<PreviewWorld> {
  await using building = new AsyncDisposableStack();
  const lab = building.use(
    createTargetLab({ seed: 1, jobs: 12, pageSize: 5, listen: { host: '127.0.0.1', port: 0 } }),
  );
  const boards: BoardServer[] = [];
  for (const wish of options.boards ?? []) boards.push(await lab.open(wish));
  const hosts = [...boards.map(({ host }) => host), ...(options.hosts ?? [])];
  const port = await freePort();
  const api = building.use(
    await startApi({
      env: {
        JOBRADAR_CRAWLER_ADDRESS: `127.0.0.1:${port}`,
        JOBRADAR_PRACTICE_HOSTS: hosts.join(','),
        JOBRADAR_PREVIEWS_PER_MINUTE: '1000',
        ...options.env,
      },
    }),
  );
  const permits = await servePermits(api, building);
  const previewServer = await serveCrawler(options, { api, permits, hosts, port, building });
  const resources = building.move();
  return {
    api,
    boards,
    previewServer,
    async addBoard(board, changes = {}) {
      const { sourceId, source } = sourceOf(board);
      await api.api.sources.CreateSource({ sourceId, source: { ...source, ...changes } });
      await api.authorize(`sources/${sourceId}`);
      return `sources/${sourceId}`;
    },
    async test(request) {
      const { report } = await api.api.sources.TestSource(request, { deadlineMs: 60_000 });
      if (report === null) throw new Error('TestSource answered no report');
      return report;
    },
    async inFlight() {
      const [row] = await api.sql('select coalesce(sum(in_flight), 0)::int as count from sites');
      return Number(row?.['count']);
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** The gateway's side of a crawler's fetches; gives the address. */
async function servePermits(api: ApiWorld, building: AsyncDisposableStack): Promise<string> {
  const { grantPrivateKey, crawlerSecret: secret } = api.config;
  const publicKey = createPublicKey(createPrivateKey(grantPrivateKey));
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const deps: ProtocolDeps = {
    database: api.database,
    publisher: absentPublisher,
    storage: { SealRuns: async () => ({ results: [] }) },
    grants: {
      signer: createGrantSigner(grantPrivateKey),
      verifier: createGrantVerifier([pem]),
    },
    policy: { ...usualPolicy, sweepEveryMs: 50 },
    onTaskChanged: () => undefined,
    onDispatchDue: () => undefined,
  };
  building.use(startReturnPermits(deps));
  const server = building.use(
    createRpcServer({
      name: 'internal',
      listen: '127.0.0.1:0',
      reflection: false,
      authenticate: createServiceAuthenticator([
        { name: 'crawler', secret, scopes: ['worker.lease'] },
      ]),
    }),
  );
  server.addService(PolitenessService, politenessHandlers(deps));
  const address = await server.listen();
  server.setServing(true);
  return address;
}

async function serveCrawler(
  options: PreviewOptions,
  at: {
    readonly api: ApiWorld;
    readonly permits: string;
    readonly hosts: readonly string[];
    readonly port: number;
    readonly building: AsyncDisposableStack;
  },
): Promise<PreviewServer> {
  const { api, permits, hosts, port, building } = at;
  const { crawlerSecret: secret } = api.config;
  const watch = createOutageWatch({ onAway: () => undefined, onBack: () => undefined });
  const shared = { clock: systemClock, watch, random: Math.random };
  const rpc = building.use(connect(PolitenessService, permits, { secret }));
  const pool = building.use(
    createParsePool({
      threads: 1,
      pageMs: options.pageMs ?? 5_000,
      memoryMb: 192,
      pagesPerThread: 1_000,
    }),
  );
  const previews = createPreviews({
    permits: createPermits({ rpc, ...shared }),
    robots: createRobotsCache({ rpc, ...shared }),
    fetcher: building.use(createFetcher({ practiceHosts: new Set(hosts), ...fetchLimits })),
    readerOf: createSourceReaders(createSourceReader),
    contact: 'test',
    fetchTotalMsMax: 45_000,
    clock: systemClock,
    version: '1',
    pool,
  });
  const listen = { host: '127.0.0.1', port };
  const config = { previewListen: listen, serviceSecret: secret, drainMs: 4_000 };
  const server = await servePreviews(config, { previews, resources: building });
  if (server === undefined) throw new Error('A listener was given');
  return server;
}
