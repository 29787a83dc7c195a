/* Databases for tests: each service's migrations run once into a template, whose name carries a
 * hash of the migration files; every test gets a clone of it (some 30 ms) and drops it afterwards.
 * Building a template is guarded by an advisory lock, so any number of test processes may ask. */
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { topologyMark } from '#libs/amqp/topology-mark.ts';
import { renewProfile } from '#libs/broker-probe/ensure-profile.ts';
import { probeVersion } from '#libs/broker-probe/profile.ts';
import { openDatabase, type Database } from '#libs/postgres/database.ts';
import { allowLogin, migrate } from '#libs/postgres/migrate.ts';
import { testBroker } from './broker.ts';
import { testServers } from './servers.ts';

export type Schema = 'gateway' | 'storage';

/** A database of one test; disposing it ends its connections and drops it. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly database: Database;
}

/** A database without an open pool: for services that are processes of their own. */
export interface ClonedDatabase extends AsyncDisposable {
  /** The superuser's URL. */
  readonly url: string;
  /** The URL of a service's own role, which may use its own schema only, or the auditor's. */
  urlFor(role: Schema | 'auditor'): string;
}

const templateLock = 7_305_118_204;
/** Roles belong to the whole server: every test gives the services' roles this password. */
export const rolePassword = 'test';

/** Gives a fresh database that holds the migrated schema of one service. */
export async function testDatabase(schema: Schema): Promise<TestDatabase> {
  const clone = await cloneDatabase([schema]);
  try {
    const { url } = clone;
    const database = await openDatabase({ url, schema, applicationName: 'test', poolMax: 8 });
    return {
      url,
      database,
      async [Symbol.asyncDispose]() {
        await database[Symbol.asyncDispose]();
        await clone[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await clone[Symbol.asyncDispose]();
    throw error;
  }
}

/** On which server, the run's where none is given; and whether it knows the run's broker. */
export interface CloneOptions {
  readonly server?: string | undefined;
  /** False where the broker is the test's own: it tries that out itself. */
  readonly withProfile?: boolean;
}

/** Gives a fresh database with the migrated schemas of these services. */
export async function cloneDatabase(
  schemas: readonly Schema[],
  options: CloneOptions = {},
): Promise<ClonedDatabase> {
  const { server = testServers().databaseUrl, withProfile = schemas.includes('gateway') } = options;
  const template = await ensureTemplate(server, { schemas, withProfile });
  return await createDatabase(server, `template ${template}`);
}

/** Gives an empty database, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<ClonedDatabase> {
  return await createDatabase(testServers().databaseUrl, '');
}

async function createDatabase(server: string, clause: string): Promise<ClonedDatabase> {
  const name = `jobradar_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, (client) => client.query(`create database ${name} ${clause}`));
  return {
    url: urlOf(server, name),
    urlFor: (role) => urlOf(server, name, `jobradar_${role}`),
    async [Symbol.asyncDispose]() {
      const drop = `drop database if exists ${name} with (force)`;
      await administer(server, (client) => client.query(drop));
    },
  };
}

interface Template {
  readonly schemas: readonly Schema[];
  readonly withProfile: boolean;
}

async function ensureTemplate(server: string, template: Template): Promise<string> {
  const { schemas, withProfile } = template;
  const name = `jobradar_template_${schemas.join('_')}_${await hashOf(template)}`;
  const buildingUrl = urlOf(server, `${name}_building`);
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    // Built beside and renamed: a template that exists is complete, whoever died while building.
    const building = `${name}_building`;
    await client.query(`drop database if exists ${building} with (force)`);
    await client.query(`create database ${building}`);
    for (const schema of schemas) {
      await migrate({ url: buildingUrl, schema, folder: migrationsOf(schema) });
    }
    for (const role of [...schemas, 'auditor'] as const) {
      await allowLogin({ url: buildingUrl, role, password: rolePassword });
    }
    if (withProfile) await keepProfile(buildingUrl);
    await client.query(`alter database ${building} rename to ${name}`);
  });
  return name;
}

/* Without the profile of its broker a gateway publishes nothing: probed once for all tests. */
async function keepProfile(databaseUrl: string): Promise<void> {
  await using broker = await testBroker();
  await renewProfile({ topologyUrl: broker.urlFor('jr-topology'), databaseUrl });
}

async function hashOf({ schemas, withProfile }: Template): Promise<string> {
  const hash = createHash('sha256');
  // What the runner grants is part of a template too.
  hash.update(
    await readFile(fileURLToPath(new URL('../../libs/postgres/migrate.ts', import.meta.url))),
  );
  if (withProfile) {
    hash.update(`${testServers().amqpUrl} ${topologyMark} ${probeVersion}`);
  }
  for (const schema of schemas) {
    const folder = migrationsOf(schema);
    for (const file of (await readdir(folder)).sort()) {
      hash.update(`${schema}/${file}\n`).update(await readFile(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function migrationsOf(schema: Schema): string {
  return fileURLToPath(new URL(`../../services/${schema}/migrations`, import.meta.url));
}

function urlOf(server: string, database: string, role?: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (role !== undefined) {
    url.username = role;
    url.password = rolePassword;
  }
  return url.href;
}

async function administer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
