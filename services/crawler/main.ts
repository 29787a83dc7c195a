import { randomUUID } from 'node:crypto';

import { startConsumer, type AmqpConsumer } from '#libs/amqp/consumer.ts';
import { describeBroker } from '#libs/amqp/broker-url.ts';
import { openSession, type AmqpSession } from '#libs/amqp/session.ts';
import { connect } from '#libs/grpc/connect.ts';
import { PolitenessService, StorageService, TaskLeaseService } from '#libs/proto/services.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { stopRequested } from '#libs/runtime/stop.ts';
import { log } from '#libs/telemetry/log.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { createFetcher } from './adapters/fetcher.ts';
import { createLeaseClient } from './adapters/lease-client.ts';
import { createOutageWatch, type OutageWatch } from './adapters/outage.ts';
import { createPermits } from './adapters/permits.ts';
import { createRobotsCache } from './adapters/robots-cache.ts';
import { createSourceReaders } from './adapters/source-readers.ts';
import { createStorageClient } from './adapters/storage-client.ts';
import { readConfig, type CrawlerConfig } from './config.ts';
import { createTaskRunner, type TaskRunner } from './run-task.ts';
import { createSourceReader } from './sources/source-reader.ts';

const pauseMs = 5_000;
const settleReserveMs = 1_000;

try {
  await serve(readConfig(process.env));
} catch (error) {
  log.error('crawler cannot start', { error });
  process.exitCode = 1;
}

async function serve(config: CrawlerConfig): Promise<void> {
  const stop = stopRequested();
  await using resources = new AsyncDisposableStack();
  const { version, otlpEndpoint: endpoint } = config;
  resources.use(await startTelemetry({ service: 'crawler', version, endpoint }));
  const intake = createIntake();
  const runner = createRunner(config, { resources, watch: intake.watch });
  const metrics = resources.use(await serveMetrics(config.metricsListen));
  const session = resources.use(await openBroker(config));
  const consumer = startConsumer({
    session,
    queue: config.queue,
    prefetch: config.concurrency,
    onDelivery: (delivery) => runner.run(delivery),
  });
  intake.begin(consumer);
  log.info('crawler ready', {
    metrics_address: metrics.address,
    amqp: describeBroker(session.address),
    queue: config.queue,
  });
  log.info('crawler drains', { signal: await stop, running: runner.running });
  intake.end();
  runner.stop(config.drainMs - settleReserveMs);
  await consumer.drain();
}

function createRunner(
  config: CrawlerConfig,
  { resources, watch }: { readonly resources: AsyncDisposableStack; readonly watch: OutageWatch },
): TaskRunner {
  const secret = { secret: config.serviceSecret };
  const leases = resources.use(connect(TaskLeaseService, config.gatewayAddress, secret));
  const politeness = resources.use(connect(PolitenessService, config.gatewayAddress, secret));
  const storage = resources.use(connect(StorageService, config.storageAddress, secret));
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
  const shared = { clock: systemClock, watch, random: Math.random };
  return createTaskRunner({
    leases: createLeaseClient({ rpc: leases, ...shared }),
    storage: createStorageClient({ rpc: storage, ...shared }),
    permits: createPermits({ rpc: politeness, ...shared }),
    robots: createRobotsCache({ rpc: politeness, ...shared }),
    fetcher,
    readerOf: createSourceReaders(createSourceReader),
    worker: { id: randomUUID(), name: config.workerName, version: config.version },
    contact: config.contact,
    fetchTotalMsMax: config.fetchTotalMsMax,
    clock: systemClock,
  });
}

function openBroker({ amqpUrl, queue }: CrawlerConfig): Promise<AmqpSession> {
  return openSession({ url: amqpUrl, name: 'crawler', needs: { queues: [queue] } });
}

// While gateway or storage is away no more is taken; what is held looks out for them, and every
// five seconds a further delivery does, for the case that nothing is held.
function createIntake() {
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
  return {
    watch,
    begin(started: AmqpConsumer): void {
      consumer = started;
    },
    end: (): void => clearTimeout(resuming),
  };
}
