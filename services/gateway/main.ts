import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createPublisher } from '#libs/amqp/publisher.ts';
import { openSession, type AmqpSession } from '#libs/amqp/session.ts';
import { crawlExchange, crawlQueues, deadLetterQueue } from '#libs/amqp/topology-model.ts';
import { createGrantSigner, createGrantVerifier } from '#libs/grant/grant.ts';
import { connect } from '#libs/grpc/connect.ts';
import type { RpcServer } from '#libs/grpc/serve.ts';
import { openDatabase, type Database } from '#libs/postgres/database.ts';
import { measurePool } from '#libs/postgres/pool-metrics.ts';
import { startRetention } from '#libs/postgres/retention.ts';
import { watchDatabase } from '#libs/postgres/watch-database.ts';
import { StorageService } from '#libs/proto/services.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { createReadiness, type Readiness, type TellReadiness } from '#libs/runtime/readiness.ts';
import { exitWithin, stopRequested } from '#libs/runtime/stop.ts';
import { log } from '#libs/telemetry/log.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { entities } from './adapters/entities.ts';
import { checkSchema } from './adapters/schema-check.ts';
import { readConfig, type GatewayConfig } from './config.ts';
import { confirmMsOf } from './core/policy.ts';
import { createFinisher } from './finish-crawls.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { guarded, startPublishGuard } from './publish-guard.ts';
import { startReconcileLetters } from './reconcile-letters.ts';
import { startRelay } from './relay-outbox.ts';
import { retentionOf } from './retention.ts';
import { createInternalServer, createPublicServer } from './servers.ts';
import { startDuties } from './start-duties.ts';
import { startWatchHub } from './watch-hub.ts';

/** The name under which health tells whether the broker takes what is submitted. */
const brokerHealth = 'jobradar.broker';
/** It does while it is there and known to be safe. */
const brokerParts = ['broker', 'broker-profile'] as const;

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
  const readiness = createReadiness(['database', 'broker', 'broker-profile']);
  const metrics = resources.use(await serveMetrics(config.metricsListen, readiness));
  const database = resources.use(await openStore(config));
  measurePool(database);
  const watch = resources.use(
    watchDatabase({
      check: () => checkSchema(database),
      tell: readiness.part('database'),
      clock: systemClock,
    }),
  );
  // Refuses to start where the database answers, but not as it is needed.
  await watch.looked;
  const { session, open, internal } = await build({ config, database, readiness, resources });
  // Both are drained at once: workers settle while clients get their last answers.
  resources.defer(async () => {
    await Promise.all([open.drain(), internal.drain()]);
  });
  const addresses = {
    public_address: await open.listen(),
    internal_address: await internal.listen(),
    metrics_address: metrics.address,
  };
  tellHealth(readiness, [open, internal]);
  const first = await Promise.race([watch.first.then(() => 'serving'), stop]);
  if (first === 'serving') log.info('gateway ready', { ...addresses, amqp: session.state });
  log.info('gateway stops', { signal: await stop });
  const drainMs = config.balancerWaitMs + config.drainMs;
  exitWithin(drainMs, () => log.warn('gateway cuts its drain short'));
  readiness.drain();
}

interface Outside {
  readonly config: GatewayConfig;
  readonly database: Database;
  readonly readiness: Readiness;
  readonly resources: AsyncDisposableStack;
}

/** Broker, relay, duties and the two servers, which do not listen yet. */
async function build({ config, database, readiness, resources }: Outside) {
  const session = resources.use(await openBroker(config, readiness.part('broker')));
  const publisher = createPublisher(session, {
    appId: 'jobradar-gateway',
    confirmMsMax: confirmMsOf(config.policy),
  });
  const guard = resources.use(
    startPublishGuard({
      session,
      database,
      tell: readiness.part('broker-profile'),
      onOpen: () => relay.wake(),
    }),
  );
  const hub = resources.use(startWatchHub(database));

  const protocol: ProtocolDeps = {
    database,
    publisher: guarded(publisher, guard),
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
  resources.use(startRetention(retentionOf(database, config.keptDays)));
  const letters = resources.use(await openLetters(config));
  resources.use(startReconcileLetters(protocol, letters));

  const finisher = resources.use(createFinisher(protocol));
  const internal = createInternalServer({ config, protocol, finisher });
  const open = createPublicServer({
    config,
    database,
    hub,
    clock: systemClock,
    resources,
    stateOfQueue: (queue) => publisher.stateOf(queue),
    publishStop: () => guard.stop,
    onTaskChanged: (taskId) => hub.changed(taskId),
    onDispatchDue: () => relay.wake(),
    onVerdict() {
      for (const duty of duties) duty.wake();
    },
  });
  return { session, open, internal };
}

// Without the broker it serves all the same: what is submitted waits in the outbox.
function tellHealth(readiness: Readiness, servers: readonly RpcServer[]): void {
  readiness.follow('database', (isReady) => {
    for (const server of servers) server.setServing(isReady);
  });
  for (const part of brokerParts) {
    readiness.follow(part, () => {
      const isTaking = brokerParts.every((name) => readiness.reasons[name] === undefined);
      for (const server of servers) server.setServing(isTaking, brokerHealth);
    });
  }
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
function openBroker(config: GatewayConfig, onState: TellReadiness): Promise<AmqpSession> {
  return openSession({
    url: config.publishUrl,
    name: 'gateway-relay',
    // The dead letters too: a broker keeps letters for minutes that it has no queue for.
    needs: { exchanges: [crawlExchange], queues: [...crawlQueues, deadLetterQueue] },
    onState,
  });
}

// Another connection and user than the relay's: all that it may do is to take letters.
function openLetters(config: GatewayConfig): Promise<AmqpSession> {
  return openSession({
    url: config.deadLetterUrl,
    name: 'gateway-dlq',
    needs: { exchanges: [], queues: [deadLetterQueue] },
  });
}

function createGrants(privateKeyPem: string): ProtocolDeps['grants'] {
  const publicKey = createPublicKey(createPrivateKey(privateKeyPem));
  return {
    signer: createGrantSigner(privateKeyPem),
    verifier: createGrantVerifier([publicKey.export({ type: 'spki', format: 'pem' }).toString()]),
  };
}
