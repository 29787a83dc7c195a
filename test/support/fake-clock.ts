/* A clock that is wrong, for one process: libfaketime, unpacked and not installed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canUnpack, unpackedTree } from '../../deploy/local/packages.ts';
import { openState } from '../../deploy/local/state.ts';

const faketime = {
  name: 'libfaketime',
  root: 'libfaketime',
  belongs: () => false,
};

/**
 * The environment in which a process takes the wall clock to be off by so many minutes; its
 * monotonic clock stays right, as it does where a real clock is set. Undefined where the library
 * cannot be had.
 */
export async function wrongClock(
  minutes: number,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (!canUnpack()) return undefined;
  const tree = await unpackedTree(openState('test'), faketime).catch(() => undefined);
  if (tree === undefined) return undefined;
  const names = readdirSync(tree, { recursive: true, encoding: 'utf8' });
  const library = names.find((name) => name.endsWith('/libfaketime.so.1'));
  if (library === undefined) return undefined;
  return {
    LD_PRELOAD: join(tree, library),
    FAKETIME: `${minutes < 0 ? '-' : '+'}${Math.abs(minutes)}m`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
