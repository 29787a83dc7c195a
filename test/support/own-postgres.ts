/* A PostgreSQL of one drill's own, which it may stop, kill, fill, and set back in time. It writes
 * to disk as in production: what was committed survives a kill. */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startChild, type Child } from '../../deploy/local/children.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../deploy/local/postgres.ts';
import type { LocalRun } from '../../deploy/local/supervise.ts';
import { openOwnState } from './own-state.ts';
import { processesUsing } from './process-list.ts';
import { until } from './until.ts';

/** Server settings as postgresql.conf names them. */
export type PostgresSettings = Readonly<Record<string, string>>;

/** A copy of all files of a server, as they were at one moment. */
export interface Backup {
  readonly folder: string;
}

export interface OwnPostgres extends AsyncDisposable {
  /** The superuser's URL of the database `postgres`; stays the same over restarts. */
  readonly url: string;
  readonly port: number;
  /** The postmaster's, while it runs. */
  readonly pid: number | undefined;
  readonly dataFolder: string;
  /** Lets sessions end their statement (fast: rolls them back; immediate: as a crash does). */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** SIGKILL of the postmaster; resolves when its backends are gone too. */
  kill(): Promise<void>;
  /** Starts it again, at the same address; resolves when it answers. */
  start(settings?: PostgresSettings): Promise<void>;
  /** Changes settings of the running server that need no restart. */
  configure(settings: PostgresSettings): Promise<void>;
  /** Ends backends that serve these applications (a LIKE pattern), or a share; gives how many. */
  endBackends(applications: string, share?: number): Promise<number>;
  /** Copies the files while the server works. */
  backup(): Promise<Backup>;
  /** Puts a copy in the place of what is there; the server starts again from it. */
  restore(backup: Backup): Promise<void>;
  /** The last lines of its log. */
  logTail(): string;
}

const execute = promisify(execFile);

/** Where and how to start it. */
export interface OwnPostgresOptions {
  readonly settings?: PostgresSettings;
  /** A folder to put its state into, as on a disk that is to run full. */
  readonly place?: string;
}

/** Starts a server in a folder of its own; disposing it ends it and removes all of it. */
export async function startOwnPostgres(options: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const binaries = await findPostgres();
  if (binaries === undefined) throw new Error('A drill of the database needs PostgreSQL 15 here');
  await using building = new AsyncDisposableStack();
  const { state } = building.use(await openOwnState('postgres', options.place));
  let child: Child | undefined;
  const never = new AbortController().signal;
  const run: LocalRun = {
    state,
    ending: { signal: never, hurry: never },
    start: (spec) => (child = startChild(state, spec)),
    defer: (giveBack) => building.defer(giveBack),
  };
  building.defer(async () => await child?.kill());
  const launch = (settings: PostgresSettings): Promise<PostgresServer> =>
    startPostgres(run, binaries, { durable: true, settings: { ...options.settings, ...settings } });
  const { url, version } = await launch({});
  const port = Number(new URL(url).port);
  const dataFolder = join(state.folder, 'postgres', `data-${Number.parseInt(version, 10)}`);
  const resources = building.move();
  let backups = 0;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child?.isRunning() !== true) return;
    process.kill(child.pid, signal);
    await child.ended;
    // Backends see the postmaster's death by themselves; none may be left when it starts again.
    const isEmpty = (): boolean => processesUsing(dataFolder).length === 0;
    await until(`the end of all backends in ${dataFolder}`, isEmpty, { withinMs: 20_000 });
  };
  const start = async (settings: PostgresSettings = {}): Promise<void> => {
    if (child?.isRunning() === true) return;
    const server = await launch(settings);
    if (server.url !== url) throw new Error('PostgreSQL came back elsewhere: its port was taken');
  };
  // Two starts at a time would be two servers, of which one is nobody's.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  return {
    url,
    port,
    dataFolder,
    get pid() {
      return child?.isRunning() === true ? child.pid : undefined;
    },
    start: (settings) => inTurn(() => start(settings)),
    stop: (mode = 'fast') => inTurn(() => end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')),
    kill: () => inTurn(() => end('SIGKILL')),
    async configure(settings) {
      await withClient(url, async (client) => {
        for (const [name, value] of Object.entries(settings)) {
          await client.query(`alter system set ${name} = ${client.escapeLiteral(value)}`);
        }
        await client.query('select pg_reload_conf()');
      });
    },
    endBackends: (applications, share = 1) =>
      withClient(url, async (client) => {
        const { rowCount } = await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where application_name like $1 and pid <> pg_backend_pid() and random() < $2`,
          [applications, share],
        );
        return rowCount ?? 0;
      }),
    async backup() {
      backups += 1;
      const folder = join(state.folder, `backup-${backups}`);
      await withClient(url, (client) => copyFiles(client, dataFolder, folder));
      return { folder };
    },
    restore: ({ folder }) =>
      inTurn(async () => {
        await end('SIGQUIT');
        rmSync(dataFolder, { recursive: true, force: true });
        // Owners and modes have to stay: the server refuses a folder that others may read.
        await execute('cp', ['-a', folder, dataFolder]);
        await start();
      }),
    logTail: () => child?.logTail() ?? '',
    async [Symbol.asyncDispose]() {
      await inTurn(() => end('SIGKILL'));
      await resources.disposeAsync();
    },
  };
}

/* A base backup by hand: all files between two marks, and the log that belongs to them last. */
async function copyFiles(client: Client, data: string, folder: string): Promise<void> {
  await client.query("select pg_backup_start('drill', true)");
  await execute('cp', ['-a', data, folder]).catch((error: unknown) => {
    // A file that vanished meanwhile is none that the backup needs.
    if (!String(error).includes('No such file')) throw error;
  });
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  );
  const log = join(folder, 'pg_wal');
  rmSync(log, { recursive: true, force: true });
  await execute('cp', ['-a', join(data, 'pg_wal'), log]);
  for (const name of ['postmaster.pid', 'postmaster.opts']) {
    rmSync(join(folder, name), { force: true });
  }
  writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  await execute('chown', ['--reference', join(data, 'PG_VERSION'), join(folder, 'backup_label')]);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'drill' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
