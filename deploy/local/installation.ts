/* Makes an installation out of two servers: database, roles, users, topology, secrets, addresses.
 * All of it can be repeated; what has to stay the same is kept with the state. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { applyUsers } from '#libs/amqp/broker-users.ts';
import { parseBrokerUrl } from '#libs/amqp/broker-url.ts';
import type { BrokerRole } from '#libs/amqp/topology-model.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { allowLogin, migrate } from '#libs/postgres/migrate.ts';
import { portsOf } from './ports.ts';
import { keptSecret } from './secrets.ts';
import type { Broker } from './servers.ts';
import { makeSecrets, type Installation, type Secrets } from './service-settings.ts';
import { checkout, type LocalState } from './state.ts';

const schemas = ['gateway', 'storage'] as const;
const databaseName = 'jobradar';

/** Brings the schemas up to date and gives the URL of each service's own role. */
export async function prepareDatabase(
  state: LocalState,
  databaseUrl: string,
): Promise<Pick<Installation, 'gatewayDatabaseUrl' | 'storageDatabaseUrl'>> {
  const url = await ownDatabase(databaseUrl);
  const roleUrl = async (schema: (typeof schemas)[number]): Promise<string> => {
    const folder = join(checkout, 'services', schema, 'migrations');
    await migrate({ url, schema, folder });
    const password = keptSecret(state, `database-${schema}`, newPassword);
    await allowLogin({ url, role: schema, password });
    return withUser(url, `jobradar_${schema}`, password);
  };
  return {
    gatewayDatabaseUrl: await roleUrl('gateway'),
    storageDatabaseUrl: await roleUrl('storage'),
  };
}

/** Declares the topology and gives the URL of each role's own user. */
export async function prepareBroker(
  state: LocalState,
  { amqpUrl, managementUrl }: Broker,
): Promise<Pick<Installation, 'publishUrl' | 'consumeUrl' | 'deadLetterUrl' | 'topologyUrl'>> {
  await applyTopology({ url: amqpUrl });
  // Users are made over the management interface; a broker given without it is used as it is.
  if (managementUrl === undefined) {
    return {
      publishUrl: amqpUrl,
      consumeUrl: amqpUrl,
      deadLetterUrl: amqpUrl,
      topologyUrl: amqpUrl,
    };
  }
  const password = (role: BrokerRole): string => keptSecret(state, role, newPassword);
  const passwords = {
    'jr-topology': password('jr-topology'),
    'jr-gateway-relay': password('jr-gateway-relay'),
    'jr-gateway-dlq': password('jr-gateway-dlq'),
    'jr-crawler': password('jr-crawler'),
  };
  const { vhost } = parseBrokerUrl(amqpUrl);
  await applyUsers({ managementUrl, vhost, passwords });
  const urlFor = (role: BrokerRole): string => withUser(amqpUrl, role, passwords[role]);
  return {
    publishUrl: urlFor('jr-gateway-relay'),
    consumeUrl: urlFor('jr-crawler'),
    deadLetterUrl: urlFor('jr-gateway-dlq'),
    topologyUrl: urlFor('jr-topology'),
  };
}

/** The installation's secrets, made with its first start. */
export function installationSecrets(state: LocalState): Secrets {
  return JSON.parse(keptSecret(state, 'installation', () => JSON.stringify(makeSecrets())));
}

/** Where the services listen. */
export type ServiceAddresses = Pick<
  Installation,
  'publicAddress' | 'gatewayAddress' | 'storageAddress' | 'crawlerAddress' | 'metrics'
>;

/** The services' addresses, chosen with the first start. */
export async function installationAddresses(state: LocalState): Promise<ServiceAddresses> {
  const ports = await portsOf(state, [
    'public',
    'gateway',
    'storage',
    'crawler',
    'gateway-metrics',
    'storage-metrics',
    'crawler-metrics',
  ]);
  const at = (name: keyof typeof ports): string => `127.0.0.1:${ports[name]}`;
  return {
    publicAddress: at('public'),
    gatewayAddress: at('gateway'),
    storageAddress: at('storage'),
    crawlerAddress: at('crawler'),
    metrics: {
      gateway: at('gateway-metrics'),
      storage: at('storage-metrics'),
      crawler: at('crawler-metrics'),
    },
  };
}

/* Our own server has only the database "postgres" at first; a URL that was given names its own. */
async function ownDatabase(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl);
  if (url.pathname !== '/postgres') return serverUrl;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const query = 'select from pg_database where datname = $1';
    const { rowCount } = await client.query(query, [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${databaseName}`;
  return url.href;
}

function withUser(url: string, user: string, password: string): string {
  const own = new URL(url);
  own.username = user;
  own.password = password;
  return own.href;
}

function newPassword(): string {
  return randomBytes(18).toString('hex');
}
