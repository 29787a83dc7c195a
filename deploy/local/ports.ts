/* Free ports, chosen once and kept with the state. They are taken from below the range that the
 * kernel hands out to outgoing connections: a kept port is not lost to a chance connection. */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityOf, isAlive } from './processes.mjs';
import type { LocalState } from './state.ts';

type Ports = Readonly<Record<string, number>>;

const lowest = 15_000;
const highest = 32_000;
const triesMax = 200;

/** The ports of this state under these names; one that is taken by now is chosen anew. */
export async function portsOf<Name extends string>(
  state: LocalState,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  return await choose(state, names, async (_name, known, taken) =>
    known !== undefined && (await isFree(known)) ? known : await freePort(taken),
  );
}

/** The same, but a port that was chosen once stays: something that is stored names it. */
export async function fixedPortsOf<Name extends string>(
  state: LocalState,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  return await choose(state, names, async (name, known, taken) => {
    if (known === undefined) return await freePort(taken);
    if (await isFree(known)) return known;
    throw new Error(
      `Port ${known} (${name}) is taken by another program. End that one, or remove ` +
        `${state.folder} to begin anew.`,
    );
  });
}

// Servers start side by side: one choice at a time, or each would forget the other's.
let turn: Promise<unknown> = Promise.resolve();

async function choose<Name extends string>(
  state: LocalState,
  names: readonly Name[],
  portFor: (name: Name, known: number | undefined, taken: Ports) => Promise<number>,
): Promise<Record<Name, number>> {
  const chosen = turn.then(async () => {
    const file = join(state.folder, 'ports.json');
    const kept: Record<string, number> = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : {};
    for (const name of names) kept[name] = await portFor(name, kept[name], kept);
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
    return Object.fromEntries(names.map((name) => [name, kept[name]]));
  });
  turn = chosen.catch(() => undefined);
  return (await chosen) as Record<Name, number>;
}

/**
 * A free port that is none of these. It is this process's until its end: what it is for may listen
 * only later, and nobody else gets it meanwhile.
 */
export async function freePort(taken: Ports = {}): Promise<number> {
  const [port] = await freePorts(1, taken);
  if (port === undefined) throw new Error('A run of one port has none');
  return port;
}

/** The same for as many ports in a row: whoever counts up from the first finds none taken. */
export async function freePorts(count: number, taken: Ports = {}): Promise<readonly number[]> {
  const others = new Set(Object.values(taken));
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const first = randomInt(lowest, highest - count);
    const run = Array.from({ length: count }, (_, index) => first + index);
    const areFree = await Promise.all(
      run.map(async (port) => !others.has(port) && (await isFree(port))),
    );
    if (areFree.every(Boolean) && run.every(claim)) return run;
  }
  throw new Error(`No ${count} free ports in a row between ${lowest} and ${highest}`);
}

const claims = join(tmpdir(), 'jobradar-ports');
const own = new Set<string>();
process.once('exit', () => {
  for (const file of own) rmSync(file, { force: true });
  try {
    rmdirSync(claims);
  } catch {
    // Others have theirs in it, or it is gone already.
  }
});

// One file a port, which holds who has it; that of a process that is gone counts for nothing.
function claim(port: number): boolean {
  const file = join(claims, String(port));
  if (own.has(file)) return false;
  try {
    mkdirSync(claims, { recursive: true, mode: 0o777 });
    if (existsSync(file) && !isAlive(readFileSync(file, 'utf8'))) rmSync(file, { force: true });
    writeFileSync(file, identityOf(process.pid) ?? '', { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // Where claims cannot be written a chance meeting is all that may happen.
  }
  own.add(file);
  return true;
}

/** Whether nobody listens on this port of the loopback address. */
export async function isFree(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
