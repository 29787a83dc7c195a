/* Secrets of a local run: made once, kept in the state's folder for its owner only. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalState } from './state.ts';

/** The secret of this name; made by `make` the first time. */
export function keptSecret(state: LocalState, name: string, make: () => string): string {
  const known = readSecret(state, name);
  if (known !== undefined) return known;
  const file = fileOf(state, name);
  const secret = make();
  // Whole or not at all: half a secret would be kept for ever.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}

/** The secret of this name; undefined when none is kept. */
export function readSecret(state: LocalState, name: string): string | undefined {
  const file = fileOf(state, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Drops a secret that is of no use any more. */
export function forgetSecret(state: LocalState, name: string): void {
  rmSync(fileOf(state, name), { force: true });
}

function fileOf(state: LocalState, name: string): string {
  const folder = join(state.folder, 'secrets');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  return join(folder, name);
}
