/* One of our services as a process of its own: started from its main.ts, waited for by its ready
 * line, ended politely or by force, always by its own pid. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { until } from './until.ts';

/** A line of a service's log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly message: string };

export interface ServiceOptions {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A service that may be started, ended and started again. */
export interface ServiceProcess extends AsyncDisposable {
  readonly name: string;
  readonly pid: number | undefined;
  /** Everything that it has logged, over all its starts. */
  readonly log: readonly LogLine[];
  /** From its next start on it runs the code in this folder: another release, or back to ours. */
  runFrom(folder: string): void;
  /** Resolves with the ready line. Settings given here hold for this start only. */
  start(env?: Readonly<Record<string, string>>): Promise<LogLine>;
  /** Asks it to end and gives its exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL; resolves when the process is gone, and with it those that it started. */
  kill(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void;
  /** Resolves when the running process has ended, with its exit code. */
  exited(): Promise<number | null>;
  /** Waits for a line with these words that comes after the call, or came since `after`. */
  waitForLog(words: string, options?: { after?: number; withinMs?: number }): Promise<LogLine>;
  /** The newest lines, for messages of failures. */
  tail(lines?: number): string;
}

/** The folder of our own code. */
export const checkout = fileURLToPath(new URL('../..', import.meta.url));
// Two seconds on a quiet machine.
const readyWithinMs = 60_000;
const stopWithinMs = 20_000;
const goneWithinMs = 10_000;

/** Describes a service; nothing runs before `start`. */
export function serviceProcess({ name, env }: ServiceOptions): ServiceProcess {
  const log: LogLine[] = [];
  let child: ChildProcess | undefined;
  let isClosed = true;
  let folder = checkout;
  const isRunning = (): boolean =>
    child !== undefined && child.exitCode === null && child.signalCode === null;
  const exited = async (): Promise<number | null> => {
    if (child !== undefined && isRunning()) await once(child, 'exit');
    return child?.exitCode ?? null;
  };
  // Its output closes when the last process of its own that writes there has ended, too.
  const allGone = async (): Promise<void> => {
    await exited();
    if (child === undefined || isClosed) return;
    await once(child, 'close', { signal: AbortSignal.timeout(goneWithinMs) });
  };
  const waitForLog: ServiceProcess['waitForLog'] = async (words, options = {}) => {
    const { after = log.length, withinMs = 10_000 } = options;
    const look = (): LogLine | undefined =>
      log.slice(after).find(({ message }) => message.includes(words));
    return await until(`"${words}" in the log of ${name}`, look, { withinMs });
  };
  const tail = (lines = 15): string => log.slice(-lines).map(render).join('\n');
  return {
    name,
    get pid() {
      return isRunning() ? child?.pid : undefined;
    },
    log,
    runFrom(place) {
      folder = place;
    },
    async start(changes = {}) {
      const after = log.length;
      const started = launch(name, folder, { ...env, ...changes });
      child = started;
      isClosed = false;
      started.once('close', () => {
        if (child === started) isClosed = true;
      });
      collect(started, log);
      const readyWords = `${name} ready`;
      const ready = waitForLog(readyWords, { after, withinMs: readyWithinMs });
      // One that got ready and has ended since did start: all that it said is read by its close.
      const ended = once(started, 'close').then(() => {
        return log.slice(after).find(({ message }) => message.includes(readyWords));
      });
      const line = await Promise.race([ready.catch(() => undefined), ended]);
      if (line !== undefined) return line;
      started.kill('SIGKILL');
      throw new Error(`${name} did not get ready; its log ends:\n${tail(30)}`);
    },
    async stop() {
      child?.kill('SIGTERM');
      const patience = setTimeout(() => child?.kill('SIGKILL'), stopWithinMs);
      const code = await exited();
      clearTimeout(patience);
      return code;
    },
    async kill() {
      child?.kill('SIGKILL');
      await allGone();
    },
    signal(signal) {
      child?.kill(signal);
    },
    exited,
    waitForLog,
    tail,
    async [Symbol.asyncDispose]() {
      child?.kill('SIGKILL');
      await allGone();
    },
  };
}

function launch(name: string, folder: string, env: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  // Not the caller's environment: a service has to do with what its settings name.
  return spawn(process.execPath, [`services/${name}/main.ts`], {
    cwd: folder,
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess, log: LogLine[]): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => log.push(parseLine(line)));
  }
}

function parseLine(line: string): LogLine {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed === 'object' && parsed !== null && 'message' in parsed) {
      return { ...parsed, message: String(parsed.message) };
    }
  } catch {
    // A stack trace of a process that dies is no JSON, and worth all the more.
  }
  return { message: line };
}

function render({ message, time: _time, service: _service, ...fields }: LogLine): string {
  const rest = Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`;
  return `    ${message}${rest}`;
}
