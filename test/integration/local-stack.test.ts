import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'mocha';
import { Client } from 'pg';
import { z } from 'zod';
import { isAlive } from '../../deploy/local/processes.mjs';
import { listenersOf, processesUsing } from '../support/process-list.ts';
import { makeStateFolder, untilNoneUses } from '../support/state-folder.ts';

/* The servers of two checkouts at once (two state folders are to the local stack what two checkouts
 * are), and every way to end them. A broker takes seven seconds to start, so the tests go through
 * one story: both start, the first is killed in two ways, both end. */

const program = fileURLToPath(new URL('../support/local-servers.ts', import.meta.url));
const serversLine = z.object({
  kind: z.literal('servers'),
  databaseUrl: z.string(),
  amqpUrl: z.string(),
  managementUrl: z.string(),
});
type Addresses = z.infer<typeof serversLine>;

describe('the local servers', function () {
  this.timeout(180_000);
  let folders: string[];
  let first: Trial;
  let second: Trial;

  before(async () => {
    folders = [makeStateFolder(), makeStateFolder()];
    // The second runs under a shell, as npm runs its scripts.
    [first, second] = await Promise.all([
      startTrial(folders[0] ?? '', [process.execPath, program]),
      startTrial(folders[1] ?? '', ['/bin/sh', '-c', `"${process.execPath}" "${program}"; true`]),
    ]);
  });

  after(async () => {
    for (const trial of [first, second]) {
      if (trial?.process.exitCode === null) trial.process.kill('SIGTERM');
      await trial?.ended;
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('start for two checkouts at once on ports of their own', async () => {
    const ports = [first, second].flatMap(({ addresses }) => [
      new URL(addresses.databaseUrl).port,
      new URL(addresses.amqpUrl).port,
      new URL(addresses.managementUrl).port,
    ]);
    assert.equal(new Set(ports).size, 6);
    await query(second.addresses, 'select 1');
    await query(first.addresses, 'create table kept (word text)');
    await query(first.addresses, "insert into kept values ('still here')");
  });

  it('listen on loopback addresses only', async () => {
    const found = listenersOf(pidsOf(folders[0] ?? ''));
    assert.ok(
      found.length >= 6,
      `PostgreSQL, AMQP, management, metrics, Erlang, epmd: ${found.join()}`,
    );
    const open = found.filter((address) => !/^(127\.0\.0\.1|\[::1\]):/.test(address));
    assert.deepEqual(open, []);
  });

  it('let a second run of the checkout wait, and end it at once when it is told to', async () => {
    const waiting = launch(folders[0] ?? '', [process.execPath, program]);
    for await (const line of createInterface({ input: waiting.child.stdout })) {
      if (line.includes('runs in this checkout')) break;
    }
    waiting.child.kill('SIGINT');
    const late = AbortSignal.timeout(5_000);
    const isLate = new Promise<'late'>((resolve) => {
      late.addEventListener('abort', () => resolve('late'));
    });
    assert.notEqual(await Promise.race([waiting.ended, isLate]), 'late');
    await query(first.addresses, 'select 1');
  });

  it('end, all of them, when their run is killed', async () => {
    const pids = pidsOf(folders[0] ?? '');
    assert.ok(pids.length >= 3);
    first.process.kill('SIGKILL');
    await untilNoneUses(folders[0] ?? '');
    await query(second.addresses, 'select 1');
  });

  it('start again after a kill, with the same addresses and data', async () => {
    const again = await startTrial(folders[0] ?? '', [process.execPath, program]);
    assert.deepEqual(again.addresses, first.addresses);
    first = again;
    assert.deepEqual(await query(first.addresses, 'select word from kept'), [
      { word: 'still here' },
    ]);
  });

  it('are ended by the next start where even the guard of their run was killed', async () => {
    const left = identitiesIn(folders[0] ?? '');
    for (const pid of guardsOf(folders[0] ?? '')) process.kill(pid, 'SIGKILL');
    first.process.kill('SIGKILL');
    await first.ended;
    assert.ok(left.length >= 3 && left.every(isAlive), 'the servers outlived their run');
    first = await startTrial(folders[0] ?? '', [process.execPath, program]);
    assert.ok(first.output.some((line) => line.includes('Ended what an earlier run left')));
    assert.deepEqual(left.filter(isAlive), []);
  });

  it('end in order on SIGTERM', async () => {
    first.process.kill('SIGTERM');
    assert.equal(await first.ended, 0);
    await untilNoneUses(folders[0] ?? '');
  });

  it('end when the process that started their run is killed', async () => {
    second.process.kill('SIGKILL');
    await untilNoneUses(folders[1] ?? '');
  });
});

interface Trial {
  readonly process: ChildProcess;
  readonly addresses: Addresses;
  readonly output: readonly string[];
  readonly ended: Promise<number | null>;
}

function launch(folder: string, command: readonly string[]) {
  const [file = '', ...args] = command;
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(file, args, {
    env: { ...env, JOBRADAR_LOCAL_STATE: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended };
}

async function startTrial(folder: string, command: readonly string[]): Promise<Trial> {
  const { child, ended } = launch(folder, command);
  const output: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    if (!line.startsWith('{')) continue;
    child.stdout.resume();
    return { process: child, addresses: serversLine.parse(JSON.parse(line)), output, ended };
  }
  throw new Error(`The servers did not start:\n${output.join('\n')}`);
}

function pidsOf(folder: string): readonly number[] {
  return processesUsing(folder).map(({ pid }) => pid);
}

function guardsOf(folder: string): readonly number[] {
  const guards = processesUsing(folder).filter(({ command }) => command.includes('jobradar-lock'));
  return guards.map(({ pid }) => pid);
}

function identitiesIn(folder: string): readonly string[] {
  const pids = join(folder, 'trial', 'pids');
  return readdirSync(pids).map((name) => readFileSync(join(pids, name), 'utf8'));
}

async function query({ databaseUrl }: Addresses, text: string): Promise<unknown> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
