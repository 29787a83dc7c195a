import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { AppError } from '#libs/runtime/errors.ts';

/** Numbered SQL files of one schema: `0001_what_it_adds.sql`, only ever added to. */
export interface MigrationOptions {
  /** A role that may create schemas and roles. */
  readonly url: string;
  readonly schema: 'gateway' | 'storage';
  readonly folder: string;
}

/** What a run did. */
export interface MigrationResult {
  readonly applied: readonly string[];
  readonly alreadyApplied: number;
}

interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly digest: string;
}

/**
 * Brings a schema up to date: every file once, in order, each in a transaction of its own with its
 * mark, under an advisory lock, so that any number of starts at once apply each file exactly once.
 * A file that was changed after it had been applied is refused.
 */
export async function migrate(options: MigrationOptions): Promise<MigrationResult> {
  const files = readFiles(options.folder);
  const client = new pg.Client({ connectionString: options.url, application_name: 'migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [
      `jobradar:migrate:${options.schema}`,
    ]);
    await prepare(client, options.schema);
    return await applyMissing(client, { schema: options.schema, files });
  } finally {
    await client.end();
  }
}

function readFiles(folder: string): readonly MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  return names.map((name, index) => {
    if (!name.startsWith(`${String(index + 1).padStart(4, '0')}_`)) {
      throw new AppError('internal', `Cannot order the migrations: "${name}" is out of sequence`, {
        reason: 'INTERNAL',
      });
    }
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, digest: hash('sha256', sql, 'hex') };
  });
}

async function prepare(client: pg.Client, schema: string): Promise<void> {
  // Roles belong to the whole server: two schemas, or two databases, may make them at once.
  for (const role of [schema, 'auditor']) {
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = 'jobradar_${role}') then
          create role jobradar_${role} nologin;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
  }
  await client.query(`create schema if not exists ${schema}`);
  await client.query(`set search_path to ${schema}`);
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      digest text not null,
      apply_time timestamptz not null default now()
    )`);
}

async function applyMissing(
  client: pg.Client,
  { schema, files }: { readonly schema: string; readonly files: readonly MigrationFile[] },
): Promise<MigrationResult> {
  const known = await client.query<{ name: string; digest: string }>(
    'select name, digest from migrations',
  );
  const digests = new Map(known.rows.map((row) => [row.name, row.digest]));
  const applied: string[] = [];
  for (const file of files) {
    const digest = digests.get(file.name);
    if (digest === file.digest) continue;
    if (digest !== undefined) {
      throw new AppError(
        'failed_precondition',
        `Cannot migrate ${schema}: "${file.name}" was changed after it had been applied`,
        { reason: 'INTERNAL' },
      );
    }
    await apply(client, file);
    applied.push(file.name);
  }
  await grantAccess(client, schema);
  return { applied, alreadyApplied: files.length - applied.length };
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into migrations (name, digest) values ($1, $2)', [
      file.name,
      file.digest,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * The service's role reads and writes rows of its own schema, and can do nothing else. The auditor
 * reads both schemas but for the digests of API keys, and writes nothing.
 */
async function grantAccess(client: pg.Client, schema: string): Promise<void> {
  await client.query(`
    grant usage on schema ${schema} to jobradar_${schema};
    grant select, insert, update, delete on all tables in schema ${schema} to jobradar_${schema};
    grant usage on all sequences in schema ${schema} to jobradar_${schema};
    revoke insert, update, delete on migrations from jobradar_${schema}`);
  // The audit is append-only for the service itself.
  await client.query(`
    do $$ begin
      if to_regclass('${schema}.audit_events') is not null then
        revoke update, delete on ${schema}.audit_events from jobradar_${schema};
      end if;
    end $$`);
  await client.query(`
    grant usage on schema ${schema} to jobradar_auditor;
    grant select on all tables in schema ${schema} to jobradar_auditor;
    do $$ begin
      if to_regclass('${schema}.api_keys') is not null then
        revoke select on ${schema}.api_keys from jobradar_auditor;
      end if;
    end $$`);
}

/**
 * Lets the role of a service, or the auditor's, log in with a password. Installations that make
 * their roles by other means leave this out.
 */
export async function allowLogin(options: {
  readonly url: string;
  readonly role: 'gateway' | 'storage' | 'auditor';
  readonly password: string;
}): Promise<void> {
  const client = new pg.Client({ connectionString: options.url, application_name: 'migrate' });
  await client.connect();
  try {
    // ALTER ROLE takes no bound values, so the server itself quotes them.
    const quoted = await client.query<{ command: string }>(
      `select format('alter role %I login password %L', $1::text, $2::text) as command`,
      [`jobradar_${options.role}`, options.password],
    );
    await client.query(quoted.rows[0]?.command ?? '');
  } finally {
    await client.end();
  }
}
