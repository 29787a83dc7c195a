/* `npm start` as a user gives it, for tests of the whole installation. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { identityOf } from '../../deploy/local/processes.mjs';

/** A running (or ended) `npm start`. */
export interface StartedStack {
  /** npm itself; the leader of the group that a terminal would send Ctrl-C to. */
  readonly npm: ChildProcess;
  readonly output: readonly string[];
  /** Resolves with npm's exit code. */
  readonly ended: Promise<number | null>;
  /** Resolves when the stack says that it is up; rejects when it ends before. */
  readonly up: Promise<void>;
  /** Ctrl-C in the terminal. */
  interrupt(): void;
}

/** The shell variables of the line that the stack prints for the README's commands. */
export type Exports = Readonly<Record<'A' | 'U' | 'H' | 'CRAWL' | 'JOB', string>>;

export const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** Gives the command in a clean shell, with the state in this folder and these settings. */
export function startStack(
  folder: string,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): StartedStack {
  const npm = spawn('npm', ['start', ...(args.length === 0 ? [] : ['--', ...args])], {
    cwd: checkout,
    env: {
      ...shellEnvironment(),
      ...settings,
      JOBRADAR_LOCAL_STATE: folder,
      // A test run that is killed takes its stack along.
      JOBRADAR_END_WITH: identityOf(process.pid) ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output: string[] = [];
  const ended = new Promise<number | null>((resolve) => npm.once('close', resolve));
  const up = new Promise<void>((resolve, reject) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (line.startsWith('export A=')) resolve();
      });
    }
    npm.once('close', () => reject(new Error(`It ended before it was up:\n${output.join('\n')}`)));
  });
  // Those who only wait for the end do not ask for it.
  up.catch(() => undefined);
  return {
    npm,
    output,
    ended,
    up,
    interrupt() {
      if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGINT');
    },
  };
}

/** Reads the printed line of shell variables. */
export function exportsOf({ output }: StartedStack): Exports {
  const line = output.find((candidate) => candidate.startsWith('export A=')) ?? '';
  const value = (name: string): string =>
    new RegExp(`\\b${name}=(?:'([^']*)'|(\\S+))`).exec(line)?.slice(1).find(Boolean) ?? '';
  return {
    A: value('A'),
    U: value('U'),
    H: value('H'),
    CRAWL: value('CRAWL'),
    JOB: value('JOB'),
  };
}

/* The test runs under npm itself; none of its variables belong to a user's shell. */
function shellEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(npm_|JOBRADAR_|TARGETLAB_|NODE_COMPILE_CACHE)/i.test(entry[0]),
  );
  return Object.fromEntries(entries);
}
