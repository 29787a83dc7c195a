import { createGrantSigner } from '#libs/grant/grant.ts';
import type { AuditRecord } from '#libs/grpc/admission.ts';
import { connect } from '#libs/grpc/connect.ts';
import { createRpcServer, type Caller, type RpcServer } from '#libs/grpc/serve.ts';
import { createServiceAuthenticator } from '#libs/grpc/service-secrets.ts';
import type { Database } from '#libs/postgres/database.ts';
import type { MethodPolicy } from '#libs/proto/policy.ts';
import {
  CallerService,
  CrawlService,
  DeadLetterService,
  ExtractionService,
  PolitenessService,
  SourceService,
  SystemService,
  TaskLeaseService,
} from '#libs/proto/services.ts';
import { deadLetterQueue } from '#libs/amqp/topology-model.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { listenText } from '#libs/runtime/env.ts';
import { createRefusalAudit } from './adapters/audit-store.ts';
import { createKeyStore } from './adapters/key-store.ts';
import { createSourceStore } from './adapters/source-store.ts';
import { createKeyAuthenticator } from './authenticate.ts';
import { startBacklogGate } from './backlog-gate.ts';
import { callerService } from './caller-service.ts';
import type { GatewayConfig } from './config.ts';
import type { ProtocolPolicy } from './core/policy.ts';
import { crawlService } from './crawl-service.ts';
import { deadLetterService } from './dead-letter-service.ts';
import type { Finisher } from './finish-crawls.ts';
import { passJobsThrough } from './job-passthrough.ts';
import { politenessHandlers } from './politeness-service.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { createLimiter, rateLimited } from './rate-limits.ts';
import { sourceService } from './source-service.ts';
import { systemService, type SystemServiceDeps } from './system-service.ts';
import { taskLeaseHandlers } from './task-lease-service.ts';
import type { PreviewParts } from './test-source.ts';
import type { WatchHub } from './watch-hub.ts';

/** What the public server is made of. */
export interface PublicServerOptions {
  readonly config: GatewayConfig;
  readonly database: Database;
  readonly hub: WatchHub;
  readonly clock: Clock;
  /** Takes over what has to end after the server. */
  readonly resources: AsyncDisposableStack;
  readonly stateOfQueue: SystemServiceDeps['stateOfQueue'];
  readonly publishStop: SystemServiceDeps['publishStop'];
  readonly onTaskChanged: (taskId: string) => void;
  readonly onDispatchDue: () => void;
  readonly onVerdict: () => void;
}

/** The server of clients: keys, limits, audit, and the services that are built. */
export function createPublicServer(options: PublicServerOptions): RpcServer {
  const { config, database, clock, resources } = options;
  const { version, sourcesMax, practiceHosts } = config;
  const audit = resources.use(createRefusalAudit(database));
  const backlog = resources.use(startBacklogGate(database, config.waitingMax));
  const server = createRpcServer({
    name: 'public',
    listen: listenText(config.publicListen),
    authenticate: createKeyAuthenticator({
      keys: createKeyStore(database),
      pepper: config.apiKeyPepper,
      clock,
      failures: config.failedLogins,
    }),
    admit: admitByRate(config, clock),
    audit(record) {
      if (record.code !== 'ok') audit.note(refusalOf(record));
    },
    reflection: config.hasReflection,
    balancerWaitMs: config.balancerWaitMs,
    timings: { shutdownMs: config.drainMs / 2 },
  });
  const creations = createLimiter(config.creationRate, clock);
  const sources = createSourceStore(database);
  const { keptDays } = config;
  const submission = { ...options, backlog, creations };
  server.addService(CrawlService, crawlService({ ...submission, purgeDays: keptDays('crawls') }));
  server.addService(DeadLetterService, deadLetterService({ ...submission, keptDays }));
  server.addService(
    SourceService,
    sourceService({
      ...options,
      sources,
      practiceHosts,
      sourcesMax,
      purgeDays: keptDays('sources'),
      plan: planOf(config),
      previews: previewsOf(options),
    }),
  );
  server.addService(
    SystemService,
    systemService({
      database,
      stateOfQueue: options.stateOfQueue,
      publishStop: options.publishStop,
      queues: shownQueues(config.policy),
      version,
    }),
  );
  server.addService(CallerService, callerService({ database, sourcesMax, version }));
  resources.use(
    passJobsThrough(server, { address: config.storageAddress, secret: config.gatewaySecret }),
  );
  return server;
}

/** The server of workers. */
export function createInternalServer({
  config,
  protocol,
  finisher,
}: {
  readonly config: GatewayConfig;
  readonly protocol: ProtocolDeps;
  readonly finisher: Finisher;
}): RpcServer {
  const server = createRpcServer({
    name: 'internal',
    listen: listenText(config.internalListen),
    authenticate: createServiceAuthenticator([
      { name: 'crawler', secret: config.crawlerSecret, scopes: ['worker.lease'] },
    ]),
    reflection: false,
    balancerWaitMs: config.balancerWaitMs,
    timings: { shutdownMs: config.drainMs / 2 },
  });
  server.addService(TaskLeaseService, taskLeaseHandlers(protocol, finisher));
  server.addService(PolitenessService, politenessHandlers(protocol));
  return server;
}

function admitByRate({ callRate }: GatewayConfig, clock: Clock) {
  const calls = createLimiter(callRate, clock);
  return ({ tenant }: Caller, { cost }: MethodPolicy): void => {
    const waitMs = calls.take(tenant, cost);
    if (waitMs > 0) throw rateLimited('calls', { rule: callRate, waitMs });
  };
}

// The secret of the crawlers, not our own: whoever holds ours may end runs and read every tenant's
// jobs, and a crawler reads hostile pages.
function previewsOf({ config, clock, resources }: PublicServerOptions): PreviewParts {
  const { crawlerAddress, crawlerSecret: secret } = config;
  return {
    crawler:
      crawlerAddress === undefined
        ? undefined
        : resources.use(connect(ExtractionService, crawlerAddress, { secret })),
    signer: createGrantSigner(config.grantPrivateKey),
    rate: createLimiter(config.previewRate, clock),
  };
}

function planOf({ version, agentContact, fetchTotalMsMax }: GatewayConfig) {
  return { version, contact: agentContact, fetchTotalMsMax };
}

function refusalOf(record: AuditRecord) {
  const { tenant, subject, method, code, peer, traceId } = record;
  return { tenant, actor: subject, method, resource: '', code, peer, traceId };
}

function shownQueues({ queue, suspectQueue, windowMax }: ProtocolPolicy) {
  return [
    { name: queue, window: windowMax },
    { name: suspectQueue, window: windowMax },
    { name: deadLetterQueue, window: 0 },
  ];
}
