/* The gateway's public API over a real database, on a loopback port: real keys, real clients, no
 * broker. What the relay and the workers would do to a crawl, a test does by SQL. */
import { randomBytes } from 'node:crypto';
import assert from 'node:assert/strict';
import { RpcError } from '#libs/grpc/connect.ts';
import { createRpcServer } from '#libs/grpc/serve.ts';
import { provenTenant } from '#libs/grpc/call-context.ts';
import { openDatabase, statement, type Database } from '#libs/postgres/database.ts';
import type { CreateCrawlRequest$Input } from '#libs/proto/gen/jobradar/v1/CreateCrawlRequest.ts';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { JobService } from '#libs/proto/services.ts';
import { systemClock, type Clock } from '#libs/runtime/clock.ts';
import { openPublicApi, operatorScopes, type PublicApi } from '../../deploy/local/public-api.ts';
import { createKeyStore, type NewKey } from '../../services/gateway/adapters/key-store.ts';
import { entities } from '../../services/gateway/adapters/entities.ts';
import { readConfig, type GatewayConfig } from '../../services/gateway/config.ts';
import {
  digestSecret,
  keyRandomBytes,
  makeApiKey,
  renderApiKey,
} from '../../services/gateway/core/api-key.ts';
import { createPublicServer, type PublicServerOptions } from '../../services/gateway/servers.ts';
import { startWatchHub } from '../../services/gateway/watch-hub.ts';
import { makeSecrets } from '../../deploy/local/service-settings.ts';
import { cloneDatabase } from '../support/database.ts';

/** The gateway of one test, with a client of the tenant `acme`. */
export interface ApiWorld extends AsyncDisposable {
  readonly address: string;
  readonly api: PublicApi;
  readonly database: Database;
  readonly config: GatewayConfig;
  /** Ends the server as SIGTERM does. */
  drain(): Promise<void>;
  /** How often something was made due for the relay. */
  readonly dueSignals: () => number;
  /** A client with a key of its own. */
  open(tenant: string, scopes?: readonly string[]): Promise<PublicApi>;
  makeKey(
    tenant: string,
    options?: KeyOptions,
  ): Promise<{ readonly id: string; readonly text: string }>;
  /** Registers a source without authorising it; gives its name. */
  addSource(sourceId: string, changes?: Partial<Source$Input>): Promise<string>;
  authorize(name: string, expireSeconds?: number): Promise<void>;
  /** An authorised source of this id at https://{id}.test/jobs. */
  addBoard(sourceId: string): Promise<string>;
  createCrawl(crawl: NonNullable<CreateCrawlRequest$Input['crawl']>): Promise<Crawl>;
  count(table: 'crawl_tasks' | 'dispatches' | 'idempotency_keys' | 'audit_events'): Promise<number>;
  sql(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

/** What a key may differ in. */
export interface KeyOptions {
  readonly scopes?: readonly string[];
  readonly pepper?: string;
}

const pepper = 'a pepper for the tests';

/** Starts a gateway's public API; settings given here come on top of the usual ones. */
export async function startApi(
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly clock?: Clock;
    readonly stateOfQueue?: PublicServerOptions['stateOfQueue'];
  } = {},
): Promise<ApiWorld> {
  await using building = new AsyncDisposableStack();
  const clone = building.use(await cloneDatabase(['gateway']));
  const jobs = await startEchoOfJobs(building);
  const config = readConfig(settings({ url: clone.url, jobs, env: options.env ?? {} }));
  const database = building.use(
    await openDatabase({
      url: clone.url,
      schema: 'gateway',
      applicationName: 'test',
      entities: [...entities],
    }),
  );
  const hub = building.use(startWatchHub(database));
  let dueSignals = 0;
  const server = createPublicServer({
    config,
    database,
    hub,
    clock: options.clock ?? systemClock,
    resources: building,
    stateOfQueue: options.stateOfQueue ?? (async () => undefined),
    onTaskChanged: (taskId) => hub.changed(taskId),
    publishStop: () => '',
    onDispatchDue: () => {
      dueSignals += 1;
    },
    onVerdict: () => undefined,
  });
  building.use(server);
  const address = await server.listen();
  server.setServing(true);
  const keys = createKeyStore(database);
  const makeKey: ApiWorld['makeKey'] = async (tenant, wish = {}) => {
    const key = makeApiKey('test', randomBytes(keyRandomBytes));
    const stored: NewKey = {
      keyId: key.keyId,
      tenantId: tenant,
      name: 'test',
      scopes: wish.scopes ?? operatorScopes,
      digest: digestSecret(key.secret, wish.pepper ?? pepper),
      creator: 'test',
      expiresInDays: 30,
    };
    await keys.create(stored);
    return { id: key.keyId, text: renderApiKey(key) };
  };
  const open: ApiWorld['open'] = async (tenant, scopes) => {
    const { text } = await makeKey(tenant, scopes === undefined ? {} : { scopes });
    return clients.use(openPublicApi(address, text));
  };
  const clients = building.use(new DisposableStack());
  const api = await open('acme');
  const resources = building.move();
  return {
    ...helpers({ api, database }),
    address,
    api,
    database,
    config,
    drain: () => server.drain(),
    dueSignals: () => dueSignals,
    open,
    makeKey,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

function helpers({ api, database }: { readonly api: PublicApi; readonly database: Database }) {
  const addSource: ApiWorld['addSource'] = async (sourceId, changes = {}) => {
    const { source } = await api.sources.CreateSource({
      sourceId,
      source: { ...boardOf(sourceId), ...changes },
    });
    return source?.name ?? '';
  };
  const authorize: ApiWorld['authorize'] = async (name, expireSeconds = 86_400) => {
    await api.sources.GrantSourceAuthorization({
      name,
      authorization: authorization(expireSeconds),
    });
  };
  const sql: ApiWorld['sql'] = (text, values) =>
    database.rows(statement<Record<string, unknown>>(`test ${text}`.slice(0, 60), text), values);
  return {
    addSource,
    authorize,
    sql,
    async addBoard(sourceId: string): Promise<string> {
      const name = await addSource(sourceId);
      await authorize(name);
      return name;
    },
    async createCrawl(crawl: NonNullable<CreateCrawlRequest$Input['crawl']>): Promise<Crawl> {
      const answer = await api.crawls.CreateCrawl({ crawl });
      assert.ok(answer.crawl !== null);
      return answer.crawl;
    },
    async count(table: string): Promise<number> {
      const [row] = await sql(`select count(*)::int as count from ${table}`);
      return Number(row?.['count']);
    },
  };
}

/** A source at https://{id}.test/jobs that every check accepts. */
export function boardOf(sourceId: string): Source$Input {
  return {
    displayName: 'A board',
    baseUrl: `https://${sourceId}.test/jobs`,
    allowedHosts: [`${sourceId}.test`],
    allowedPathPrefixes: ['/jobs'],
    locale: 'zh-CN',
    timeZone: 'Asia/Shanghai',
    country: 'CN',
    extraction: {
      html: {
        itemSelector: 'li.job',
        detailLinkSelector: 'a.title',
        fields: [
          { target: 'TARGET_EXTERNAL_ID', selectors: ['[data-id]'], attribute: 'data-id' },
          { target: 'TARGET_TITLE', selectors: ['a.title'] },
          { target: 'TARGET_COMPANY', selectors: ['.company'] },
        ],
      },
      emptyState: { selector: '.no-jobs' },
    },
    politeness: { requestsPerSecond: 2 },
  };
}

/** An authorisation that ends after so many seconds from now. */
export function authorization(expireSeconds: number) {
  return {
    basis: 'BASIS_WRITTEN_CONSENT',
    grantedBy: 'Acme HR, J. Doe',
    contact: 'hr@acme.test',
    evidenceUri: 'https://docs.example.test/consent/417',
    expireTime: { seconds: String(Math.floor(Date.now() / 1_000) + expireSeconds), nanos: 0 },
  } as const;
}

/** What a refused call told; fails where the call was answered. */
export async function refusalOf(call: Promise<unknown>): Promise<RpcError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof RpcError) return error;
    throw error;
  }
  throw new Error('The call was answered, not refused');
}

/** The fields that a refusal names. */
export function fieldsOf(error: RpcError): readonly string[] {
  return error.violations.map(({ field }) => field);
}

// Stands for storage: it answers with the tenant that it was told.
async function startEchoOfJobs(building: AsyncDisposableStack): Promise<string> {
  const server = createRpcServer({
    name: 'internal',
    listen: '127.0.0.1:0',
    async authenticate(metadata) {
      return {
        kind: 'key',
        tenant: provenTenant(String(metadata.get('x-jobradar-tenant')[0])),
        subject: String(metadata.get('authorization')[0]),
        scopes: new Set(['jobs.read']),
      };
    },
    reflection: false,
  });
  server.addService(JobService, {
    async ListJobs({ caller }) {
      return { jobs: [], nextPageToken: `${caller.tenant} ${caller.subject}` };
    },
  });
  building.use(server);
  return server.listen();
}

function settings({
  url,
  jobs,
  env,
}: {
  readonly url: string;
  readonly jobs: string;
  readonly env: Readonly<Record<string, string>>;
}) {
  const secrets = makeSecrets();
  return {
    JOBRADAR_GATEWAY_DATABASE_URL: url,
    JOBRADAR_AMQP_PUBLISH_URL: 'amqp://127.0.0.1:1',
    JOBRADAR_AMQP_DEADLETTER_URL: 'amqp://127.0.0.1:1',
    JOBRADAR_STORAGE_ADDRESS: jobs,
    JOBRADAR_GRANT_PRIVATE_KEY: secrets.grantPrivateKey,
    JOBRADAR_SERVICE_SECRET_CRAWLER: secrets.crawlerSecret,
    JOBRADAR_SERVICE_SECRET_GATEWAY: secrets.gatewaySecret,
    JOBRADAR_API_KEY_PEPPER: pepper,
    JOBRADAR_PRACTICE_HOSTS: '127.0.0.1:8081',
    GRPC_PUBLIC_LISTEN: '127.0.0.1:0',
    JOBRADAR_RATE_TOKENS_PER_SECOND: '100000',
    JOBRADAR_RATE_BURST: '100000',
    JOBRADAR_CRAWLS_PER_MINUTE: '100000',
    ...env,
  };
}
