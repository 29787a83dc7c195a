/* A private PostgreSQL: the system's binaries, our own folder, port and password. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { Child } from './children.ts';
import { portsOf } from './ports.ts';
import { folderOf } from './processes.mjs';
import { keptSecret } from './secrets.ts';
import { makeFolder, type LocalState } from './state.ts';
import type { LocalRun } from './supervise.ts';

/** A server that runs. */
export interface PostgresServer {
  /** The superuser's URL. */
  readonly url: string;
  readonly version: string;
  readonly child: Child;
}

export interface PostgresOptions {
  /** For tests: gives up durability across a power cut for speed. */
  readonly durable: boolean;
  /** Further settings, by their names in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

const majorMin = 15;
const startWithinMs = 60_000;
const places = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/usr/local/pgsql/bin'];
const execute = promisify(execFile);

/** The folder of the newest usable PostgreSQL binaries; undefined when there is none. */
export async function findPostgres(): Promise<{ bin: string; version: string } | undefined> {
  const pathFolders = (process.env['PATH'] ?? '').split(':');
  const folders = [...globSync(places), ...pathFolders].filter(
    (bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb')),
  );
  const found = await Promise.all(
    folders.map(async (bin) => {
      const { stdout } = await execute(join(bin, 'postgres'), ['--version']);
      const version = /(\d+)(\.\d+)?/.exec(stdout)?.[0] ?? '0';
      return { bin, version, major: Number.parseInt(version, 10) };
    }),
  );
  return found.filter(({ major }) => major >= majorMin).sort((a, b) => b.major - a.major)[0];
}

/** Starts the state's server, making its data folder first where there is none. */
export async function startPostgres(
  run: LocalRun,
  binaries: { bin: string; version: string },
  options: PostgresOptions,
): Promise<PostgresServer> {
  const { state } = run;
  const home = makeFolder(join(state.folder, 'postgres'), state.user);
  // A data folder belongs to one major version.
  const data = join(home, `data-${Number.parseInt(binaries.version, 10)}`);
  const password = keptSecret(state, 'postgres-password', () => randomBytes(18).toString('hex'));
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await initialise(state, { bin: binaries.bin, home, data, password });
  }
  clearStalePid(data);
  const { postgres: port } = await portsOf(state, ['postgres']);
  const child = run.start({
    name: 'postgres',
    command: join(binaries.bin, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings(options)],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
    user: state.user,
    cwd: home,
    stopSignal: 'SIGINT',
  });
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  await untilAnswers(child, url);
  return { url, version: binaries.version, child };
}

/* PostgreSQL refuses to start while the pid that a killed server left stands for any process. The
 * state's lock is held here: only a server that works in this very folder can be one of ours. */
function clearStalePid(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (folderOf(pid) === data) throw new Error(`PostgreSQL (pid ${pid}) still runs in ${data}`);
  rmSync(file);
}

async function initialise(
  state: LocalState,
  { bin, home, data, password }: { bin: string; home: string; data: string; password: string },
): Promise<void> {
  const draft = join(home, 'data-draft');
  const passwordFile = join(home, 'password');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const user = state.user === undefined ? {} : { uid: state.user.uid, gid: state.user.gid };
  if (state.user !== undefined) chownSync(passwordFile, state.user.uid, state.user.gid);
  const args = ['-D', draft, '-U', 'postgres', '--auth=scram-sha-256', '--pwfile', passwordFile];
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await execute(join(bin, 'initdb'), [...args, ...locale], {
    ...user,
    cwd: home,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
  });
  rmSync(passwordFile);
  // A run that was killed inside initdb leaves a draft, never a broken data folder.
  renameSync(draft, data);
}

function settings({ durable, settings: given = {} }: PostgresOptions): readonly string[] {
  const always = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=400',
    'shared_buffers=128MB',
    'max_wal_size=1GB',
    'log_min_messages=warning',
  ];
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const further = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  const all = [...always, ...(durable ? [] : careless), ...further];
  return all.flatMap((setting) => ['-c', setting]);
}

async function untilAnswers(child: Child, url: string): Promise<void> {
  const deadline = performance.now() + startWithinMs;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (cause) {
      if (!child.isRunning() || performance.now() > deadline) {
        throw new Error(`PostgreSQL does not answer; its last words:\n${child.logTail()}`, {
          cause,
        });
      }
    } finally {
      await client.end();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
