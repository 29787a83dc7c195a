/* The release before this one, as real code: for drills in which both run together. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from './service-process.ts';

const execute = promisify(execFile);

/** A folder with the code of the previous release; disposing it removes the folder. */
export interface PreviousRelease extends AsyncDisposable {
  readonly folder: string;
  readonly commit: string;
  /** Runs one of its scripts to the end, with this environment only. */
  readonly run: (script: string, env: Readonly<Record<string, string>>) => Promise<void>;
}

/** Unpacks the previous release; undefined where the history does not hold it. */
export async function previousRelease(): Promise<PreviousRelease | undefined> {
  const commit = readFileSync(join(checkout, 'test/drills/previous-release'), 'utf8').trim();
  const isKnown = await git('cat-file', '-e', `${commit}^{commit}`).then(
    () => true,
    () => false,
  );
  if (!isKnown) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'jobradar-previous-'));
  const archive = join(folder, 'release.tar');
  await git('archive', '--format=tar', `--output=${archive}`, commit);
  await execute('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  // It runs on today's dependencies: what is tried here is our own code.
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    commit,
    run: (script, env) => runScript(folder, script, env),
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a script of the code in a folder to the end; rejects with its output when it fails. */
export async function runScript(
  folder: string,
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { PATH = '' } = process.env;
  await execute(process.execPath, [script], { cwd: folder, env: { PATH, ...env } });
}

function git(...args: readonly string[]): Promise<unknown> {
  return execute('git', ['-C', checkout, ...args]);
}
