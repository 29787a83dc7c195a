import { setTimeout as wait } from 'node:timers/promises';
import { createGrantVerifier } from '#libs/grant/grant.ts';
import { createRpcServer, type RpcServer } from '#libs/grpc/serve.ts';
import { openDatabase, type Database } from '#libs/postgres/database.ts';
import { measurePool } from '#libs/postgres/pool-metrics.ts';
import { JobService, StorageService } from '#libs/proto/services.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { stopRequested } from '#libs/runtime/stop.ts';
import { log } from '#libs/telemetry/log.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { entities } from './adapters/entities.ts';
import { createJobReader } from './adapters/job-reader.ts';
import { createJobStore } from './adapters/job-store.ts';
import { createRunStore } from './adapters/run-store.ts';
import { isDatabaseReady } from './adapters/schema-check.ts';
import { createAuthenticator } from './authenticate.ts';
import { readConfig, type StorageConfig } from './config.ts';
import { createJobService } from './job-service.ts';
import { createStorageService, storageServiceOptions } from './storage-service.ts';
import { watchDatabase } from './watch-database.ts';

const retryMs = 1_000;

try {
  await serve(readConfig(process.env));
} catch (error) {
  log.error('storage cannot start', { error });
  process.exitCode = 1;
}

async function serve(config: StorageConfig): Promise<void> {
  const stop = stopRequested();
  await using resources = new AsyncDisposableStack();
  const { version, otlpEndpoint: endpoint } = config;
  resources.use(await startTelemetry({ service: 'storage', version, endpoint }));
  const database = resources.use(
    await openDatabase({
      url: config.databaseUrl,
      schema: 'storage',
      applicationName: 'jobradar-storage',
      poolMax: config.poolMax,
      entities,
    }),
  );
  measurePool(database);
  const metrics = resources.use(await serveMetrics(config.metricsListen));
  const server = resources.use(createServer(config, database));
  const address = await server.listen();
  if (await untilReady(database, stop)) {
    resources.use(
      watchDatabase({
        ping: () => isDatabaseReady(database).then(assertReady),
        setServing: (isServing) => server.setServing(isServing),
        clock: systemClock,
      }),
    );
    log.info('storage ready', { internal_address: address, metrics_address: metrics.address });
  }
  log.info('storage stops', { signal: await stop });
}

function createServer(config: StorageConfig, database: Database): RpcServer {
  const server = createRpcServer({
    name: 'internal',
    listen: `${config.listen.host}:${config.listen.port}`,
    authenticate: createAuthenticator({
      crawler: config.crawlerSecret,
      gateway: config.gatewaySecret,
    }),
    reflection: config.hasReflection,
    balancerWaitMs: config.balancerWaitMs,
  });
  const storage = createStorageService({
    grants: createGrantVerifier(config.grantPublicKeys),
    runs: createRunStore(database),
    jobs: createJobStore(database),
  });
  server.addService(StorageService, storage, storageServiceOptions);
  const jobs = createJobReader(database);
  server.addService(JobService, createJobService({ jobs, clock: systemClock }));
  return server;
}

// Listening and NOT_SERVING until the database answers: a start before it is no fault.
async function untilReady(database: Database, stop: Promise<string>): Promise<boolean> {
  const stopped = stop.then(() => 'stop' as const);
  while (!(await isDatabaseReady(database))) {
    log.warn('database does not answer yet');
    if ((await Promise.race([wait(retryMs, 'try' as const), stopped])) === 'stop') return false;
  }
  return true;
}

function assertReady(isReady: boolean): void {
  if (!isReady) throw new Error('The database does not answer');
}
