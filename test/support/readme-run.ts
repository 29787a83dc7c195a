/* Runs the README's commands in a shell, as a reader would. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout, type Exports } from './started-stack.ts';

const execute = promisify(execFile);
const commandWithinMs = 60_000;

/** The shell function for buf curl as the README defines it. */
export function readmeFunction(): string {
  const readme = readFileSync(join(checkout, 'README.md'), 'utf8');
  const definition = /^b\(\) \{.*\}$/m.exec(readme)?.[0];
  if (definition === undefined) throw new Error('The README defines no function b');
  return definition;
}

/** The same without npx, which finds the same program a second later. */
export function quickFunction(): string {
  return readmeFunction().replace('npx buf', 'buf');
}

/** Runs one line with the variables that the stack printed; gives what it prints. */
export async function runReadmeLine(
  definition: string,
  line: string,
  exports: Exports,
): Promise<string> {
  const { stdout } = await execute('bash', ['-c', `${definition}\n${line}`], {
    cwd: checkout,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', ...exports },
    timeout: commandWithinMs,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}
