import { createGrantVerifier } from '#libs/grant/grant.ts';
import { createRpcServer, type RpcServer } from '#libs/grpc/serve.ts';
import { openDatabase, type Database } from '#libs/postgres/database.ts';
import { measurePool } from '#libs/postgres/pool-metrics.ts';
import { startRetention } from '#libs/postgres/retention.ts';
import { watchDatabase } from '#libs/postgres/watch-database.ts';
import { JobService, StorageService } from '#libs/proto/services.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { listenText } from '#libs/runtime/env.ts';
import { createReadiness } from '#libs/runtime/readiness.ts';
import { exitWithin, stopRequested } from '#libs/runtime/stop.ts';
import { log } from '#libs/telemetry/log.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { entities } from './adapters/entities.ts';
import { createJobReader } from './adapters/job-reader.ts';
import { createJobStore } from './adapters/job-store.ts';
import { createRunStore } from './adapters/run-store.ts';
import { checkSchema } from './adapters/schema-check.ts';
import { createAuthenticator } from './authenticate.ts';
import { readConfig, type StorageConfig } from './config.ts';
import { createJobService } from './job-service.ts';
import { retentionOf } from './retention.ts';
import { createStorageService, storageServiceOptions } from './storage-service.ts';

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
  const readiness = createReadiness(['database']);
  const metrics = resources.use(await serveMetrics(config.metricsListen, readiness));
  const server = resources.use(createServer(config, database));
  const address = await server.listen();
  // Listening and NOT_SERVING until the database answers: a start before it is no fault.
  readiness.follow('database', (isReady) => server.setServing(isReady));
  const watch = resources.use(
    watchDatabase({
      check: () => checkSchema(database),
      tell: readiness.part('database'),
      clock: systemClock,
    }),
  );
  const first = await Promise.race([watch.first.then(() => 'serving'), stop]);
  if (first === 'serving') {
    resources.use(startRetention(retentionOf(database, config.keptDays)));
    log.info('storage ready', { internal_address: address, metrics_address: metrics.address });
  }
  log.info('storage stops', { signal: await stop });
  const drainMs = config.balancerWaitMs + config.drainMs;
  exitWithin(drainMs, () => log.warn('storage cuts its drain short'));
  readiness.drain();
}

function createServer(config: StorageConfig, database: Database): RpcServer {
  const server = createRpcServer({
    name: 'internal',
    listen: listenText(config.listen),
    authenticate: createAuthenticator({
      crawler: config.crawlerSecret,
      gateway: config.gatewaySecret,
    }),
    reflection: config.hasReflection,
    balancerWaitMs: config.balancerWaitMs,
    // The database and the last spans need some of it, too.
    timings: { shutdownMs: config.drainMs / 2 },
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
