import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createPublisher } from '#libs/amqp/publisher.ts';
import { openSession, type AmqpSession } from '#libs/amqp/session.ts';
import { crawlExchange, crawlQueues } from '#libs/amqp/topology-model.ts';
import { createGrantSigner, createGrantVerifier } from '#libs/grant/grant.ts';
import { connect } from '#libs/grpc/connect.ts';
import type { RpcServer } from '#libs/grpc/serve.ts';
import { openDatabase, type Database } from '#libs/postgres/database.ts';
import { measurePool } from '#libs/postgres/pool-metrics.ts';
import { StorageService } from '#libs/proto/services.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { stopRequested } from '#libs/runtime/stop.ts';
import { log } from '#libs/telemetry/log.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { entities } from './adapters/entities.ts';
import { readConfig, type GatewayConfig } from './config.ts';
import { createFinisher } from './finish-crawls.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { checkDatabase, startReadiness, type Readiness } from './readiness.ts';
import { startRelay } from './relay-outbox.ts';
import { createInternalServer, createPublicServer } from './servers.ts';
import { startDuties } from './start-duties.ts';
import { startWatchHub } from './watch-hub.ts';

try {
  await serve(readConfig(process.env));
} catch (error) {
  log.error('gateway cannot start', { error });
  process.exitCode = 1;
}

/*
 * Built from the outside in, ended in reverse: calls first, then their seals, the duties
 * after their round and the relay after its confirms, then the broker, storage and the database.
 */
async function serve(config: GatewayConfig): Promise<void> {
  const stop = stopRequested();
  await using resources = new AsyncDisposableStack();
  const { version, otlpEndpoint: endpoint } = config;
  resources.use(await startTelemetry({ service: 'gateway', version, endpoint }));
  const metrics = resources.use(await serveMetrics(config.metricsListen));
  const database = resources.use(await openStore(config));
  measurePool(database);
  await checkDatabase(database);
  const session = resources.use(await openBroker(config));
  const publisher = createPublisher(session, { appId: 'jobradar-gateway' });
  const hub = resources.use(startWatchHub(database));

  const protocol: ProtocolDeps = {
    database,
    publisher,
    storage: resources.use(
      connect(StorageService, config.storageAddress, { secret: config.gatewaySecret }),
    ),
    grants: createGrants(config.grantPrivateKey),
    policy: config.policy,
    onTaskChanged: (taskId) => hub.changed(taskId),
    onDispatchDue: () => relay.wake(),
  };
  const relay = resources.use(startRelay(protocol));
  const duties = startDuties(protocol).map((duty) => resources.use(duty));

  const finisher = resources.use(createFinisher(protocol));
  const internal = createInternalServer({ config, protocol, finisher });
  const open = createPublicServer({
    config,
    database,
    hub,
    clock: systemClock,
    resources,
    stateOfQueue: (queue) => publisher.stateOf(queue),
    onTaskChanged: (taskId) => hub.changed(taskId),
    onDispatchDue: () => relay.wake(),
    onVerdict() {
      for (const duty of duties) duty.wake();
    },
  });
  // Both are drained at once: workers settle while clients get their last answers.
  resources.defer(async () => {
    await Promise.all([open.drain(), internal.drain()]);
  });
  const addresses = {
    public_address: await open.listen(),
    internal_address: await internal.listen(),
    metrics_address: metrics.address,
  };
  const readiness = resources.use(followDatabase(database, [open, internal]));
  const first = await Promise.race([readiness.first.then(() => 'serving'), stop]);
  if (first === 'serving') log.info('gateway ready', { ...addresses, amqp: session.state });
  log.info('gateway stops', { signal: await stop });
}

function openStore(config: GatewayConfig): Promise<Database> {
  return openDatabase({
    url: config.databaseUrl,
    schema: 'gateway',
    applicationName: 'jobradar-gateway',
    poolMax: config.databasePoolMax,
    entities: [...entities],
  });
}

// A broker that is away is no reason not to serve; one that refuses us is.
function openBroker(config: GatewayConfig): Promise<AmqpSession> {
  return openSession({
    url: config.publishUrl,
    name: 'gateway-relay',
    needs: { exchanges: [crawlExchange], queues: crawlQueues },
  });
}

function followDatabase(database: Database, servers: readonly RpcServer[]): Readiness {
  return startReadiness({
    database,
    clock: systemClock,
    setServing(serving) {
      for (const server of servers) server.setServing(serving);
    },
  });
}

function createGrants(privateKeyPem: string): ProtocolDeps['grants'] {
  const publicKey = createPublicKey(createPrivateKey(privateKeyPem));
  return {
    signer: createGrantSigner(privateKeyPem),
    verifier: createGrantVerifier([publicKey.export({ type: 'spki', format: 'pem' }).toString()]),
  };
}
