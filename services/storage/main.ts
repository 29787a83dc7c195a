import { setTimeout as wait } from 'node:timers/promises';
import { createGrantVerifier } from '#libs/grant/grant.ts';
import { createRpcServer } from '#libs/grpc/serve.ts';
import { openDatabase } from '#libs/postgres/database.ts';
import { JobService, StorageService } from '#libs/proto/services.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { stopRequested } from '#libs/runtime/stop.ts';
import { log } from '#libs/telemetry/log.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { entities } from './adapters/entities.ts';
import { createJobReader } from './adapters/job-reader.ts';
import { createJobStore } from './adapters/job-store.ts';
import { measurePool } from './adapters/pool-metrics.ts';
import { createRunStore } from './adapters/run-store.ts';
import { isDatabaseReady } from './adapters/schema-check.ts';
import { createAuthenticator } from './authenticate.ts';
import { readConfig } from './config.ts';
import { createJobService } from './job-service.ts';
import { createStorageService, storageServiceOptions } from './storage-service.ts';
import { watchDatabase } from './watch-database.ts';

const retryMs = 1_000;

const stopping = stopRequested();
const config = readConfig(process.env);
await using resources = new AsyncDisposableStack();
resources.use(await startTelemetry({ service: 'storage', version: config.version }));

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

const server = resources.use(
  createRpcServer({
    name: 'internal',
    listen: `${config.listen.host}:${config.listen.port}`,
    authenticate: createAuthenticator({
      crawler: config.crawlerSecret,
      gateway: config.gatewaySecret,
    }),
    reflection: config.reflection,
    balancerWaitMs: config.balancerWaitMs,
  }),
);
server.addService(
  StorageService,
  createStorageService({
    grants: createGrantVerifier(config.grantPublicKeys),
    runs: createRunStore(database),
    jobs: createJobStore(database),
  }),
  storageServiceOptions,
);
const jobs = createJobReader(database);
server.addService(JobService, createJobService({ jobs, clock: systemClock }));
const address = await server.listen();

// Listening and NOT_SERVING until the database answers: a start before it is no fault.
const stopped = stopping.then(() => 'stop' as const);
let next: 'try' | 'stop' = 'try';
while (next === 'try' && !(await isDatabaseReady(database))) {
  log.warn('database does not answer yet');
  next = await Promise.race([wait(retryMs, 'try' as const), stopped]);
}
if (next === 'try') {
  resources.use(
    watchDatabase({
      ping: () => isDatabaseReady(database).then(assertReady),
      setServing: (isServing) => server.setServing(isServing),
      clock: systemClock,
    }),
  );
  log.info('storage ready', { internal_address: address, metrics_address: metrics.address });
}

const signal = await stopping;
log.info('storage stops', { signal });

function assertReady(isReady: boolean): void {
  if (!isReady) throw new Error('The database does not answer');
}
