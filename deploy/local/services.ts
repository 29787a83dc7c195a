/* Our services as children of a local run. */
import { join } from 'node:path';
import { wornExitCode } from '../../services/crawler/core/wear.ts';
import type { Child } from './children.ts';
import { checkout } from './state.ts';
import { note } from './steps.ts';
import type { LocalRun } from './supervise.ts';

// Two seconds on a quiet machine; one that works for others may take its time.
const readyWithinMs = 180_000;

/** A service that is ready. */
export interface StartedService {
  readonly child: Child;
  /** The fields of its ready line. */
  readonly ready: Readonly<Record<string, unknown>>;
}

/** Starts a service from its main.ts and waits for its ready line. */
export async function startService(
  run: Pick<LocalRun, 'state' | 'start'>,
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
  const tail = child.logTail();
  const log = tail === '' ? 'is empty' : `ends:\n${tail}`;
  throw new Error(`${name} did not start (${first}); its log (${child.logFile}) ${log}`);
}

/**
 * Resolves when a service has ended for good. One that ended itself because it had worked enough is
 * started again, in its place.
 */
export async function endForGood(
  service: StartedService,
  startAgain: () => Promise<StartedService>,
): Promise<{ readonly child: Child; readonly how: string }> {
  for (let { child } = service; ; { child } = await startAgain()) {
    const how = await child.ended;
    if (how !== `exit code ${wornExitCode}`) return { child, how };
    // Ends what it left behind, which would work on beside its successor.
    await child.stop();
    note(`${child.name} has worked enough and is started again`);
  }
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
