/* Programs of a newer release beside the machine's older C library. Each program of the tree is
 * replaced by two lines of shell that call it through the tree's own dynamic loader, with the
 * tree's own libraries; what such a program starts of the machine itself is not touched by it. */
import { closeSync, globSync, openSync, readdirSync, readSync } from 'node:fs';
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Where a tree is made, where it will be, and which part of it holds the programs. */
export interface TreeOfPrograms {
  readonly draft: string;
  readonly home: string;
  readonly programs: string;
}

const loaders = 'usr/lib/*/ld-linux*.so.*';
const programMark = Buffer.from('\x7fELF');

/** Makes every program of the tree use the tree's own loader and libraries. */
export function useOwnLibraries({ draft, home, programs }: TreeOfPrograms): void {
  const [loader] = globSync(join(draft, loaders));
  if (loader === undefined) throw new Error(`No dynamic loader (${loaders}) among the packages`);
  const placed = (path: string): string => join(home, relative(draft, path));
  for (const program of programsIn(join(draft, programs))) {
    const folder = join(dirname(program), 'real');
    mkdirSync(folder, { recursive: true });
    const real = join(folder, basename(program));
    renameSync(program, real);
    // Some of them go by the name that they were called with.
    const call = `exec '${placed(loader)}' --library-path '${placed(dirname(loader))}'`;
    writeFileSync(program, `#!/bin/sh\n${call} --argv0 "$0" '${placed(real)}' "$@"\n`);
    chmodSync(program, 0o755);
  }
}

function programsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true });
  return files
    .filter((file) => file.isFile() && !/\.so(\.|$)/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => beginOf(path).equals(programMark));
}

function beginOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(programMark.length);
    readSync(file, bytes, 0, bytes.length, 0);
    return bytes;
  } finally {
    closeSync(file);
  }
}
