/* Our services as children of a local run. */
import { join } from 'node:path';
import type { Child } from './children.ts';
import { checkout } from './state.ts';
import type { LocalRun } from './supervise.ts';

const readyWithinMs = 60_000;

/** A service that is ready. */
export interface StartedService {
  readonly child: Child;
  /** The fields of its ready line. */
  readonly ready: Readonly<Record<string, unknown>>;
}

/** Starts a service from its main.ts and waits for its ready line. */
export async function startService(
  run: LocalRun,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<StartedService> {
  let onReady: (ready: Readonly<Record<string, unknown>>) => void;
  const ready = new Promise<Readonly<Record<string, unknown>>>((resolve) => (onReady = resolve));
  const child = run.start({
    name,
    command: process.execPath,
    args: [join('services', name, 'main.ts')],
    cwd: checkout,
    env: {
      PATH: process.env['PATH'] ?? '',
      // From the second start on, sources are taken from the cache of their compiled form.
      NODE_COMPILE_CACHE: join(run.state.shared, 'compile-cache'),
      ...settings,
    },
    onLine(line) {
      const fields = parseLine(line);
      if (fields?.['message'] === `${name} ready`) onReady(fields);
    },
  });
  const patience = AbortSignal.timeout(readyWithinMs);
  const late = new Promise<string>((resolve) => {
    patience.addEventListener('abort', () => resolve(`not ready after ${readyWithinMs / 1000} s`));
  });
  const first = await Promise.race([ready, child.ended, late]);
  if (typeof first === 'object') return { child, ready: first };
  throw new Error(`${name} did not start (${first}); its log (${child.logFile}) ends:
${child.logTail()}`);
}

function parseLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    // Not every line is a log line: a stack trace of a crash is not.
    return undefined;
  }
}
