/* Mocha as a child of the run, with its counts. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './state.ts';
import type { LocalRun } from './supervise.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The titles of those that failed. */
  readonly failures: readonly string[];
}

/** Which tests to run, and how. */
export interface MochaRun {
  /** A word for the run, unique among those that run at the same time. */
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Shown as it comes, or, where several run at a time, whole when it has ended. */
  readonly isLive: boolean;
}

/** Runs mocha; a run that breaks off counts as one more failure. */
export async function runMocha(run: LocalRun, tests: MochaRun): Promise<Counts> {
  const counts = join(run.state.folder, 'counts');
  mkdirSync(counts, { recursive: true });
  const countsFile = join(counts, `${tests.name}.json`);
  rmSync(countsFile, { force: true });
  const config = tests.args.includes('--config') ? [] : ['--config', 'test/mocharc.json'];
  const child = run.start({
    name: `mocha-${tests.name}`,
    command: process.execPath,
    args: [join(checkout, 'node_modules/mocha/bin/mocha.js'), ...config, ...tests.args],
    env: { ...ownEnvironment(), ...tests.env, JOBRADAR_TEST_COUNTS: countsFile },
    cwd: checkout,
    isShown: tests.isLive,
  });
  const how = await child.ended;
  // Whatever its tests started is of its process group, and ends with it.
  await child.kill();
  if (!tests.isLive) console.log(readFileSync(child.logFile, 'utf8').trimEnd());
  const result: Counts = existsSync(countsFile)
    ? JSON.parse(readFileSync(countsFile, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (how === 'exit code 0' || result.failed > 0) return result;
  const failure = `${tests.name}: the run broke off (${how})`;
  return { ...result, failed: 1, failures: [failure] };
}

/** Runs each of these files in a process of its own, some at a time; hears of each as it ends. */
export async function runFiles(
  files: readonly string[],
  atOnce: number,
  runFile: (file: string) => Promise<void>,
): Promise<void> {
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await runFile(file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function ownEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
