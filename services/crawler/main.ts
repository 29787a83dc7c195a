import { randomUUID } from 'node:crypto';

import { startConsumer, type AmqpConsumer } from '#libs/amqp/consumer.ts';
import { describeBroker } from '#libs/amqp/broker-url.ts';
import { openSession } from '#libs/amqp/session.ts';
import { connect } from '#libs/grpc/connect.ts';
import { PolitenessService, StorageService, TaskLeaseService } from '#libs/proto/services.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { stopRequested } from '#libs/runtime/stop.ts';
import { log } from '#libs/telemetry/log.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { createFetcher } from './adapters/fetcher.ts';
import { createLeaseClient } from './adapters/lease-client.ts';
import { createOutageWatch } from './adapters/outage.ts';
import { createPermits } from './adapters/permits.ts';
import { createRobotsCache } from './adapters/robots-cache.ts';
import { createSourceReaders } from './adapters/source-readers.ts';
import { createStorageClient } from './adapters/storage-client.ts';
import { readConfig } from './config.ts';
import { createTaskRunner } from './run-task.ts';
import { createSourceReader } from './sources/source-reader.ts';

const pauseMs = 5_000;
const settleReserveMs = 1_000;

const stopping = stopRequested();
const config = readConfig(process.env);
await using resources = new AsyncDisposableStack();
resources.use(await startTelemetry({ service: 'crawler', version: config.version }));

const secret = { secret: config.serviceSecret };
const leaseRpc = resources.use(connect(TaskLeaseService, config.gatewayAddress, secret));
const politenessRpc = resources.use(connect(PolitenessService, config.gatewayAddress, secret));
const storageRpc = resources.use(connect(StorageService, config.storageAddress, secret));

// While gateway or storage is away no more is taken; what is held looks out for them, and every
// five seconds a further delivery does, for the case that nothing is held.
let consumer: AmqpConsumer | undefined;
let resuming: NodeJS.Timeout | undefined;
const watch = createOutageWatch({
  onAway() {
    consumer?.pause();
    clearTimeout(resuming);
    resuming = setTimeout(() => consumer?.resume(), pauseMs).unref();
  },
  onBack() {
    clearTimeout(resuming);
    consumer?.resume();
  },
});
const shared = { clock: systemClock, watch, random: Math.random };

const fetcher = resources.use(
  createFetcher({
    practiceHosts: config.practiceHosts,
    connectMs: 10_000,
    dnsMs: 5_000,
    headersMs: 20_000,
    idleMs: 15_000,
    headerBytesMax: 32_768,
  }),
);
const runner = createTaskRunner({
  leases: createLeaseClient({ rpc: leaseRpc, ...shared }),
  storage: createStorageClient({ rpc: storageRpc, ...shared }),
  permits: createPermits({ rpc: politenessRpc, ...shared }),
  robots: createRobotsCache({ rpc: politenessRpc, ...shared }),
  fetcher,
  readerOf: createSourceReaders(createSourceReader),
  worker: { id: randomUUID(), name: config.workerName, version: config.version },
  contact: config.contact,
  clock: systemClock,
});

const metrics = resources.use(await serveMetrics(config.metricsListen));
const { queue, concurrency } = config;
const session = resources.use(
  await openSession({ url: config.amqpUrl, name: 'crawler', needs: { queues: [queue] } }),
);
const onDelivery = runner.run.bind(runner);
consumer = startConsumer({ session, queue, prefetch: concurrency, onDelivery });

log.info('crawler ready', {
  metrics_address: metrics.address,
  amqp: describeBroker(session.address),
  queue,
});
const signal = await stopping;
log.info('crawler drains', { signal, running: runner.running });
clearTimeout(resuming);
runner.stop(config.drainMs - settleReserveMs);
await consumer.drain();
