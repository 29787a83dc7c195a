/* The processes that a local run starts. Each gets a session of its own, so that Ctrl-C reaches
 * the run and not them: the run ends them in order, the newest first. Each is written down with
 * its start time before anything else happens, so that a later run finds and ends exactly what a
 * killed one left. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { identityOf, isAlive } from './processes.mjs';
import type { LocalState, UnixUser } from './state.ts';

/** What to start, and how to end it politely. */
export interface ChildSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment: nothing of the caller's own slips in. */
  readonly env: Readonly<Record<string, string>>;
  readonly user?: UnixUser | undefined;
  readonly cwd?: string;
  readonly stopSignal?: NodeJS.Signals;
  readonly stopWithinMs?: number;
  /** Called with every line of its standard output, which the log file gets as well. */
  readonly onLine?: (line: string) => void;
  /** Its output goes to the reader instead of a log file. */
  readonly isShown?: boolean;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  /** Resolves with words for how it ended. */
  readonly ended: Promise<string>;
  isRunning(): boolean;
  /** The last lines of what it wrote. */
  logTail(): string;
  /** Politely first; whatever has not ended in time is killed. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const stopWithinMs = 15_000;

/** Starts a process, written down in the state's folder until it has ended. */
export function startChild(state: LocalState, spec: ChildSpec): Child {
  const logFile = join(folderOf(state, 'logs'), `${spec.name}.log`);
  const log = openSync(logFile, 'w');
  const out = spec.onLine === undefined ? log : 'pipe';
  const child = spawn(spec.command, spec.args, {
    env: spec.env,
    cwd: spec.cwd ?? '/',
    detached: true,
    stdio: spec.isShown === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', out, log],
    ...(spec.user === undefined ? {} : { uid: spec.user.uid, gid: spec.user.gid }),
  });
  const pidFile = join(folderOf(state, 'pids'), spec.name);
  writeFileSync(pidFile, identityOf(child.pid ?? 0) ?? '');
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).finally(() => rmSync(pidFile, { force: true }));
  if (spec.onLine === undefined) closeSync(log);
  else passLines(child, { log, onLine: spec.onLine });
  return handle(child, { spec, logFile, ended });
}

/** Ends every process that an earlier run of this state left behind, and tells their names. */
export async function endLeftOvers(folder: string): Promise<readonly string[]> {
  const pids = join(folder, 'pids');
  mkdirSync(pids, { recursive: true });
  const found: string[] = [];
  for (const name of readdirSync(pids)) {
    const identity = readFileSync(join(pids, name), 'utf8');
    const pid = Number(identity.split(':', 1)[0]);
    if (identity !== '' && isAlive(identity)) {
      found.push(name);
      signalGroup(pid, 'SIGKILL');
      await untilGone(identity);
    } else if (pid > 0 && identityOf(pid) === undefined) {
      // The leader has ended; a pid stays taken while its group has members, so they are ours.
      signalGroup(pid, 'SIGKILL');
    }
    rmSync(join(pids, name), { force: true });
  }
  return found;
}

function handle(
  child: ChildProcess,
  facts: { spec: ChildSpec; logFile: string; ended: Promise<string> },
): Child {
  const { spec, logFile, ended } = facts;
  const pid = child.pid ?? 0;
  const isRunning = (): boolean => pid !== 0 && child.exitCode === null && !child.signalCode;
  let isSwept = false;
  const end = async (signal: NodeJS.Signals, withinMs: number): Promise<void> => {
    if (isRunning()) {
      child.kill(signal);
      const patience = setTimeout(() => signalGroup(pid, 'SIGKILL'), withinMs);
      await ended;
      clearTimeout(patience);
    }
    if (isSwept) return;
    // What the leader left of its group has no task any more. Later its number may be another's.
    isSwept = true;
    signalGroup(pid, 'SIGKILL');
  };
  return {
    name: spec.name,
    pid,
    logFile,
    ended,
    isRunning,
    logTail: () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n'),
    stop: () => end(spec.stopSignal ?? 'SIGTERM', spec.stopWithinMs ?? stopWithinMs),
    kill: () => end('SIGKILL', 0),
  };
}

function passLines(
  child: ChildProcess,
  { log, onLine }: { log: number; onLine: (line: string) => void },
): void {
  if (child.stdout === null) return;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    writeFileSync(log, `${line}\n`);
    onLine(line);
  });
  lines.once('close', () => closeSync(log));
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended by itself.
  }
}

async function untilGone(identity: string): Promise<void> {
  const deadline = performance.now() + stopWithinMs;
  while (isAlive(identity)) {
    if (performance.now() > deadline) throw new Error(`Process ${identity} does not end`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function folderOf(state: LocalState, name: string): string {
  const path = join(state.folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}
