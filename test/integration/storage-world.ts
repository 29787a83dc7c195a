import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createGrantSigner, createGrantVerifier, type Grant } from '#libs/grant/grant.ts';
import { connect, type RpcClient, type RpcError } from '#libs/grpc/connect.ts';
import { createRpcServer } from '#libs/grpc/serve.ts';
import { openDatabase, statement, type Database } from '#libs/postgres/database.ts';
import type { Observation$Input } from '#libs/proto/gen/jobradar/storage/v1/Observation.ts';
import type { StorageServiceDefinition } from '#libs/proto/gen/jobradar/storage/v1/StorageService.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { JobServiceDefinition } from '#libs/proto/gen/jobradar/v1/JobService.ts';
import { JobService, StorageService } from '#libs/proto/services.ts';
import { timestampOfMs } from '#libs/proto/timestamps.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { entities } from '../../services/storage/adapters/entities.ts';
import { createJobReader } from '../../services/storage/adapters/job-reader.ts';
import { createJobStore } from '../../services/storage/adapters/job-store.ts';
import { createRunStore } from '../../services/storage/adapters/run-store.ts';
import { createAuthenticator } from '../../services/storage/authenticate.ts';
import { createJobService } from '../../services/storage/job-service.ts';
import {
  createStorageService,
  storageServiceOptions,
} from '../../services/storage/storage-service.ts';
import { cloneDatabase } from '../support/database.ts';

/** Storage in this process, as its own role over a database of its own, with its callers. */
export interface StorageWorld extends AsyncDisposable {
  readonly database: Database;
  readonly crawler: RpcClient<StorageServiceDefinition>;
  readonly gateway: RpcClient<StorageServiceDefinition>;
  jobsOf(tenant: string): RpcClient<JobServiceDefinition>;
  /** A grant for a new task, or changed from another; valid for a minute by this clock. */
  grant(change?: Partial<Grant>): Grant;
  sign(grant: Grant): string;
  /** Opens a run for a new grant. */
  opened(change?: Partial<Grant>): Promise<Grant>;
  /** Stores observations under a grant. */
  upsert(
    grant: Grant,
    observations: readonly Observation$Input[],
  ): ReturnType<RpcClient<StorageServiceDefinition>['UpsertJobs']>;
  /** The rows of a query, for what no RPC shows. */
  rows<Row>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

const secrets = { crawler: 'crawler-secret', gateway: 'gateway-secret' };

/** Starts storage; disposing it removes the database. */
export async function startStorage(): Promise<StorageWorld> {
  await using building = new AsyncDisposableStack();
  const clone = building.use(await cloneDatabase(['storage']));
  const database = building.use(
    await openDatabase({
      url: clone.urlFor('storage'),
      schema: 'storage',
      applicationName: 'test',
      entities,
    }),
  );
  const keys = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const signer = createGrantSigner(keys.privateKey);
  const sign = (grant: Grant): string => signer.sign(grant);
  const server = building.use(
    createRpcServer({
      name: 'internal',
      listen: '127.0.0.1:0',
      authenticate: createAuthenticator(secrets),
      reflection: false,
    }),
  );
  const dependencies = {
    grants: createGrantVerifier([keys.publicKey]),
    runs: createRunStore(database),
    jobs: createJobStore(database),
  };
  server.addService(StorageService, createStorageService(dependencies), storageServiceOptions);
  const jobs = createJobReader(database);
  server.addService(JobService, createJobService({ jobs, clock: systemClock }));
  const address = await server.listen();
  server.setServing(true);
  const crawler = building.use(connect(StorageService, address, { secret: secrets.crawler }));
  const gateway = building.use(connect(StorageService, address, { secret: secrets.gateway }));
  const clients = building.use(new DisposableStack());
  const resources = building.move();
  const world: StorageWorld = {
    database,
    crawler,
    gateway,
    sign,
    jobsOf: (tenant) => {
      const metadata = { 'x-jobradar-tenant': tenant };
      return clients.use(connect(JobService, address, { secret: secrets.gateway, metadata }));
    },
    grant: (change) => ({ ...newGrant(), ...change }),
    async opened(change) {
      const grant = world.grant(change);
      await crawler.OpenRun({ grant: sign(grant) });
      return grant;
    },
    upsert: (grant, observations) =>
      crawler.UpsertJobs({ grant: sign(grant), observations: [...observations] }),
    rows: (text, values) => database.rows(statement(`test ${text}`.slice(0, 60), text), values),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
  return world;
}

function newGrant(): Grant {
  return {
    taskId: randomUUID(),
    tenantId: 'acme',
    sourceId: 'board',
    epoch: '1',
    expiresAtMs: Date.now() + 60_000,
  };
}

// Observations are told apart in whole seconds, all of them in the past.
const firstSecondMs = Date.parse('2026-01-01T00:00:00Z');

/** A posting as it was seen in a given second. */
export function seen(
  externalId: string,
  second: number,
  change: JobRecord$Input = {},
): Observation$Input {
  return {
    record: {
      externalId,
      sourceUrl: `https://jobs.example/${encodeURIComponent(externalId)}`,
      title: `Job ${externalId}`,
      company: { name: '星河科技' },
      ...change,
    },
    observeTime: timestampOfMs(firstSecondMs + second * 1000),
  };
}

/** The outcomes of an answer, without their prefix. */
export function outcomesOf(answer: {
  readonly results: readonly { readonly outcome: string }[];
}): readonly string[] {
  return answer.results.map(({ outcome }) => outcome.replace('OUTCOME_', ''));
}

/** The counts of an answer that are not zero, without their prefix. */
export function countsOf(totals: object | null): Readonly<Record<string, unknown>> {
  const counts = Object.entries(totals ?? {}).filter(([, count]) => count !== 0);
  return Object.fromEntries(counts.map(([name, count]) => [name.replace('jobs', ''), count]));
}

/** The reason of a call that has to fail. */
export async function reasonOf(call: Promise<unknown>): Promise<string> {
  const answer = await call.then(
    () => undefined,
    (error: RpcError) => error,
  );
  if (answer === undefined) throw new Error('The call did not fail');
  return `${answer.code} ${answer.reason}`;
}
