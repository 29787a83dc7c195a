/* Runs the command line as `npm run jobradar` starts it in the end. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './started-stack.ts';
import type { World } from './world.ts';

/** What a command printed, and its exit code. */
export interface Told {
  readonly code: number;
  readonly text: string;
  readonly errors: string;
}

/** Runs the command in a folder. */
export async function runCli(
  args: readonly string[],
  {
    folder,
    env = {},
  }: { readonly folder: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Told> {
  const { promise, resolve } = Promise.withResolvers<Told>();
  execFile(
    process.execPath,
    [join(checkout, 'services', 'cli', 'main.ts'), ...args],
    { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...env } },
    (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), text: stdout, errors: stderr });
    },
  );
  return await promise;
}

/** The settings by which the command finds a world. */
export function cliSettings(world: World): Readonly<Record<string, string>> {
  return {
    JOBRADAR_API_ADDRESS: world.installation.publicAddress,
    JOBRADAR_API_KEY: world.apiKey,
  };
}
